import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantAt, MINUTE, minutesOf } from '../../../../schema/base/zonedTime.ts'
import type { Absence } from '../../../../schema/time/absence.ts'
import type { Activity } from '../../../../schema/time/activity.ts'
import { type Contract, contracts } from '../../../../schema/time/contract.ts'
import { payDays } from '../../../../schema/time/exports/payDays.ts'
import { type LedgerFacts, ledgerOf } from '../../../../schema/time/ledger.ts'

const zone = 'Europe/Vienna'
const contract = (more: Partial<Contract> = {}): Contract => ({
  ...contracts.blank,
  id: 1,
  rev: '1-a',
  user: 1,
  branch: 1,
  from: '2020-01-01',
  weekMinutes: 2400,
  monday: 480,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday: 480,
  saturday: 0,
  sunday: 0,
  vacationDays: 25,
  vacationYear: 'calendar',
  country: 'AT',
  region: 'AT',
  sector: 'hospitality',
  given: [],
  wageType: '',
  note: '',
  ...more,
})
const work = (startedAt: number, endedAt: number, breaks: Activity['breaks'] = []): Activity => ({
  uid: `w${startedAt}`,
  state: 'ended',
  startedAt,
  endedAt,
  breaks,
  branch: 1,
  project: null,
  task: null,
  source: 'terminal',
  flags: [],
  corrections: [],
})
/** '2026-11-02 08:00-16:00', an end before its start on the next day. */
function shift(text: string): Activity {
  const [date = '', times = ''] = text.split(' ')
  const [from = 0, to = 0] = times.split('-').map(minutesOf)
  return work(instantAt(date, from, zone), instantAt(to <= from ? addDays(date, 1) : date, to, zone))
}
const absence = (kind: Absence['kind'], from: string, more: Partial<Absence> = {}): Absence => ({
  id: 1,
  rev: '1-a',
  user: 1,
  branch: 1,
  kind,
  from,
  to: from,
  isHalfDay: false,
  state: 'approved',
  reason: '',
  answer: '',
  isCertified: false,
  ...more,
})
const facts = (shifts: readonly string[], more: Partial<LedgerFacts> = {}): LedgerFacts => ({
  zone,
  now: Date.UTC(2028, 0, 1),
  contracts: [contract()],
  absences: [],
  activities: shifts.map(shift),
  ...more,
})
const paid = (given: LedgerFacts, from: string, to = from) =>
  payDays(given, from, to).map(({ minutes }) => Object.fromEntries(Object.entries(minutes).filter(([, is]) => is > 0)))

describe('What a day is paid as', () => {
  it('a night is divided at midnight, and what of it is night, Sunday or holiday comes on top', () => {
    expect(paid(facts(['2026-10-31 22:00-06:00']), '2026-10-31', '2026-11-01')).toEqual([
      { normal: 120, night: 120 },
      // All Saints' on a Sunday is a Sunday.
      { normal: 360, night: 300, sunday: 360 },
    ])
    expect(paid(facts(['2026-12-07 20:00-04:00']), '2026-12-07', '2026-12-08')).toEqual([
      { normal: 240, night: 120 },
      { normal: 240, night: 240, holidayWork: 240, holiday: 480 },
    ])
  })

  it('nights of a clock change are paid as long as they were', () => {
    expect(paid(facts(['2026-10-24 22:00-06:00']), '2026-10-24', '2026-10-25')).toEqual([
      { normal: 120, night: 120 },
      { normal: 420, night: 360, sunday: 420 },
    ])
    expect(paid(facts(['2027-03-27 22:00-06:00']), '2027-03-27', '2027-03-28')).toEqual([
      { normal: 120, night: 120 },
      { normal: 300, night: 240, sunday: 300 },
    ])
  })

  it.each([
    ['AT', 'AT', [120, 300]],
    ['DE', 'DE', [60, 360]],
    ['CH', 'CH-ZH', [60, 360]],
    ['LI', 'LI', [60, 360]],
  ] as const)('the night is that of the law: %s', (country, region, minutes) => {
    const days = payDays(
      facts(['2026-11-03 20:00-07:00'], { contracts: [contract({ country, region })] }),
      '2026-11-03',
      '2026-11-04',
    )
    expect(days.map(day => day.minutes.night)).toEqual(minutes)
  })

  it('overtime is what goes beyond the hours of the week, on the day on which it does', () => {
    const week = ['02', '03', '04', '05', '06'].map(day => `2026-11-${day} 08:00-17:00`)
    expect(paid(facts(week), '2026-11-02', '2026-11-06')).toEqual([
      { normal: 540 },
      { normal: 540 },
      { normal: 540 },
      { normal: 540 },
      { normal: 240, overtime: 300 },
    ])
    // The week is whole also where only its end is asked for.
    expect(paid(facts(week), '2026-11-06')).toEqual([{ normal: 240, overtime: 300 }])
  })

  it('where the contract changes within a week, overtime is what goes beyond the hours of each of its days', () => {
    const half = { weekMinutes: 1200, monday: 240, tuesday: 240, wednesday: 240, thursday: 240, friday: 240 }
    const agreed = [contract({ to: '2026-11-04' }), contract({ id: 2, from: '2026-11-05', ...half })]
    const days = ['02', '03', '04'].map(day => `2026-11-${day} 08:00-16:00`)
    const worked = facts([...days, '2026-11-05 08:00-12:00', '2026-11-06 08:00-14:00'], { contracts: agreed })
    expect(paid(worked, '2026-11-04', '2026-11-06')).toEqual([
      { normal: 480 },
      { normal: 240 },
      { normal: 240, overtime: 120 },
    ])
    // Who went on Wednesday had three days to work.
    const gone = facts(['2026-11-04 08:00-18:00', ...days.slice(0, 2)], { contracts: agreed.slice(0, 1) })
    expect(paid(gone, '2026-11-04')).toEqual([{ normal: 480, overtime: 120 }])
  })

  it('paid days fill the week, but a worked holiday makes it no longer', () => {
    const sick = { absences: [absence('sick', '2026-11-02')] }
    const days = ['03', '04', '05', '06', '07'].map(day => `2026-11-${day} 08:00-16:00`)
    expect(paid(facts(days, sick), '2026-11-02')).toEqual([{ sick: 480 }])
    expect(paid(facts(days, sick), '2026-11-07')).toEqual([{ overtime: 480 }])
    const holiday = ['07', '08', '09', '10', '11'].map(day => `2026-12-${day} 08:00-16:00`)
    expect(paid(facts(holiday), '2026-12-08', '2026-12-11')).toEqual([
      { normal: 480, holidayWork: 480, holiday: 480 },
      { normal: 480 },
      { normal: 480 },
      { normal: 480 },
    ])
  })

  it.each([
    [absence('vacation', '2026-11-03'), { vacation: 480 }],
    [absence('vacation', '2026-11-03', { isHalfDay: true }), { vacation: 240 }],
    [absence('compensatory', '2026-11-03'), { compensatory: 480 }],
    [absence('unpaid', '2026-11-03'), { unpaid: 480 }],
    [absence('vacation', '2026-11-03', { state: 'requested' }), {}],
  ] as const)('a free day is told with its hours: %j', (away, minutes) => {
    expect(paid(facts([], { absences: [away] }), '2026-11-03')).toEqual([minutes])
  })

  it('what still goes on is not paid, and without a contract there are only hours', () => {
    const running: Activity = { ...shift('2026-11-03 08:00-16:00'), endedAt: null, state: 'running' }
    expect(paid(facts([], { activities: [running] }), '2026-11-03')).toEqual([{}])
    expect(paid(facts(['2026-11-01 22:00-23:00'], { contracts: [] }), '2026-11-01')).toEqual([{ normal: 60 }])
  })

  it('of work whose end nobody clocked no more is paid than counts in the balance', () => {
    const left = work(instantAt('2026-11-06', 480, zone), instantAt('2026-11-09', 480, zone))
    const given = facts([], { activities: [{ ...left, flags: ['closedByStart'] }] })
    expect(paid(given, '2026-11-06', '2026-11-09').map(({ normal }) => normal)).toEqual([
      960,
      undefined,
      undefined,
      undefined,
    ])
    expect(ledgerOf(given, '2026-11-06', '2026-11-09').map(({ worked }) => worked)).toEqual([960, 0, 0, 0])
  })

  it('no minute is paid twice or lost, whatever was worked', () => {
    const begin = instantAt('2026-10-19', 0, zone)
    const shifts = fc.array(fc.record({ at: fc.nat(14 * 24 * 60), length: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(shifts, given => {
        const activities = given
          .map(({ at, length }) => work(begin + at * MINUTE, begin + (at + length) * MINUTE))
          .toSorted((one, other) => one.startedAt - other.startedAt)
        const days = payDays(facts([], { activities }), '2026-10-19', '2026-11-03')
        const minutes = new Set<number>()
        for (const { startedAt, endedAt } of activities)
          for (let at = startedAt; at < (endedAt ?? 0); at += MINUTE) minutes.add(at)
        const sum = days.reduce((all, { minutes: is }) => all + (is.normal ?? 0) + (is.overtime ?? 0), 0)
        expect(sum).toBe(minutes.size)
        for (const { minutes: is } of days)
          for (const kind of ['night', 'sunday', 'holidayWork'] as const)
            expect(is[kind] ?? 0).toBeLessThanOrEqual((is.normal ?? 0) + (is.overtime ?? 0))
      }),
      { numRuns: 300 },
    )
  })
})
