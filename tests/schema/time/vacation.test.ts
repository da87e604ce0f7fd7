import { describe, expect, it } from 'vitest'
import { contracts, type Terms } from '../../../schema/time/contract.ts'
import { type Employment, entitlement, leaveYearOf } from '../../../schema/time/vacation.ts'
import { vacationOn } from '../../../schema/time/vacationAccount.ts'

const days = (count: number, entry: string) => [{ from: entry, days: count }]
const employed = (country: Employment['country'], entry: string, perWeek: number, more: Partial<Employment> = {}) => ({
  country,
  entry,
  daysPerWeek: days(perWeek, entry),
  leaveYear: country === 'AT' ? ('working' as const) : ('calendar' as const),
  ...more,
})

type Case = readonly [title: string, who: Employment, on: string, days: number]

const calendar = { leaveYear: 'calendar' } as const
const cases: readonly Case[] = [
  [
    'UrlG § 2: entry on 17 August, four days a week, at the end of the year',
    employed('AT', '2026-08-17', 4),
    '2026-12-31',
    7.51,
  ],
  ['UrlG § 2: the last day of the first six months', employed('AT', '2026-08-17', 4), '2027-02-16', 10.08],
  ['UrlG § 2: all of it after six months', employed('AT', '2026-08-17', 4), '2027-02-17', 20],
  ['UrlG § 2 Abs. 4: the same by calendar years', employed('AT', '2026-08-17', 4, calendar), '2026-12-31', 8.33],
  ['UrlG § 2 Abs. 4: entry in January, after six months', employed('AT', '2026-01-07', 5, calendar), '2026-07-07', 25],
  ['UrlG § 2: five days in two weeks', employed('AT', '2020-01-01', 2.5), '2026-06-01', 12.5],
  ['UrlG § 2: the 25th year', employed('AT', '2001-01-01', 5), '2025-12-31', 25],
  ['UrlG § 2: the 26th year', employed('AT', '2001-01-01', 5), '2026-01-01', 30],
  ['UrlG § 3: years elsewhere count', employed('AT', '2006-01-01', 5, { creditedYears: 5 }), '2026-01-01', 30],
  ['UrlG § 10: exit in mid-year', employed('AT', '2020-01-01', 5, { exit: '2026-06-30' }), '2026-06-30', 12.4],
  ['BUrlG § 5: entry on 17 August, four full months', employed('DE', '2026-08-17', 4), '2026-12-31', 5.33],
  ['BUrlG § 5 Abs. 2: entry on 1 August, rounded up', employed('DE', '2026-08-01', 4), '2026-12-31', 7],
  [
    'BUrlG § 4: entry on 1 July, the waiting time is not over in the year',
    employed('DE', '2026-07-01', 5),
    '2026-12-31',
    10,
  ],
  ['BUrlG § 4: entry on 30 June', employed('DE', '2026-06-30', 5), '2026-12-31', 20],
  ['BUrlG § 3: the second year', employed('DE', '2026-08-17', 5), '2027-12-31', 20],
  ['BUrlG § 3: six days a week', employed('DE', '2020-01-01', 6), '2026-12-31', 24],
  ['BUrlG § 5: exit on 30 June', employed('DE', '2020-01-01', 5, { exit: '2026-06-30' }), '2026-06-30', 10],
  ['BUrlG § 4: exit on 1 July', employed('DE', '2020-01-01', 5, { exit: '2026-07-01' }), '2026-07-01', 20],
  [
    'BUrlG § 5: exit on 30 April is paid exactly',
    employed('DE', '2020-01-01', 4, { exit: '2026-04-30' }),
    '2026-04-30',
    5.33,
  ],
  [
    'BUrlG § 5: entry and exit within the waiting time',
    employed('DE', '2026-02-01', 6, { exit: '2026-07-15' }),
    '2026-07-15',
    10,
  ],
  [
    'JArbSchG § 19: 15 at the begin of the year',
    employed('DE', '2025-09-01', 6, { birthday: '2010-03-01' }),
    '2026-12-31',
    30,
  ],
  [
    'JArbSchG § 19: 16 at the begin of the year',
    employed('DE', '2025-09-01', 6, { birthday: '2009-03-01' }),
    '2026-12-31',
    27,
  ],
  [
    'JArbSchG § 19: 17 at the begin of the year',
    employed('DE', '2025-09-01', 6, { birthday: '2008-03-01' }),
    '2026-12-31',
    25,
  ],
  [
    'JArbSchG § 19: 18 at the begin of the year',
    employed('DE', '2025-09-01', 6, { birthday: '2008-01-01' }),
    '2026-12-31',
    24,
  ],
  ['OR Art. 329a: entry on 17 August', employed('CH', '2026-08-17', 4), '2026-12-31', 6.01],
  ['L-GAV Art. 17: entry on 17 August', employed('CH', '2026-08-17', 4, { agreement: 'L-GAV' }), '2026-12-31', 7.51],
  ['OR Art. 329a: 19 years', employed('CH', '2020-01-01', 5, { birthday: '2007-01-01' }), '2026-12-31', 25],
  [
    'OR Art. 329a: twenty on 2 July, by days',
    employed('CH', '2020-01-01', 5, { birthday: '2006-07-02' }),
    '2026-12-31',
    22.49,
  ],
  ['ABGB § 1173a Art. 30 (LI): a whole year', employed('LI', '2020-01-01', 5), '2026-12-31', 20],
  ['ABGB § 1173a Art. 30 (LI): entry on 1 July', employed('LI', '2026-07-01', 5), '2026-12-31', 10.08],
  ['what the contract gives beyond the law', employed('DE', '2020-01-01', 5, { agreedWeeks: 6 }), '2026-12-31', 30],
]

describe('Vacation', () => {
  it.each(cases)('%s', (_title, who, on, expected) => {
    expect(entitlement(who, leaveYearOf(who, on), on).days).toBe(expected)
  })

  it('a change from five to three days a week in mid-year counts by days', () => {
    const who = employed('DE', '2020-01-01', 5, {
      daysPerWeek: [
        { from: '2020-01-01', days: 5 },
        { from: '2026-07-01', days: 3 },
      ],
    })
    // 181 days of 20 and 184 of 12 a year.
    expect(entitlement(who, leaveYearOf(who, '2026-03-01')).exact).toBeCloseTo((20 * 181 + 12 * 184) / 365, 9)
  })

  it('names the rule of its share', () => {
    const who = employed('DE', '2026-08-17', 4)
    expect(entitlement(who, leaveYearOf(who, '2026-12-31'))).toMatchObject({
      paragraph: 'BUrlG § 5 Abs. 1',
      share: 4 / 12,
    })
  })

  it('is nothing before the entry and after the exit', () => {
    const who = employed('CH', '2026-08-17', 5, { exit: '2026-12-31' })
    expect(entitlement(who, { from: '2025-01-01', to: '2025-12-31' }).days).toBe(0)
    expect(entitlement(who, { from: '2027-01-01', to: '2027-12-31' }).days).toBe(0)
    const austrian = employed('AT', '2026-08-17', 5, calendar)
    expect(entitlement(austrian, { from: '2025-01-01', to: '2025-12-31' }).days).toBe(0)
  })

  it.each([
    // 90 days and 122 of 365.
    ['OR Art. 329a', 'CH', 11.62],
    // Three full months, and four that are rounded as who came anew waits.
    ['BUrlG § 5', 'DE', 12],
    // 90 days of 365, and four months that were begun.
    ['UrlG §§ 2, 10', 'AT', 14.5],
  ] as const)(
    '%s: who went in March and came again in September has what each time gives',
    (_rule, country, expected) => {
      const agreed = { country, vacationDays: country === 'AT' ? 25 : 20 } as const
      const contract = (id: number, from: string, to?: string): Terms => ({
        ...contracts.shape.parse({ ...contracts.blank, ...agreed, user: 1, branch: 1, from, to }),
        id,
      })
      const seasons = [contract(1, '2025-01-01', '2026-03-31'), contract(2, '2026-09-01')]
      const facts = { contracts: seasons, absences: [], begin: '2025-01-01', days: () => [] }
      expect(vacationOn(facts, '2026-12-31')?.entitled).toBe(expected)
      // The next day it is the same employment, by another contract.
      const [first, second] = [contract(1, '2025-01-01', '2026-03-31'), contract(2, '2026-04-01')]
      expect(vacationOn({ ...facts, contracts: [first, second] }, '2026-12-31')?.entitled).toBe(agreed.vacationDays)
    },
  )

  it('what was paid out to who left is neither left nor carried when they come again; the rest of what was open is', () => {
    const contract = (id: number, more: Partial<Terms>): Terms => ({
      ...contracts.shape.parse({ ...contracts.blank, user: 1, branch: 1, from: '2025-01-01', ...more }),
      id,
    })
    const again = contract(2, { from: '2026-09-01' })
    const account = (paidVacation: number | null, date: string) => {
      const first = contract(1, { to: '2025-12-31', paidVacation })
      return vacationOn({ contracts: [first, again], absences: [], begin: '2025-01-01', days: () => [] }, date)
    }
    expect(account(null, '2026-09-01')).toMatchObject({ carried: 25 })
    expect(account(25, '2025-12-30')).toMatchObject({ paidOut: [{ on: '2025-12-31', days: 25 }], left: 0 })
    expect(account(25, '2026-09-01')).toMatchObject({ carried: 0, open: [{ year: { from: '2026-01-01' } }] })
    expect(account(20, '2026-09-01')).toMatchObject({ carried: 5 })
    expect(account(20, '2026-09-01')).not.toHaveProperty('paidOut')
  })

  it('has leave years that begin with the entry or in January', () => {
    expect(leaveYearOf(employed('AT', '2026-08-17', 4), '2027-08-16')).toEqual({ from: '2026-08-17', to: '2027-08-16' })
    expect(leaveYearOf(employed('AT', '2026-08-17', 4), '2027-08-17')).toEqual({ from: '2027-08-17', to: '2028-08-16' })
    expect(leaveYearOf(employed('DE', '2026-08-17', 4), '2027-08-17')).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  })
})
