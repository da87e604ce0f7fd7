import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageSizes } from '../../../../server/base/media/images.ts'
import { resized } from '../../../../server/base/media/pictures.ts'
import { createQueue } from '../../../../server/base/media/queue.ts'
import { openShop, type Shop } from '../../../support/shop.ts'
import { openLibrary } from '../../catalogue/images/library.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const folder = join(shop.dataDir, 'images', 'original')
  mkdirSync(folder, { recursive: true })
  const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#B4540A' } })
  writeFileSync(join(folder, '7-1.webp'), await picture.webp().toBuffer())
  writeFileSync(join(folder, '8-1.jpg'), await picture.jpeg().toBuffer())
  writeFileSync(join(folder, '8-2.png'), await picture.resize(300).png().toBuffer())
  writeFileSync(join(folder, '9-1.gif'), await picture.resize(300).gif().toBuffer())
})
afterAll(() => shop.close())

const ask = async (path: string, accept = 'image/avif,image/webp,*/*;q=0.8') => {
  const response = await shop.request(path, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

test.each(Object.entries(imageSizes))('size %s is %i pixels wide and kept for ever', async (size, width) => {
  const { headers, bytes } = await ask(`/image/${size}/7-1.webp`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('image/webp')
  expect((await sharp(bytes).metadata()).width).toBe(width)
})

test('The preview of a link is a JPEG, whoever asks for it', async () => {
  const { headers, bytes } = await ask('/image/medium/7-1.webp?format=jpeg', '*/*')
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8])
  expect((await ask('/image/medium/7-1.webp', '*/*')).headers.get('content-type')).toBe('image/webp')
})

test('the same size asked for by many is made once, and the original has no size', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.request('/image/small/7-1.webp')))
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  expect(readdirSync(join(shop.dataDir, 'images', 'small')).filter(name => name.startsWith('7-1'))).toEqual([
    '7-1.webp',
  ])
  expect((await shop.request('/image/7-1.webp')).status).toBe(200)
})

test('a picture is never enlarged', async () => {
  const { bytes } = await ask('/image/large/8-2.png')
  expect((await sharp(bytes).metadata()).width).toBe(300)
})

test.each([
  ['/image/small/8-1.jpg', 'image/avif,image/webp,*/*;q=0.8', 'image/avif'],
  ['/image/medium/8-1.jpg', 'image/avif,image/webp', 'image/avif'],
  ['/image/large/8-1.jpg', 'image/avif,image/webp', 'image/webp'],
  ['/image/small/8-1.jpg', 'image/webp,image/*', 'image/webp'],
  ['/image/small/8-1.jpg', 'image/avif;q=0, image/webp', 'image/webp'],
  ['/image/small/8-1.jpg', '*/*', 'image/jpeg'],
  ['/image/tiny/8-2.png', 'image/webp', 'image/webp'],
  ['/image/tiny/8-2.png', '', 'image/png'],
  ['/image/tiny/9-1.gif', 'image/avif,image/webp', 'image/gif'],
  ['/image/8-1.jpg', 'image/avif,image/webp', 'image/jpeg'],
])('%s for who accepts %s is %s', async (path, accept, type) => {
  const { headers, bytes } = await ask(path, accept)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('vary') ?? '').toContain(/jpg|png/.test(path) && path.split('/').length > 3 ? 'Accept' : '')
  const { format, compression } = await sharp(bytes).metadata()
  expect([format, compression]).toContain(type.replace('image/avif', 'heif').replace('image/', ''))
})

test.each(['/image/product/8-1.jpg', '/image/category/8-1.jpg'])('%s is the picture itself', async path => {
  expect((await ask(path)).bytes.equals((await ask('/image/8-1.jpg')).bytes)).toBe(true)
  const [sized, plain] = [path.replace(/(product|category)/, '$1/small'), '/image/small/8-1.jpg']
  expect((await ask(sized)).bytes.equals((await ask(plain)).bytes)).toBe(true)
})

test.each([
  '/image/huge/7-1.webp',
  '/image/small/8-1.webp',
  '/image/small/7-1.exe',
  '/image/small/..%2f7-1.webp',
  '/image/constructor/7-1.webp',
  '/image/7-1.constructor',
  '/image/person/7-1.webp',
  '/image/product/huge/7-1.webp',
  '/image/product/small/70-1.webp',
])('%s is not there', async path => expect((await shop.request(path)).status).toBe(404))

describe('Making pictures', () => {
  test('is bounded: two at a time, in turn, and 503 with Retry-After beyond the queue', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 2 })
    let [running, most] = [0, 0]
    const doors: (() => void)[] = []
    const order: number[] = []
    const work = (number: number) =>
      queue.run(async () => {
        order.push(number)
        most = Math.max(most, (running += 1))
        await new Promise<void>(resolve => doors.push(resolve))
        running -= 1
      })
    const jobs = [1, 2, 3, 4].map(work)
    await expect(work(5)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    for (let opened = 0; opened < 4; opened += 1) {
      await expect.poll(() => doors.length).toBeGreaterThan(opened)
      doors[opened]?.()
      await jobs[opened]
    }
    expect({ most, order }).toEqual({ most: 2, order: [1, 2, 3, 4] })
    await queue.run(async () => {})
  })

  test('goes on after one that failed', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue.run(async () => 'fine')).resolves.toBe('fine')
  })
})

test('A picture of more frames than anybody looks at stands still', async () => {
  const frame = (pixel: string) => Buffer.from(`21f90400010000002c0000000001000100000202${pixel}0100`, 'hex')
  const frames = [frame('44'), frame('4c')]
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const moving = (count: number) =>
    Buffer.concat([head, ...Array.from({ length: count }, (_, at) => frames[at % 2] ?? head), Buffer.from('3b', 'hex')])
  const pages = async (count: number) =>
    (await sharp(await resized(moving(count), 10, 'gif'), { animated: true }).metadata()).pages ?? 1
  expect(await pages(3)).toBe(3)
  expect(await pages(501)).toBe(1)
})

test('What staff cut out of a picture is sent in that shape, and a cut that nobody chose is not made', async () => {
  const library = await openLibrary()
  try {
    const left = { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } } as const
    const blue = await sharp({ ...left, create: { ...left.create, background: '#0000ff' } })
      .png()
      .toBuffer()
    const two = await sharp({ create: { ...left.create, width: 800 } })
      .composite([{ input: blue, left: 400, top: 0 }])
      .png()
      .toBuffer()
    const { id, rev } = (await library.make(two)).body.data
    const crops = { square: { x: 0.5, y: 0, width: 0.5 } }
    expect((await library.call('PUT', `/api/images/${id}`, { crops, rev })).status).toBe(200)
    const cut = (name: string) =>
      library.shop.request(`/image/tiny/${id}-1.png?crop=${name}`, { headers: { accept: '' } })
    const seen = sharp(Buffer.from(await (await cut('square-500-0-500')).arrayBuffer()))
    expect(await seen.metadata()).toMatchObject({ width: 256, height: 256 })
    expect((await seen.stats()).dominant).toMatchObject({ r: 8, b: 248 })
    for (const other of ['square-400-0-500', 'wide-500-0-500', 'square', '../x'])
      expect((await cut(other)).status).toBe(404)
  } finally {
    await library.shop.close()
  }
})
