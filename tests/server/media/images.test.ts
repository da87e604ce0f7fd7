import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageSizes } from '../../../server/media/images.ts'
import { openShop, type Shop } from '../../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const folder = join(shop.dataDir, 'images', 'original')
  mkdirSync(folder, { recursive: true })
  const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#B4540A' } })
  writeFileSync(join(folder, '7-1.webp'), await picture.webp().toBuffer())
})
afterAll(() => shop.close())

test.each(Object.entries(imageSizes))('size %s is %i pixels wide and kept for ever', async (size, width) => {
  const response = await shop.request(`/image/${size}/7-1.webp`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width)
})

test('the same size asked for by many is made once, and the original has no size', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.request('/image/small/7-1.webp')))
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  expect((await shop.request('/image/7-1.webp')).status).toBe(200)
})

test.each([
  '/image/huge/7-1.webp',
  '/image/small/8-1.webp',
  '/image/small/7-1.exe',
  '/image/small/..%2f7-1.webp',
  '/image/constructor/7-1.webp',
])('%s is not there', async path => expect((await shop.request(path)).status).toBe(404))
