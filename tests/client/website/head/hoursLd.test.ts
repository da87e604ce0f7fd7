import { describe, expect, it } from 'vitest'
import { openingHoursLd, specialHoursLd } from '../../../../client/website/head/hoursLd.ts'
import type { OpeningHoursRule } from '../../../../schema/base/fields.ts'

const rule = (type: OpeningHoursRule['type'], hours: string | null, date?: string): OpeningHoursRule => {
  const [from, to] = hours?.split('–') ?? []
  return hours ? { type, isClosed: false, from, to, date } : { type, isClosed: true, date }
}
const NOON = Date.parse('2026-06-16T10:00:00Z')
const usual = (...rules: OpeningHoursRule[]) =>
  openingHoursLd(rules, NOON, 'Europe/Vienna').map(({ dayOfWeek, opens, closes }) => [
    dayOfWeek?.map(day => day.slice(0, 2)).join(' '),
    opens,
    closes,
  ])
const special = (...rules: OpeningHoursRule[]) =>
  specialHoursLd(rules, NOON, 'Europe/Vienna').map(({ opens, closes, validFrom, validThrough }) => {
    expect(validThrough).toBe(validFrom)
    return [validFrom, opens, closes]
  })

describe('Opening hours for search engines', () => {
  it('name days with the same range together, in the order of rules that replace each other', () => {
    expect(usual(rule('daily', '08:00–18:00'), rule('sunday', null))).toEqual([['Mo Tu We Th Fr Sa', '08:00', '18:00']])
    expect(usual(rule('monday', '08:00–12:00'), rule('monday', '13:00–18:00'))).toEqual([
      ['Mo', '08:00', '12:00'],
      ['Mo', '13:00', '18:00'],
    ])
  })

  it('past midnight close before they open, on the day they began', () => {
    expect(usual(rule('friday', '18:00–04:00'))).toEqual([['Fr', '18:00', '04:00']])
    expect(usual(rule('friday', '17:00–24:00'))).toEqual([['Fr', '17:00', '00:00']])
  })

  it('around the clock end a minute before they begin, which is not closed', () => {
    expect(usual(rule('saturday', '00:00–24:00'))).toEqual([['Sa', '00:00', '23:59']])
    expect(usual(rule('saturday', '06:00–06:00'))).toEqual([['Sa', '06:00', '05:59']])
  })

  it('that begin at 24:00 are the next day’s', () => {
    expect(usual(rule('sunday', '24:00–02:00'))).toEqual([['Mo', '00:00', '02:00']])
  })

  it('of single days stand apart and change nothing of the week', () => {
    const rules = [
      rule('daily', '08:00–18:00'),
      rule('once', null, '2026-12-25'),
      rule('once', null, '2026-12-24'),
      rule('once', '09:00–13:00', '2026-12-24'),
    ]
    expect(usual(...rules)).toEqual([['Mo Tu We Th Fr Sa Su', '08:00', '18:00']])
    expect(special(...rules)).toEqual([
      ['2026-12-24', '09:00', '13:00'],
      ['2026-12-25', '00:00', '00:00'],
    ])
  })

  it('of single days that are over, over a year away or as usual are left out', () => {
    expect(
      special(
        rule('daily', '08:00–18:00'),
        rule('once', null, '2026-06-15'),
        rule('once', null, '2027-06-18'),
        rule('once', '09:00–10:00', '2026-07-01'),
      ),
    ).toEqual([])
    expect(special(rule('daily', '08:00–18:00'), rule('once', null, '2026-06-16'))).toHaveLength(1)
    expect(special(rule('daily', '08:00–18:00'), rule('once', null, '2027-06-17'))).toHaveLength(1)
  })
})
