import { describe, expect, test } from 'vitest'
import { presences } from '../../../schema/time/presence.ts'

const at = (hour: number, minutes = 0) => Date.UTC(2026, 10, 23, hour, minutes)
const iso = (hour: number, minutes = 0) => new Date(at(hour, minutes)).toISOString()
const work = (user: number, from: number, to: number | null, pause?: number) => ({
  user,
  branch: null,
  state: to === null ? (pause === undefined ? ('running' as const) : ('paused' as const)) : ('ended' as const),
  startedAt: iso(from),
  endedAt: to === null ? null : iso(to),
  breaks: pause === undefined ? [] : [{ from: iso(pause), to: null }],
})
const shift = (user: number | null, from: number, to: number, isPublished = true) => ({
  user,
  branch: 1,
  start: at(from),
  end: at(to),
  isPublished,
})
const said = (...given: Parameters<typeof presences>) =>
  presences(...given).map(({ user, presence, since, branch }) => [
    user,
    presence,
    new Date(since).getUTCHours(),
    branch,
  ])

describe('Who is there', () => {
  test('is at work, in a break, missed or expected, those who are missed first', () => {
    const works = [work(1, 6, null), work(2, 5, null, 9)]
    const plan = [shift(1, 6, 14), shift(3, 8, 16), shift(4, 12, 20)]
    expect(said(works, plan, at(10))).toEqual([
      [3, 'missing', 8, 1],
      [1, 'here', 6, 1],
      [2, 'break', 9, null],
      [4, 'expected', 12, 1],
    ])
  })

  test('is not missed within five minutes, after having come, while away, or by a draft', () => {
    const plan = [shift(1, 8, 16)]
    expect(said([], plan, at(8, 4))).toEqual([[1, 'expected', 8, 1]])
    expect(said([], plan, at(8, 5))).toEqual([[1, 'missing', 8, 1]])
    expect(said([work(1, 7, 9)], plan, at(10))).toEqual([])
    expect(said([work(1, 6, 8)], plan, at(10))).toEqual([[1, 'missing', 8, 1]])
    expect(said([], plan, at(10), new Set([1]))).toEqual([])
    expect(said([], [shift(1, 8, 16, false), shift(null, 8, 16)], at(10))).toEqual([])
  })

  test('is not expected for the second of two shifts while being there for the first', () => {
    const plan = [shift(1, 6, 10), shift(1, 14, 18)]
    expect(said([work(1, 6, null)], plan, at(9))).toEqual([[1, 'here', 6, 1]])
    expect(said([work(1, 6, 10)], plan, at(11))).toEqual([[1, 'expected', 14, 1]])
  })
})
