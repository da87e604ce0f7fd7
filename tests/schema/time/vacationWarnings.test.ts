import { describe, expect, test } from 'vitest'
import type { Employment } from '../../../schema/time/vacation.ts'
import { dueWarning, lapseGiven } from '../../../schema/time/vacationWarnings.ts'

const of = (country: Employment['country'], entry = '2020-01-01'): Employment => ({
  country,
  entry,
  daysPerWeek: [{ from: entry, days: 5 }],
  leaveYear: 'calendar',
  agreedWeeks: 5,
})
const year = { from: '2026-01-01', to: '2026-12-31' }
const told = (on: string, days: number, of = year.to) => ({ year: of, on, days })

describe('Vacation that was warned of', () => {
  test.each([
    ['nobody was warned', 'DE', [], undefined, 0],
    ['warned in the first week', 'DE', [told('2026-01-05', 25)], '2026-12-31', 10],
    ['warned of less than is open by now', 'DE', [told('2026-01-05', 4)], '2026-12-31', 4],
    ['warned so late that not all could be taken', 'DE', [told('2026-12-14', 25)], undefined, 0],
    ['warned late, but of what could be taken', 'DE', [told('2026-12-14', 10)], '2026-12-31', 10],
    ['warned of another year', 'DE', [told('2025-01-05', 25, '2025-12-31')], undefined, 0],
    ['Austria without a warning: what is above four weeks', 'AT', [], '2028-12-31', 0],
    ['Austria with one', 'AT', [told('2027-01-04', 10)], '2028-12-31', 10],
    ['never in Switzerland', 'CH', [told('2026-01-05', 25)], undefined, 0],
  ] as const)('lapses as the law says: %s', (_case, country, warnings, date, lapsing) => {
    const lapse = lapseGiven(of(country), year, { open: 10, warnings })
    expect([lapse.date, lapse.lapsing, lapse.staying]).toEqual([date, lapsing, 10 - lapsing])
  })

  test('lapses later where operations or illness were the reason', () => {
    const warnings = [told('2026-01-05', 25)]
    expect(lapseGiven(of('DE'), year, { open: 10, warnings, because: 'operations' }).date).toBe('2027-03-31')
    expect(lapseGiven(of('DE'), year, { open: 10, warnings, because: 'sick' }).date).toBe('2028-03-31')
  })
})

describe('A warning is due', () => {
  const due = (country: Employment['country'], on: string, warnings: readonly ReturnType<typeof told>[] = []) =>
    dueWarning(of(country), year, { open: 10, warnings }, on)

  test('in Germany from the begin of the year on until it lapses, once', () => {
    expect(due('DE', '2026-01-02')).toMatchObject({ by: '2026-01-07', days: 10, lapsesOn: '2026-12-31' })
    expect(due('DE', '2026-11-02', [told('2026-01-02', 10)])).toBeNull()
    expect(due('DE', '2026-12-31')).toBeNull()
  })

  test('again where more is open than was told of', () => {
    expect(due('DE', '2026-03-02', [told('2026-01-02', 5)])).toMatchObject({ days: 10 })
  })

  test('in Austria in both years after the leave year, and nowhere where nothing lapses', () => {
    expect(due('AT', '2026-06-01')).toBeNull()
    expect(due('AT', '2027-01-01')).toMatchObject({ by: '2027-01-01', lapsesOn: '2028-12-31' })
    expect(due('AT', '2027-06-01', [told('2027-01-04', 10)])).toBeNull()
    expect(due('AT', '2028-01-01', [told('2027-01-04', 10)])).toMatchObject({ by: '2028-01-01' })
    expect(due('CH', '2027-01-01')).toBeNull()
  })
})
