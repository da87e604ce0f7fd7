import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoff, retryAfter } from '../../../../client/data/engine/backoff.ts'

test('The wait lies between one second and a ceiling that doubles up to a minute', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (tries, random) => {
        const wait = backoff(tries, () => random)
        expect(wait).toBeGreaterThanOrEqual(1000)
        expect(wait).toBeLessThanOrEqual(Math.min(60_000, 1000 * 2 ** tries))
      },
    ),
    { numRuns: 1000 },
  )
})

test('The jitter is full: phones that failed together come back spread over the whole wait', () => {
  expect([0, 0.5, 0.999999].map(random => backoff(9, () => random))).toEqual([1000, 30_500, 60_000])
})

test('Retry-After is read in seconds and as a date', () => {
  const now = Date.parse('2026-06-16T10:00:00Z')
  expect(retryAfter('120', now)).toBe(120_000)
  expect(retryAfter('Tue, 16 Jun 2026 10:01:30 GMT', now)).toBe(90_000)
  expect(retryAfter('Tue, 16 Jun 2026 09:00:00 GMT', now)).toBe(0)
  expect(retryAfter('bald', now)).toBeNull()
  expect(retryAfter(null, now)).toBeNull()
})
