import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFiles } from '../../../../client/signage/player/files.ts'

const ORIGIN = 'http://tv.test'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (url: string, text: string) => ({ url, bytes: text.length, sha256: hash(text), chunks: [hash(text)] })

function device(served: Record<string, string | null>) {
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const files = createFiles({
    shelf: async () => ({
      match: async url => kept.get(url)?.clone(),
      put: async (url, answer) => void kept.set(url, answer),
      delete: async url => kept.delete(url.replace(ORIGIN, '')),
      keys: async () => [...kept.keys()].map(url => new Request(ORIGIN + url)),
    }),
    async fetch(url) {
      asked.push(url)
      const text = served[url]
      if (text === undefined) return new Response('', { status: 404 })
      if (text === null) throw new TypeError('Failed to fetch')
      return new Response(text, { headers: { 'content-type': 'image/png' } })
    },
    digest: bytes => crypto.subtle.digest('SHA-256', bytes),
  })
  return { files, kept, asked, served }
}

test('Files are fetched once and are there without the network, as what they are', async () => {
  const { files, asked, served } = device({ '/a': 'eins', '/b': 'zwei' })
  const manifest = { version: '1', files: [file('/a', 'eins'), file('/b', 'zwei')] }
  expect(await files.keep(manifest)).toEqual([])
  for (const url of Object.keys(served)) served[url] = null
  expect(await files.keep(manifest)).toEqual([])
  expect(asked).toEqual(['/a', '/b'])
  const bytes = await files.read('/b')
  expect([bytes?.type, await bytes?.text()]).toEqual(['image/png', 'zwei'])
})

test('What has other bytes than were told is not kept and asked for again', async () => {
  const { files, served } = device({ '/a': 'eins und ein halbes' })
  const manifest = { version: '1', files: [file('/a', 'eins')] }
  expect(await files.keep(manifest)).toEqual(['/a'])
  expect(await files.read('/a')).toBeNull()
  served['/a'] = 'eins'
  expect(await files.keep(manifest)).toEqual([])
})

test('What is not needed any more goes, as soon as everything new is there', async () => {
  const { files, kept, served } = device({ '/a': 'eins', '/b': null })
  await files.keep({ version: '1', files: [file('/a', 'eins')] })
  const next = { version: '2', files: [file('/b', 'zwei')] }
  expect(await files.keep(next)).toEqual(['/b'])
  expect([...kept.keys()]).toEqual(['/a'])
  served['/b'] = 'zwei'
  expect(await files.keep(next)).toEqual([])
  expect([...kept.keys()]).toEqual(['/b'])
})
