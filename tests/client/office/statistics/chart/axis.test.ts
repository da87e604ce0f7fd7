import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf, shownLabels, tickText } from '../../../../../client/office/statistics/chart/axis.ts'

const units = fc.constantFrom('count', 'money', 'minutes', 'share')

test('An axis has room for every value, steps of whole euros, hours and things, and nothing among them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 50 }), units, (values, unit) => {
      const { domain, ticks } = axisOf(values, unit)
      expect(domain[0]).toBe(0)
      for (const value of values) expect(value).toBeLessThanOrEqual(domain[1] * (1 + 1e-9))
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeGreaterThan(1)
      expect(new Set(ticks.map(tick => tickText(tick, unit, 'EUR'))).size).toBe(ticks.length)
    }),
  )
})

test('What is given back reaches below nothing', () => {
  const { domain, ticks } = axisOf([-1000, 5000], 'money')
  expect(domain[0]).toBeLessThanOrEqual(-1000)
  expect(ticks).toContain(0)
})

test.each([
  [120000, 'money', '1.200\u00a0€'],
  [2400, 'minutes', '40\u00a0h'],
  [0.25, 'share', '25\u00a0%'],
  [1500, 'count', '1.500'],
] as const)('A tick at %j of %s reads „%s“', (value, unit, text) => {
  expect(tickText(value, unit, 'EUR')).toBe(text)
})

test('Labels are written as far as there is room, the last one among them', () => {
  const days = Array.from({ length: 31 }, (_, day) => `${day + 1}.11.`)
  expect(shownLabels(days, 10_000)).toHaveLength(31)
  const few = shownLabels(days, 300)
  expect(few.at(-1)).toBe(30)
  expect(few.length).toBeLessThan(8)
  expect(shownLabels([], 300)).toEqual([])
})
