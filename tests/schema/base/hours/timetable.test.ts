import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_RULES, openingHours } from '../../../../schema/base/fields.ts'
import { dayTextsOf, rulesOfDayTexts } from '../../../../schema/base/hours/dayTexts.ts'
import { rulesOf, spansOf, timetableOf } from '../../../../schema/base/hours/timetable.ts'
import { hoursOn, shiftsOn } from '../../../../schema/base/openingHours.ts'
import { present } from '../../../../schema/base/present.ts'
import { runsOf } from '../../../support/runs.ts'
import { closed, closedOnce, once, open, scheduled } from '../../../support/schedules.ts'

/** 24:00–00:00 is over before it begins. */
const held = (rules: Parameters<typeof timetableOf>[0], date: string) =>
  hoursOn(rules, date).filter(({ from, to }) => from < to)

describe('Rules read as a week and dates of their own', () => {
  it('keep the hours of every date of 10,000 lists, also where the clock changes, and are valid rules', () => {
    fc.assert(
      fc.property(scheduled, ({ wall, rules }) => {
        const written = rulesOf(present(timetableOf(rules), 'timetable'))
        const told = (list: typeof rules) =>
          JSON.stringify(wall.dates.map(date => [held(list, date), shiftsOn(list, date, wall.zone)]))
        expect(told(written)).toBe(told(rules))
      }),
      { numRuns: runsOf(10_000) },
    )
  })

  it('are written in one way only, by their days as well', () => {
    fc.assert(
      fc.property(scheduled, ({ rules }) => {
        const written = rulesOf(present(timetableOf(rules), 'timetable'))
        expect(openingHours().safeParse(written).success).toBe(true)
        expect(rulesOf(present(timetableOf(written), 'timetable'))).toEqual(written)
        expect(rulesOfDayTexts(present(dayTextsOf(rules), 'timetable'))).toEqual(written)
      }),
      { numRuns: runsOf(500) },
    )
  })

  it('are daily where seven days are alike, else weekdays, and a date is closed before it is opened', () => {
    const usual = [open('daily', '06:00–12:00'), open('daily', '14:00–18:00')]
    const canonical = (...rules: Parameters<typeof timetableOf>[0]) =>
      rulesOf(present(timetableOf(rules), 'timetable')).map(({ type, date, isClosed, from, to }) =>
        [date ?? type, isClosed ? 'zu' : `${from}–${to}`].join(' '),
      )
    expect(canonical(...usual)).toEqual(['daily 06:00–12:00', 'daily 14:00–18:00'])
    expect(canonical(open('daily', '06:00–18:00'), closed('friday'), open('friday', '06:00–14:00'))).toEqual([
      ...['monday', 'tuesday', 'wednesday', 'thursday'].map(day => `${day} 06:00–18:00`),
      'friday 06:00–14:00',
      'saturday 06:00–18:00',
      'sunday 06:00–18:00',
    ])
    expect(
      canonical(
        open('daily', '22:00–02:00'),
        once('2026-12-31', '09:00–12:00'),
        closedOnce('2026-12-24'),
        closedOnce('2026-12-31'),
        once('2026-12-31', '20:00–05:00'),
      ),
    ).toEqual(['daily 22:00–02:00', '2026-12-24 zu', '2026-12-31 zu', '2026-12-31 20:00–05:00'])
    expect(canonical()).toEqual(['daily zu'])
  })

  it('are left alone where one of them says nothing or there would be too many', () => {
    expect(timetableOf([{ type: 'daily', isClosed: false }])).toBeNull()
    expect(timetableOf([{ type: 'once', isClosed: true }])).toBeNull()
    expect(timetableOf([{ type: 'friday', isClosed: false, from: '6-25', to: '' }])).toBeNull()
    const minutes = (index: number) => String(index).padStart(2, '0')
    const often = Array.from({ length: 29 }, (_, index) =>
      open('daily', `08:${minutes(index * 2)}–08:${minutes(index * 2 + 1)}`),
    )
    expect(timetableOf([...often, closed('sunday')])).not.toBeNull()
    expect(often.length * 7).toBeGreaterThan(MAX_RULES)
    expect(timetableOf([...often, open('sunday', '10:00–11:00')])).toBeNull()
  })

  it('show dates in a row with the same hours as one', () => {
    const rules = ['2026-12-26', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'].map(closedOnce)
    const spans = spansOf(present(timetableOf([...rules, once('2026-12-31', '06:00–12:00')]), 'timetable').dates)
    expect(spans.map(({ first, last }) => `${first} ${last}`)).toEqual([
      '2026-12-24 2026-12-26',
      '2026-12-31 2026-12-31',
      '2027-01-01 2027-01-01',
    ])
  })
})
