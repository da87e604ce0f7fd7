import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, now, onTick, serverSkew } from '../../../client/device/clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-16T10:00:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  // A clock that was put right is right again, for whoever reads it next.
  learnServerTime(new Date().toUTCString(), Date.now())
  vi.useRealTimers()
})

test('A phone that is an hour wrong goes by the server’s clock', () => {
  learnServerTime('Tue, 16 Jun 2026 11:00:00 GMT', Date.now())
  expect(serverSkew()).toBe(3_600_500)
  expect(now()).toBe(Date.parse('2026-06-16T11:00:00.500Z'))
})

test('Whole seconds are no wrong clock, and a clock that was put right is right again', () => {
  learnServerTime('Tue, 16 Jun 2026 10:00:01 GMT', Date.now())
  expect(serverSkew()).toBe(0)
  learnServerTime('Tue, 16 Jun 2026 09:00:00 GMT', Date.now())
  expect(serverSkew()).toBe(-3_599_500)
  learnServerTime('Tue, 16 Jun 2026 10:00:00 GMT', Date.now())
  expect(serverSkew()).toBe(0)
})

test('An answer that takes its time is no wrong clock, whichever way was slow', () => {
  const sent = Date.now()
  vi.advanceTimersByTime(8000)
  learnServerTime('Tue, 16 Jun 2026 10:00:00 GMT', sent)
  expect(serverSkew()).toBe(0)
  learnServerTime('Tue, 16 Jun 2026 10:00:08 GMT', sent)
  expect(serverSkew()).toBe(0)
  learnServerTime('Tue, 16 Jun 2026 10:00:15 GMT', sent)
  expect(serverSkew()).toBe(11_500)
})

test('A header that is missing or unreadable changes nothing', () => {
  learnServerTime(null, Date.now())
  learnServerTime('gestern', Date.now())
  expect(serverSkew()).toBe(0)
})

test('A tick comes each interval until it is stopped', () => {
  const listener = vi.fn()
  const stop = onTick(30_000, listener)
  vi.advanceTimersByTime(90_000)
  stop()
  vi.advanceTimersByTime(90_000)
  expect(listener).toHaveBeenCalledTimes(3)
})
