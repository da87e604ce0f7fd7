import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originalPath } from '../../../../server/base/media/images.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
const image = (id: number, alt: string) => ({ id, version: 1, extension: 'webp', alt })
const bytesOf = (id: number) => Buffer.from(`picture ${id} `.repeat(1000))
beforeAll(async () => {
  website = await openWebsite()
  for (const id of [9001, 9002, 9003, 9004]) {
    const path = originalPath(website.shop.deps.settings, { id, version: 1, extension: 'webp' })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytesOf(id))
  }
  const gallery = (images: unknown[]) => ({ type: 'gallery', content: { body: [], images } })
  await website.site('fest', gallery([image(9001, 'Sieger'), image(9002, '../../Böse/"x"'), image(9009, 'fehlt')]))
  await website.site('geheim', { ...gallery([image(9003, 'geheim')]), isPublic: false })
})
afterAll(() => website.shop.close())

const settings = () => website.shop.deps.settings
/** All but the mark of the feeds, which the server writes by itself some time after an edit. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(path => path !== 'feeds.json')
    .toSorted()
const zip = (...ids: (number | string)[]) =>
  website.request('/custom/images.zip', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(ids.map(id => ['image_ids[]', String(id)])).toString(),
  })

describe('The pictures of a gallery', () => {
  it('come as one file in the order they were asked for, each once', async () => {
    const answer = await zip(9002, 9001, 9001)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['001 x.webp', '002 Sieger.webp'])
    expect(Buffer.from(files['002 Sieger.webp'] ?? [])).toEqual(bytesOf(9001))
  })

  it('come without what no public page shows together, and without what is gone', async () => {
    const files = unzipSync(new Uint8Array(await (await zip(9001, 9003, 9004, 9009, 'x', '1e9', -1)).arrayBuffer()))
    expect(Object.keys(files)).toEqual(['001 Sieger.webp'])
  })

  it('are 404 where nothing of it is public', async () => {
    expect((await zip(9003)).status).toBe(404)
    expect((await zip()).status).toBe(404)
  })

  it('are given to no other site’s form, and not endlessly', async () => {
    const foreign = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' }, body: 'image_ids[]=9001' }
    expect((await website.request('/custom/images.zip', foreign)).status).toBe(403)
    expect((await zip(...Array.from({ length: 9000 }, (_, at) => at + 1))).status).toBe(413)
  })

  it('can be left in the middle of five hundred, as often as one likes, and nothing is left behind', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => 10_000 + index)
    for (const id of ids) writeFileSync(originalPath(settings(), { id, version: 1, extension: 'webp' }), bytesOf(id))
    await website.site('turnier', { type: 'gallery', content: { body: [], images: ids.map(id => image(id, '')) } })
    const before = filesIn(settings().dataDir)
    for (let time = 0; time < 50; time += 1) {
      const reader = (await zip(...ids)).body?.getReader()
      for (let part = 0; part < 40; part += 1) await reader?.read()
      await reader?.cancel()
    }
    expect(filesIn(settings().dataDir)).toEqual(before)
    const whole = unzipSync(new Uint8Array(await (await zip(...ids)).arrayBuffer()))
    expect(Object.keys(whole)).toHaveLength(500)
  })
})
