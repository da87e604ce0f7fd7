import { expect, it } from 'vitest'
import { refreshing } from '../../../../client/data/sync/refresh.ts'

const HOUR = 3_600_000

/** A clock that is moved by hand; looks are due every ten seconds. */
function clock() {
  let at = 0
  let due: (() => void) | null = null
  const pass = (ms: number) => {
    for (const end = at + ms; at < end && due; ) {
      at += 10_000
      due()
    }
  }
  const after = (ms: number, work: () => void) => {
    expect(ms).toBe(10_000)
    due = work
    return () => {
      due = null
    }
  }
  return { now: () => at, after, pass }
}

it('the catalogue is asked for again four hours after the last answer, once, and not before', () => {
  const { pass, ...world } = clock()
  let asked = 0
  const { heard, stop } = refreshing(world, () => asked++)
  pass(3 * HOUR)
  heard()
  pass(3.9 * HOUR)
  expect(asked).toBe(0)
  pass(0.1 * HOUR)
  expect(asked).toBe(1)
  // Nobody answered: it is not asked every ten seconds.
  pass(3.9 * HOUR)
  expect(asked).toBe(1)
  stop()
  pass(9 * HOUR)
  expect(asked).toBe(1)
})
