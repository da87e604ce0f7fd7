import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { brightnessAt } from '../../../schema/signage/dimming.ts'
import { screens } from '../../../schema/signage/screen.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

describe('A TV', () => {
  it('is as bright as ever where nothing is said', () => {
    for (const minutes of [0, at(12), at(23, 59)]) expect(brightnessAt({}, minutes)).toBe(100)
  })

  it('is darker from the evening to the morning, and half as bright unless told', () => {
    const night = { dimFrom: '20:30', dimTo: '06:00' }
    const before = [at(6), at(12), at(20, 29)]
    const within = [at(20, 30), at(23, 59), 0, at(5, 59)]
    expect(before.map(minutes => brightnessAt(night, minutes))).toEqual([100, 100, 100])
    expect(within.map(minutes => brightnessAt({ ...night, dimmed: 30 }, minutes))).toEqual([30, 30, 30, 30])
    expect(brightnessAt(night, at(22))).toBe(50)
  })

  it('is darker within a day, too', () => {
    const cinema = { dimFrom: '14:00', dimTo: '16:00', dimmed: 20 }
    expect([at(13, 59), at(14), at(15, 59), at(16)].map(minutes => brightnessAt(cinema, minutes))).toEqual([
      100, 20, 20, 100,
    ])
  })

  it('is told from when and until when, not one of both', () => {
    const body = { ...screens.blank, identifier: 'theke', name: 'Theke', branch: 1 }
    const problemsOf = (more: object) => {
      const parsed = parse(screens.shape, { ...body, ...more })
      return parsed.ok ? [] : parsed.problems.map(({ field, code }) => [field, code])
    }
    expect(problemsOf({ dimFrom: '20:00', dimTo: '06:00', dimmed: 30 })).toEqual([])
    expect(problemsOf({ dimFrom: '20:00' })).toEqual([['dimTo', 'blank']])
    expect(problemsOf({ dimTo: '06:00' })).toEqual([['dimFrom', 'blank']])
    expect(problemsOf({ dimFrom: '20:00', dimTo: '06:00', dimmed: 5 })).toEqual([['dimmed', 'tooSmall']])
  })
})
