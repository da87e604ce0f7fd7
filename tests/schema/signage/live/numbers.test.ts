import { expect, test } from 'vitest'
import { draw } from '../../../../schema/signage/draw.ts'
import type { LayerOf } from '../../../../schema/signage/layers.ts'
import { nextLook } from '../../../../schema/signage/live/nextLook.ts'
import { liveLayers, liveOf, plainInk } from '../../../support/signage.ts'

function numbers(ready: readonly string[], more: Partial<LayerOf<'numbers'>> = {}) {
  const called = ready.map(number => ({ number, column: 'ready', from: 0, until: null }) as const)
  const live = liveOf({ numbers: [{ number: 'P1', column: 'preparing', from: 0, until: null }, ...called] })
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

test('A number stands there in its time, and the TV looks again when the next one comes or goes', () => {
  const now = Date.parse('2026-06-16T10:00:00Z')
  const minutes = (count: number) => now + count * 60_000
  const called = [
    { number: 'A1', column: 'ready', from: 0, until: minutes(5) },
    { number: 'A2', column: 'ready', from: minutes(20), until: null },
  ] as const
  const layers = [{ ...liveLayers.numbers, width: 100, height: 50 }]
  const at = (moment: number) => {
    const live = liveOf({ numbers: called, now: moment })
    const { items } = draw({ width: 100, height: 50, background: '#000000', layers }, { ...plainInk, live })
    const [item] = items
    return [item?.kind === 'text' ? item.lines.map(({ text }) => text).join() : '', nextLook(layers, live)]
  }
  expect([0, 5, 6, 20].map(count => at(minutes(count)))).toEqual([
    ['A1', minutes(5) + 1],
    ['A1', minutes(5) + 1],
    ['', minutes(20)],
    ['A2', Number.POSITIVE_INFINITY],
  ])
})
