import { expect, test } from 'vitest'
import { cropFor, cropsIn, cropText, namedCrop } from '../../../schema/base/crops.ts'

const wide = { x: 0.12, y: 0.05, width: 0.6 }
const crops = { square: null, photo: { x: 0, y: 0.25, width: 1 }, wide }

test.each([
  [16 / 9, 'wide'],
  [640 / 360, 'wide'],
  [2, 'wide'],
  [1.6, 'wide'],
  [1.5, 'photo'],
  [116 / 96, 'photo'],
  [1, null],
  [3, null],
  [0.8, null],
])('A box %f times as wide as high shows what was cut for %s', (ratio, shape) => {
  expect(cropFor({ crops }, ratio)?.shape ?? null).toBe(shape)
  expect(cropFor({ crops: null }, ratio)).toBeNull()
})

test('An address names a cut in thousandths, and only what the picture has is found by it', () => {
  expect(cropText('wide', wide)).toBe('wide-120-50-600')
  expect(namedCrop(crops, 'wide-120-50-600')).toEqual({ shape: 'wide', crop: wide })
  for (const name of ['wide-120-50-601', 'square-120-50-600', '', 'wide']) expect(namedCrop(crops, name)).toBeNull()
  expect(namedCrop(null, 'wide-120-50-600')).toBeNull()
})

test('What a field holds is read as cuts, and nothing else is', () => {
  expect(cropsIn({ wide })).toEqual({ square: null, photo: null, wide })
  for (const nothing of [null, undefined, 'wide', {}, { wide: { x: '0', y: 0, width: 1 } }])
    expect(cropsIn(nothing)).toBeNull()
})
