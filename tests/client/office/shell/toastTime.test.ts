import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { ACTED_UPON_MS, toastTime } from '../../../../client/office/shell/toastTime.ts'

function begun() {
  const clock = new SimulatedClock()
  let over = 0
  const time = toastTime(
    ACTED_UPON_MS,
    () => (over += 1),
    (ms, run) => {
      const timer = clock.setTimeout(run, ms)
      return () => clock.clearTimeout(timer)
    },
  )
  return { clock, time, over: () => over }
}

test('A message with something to do is there for twenty seconds and then goes, once', () => {
  const { clock, over } = begun()
  clock.increment(ACTED_UPON_MS - 1)
  expect([over(), ACTED_UPON_MS]).toEqual([0, 20_000])
  clock.increment(1)
  clock.increment(ACTED_UPON_MS)
  expect(over()).toBe(1)
})

test.each(['pointer', 'focus', 'hidden'] as const)(
  '%s holds a message however long it takes, and gives it all of its time after',
  by => {
    const { clock, time, over } = begun()
    clock.increment(ACTED_UPON_MS - 1)
    time.hold(by, true)
    clock.increment(10 * ACTED_UPON_MS)
    time.hold(by, false)
    clock.increment(ACTED_UPON_MS - 1)
    expect(over()).toBe(0)
    clock.increment(1)
    expect(over()).toBe(1)
  },
)

test('The pointer may leave a message that has the focus, and what is said twice counts once', () => {
  const { clock, time, over } = begun()
  time.hold('focus', true)
  time.hold('pointer', true)
  time.hold('pointer', true)
  time.hold('pointer', false)
  clock.increment(10 * ACTED_UPON_MS)
  expect(over()).toBe(0)
  time.hold('focus', false)
  clock.increment(ACTED_UPON_MS - 1)
  // A page that was shown and is shown still does not begin the time anew.
  time.hold('hidden', false)
  clock.increment(1)
  expect(over()).toBe(1)
})

test('A message that is closed is not ended again', () => {
  const { clock, time, over } = begun()
  time.end()
  clock.increment(ACTED_UPON_MS)
  expect(over()).toBe(0)
})
