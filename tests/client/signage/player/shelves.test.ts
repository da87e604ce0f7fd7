import { expect, test } from 'vitest'
import { createFiles } from '../../../../client/signage/player/files.ts'
import { createShelves, type Shelf } from '../../../../client/signage/player/shelves.ts'

/** A browser's caches, as far as they are needed here. */
function browser() {
  const kept = new Map<string, Map<string, Response>>()
  const caches = {
    async open(name: string): Promise<Shelf> {
      const own = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, own)
      return {
        match: async url => own.get(url)?.clone(),
        put: async (url, answer) => void own.set(url, answer),
        delete: async url => own.delete(url),
        keys: async () => [...own.keys()].map(url => new Request(`http://tv.test${url}`)),
      }
    },
    delete: async (name: string) => kept.delete(name),
  }
  return { kept, caches }
}

test('A TV that is thrown out keeps nothing, nor what is on its way at that moment', async () => {
  const { kept, caches } = browser()
  const shelves = createShelves(caches)
  const coming = Promise.withResolvers<Response>()
  const files = createFiles({
    shelf: () => shelves.open('screen-files'),
    fetch: async () => (await coming.promise).clone(),
    digest: bytes => crypto.subtle.digest('SHA-256', bytes),
  })
  const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
  const manifest = { version: '1', files: [{ url: '/a', bytes: 4, sha256, chunks: [sha256] }] }
  const keeping = files.keep(manifest)
  await Promise.resolve()
  expect([...kept.keys()]).toEqual(['screen-files'])
  await shelves.giveUp(['screen-files'])
  coming.resolve(new Response('test'))
  await keeping
  expect(await files.keep(manifest)).toEqual([])
  expect(await files.haveAll(manifest)).toBe(false)
  expect(await files.read('/a')).toBeNull()
  expect([...kept.keys()]).toEqual([])
})
