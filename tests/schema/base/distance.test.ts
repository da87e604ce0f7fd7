import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { kilometresBetween } from '../../../schema/base/distance.ts'

const vienna = { latitude: 48.2082, longitude: 16.3738 }

it.each([
  ['Graz', { latitude: 47.0707, longitude: 15.4395 }, 145],
  ['Vaduz', { latitude: 47.141, longitude: 9.5209 }, 526],
  ['itself', vienna, 0],
])('From Vienna to %s as the crow flies', (_town, place, kilometres) => {
  expect(Math.abs(kilometresBetween(vienna, place) - kilometres)).toBeLessThan(3)
})

it('It is as far back, and no farther than half around the earth', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (one, other) => {
      const there = kilometresBetween(one, other)
      expect(there).toBeCloseTo(kilometresBetween(other, one), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(20_016)
    }),
  )
})
