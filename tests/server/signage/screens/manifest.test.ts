import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHUNK_BYTES, type ManifestDocument } from '../../../../schema/signage/screenDocuments.ts'
import { createBackground } from '../../../../server/background.ts'
import { clip } from '../../../support/clips.ts'
import { askOf } from '../../../support/counter.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = await shop.login()
})
afterEach(() => shop.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function manifest(): Promise<ManifestDocument> {
  const row = await shop.storage.read.documents.entry('screen-1', 'manifest', 1)
  return JSON.parse(row?.body ?? 'null')
}

test('A TV is told every font pack its scenes need by what its bytes are, and may fetch it', async () => {
  const { bearer } = await pairDevice(shop, 1, admin, 'screen')
  const background = createBackground(shop.deps)
  await background.tick()
  const { files } = await manifest()
  expect(files.map(({ url }) => url).toSorted()).toEqual([
    '/api/fonts/packs/bebas-neue-400',
    '/api/fonts/packs/caveat-700',
    '/api/fonts/packs/figtree-400',
    '/api/fonts/packs/figtree-700',
    '/api/fonts/packs/fraunces-700',
  ])
  for (const { url, bytes, sha256: told, chunks } of files) {
    const body = Buffer.from(await (await shop.request(url, { headers: bearer })).arrayBuffer())
    expect([url, body.length, sha256(body), chunks]).toEqual([url, bytes, told, [sha256(body)]])
    expect((await shop.request(url)).status).toBe(401)
  }
})

test('Its version is another when a scene needs other files, and the same when only words change', async () => {
  const background = createBackground(shop.deps)
  await background.tick()
  const { version } = await manifest()
  const change = async (text: object) => {
    const { body } = await askOf(shop, '/api/scenes/1', { headers: { cookie: admin } })
    const { rev, layers } = body.data
    const changed = layers.map((layer: { type: string }) => (layer.type === 'text' ? { ...layer, ...text } : layer))
    const saved = await askOf(shop, '/api/scenes/1', json('PUT', { rev, layers: changed }, { cookie: admin }))
    expect(saved.status).toBe(200)
    await background.tick()
    return (await manifest()).version
  }
  expect(await change({ text: 'Guten Abend!' })).toBe(version)
  expect(await change({ font: 'caveat-700' })).not.toBe(version)
})

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const post = (path: string, body: object) => askOf(shop, `/api/${path}`, json('POST', body, { cookie: admin }))

/** The first stream shows this and nothing else. */
async function plays(content: object) {
  const made = await post('digital-signage-segments', { name: 'Neu', content, seconds: 10, isEnabled: true })
  expect(made.status).toBe(201)
  const stream = await askOf(shop, '/api/digital-signage-streams/1', { headers: { cookie: admin } })
  const put = json('PUT', { rev: stream.body.data.rev, segments: [made.body.data.id] }, { cookie: admin })
  expect((await askOf(shop, '/api/digital-signage-streams/1', put)).status).toBe(200)
  await createBackground(shop.deps).tick()
  return (await manifest()).files
}

test('A film of the library is told piece by piece', async () => {
  const bytes = Buffer.from(clip({ padding: CHUNK_BYTES }))
  const film = await post('uploads/library', { name: 'theke.mp4', data: dataUrl('video/mp4', bytes) })
  const { id, publicHash } = film.body.data
  expect(await plays({ type: 'film', file: id })).toContainEqual({
    url: `/upload/${publicHash}/${id}-1.mp4`,
    bytes: bytes.length,
    sha256: sha256(bytes),
    chunks: [sha256(bytes.subarray(0, CHUNK_BYTES)), sha256(bytes.subarray(CHUNK_BYTES))],
  })
})

test('A film that TVs cannot be relied on to play is refused when it is handed in, with how to export it', async () => {
  const refused = await post('uploads/library', {
    name: 'theke.mp4',
    data: dataUrl('video/mp4', Buffer.from(clip({ codec: 'hvc1' }))),
  })
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: 'film', field: 'data' }]])
  expect(refused.body.errors[0].message).toMatch(/H\.265 \(HEVC\) gespeichert\. Bitte als MP4 mit H\.264 exportieren/)
})

test('A file of the library that is no film is none', async () => {
  const pdf = dataUrl('application/pdf', Buffer.from('%PDF-1.4\n%%EOF'))
  const file = await post('uploads/library', { name: 'plan.pdf', data: pdf })
  const files = await plays({ type: 'film', file: file.body.data.id })
  expect(files.filter(({ url }) => url.startsWith('/upload/'))).toEqual([])
})

test('What guests sent is no film of a film sequence', async () => {
  const mp4 = Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000', 'latin1')
  const sent = await askOf(shop, '/api/uploads', json('POST', { name: 'a.mp4', data: dataUrl('video/mp4', mp4) }))
  expect(sent.status).toBe(201)
  const content = { type: 'film', file: sent.body.data.id }
  expect((await post('digital-signage-segments', { name: 'Film', content, seconds: 0 })).status).toBe(422)
})
