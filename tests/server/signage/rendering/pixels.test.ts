import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drawing, DrawnPicture } from '../../../../schema/signage/drawing.ts'
import { originalPath } from '../../../../server/base/media/images.ts'
import { pixelsOf, scaleWithin } from '../../../../server/signage/rendering/pixels.ts'

const image = { id: 1, version: 1, extension: 'png' }
let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pixels-'))
  const path = originalPath({ dataDir }, image)
  mkdirSync(dirname(path), { recursive: true })
  const red = { create: { width: 400, height: 200, channels: 3, background: '#ff0000' } } as const
  const blue = { create: { ...red.create, width: 200, background: '#0000ff' } }
  await sharp(red)
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toFile(path)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const boxWith = (given: Partial<DrawnPicture>): DrawnPicture => ({
  kind: 'picture',
  key: 'a',
  x: 0,
  y: 0,
  width: 50,
  height: 50,
  turn: null,
  radius: 0,
  image,
  fit: 'cover',
  ...given,
})

/** Colour in the middle of the picture as it is drawn. */
async function middle(given: Partial<DrawnPicture>): Promise<number[]> {
  const picture = boxWith(given)
  const drawing: Drawing = { width: 50, height: 50, background: '#ffffff', items: [picture], misfits: [] }
  const bytes = (await pixelsOf({ dataDir }, [drawing], 1)).of(picture)
  const { data, info } = await sharp(bytes ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * info.channels
  return [...data.subarray(at, at + 3)]
}

test('A box of a layout shows what was cut out of a picture for its shape; one that shows all of it shows all', async () => {
  const cut = { ...image, crops: { square: { x: 0.5, y: 0, width: 0.5 } } }
  expect(await middle({})).toEqual([255, 0, 0])
  expect(await middle({ image: cut })).toEqual([0, 0, 255])
  expect(await middle({ image: cut, fit: 'contain' })).toEqual([255, 0, 0])
})

test('Two boxes of one size show what was chosen of the picture for each of them', async () => {
  const box = (x: number) => boxWith({ key: `at-${x}`, image: { ...image, focus: { x, y: 0.5 } } })
  const items = [box(0), box(1)]
  const drawn = await pixelsOf({ dataDir }, [{ width: 50, height: 50, background: '#ffffff', items, misfits: [] }], 1)
  const colours = items.map(async item => {
    const { dominant } = await sharp(drawn.of(item) ?? Buffer.alloc(0)).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  })
  expect(await Promise.all(colours)).toEqual(['red', 'blue'])
})

test('A poster is drawn as finely as there is room for, and no picture on it becomes larger than a screen’s largest', async () => {
  const poster = { width: 4096, height: 4096 }
  expect(scaleWithin({ width: 95, height: 55 }, 300 / 25.4)).toBe(300 / 25.4)
  expect(scaleWithin(poster, 1)).toBe(1)
  const scale = scaleWithin(poster, 300 / 25.4)
  expect((poster.width * scale) ** 2).toBeLessThanOrEqual(4096 ** 2)
})
