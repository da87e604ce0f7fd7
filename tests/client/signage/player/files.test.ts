import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createFiles } from '../../../../client/signage/player/files.ts'
import { CHUNK_BYTES } from '../../../../schema/signage/screenDocuments.ts'

const ORIGIN = 'http://tv.test'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (url: string, text: string) => ({ url, bytes: text.length, sha256: hash(text), chunks: [hash(text)] })

function device(served: Record<string, string | null>, digest = proved) {
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const files = createFiles({
    shelf: async () => ({
      match: async url => kept.get(url)?.clone(),
      put: async (url, answer) => void kept.set(url, answer),
      delete: async url => kept.delete(url.replace(ORIGIN, '')),
      keys: async () => [...kept.keys()].map(url => new Request(ORIGIN + url)),
    }),
    async fetch(url, init) {
      const range = /bytes=(\d+)-(\d+)/.exec(init?.headers['range'] ?? '')
      asked.push(range ? `${url} ${range[1]}` : url)
      const text = served[url]
      if (text === undefined) return new Response('', { status: 404 })
      if (text === null) throw new TypeError('Failed to fetch')
      const headers = { 'content-type': 'image/png' }
      if (range) {
        const part = text.slice(Number(range[1]), Number(range[2]) + 1)
        return part ? new Response(part, { status: 206, headers }) : new Response('', { status: 416 })
      }
      return new Response(text, { headers: { 'content-type': 'image/png' } })
    },
    digest,
  })
  return { files, kept, asked, served }
}

const proved = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes)

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

test('What came of an update that another one replaced makes room first; what is played stays', async () => {
  const bytes: Record<string, string> = { '/a': 'eins', '/b': 'zwei', '/d': 'vier' }
  const { files, kept } = device({ ...bytes, '/c': null })
  const [played, replaced, latest] = [['/a'], ['/b', '/c'], ['/c', '/d']].map((urls, at) => ({
    version: String(at),
    files: urls.map(url => file(url, bytes[url] ?? 'drei')),
  }))
  if (!played || !replaced || !latest) throw new Error('Three updates.')
  await files.keep(played)
  expect(await files.keep(replaced, played)).toEqual(['/c'])
  expect([...kept.keys()]).toEqual(['/a', '/b'])
  expect(await files.keep(latest, played)).toEqual(['/c'])
  expect([...kept.keys()]).toEqual(['/a', '/d'])
})

/** Three pieces, the last one short. */
const long = 'a'.repeat(CHUNK_BYTES) + 'b'.repeat(CHUNK_BYTES) + 'ende'
const film = {
  url: '/film.mp4',
  bytes: long.length,
  sha256: hash(long),
  chunks: [0, 1, 2].map(index => hash(long.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES))),
}

test('A large file comes in pieces and goes on where it was cut off; it is there with its last piece', async () => {
  const { files, kept, asked, served } = device({ '/film.mp4': long.slice(0, CHUNK_BYTES + 5) })
  expect(await files.keep({ version: '1', files: [film] })).toEqual(['/film.mp4'])
  expect(await files.read('/film.mp4')).toBeNull()
  served['/film.mp4'] = long
  expect(await files.keep({ version: '1', files: [film] })).toEqual([])
  expect(asked).toEqual([
    '/film.mp4 0',
    `/film.mp4 ${CHUNK_BYTES}`,
    `/film.mp4 ${CHUNK_BYTES}`,
    `/film.mp4 ${2 * CHUNK_BYTES}`,
  ])
  const bytes = await files.read('/film.mp4')
  expect([bytes?.type, (await bytes?.text()) === long]).toEqual(['image/png', true])
  await files.keep({ version: '2', files: [] })
  expect([...kept.keys()]).toEqual([])
})

describe('An update that is cut off or changed on its way, at each of its bytes,', () => {
  const text = 'Ein Bild mit 24 Zeichen.'
  const spoiled = Array.from(text).flatMap((_, at) => [text.slice(0, at), `${text.slice(0, at)}?${text.slice(at + 1)}`])
  /** What can be shown after a spoiled update: the former picture, the new one, or both. */
  const shownAfter = async (broken: string, digest = proved) => {
    const { files } = device({ '/a': 'alt', '/b': broken }, digest)
    await files.keep({ version: '1', files: [file('/a', 'alt')] })
    const missing = await files.keep({ version: '2', files: [file('/b', text)] })
    return [missing, await (await files.read('/a'))?.text(), (await files.read('/b')) !== null]
  }

  test('is never shown, and what was there before stays', async () => {
    for (const broken of spoiled) expect(await shownAfter(broken)).toEqual([['/b'], 'alt', false])
  })

  test('would be shown by a TV that believes what it gets', async () => {
    const hex = hash(text)
    const believing = async () => Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16)).buffer
    const results = await Promise.all(spoiled.map(broken => shownAfter(broken, believing)))
    expect(results.filter(([, , isThere]) => isThere)).toHaveLength(spoiled.length)
  })
})
