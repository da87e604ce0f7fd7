import { describe, expect, it } from 'vitest'
import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { hoursOn, isOpen, shiftsOn } from '../../../schema/base/openingHours.ts'
import { closed, closedOnce, once, open } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const at = (instant: string) => Date.parse(instant)
const lunchAndDinner = [open('daily', '11:00–14:00'), open('daily', '17:00–22:00'), closed('monday')]
const bar = [open('saturday', '18:00–04:00')]

describe('The hours of a date', () => {
  // 2026-11-16 is a Monday, 2026-11-20 a Friday.
  it.each<[string, OpeningHoursRule[], string, string]>([
    ['nothing said is closed', [], '2026-11-20', ''],
    ['daily sets all days', [open('daily', '08:00–18:00')], '2026-11-22', '08:00–18:00'],
    ['a weekday adds to daily', lunchAndDinner, '2026-11-17', '11:00–14:00 17:00–22:00'],
    ['closed clears the day', lunchAndDinner, '2026-11-16', ''],
    ['a weekday rule leaves other days alone', [open('friday', '08:00–12:00')], '2026-11-19', ''],
    [
      'a rule after closed counts again',
      [...lunchAndDinner, open('monday', '18:00–20:00')],
      '2026-11-16',
      '18:00–20:00',
    ],
    [
      'a closed rule before the hours changes nothing',
      [closed('friday'), open('friday', '08:00–12:00')],
      '2026-11-20',
      '08:00–12:00',
    ],
    ['a holiday closes its date', [...lunchAndDinner, closedOnce('2026-11-20')], '2026-11-20', ''],
    [
      'a holiday leaves the same weekday of the next week alone',
      [...lunchAndDinner, closedOnce('2026-11-20')],
      '2026-11-27',
      '11:00–14:00 17:00–22:00',
    ],
    ['once leaves the other days of its week alone', [once('2026-11-20', '09:00–10:00')], '2026-11-19', ''],
    ['once is open on its date', [once('2026-11-20', '09:00–10:00')], '2026-11-20', '09:00–10:00'],
    [
      'a holiday replaces hours by others',
      [...lunchAndDinner, closedOnce('2026-12-24'), once('2026-12-24', '09:00–12:00')],
      '2026-12-24',
      '09:00–12:00',
    ],
    ['a holiday next year is seen now', [...lunchAndDinner, closedOnce('2027-01-01')], '2027-01-01', ''],
    ['a range past midnight belongs to the day it begins', bar, '2026-11-21', '18:00–28:00'],
    ['its morning is not of the next day', bar, '2026-11-22', ''],
    ['a range that ends where it starts is a whole day', [open('daily', '00:00–00:00')], '2026-11-20', '00:00–24:00'],
    ['until midnight may be written 24:00', [open('daily', '18:00–24:00')], '2026-11-20', '18:00–24:00'],
    ['until midnight may be written 00:00', [open('daily', '18:00–00:00')], '2026-11-20', '18:00–24:00'],
    [
      'adjoining ranges are one',
      [open('daily', '12:00–14:00'), open('daily', '08:00–12:00')],
      '2026-11-20',
      '08:00–14:00',
    ],
    [
      'overlapping ranges are one',
      [open('daily', '08:00–13:00'), open('daily', '12:00–14:00')],
      '2026-11-20',
      '08:00–14:00',
    ],
    [
      'a range within another adds nothing',
      [open('daily', '08:00–18:00'), open('daily', '12:00–14:00')],
      '2026-11-20',
      '08:00–18:00',
    ],
    [
      'one minute between them keeps them apart',
      [open('daily', '12:01–14:00'), open('daily', '08:00–12:00')],
      '2026-11-20',
      '08:00–12:00 12:01–14:00',
    ],
    ['a rule without times is none', [{ type: 'daily', isClosed: false }], '2026-11-20', ''],
  ])('%s', (_, rules, date, hours) => {
    expect(
      hoursOn(rules, date)
        .map(range => `${text(range.from)}–${text(range.to)}`)
        .join(' '),
    ).toBe(hours)
  })
})

describe('The shifts of a date', () => {
  it.each<[string, string, string, string, number]>([
    ['an ordinary Saturday night', '2026-11-21', '18:00–04:00', '2026-11-21T18:00:00+01:00', 10],
    ['the night of 25 October 2026, an hour longer', '2026-10-24', '18:00–04:00', '2026-10-24T18:00:00+02:00', 11],
    ['the night of 28 March 2027, an hour shorter', '2027-03-27', '18:00–04:00', '2027-03-27T18:00:00+01:00', 9],
    ['25 October from midnight to midnight', '2026-10-25', '00:00–24:00', '2026-10-25T00:00:00+02:00', 25],
    ['28 March from midnight to midnight', '2027-03-28', '00:00–24:00', '2027-03-28T00:00:00+01:00', 23],
    ['the hour that comes twice', '2026-10-25', '02:00–03:00', '2026-10-25T02:00:00+02:00', 2],
    ['from half past two, which comes twice: the first', '2026-10-25', '02:30–04:00', '2026-10-25T02:30:00+02:00', 2.5],
    [
      'until half past two, which comes twice: the first',
      '2026-10-25',
      '01:00–02:30',
      '2026-10-25T01:00:00+02:00',
      1.5,
    ],
    ['into the missing hour: until it begins', '2027-03-28', '01:00–02:30', '2027-03-28T01:00:00+01:00', 1],
    ['out of the missing hour: from its end', '2027-03-28', '02:30–05:00', '2027-03-28T03:00:00+02:00', 2],
    ['over the missing hour', '2027-03-28', '01:30–03:30', '2027-03-28T01:30:00+01:00', 1],
  ])('%s', (_, date, hours, opens, duration) => {
    const shifts = shiftsOn([open('daily', hours)], date, vienna)
    expect(shifts).toEqual([{ opens: at(opens), closes: at(opens) + duration * 3_600_000 }])
  })

  it('has none for a range that lies wholly in the missing hour', () => {
    expect(shiftsOn([open('daily', '02:00–03:00')], '2027-03-28', vienna)).toEqual([])
    expect(shiftsOn([open('daily', '02:15–02:45')], '2027-03-28', vienna)).toEqual([])
    expect(isOpen([open('daily', '02:15–02:45')], at('2027-03-28T01:00:00Z'), vienna)).toBe(false)
  })
})

function text(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
