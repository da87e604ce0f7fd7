import { expect, test } from 'vitest'
import { draw } from '../../../../schema/signage/draw.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { DOTS, dotsOf, onDots } from '../../../../server/signage/rendering/dots.ts'
import { plainInk } from '../../../support/signage.ts'

const place = { key: 'eine', name: 'Eine', rotation: 0, isHidden: false } as const
const paper = { width: 48, height: 24, background: '#ffffff', unit: 'mm' } as const
const drawn = (layer: Layer) => draw({ ...paper, layers: [layer] }, plainInk)
const isWhole = (millimetres: number) => Math.abs(millimetres * DOTS - Math.round(millimetres * DOTS)) < 1e-6

test('A barcode keeps the widths of its bars on a printer that knows whole dots only, and its digits stand below them', () => {
  const size = { x: 5.03, y: 2.02, width: 31.7, height: 20 }
  const barcode: Layer = {
    type: 'barcode',
    ...place,
    ...size,
    content: '4006381333931',
    color: '#000000',
    font: 'figtree-400',
  }
  const before = drawn(barcode).items[0]
  const after = onDots(drawn(barcode)).items[0]
  if (before?.kind !== 'barcode' || after?.kind !== 'barcode') throw new Error('There is a barcode.')
  const modulesOf = ({ bars }: typeof before) => {
    const module = Math.min(...bars.map(({ width }) => width))
    const [left = 0] = bars.map(({ x }) => x)
    return bars.map(({ x, width }) => [Math.round((x - left) / module), Math.round(width / module)])
  }
  expect(before.bars.every(({ width }) => isWhole(width))).toBe(false)
  for (const { x, width } of after.bars) expect([isWhole(x), isWhole(width)]).toEqual([true, true])
  expect(modulesOf(after)).toEqual(modulesOf(before))
  const [first, last] = [after.bars[0]?.x ?? 0, after.bars.at(-1)]
  expect(first).toBeGreaterThanOrEqual(size.x)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(size.x + size.width)
  for (const { x } of after.lines.slice(1)) expect(x).toBeGreaterThan(first)
})

test('The cells of a QR code are whole dots, and lie where the layout has it', () => {
  const code: Layer = {
    type: 'code',
    ...place,
    x: 10,
    y: 3,
    width: 17.3,
    height: 17.3,
    content: 'A1',
    color: '#000000',
  }
  const item = onDots(drawn(code)).items[0]
  if (item?.kind !== 'code') throw new Error('There is a code.')
  expect(isWhole(item.width / (item.cells.length + 8))).toBe(true)
  expect([isWhole(item.x), isWhole(item.y)]).toEqual([true, true])
  expect(Math.abs(item.x + item.width / 2 - 18.65)).toBeLessThan(1 / DOTS)
})

test('A drawing in millimetres becomes eight dots for each, white where nothing is', async () => {
  const shape: Layer = {
    type: 'shape',
    ...place,
    x: 8,
    y: 4,
    width: 32,
    height: 16,
    form: 'rectangle',
    fill: '#000000',
    radius: 0,
  }
  const { data, width, height } = await dotsOf({ ...drawn(shape), background: 'none' }, plainInk, { of: () => null })
  expect([width, height, data.length]).toEqual([384, 192, 384 * 192 * 4])
  const at = (x: number, y: number) => Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4))
  expect([at(0, 0), at(63, 32), at(64, 31)]).toEqual(Array.from({ length: 3 }, () => [255, 255, 255, 255]))
  expect([at(64, 32), at(319, 159)]).toEqual(Array.from({ length: 2 }, () => [0, 0, 0, 255]))
})
