import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, HOUR, instantAt, MINUTE } from '../../../schema/base/zonedTime.ts'
import { type Absence, absences } from '../../../schema/time/absence.ts'
import type { Activity } from '../../../schema/time/activity.ts'
import { type Contract, contracts } from '../../../schema/time/contract.ts'
import { balanceOn, beginOf, type LedgerFacts, ledgerOf, settledIn, sumsOf } from '../../../schema/time/ledger.ts'
import { vacationOn } from '../../../schema/time/vacationAccount.ts'

const zone = 'Europe/Vienna'
const contract = (given: Partial<Contract> = {}): Contract => ({
  ...contracts.blank,
  id: 1,
  rev: '1-a',
  user: 5,
  branch: 1,
  from: '2026-01-01',
  ...given,
})
const absence = (kind: Absence['kind'], from: string, to = from, given: Partial<Absence> = {}): Absence => ({
  ...absences.blank,
  id: 1,
  rev: '1-a',
  user: 5,
  branch: 1,
  kind,
  from,
  to,
  state: 'approved',
  ...given,
})
let count = 0
const work = (date: string, from: number, hours: number, pause = 0): Activity => {
  const startedAt = instantAt(date, from, zone)
  const broken = startedAt + 2 * HOUR
  return {
    uid: `start-${(count += 1)}`,
    state: 'ended',
    startedAt,
    endedAt: startedAt + hours * HOUR,
    breaks: pause ? [{ from: broken, to: broken + pause * MINUTE }] : [],
    branch: 1,
    project: null,
    task: null,
    source: 'terminal',
    flags: [],
    corrections: [],
  }
}
const facts = (given: Partial<LedgerFacts> = {}): LedgerFacts => ({
  zone,
  contracts: [contract()],
  absences: [],
  activities: [],
  now: Date.parse('2027-12-31T12:00:00Z'),
  ...given,
})
const dayOf = (date: string, given: Partial<LedgerFacts>) => ledgerOf(facts(given), date, date)[0]

describe('A day of the ledger', () => {
  test.each([
    [
      'worked as agreed',
      {},
      [work('2026-11-23', 360, 8.5, 30)],
      { target: 480, worked: 480, break: 30, difference: 0 },
    ],
    ['worked more', {}, [work('2026-11-23', 360, 10)], { worked: 600, difference: 120 }],
    [
      'worked in a break of other work, which was none then',
      {},
      [work('2026-11-23', 360, 9, 60), work('2026-11-23', 500, 0.5)],
      { worked: 510, break: 30, difference: 30 },
    ],
    ['nothing done', {}, [], { worked: 0, difference: -480 }],
    ['vacation', { absences: [absence('vacation', '2026-11-23')] }, [], { target: 480, credit: 480, difference: 0 }],
    ['sick', { absences: [absence('sick', '2026-11-23')] }, [], { credit: 480, difference: 0 }],
    ['care', { absences: [absence('care', '2026-11-23')] }, [], { credit: 480, difference: 0 }],
    ['training', { absences: [absence('training', '2026-11-23')] }, [], { credit: 480, difference: 0 }],
    [
      'time off',
      { absences: [absence('compensatory', '2026-11-23')] },
      [],
      { target: 480, credit: 0, difference: -480 },
    ],
    ['unpaid', { absences: [absence('unpaid', '2026-11-23')] }, [], { target: 0, credit: 0, difference: 0 }],
    [
      'half a day of vacation',
      { absences: [absence('vacation', '2026-11-23', undefined, { isHalfDay: true })] },
      [work('2026-11-23', 360, 4)],
      { target: 480, worked: 240, credit: 240, difference: 0 },
    ],
    [
      'ill on vacation',
      { absences: [absence('vacation', '2026-11-23'), absence('sick', '2026-11-23')] },
      [],
      { credit: 480, credits: [{ kind: 'sick', minutes: 480, share: 1 }] },
    ],
    [
      'only asked for',
      { absences: [absence('vacation', '2026-11-23', undefined, { state: 'requested' })] },
      [],
      { credit: 0 },
    ],
    ['refused', { absences: [absence('vacation', '2026-11-23', undefined, { state: 'refused' })] }, [], { credit: 0 }],
    ['no contract', { contracts: [] }, [work('2026-11-23', 360, 2)], { target: 0, worked: 120, difference: 120 }],
    ['after the contract', { contracts: [contract({ to: '2026-11-22' })] }, [], { target: 0, difference: 0 }],
  ])('%s', (_, given, activities, row) => {
    expect(dayOf('2026-11-23', { ...given, activities })).toMatchObject(row)
  })

  test('a holiday counts as worked and uses up no vacation; on a Saturday that is free nothing is given', () => {
    const off = { absences: [absence('vacation', '2026-12-07', '2026-12-09')] }
    expect(dayOf('2026-12-08', off)).toMatchObject({
      credit: 480,
      credits: [{ kind: 'holiday', share: 1 }],
      holiday: 'Mariä Empfängnis',
    })
    expect(dayOf('2026-12-26', {})).toMatchObject({ target: 0, credit: 0, holiday: 'Stefanitag', difference: 0 })
  })

  test.each([
    ['the night the clock goes back', '2026-10-24', '2026-10-25', 9],
    ['the night it goes forward', '2027-03-27', '2027-03-28', 7],
    ['the end of a month', '2026-11-30', '2026-12-01', 8],
    ['the end of a year', '2026-12-31', '2027-01-01', 8],
  ])('a shift over %s counts whole on the day it began on', (_, date, next, hours) => {
    const startedAt = instantAt(date, 22 * 60, zone)
    const night = { ...work(date, 22 * 60, 8), startedAt, endedAt: instantAt(next, 6 * 60, zone) }
    const rows = ledgerOf(facts({ activities: [night] }), date, next)
    expect(rows.map(({ worked }) => worked)).toEqual([hours * 60, 0])
  })

  test('another contract in mid-month counts from its day on', () => {
    const change = [contract({ to: '2026-11-10' }), contract({ id: 2, from: '2026-11-11', wednesday: 240 })]
    const rows = ledgerOf(facts({ contracts: change }), '2026-11-04', '2026-11-11')
    expect(rows.map(({ target }) => target)).toEqual([480, 480, 480, 0, 0, 480, 480, 240])
  })
})

describe('Sums of the ledger', () => {
  const shifts = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 200 }),
      from: fc.integer({ min: 0, max: 1439 }),
      hours: fc.integer({ min: 0, max: 14 }),
      pause: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 30 },
  )
  const first = '2026-10-01'

  test('over any cut are the sum of the whole, and no minute counts twice', () => {
    fc.assert(
      fc.property(shifts, fc.integer({ min: 0, max: 220 }), fc.integer({ min: 1, max: 200 }), (given, cut, change) => {
        const activities = given
          .map(({ day, from, hours, pause }) => work(addDays(first, day), from, hours, pause))
          .toSorted((one, other) => one.startedAt - other.startedAt)
        const changed = addDays(first, change)
        const agreed = [contract({ to: addDays(changed, -1) }), contract({ id: 2, from: changed, monday: 333 })]
        const off = [absence('vacation', addDays(first, cut), addDays(first, cut + 3)), absence('unpaid', changed)]
        const known = facts({ activities, contracts: agreed, absences: off })
        const at = addDays(first, cut)
        const whole = sumsOf(ledgerOf(known, first, addDays(first, 220)))
        const parts = [ledgerOf(known, first, addDays(at, -1)), ledgerOf(known, at, addDays(first, 220))]
        expect(sumsOf(parts.flat())).toEqual(whole)
        expect(whole.difference).toBe(whole.worked + whole.credit - whole.target)
        expect(parts.map(sumsOf).reduce((sum, { difference }) => sum + difference, 0)).toBe(whole.difference)
        const span = activities.reduce((sum, { startedAt, endedAt }) => sum + ((endedAt ?? 0) - startedAt), 0)
        expect(whole.worked + whole.break).toBeLessThanOrEqual(span / MINUTE)
      }),
      { numRuns: 300 },
    )
  })

  test('the balance begins with the contract as what is owed does, and is carried over', () => {
    const contracts = [contract({ from: '2026-12-30' })]
    const known = facts({ contracts, activities: [work('2026-12-30', 360, 9), work('2027-01-04', 360, 7)] })
    expect(beginOf(known)).toBe('2026-12-30')
    expect(balanceOn(known, '2026-12-29')).toBe(0)
    expect(balanceOn(known, '2026-12-30')).toBe(60)
    // New Year's Eve was owed, New Year's Day is a holiday.
    expect(balanceOn(known, '2027-01-04')).toBe(60 - 480 - 60)
    expect(balanceOn(facts({ contracts }), '2026-12-31')).toBe(-960)
    expect(balanceOn(facts({ ...known, contracts: [] }), '2026-12-30')).toBe(0)
  })

  test('a closed year takes out of the balance what it does not carry, from the first day after it on', () => {
    const contracts = [contract({ from: '2026-12-30' })]
    const settlements = [{ date: '2027-01-01', paidMinutes: 40, droppedMinutes: 5 }]
    const known = facts({ contracts, settlements, activities: [work('2026-12-30', 360, 18)] })
    expect(balanceOn(known, '2026-12-31')).toBe(120)
    expect(balanceOn(known, '2027-01-01')).toBe(75)
  })

  test.each([
    [1950, 2010],
    [-90, -30],
    [null, 60],
  ])('what somebody brings along (%s minutes) is open from their first day on', (openingMinutes, balance) => {
    const contracts = [contract({ from: '2026-12-30', openingMinutes })]
    const known = facts({ contracts, activities: [work('2026-12-30', 360, 9)] })
    expect(balanceOn(known, '2026-12-29')).toBe(0)
    expect(balanceOn(known, '2026-12-30')).toBe(balance)
    // What a month begins with has it, so that the month adds up.
    const before = balanceOn(known, '2026-11-30') - settledIn(known, '2026-12-01', '2026-12-30')
    expect(before + sumsOf(ledgerOf(known, '2026-12-01', '2026-12-30')).difference).toBe(balance)
  })
})

describe('The vacation account', () => {
  const account = (date: string, given: Partial<LedgerFacts>) => {
    const known = facts(given)
    return vacationOn({ ...known, begin: beginOf(known), days: (from, to) => ledgerOf(known, from, to) }, date)
  }
  const week = absence('vacation', '2026-12-07', '2026-12-11')

  test('tells what is entitled, taken, planned and left; holidays are no vacation', () => {
    expect(account('2026-12-09', { absences: [week] })).toMatchObject({
      entitled: 25,
      carried: 0,
      taken: 2,
      planned: 2,
      left: 21,
      lapsesOn: null,
    })
  })

  test('half days count half, and certified illness of more than three days gives days back', () => {
    const half = absence('vacation', '2026-12-07', undefined, { isHalfDay: true })
    expect(account('2026-12-31', { absences: [half] })).toMatchObject({ taken: 0.5, left: 24.5 })
    const ill = (isCertified: boolean) => [week, absence('sick', '2026-12-07', '2026-12-11', { isCertified })]
    expect(account('2026-12-31', { absences: ill(true) })).toMatchObject({ taken: 0 })
    expect(account('2026-12-31', { absences: ill(false) })).toMatchObject({ taken: 4 })
    // No day of vacation is used up by more than it was, however much of it somebody was ill, and however often.
    const illOn = (isHalfDay: boolean) => absence('sick', '2026-12-07', undefined, { isHalfDay })
    const monday = (isHalfDay: boolean) => absence('vacation', '2026-12-07', undefined, { isHalfDay })
    const used = (...absences: Absence[]) => account('2026-12-31', { absences })?.taken
    expect([used(monday(false), illOn(true)), used(monday(true), illOn(false))]).toEqual([1, 0.5])
    expect(used(monday(false), illOn(false), illOn(false))).toBe(1)
  })

  test('what is left of a year that is known counts in the next, with what of it lapses without a warning and when', () => {
    expect(account('2027-01-10', { absences: [week] })).toMatchObject({
      entitled: 25,
      carried: 21,
      left: 46,
      lapsesOn: '2028-12-31',
      open: [{ days: 21 }, { days: 25 }],
      lapses: [
        { on: '2028-12-31', days: 1 },
        { on: '2029-12-31', days: 5 },
      ],
    })
    const contracts = [contract({ from: '2027-01-01' })]
    expect(account('2027-01-10', { contracts, absences: [week] })).toMatchObject({ carried: 0 })
    expect(account('2026-12-09', { contracts: [] })).toBeNull()
  })

  test('vacation somebody brings along is what is left on their first day; what is more than a year gives was of the year before', () => {
    const brings = (openingVacation: number) => [contract({ from: '2026-11-01', entry: '2020-03-01', openingVacation })]
    const of = (date: string, days: number) => account(date, { contracts: brings(days), absences: [week] })
    expect(of('2026-12-31', 12)).toMatchObject({
      entitled: 12,
      carried: 0,
      taken: 4,
      left: 8,
      brought: { on: '2026-11-01', days: 12 },
    })
    expect(of('2026-12-31', 30.5)).toMatchObject({
      entitled: 25,
      carried: 5.5,
      left: 26.5,
      // The oldest is taken first.
      open: [
        { year: { to: '2025-12-31' }, days: 1.5 },
        { year: { to: '2026-12-31' }, days: 25 },
      ],
    })
    expect(of('2027-01-10', 12)).toMatchObject({ entitled: 25, carried: 8, left: 33, brought: null })
    expect(of('2027-01-10', 0)).toMatchObject({ entitled: 25, carried: 0, left: 25 })
    expect(of('2026-12-31', 0)).toMatchObject({ entitled: 0, taken: 4, left: -4 })
  })
})
