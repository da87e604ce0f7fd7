import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Attempt, createThrottle } from '../../../../server/base/auth/throttle.ts'
import { Fault } from '../../../../server/base/http/fault.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const cafe = '203.0.113.7'
const stranger = (username: string, address = cafe) => ({ username, address, familiar: null })
const known = (username: string, address = cafe) => ({ username, address, familiar: `1.${username}` })

/** What came of a try: 'in', 'wrong', or the seconds to wait. */
async function outcome(throttle: ReturnType<typeof createThrottle>, who: Attempt, isRight: boolean) {
  try {
    return (await throttle.attempt(who, async () => (isRight ? 'in' : null))) ?? 'wrong'
  } catch (error) {
    if (error instanceof Fault) return Number(error.headers['Retry-After'])
    throw error
  }
}

async function fail(throttle: ReturnType<typeof createThrottle>, times: number, who: (at: number) => Attempt) {
  const outcomes = []
  for (let at = 0; at < times; at += 1) outcomes.push(await outcome(throttle, who(at), false))
  return outcomes
}

describe('failed sign-ins', () => {
  test('a guest who guesses at invented names keeps the others of the network out for a quarter of an hour, not for a day', async () => {
    const throttle = createThrottle()
    await fail(throttle, 100, at => stranger(`erfunden${at}`))
    expect(await outcome(throttle, stranger('anna'), true)).toBe(15 * 60)
    vi.advanceTimersByTime(15 * MINUTE)
    expect(await outcome(throttle, stranger('anna'), true)).toBe('in')
  })

  test('who signed in at this browser before is let through, whatever strangers do in the network or with the name', async () => {
    const throttle = createThrottle()
    await fail(throttle, 100, at => stranger(`erfunden${at}`))
    await fail(throttle, 6, () => stranger('anna', '203.0.113.8'))
    expect(await outcome(throttle, known('anna'), true)).toBe('in')
    expect(await outcome(throttle, known('anna', '203.0.113.8'), true)).toBe('in')
  })

  test('a browser somebody signed in at guesses no more than any other', async () => {
    const throttle = createThrottle()
    expect(await fail(throttle, 6, () => known('anna'))).toEqual([...Array<string>(5).fill('wrong'), 5 * 60])
    vi.advanceTimersByTime(5 * MINUTE)
    expect(await outcome(throttle, known('anna'), true)).toBe('in')
  })

  test('many addresses guess one name together: fifty tries in an hour, then a pause for strangers', async () => {
    const throttle = createThrottle()
    const outcomes = await fail(throttle, 60, at => stranger('anna', `203.0.113.${at}`))
    expect(outcomes.filter(each => each === 'wrong')).toHaveLength(50)
    expect(outcomes.slice(50)).toEqual(Array<number>(10).fill(15 * 60))
    expect(await outcome(throttle, known('anna'), true)).toBe('in')
    expect(await outcome(throttle, stranger('berta', '203.0.113.99'), true)).toBe('in')
    vi.advanceTimersByTime(15 * MINUTE)
    expect(await outcome(throttle, stranger('anna', '203.0.113.99'), true)).toBe('in')
  })
})
