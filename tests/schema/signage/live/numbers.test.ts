import { expect, test } from 'vitest'
import { draw } from '../../../../schema/signage/draw.ts'
import type { LayerOf } from '../../../../schema/signage/layers.ts'
import { liveLayers, liveOf, plainInk } from '../../../support/signage.ts'

function numbers(ready: readonly string[], more: Partial<LayerOf<'numbers'>> = {}) {
  const live = liveOf({ numbers: { preparing: ['P1'], ready } })
  const layers = [{ ...liveLayers.numbers, width: 100, height: 50, ...more }]
  const { items, misfits } = draw({ width: 100, height: 50, background: '#000000', layers }, { ...plainInk, live })
  const [item] = items
  return { lines: item?.kind === 'text' ? item.lines : [], misfits }
}

test('Numbers that are ready stand in rows, as many side by side as go in', () => {
  const { lines, misfits } = numbers(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'])
  expect(lines.map(({ text, x, y }) => [text, Math.round(x), Math.round(y)])).toEqual([
    ['A1', 0, 8],
    ['A2', 16, 8],
    ['A3', 32, 8],
    ['A4', 48, 8],
    ['A5', 64, 8],
    ['A6', 80, 8],
    ['A7', 0, 20],
  ])
  expect(misfits).toEqual([])
})

test('Those in preparation are another layer', () => {
  expect(numbers([], { which: 'preparing' }).lines.map(({ text }) => text)).toEqual(['P1'])
})

test('Without a number there is nothing, and nothing to complain about', () => {
  expect(numbers([])).toEqual({ lines: [], misfits: [] })
})

test('Of too many the first ones are there, and the rest is told', () => {
  const { lines, misfits } = numbers(['A1', 'A2', 'A3'], { width: 12, height: 24 })
  expect(lines.map(({ text }) => text)).toEqual(['A1', 'A2'])
  expect(misfits).toMatchObject([{ reason: 'noRoom', detail: 'A3' }])
})
