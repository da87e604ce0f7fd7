import { describe, expect, it } from 'vitest'
import type { Employment } from '../../../schema/time/vacation.ts'
import { lapseOf, warningsOf } from '../../../schema/time/vacationLapse.ts'

const of = (country: Employment['country'], leaveYear: Employment['leaveYear'] = 'calendar'): Employment => ({
  country,
  entry: '2026-08-17',
  daysPerWeek: [{ from: '2026-08-17', days: 4 }],
  leaveYear,
})
const working = { from: '2026-08-17', to: '2027-08-16' }
const year = { from: '2026-01-01', to: '2026-12-31' }

describe('Vacation lapses', () => {
  it('UrlG § 4 Abs. 5: two years after the leave year where people were warned', () => {
    expect(lapseOf(of('AT', 'working'), working, { open: 20, warned: true })).toMatchObject({
      date: '2029-08-16',
      lapsing: 20,
      staying: 0,
    })
  })

  it('UrlG § 4 Abs. 5: four weeks stay where nobody was warned, the fifth goes', () => {
    expect(lapseOf(of('AT', 'working'), working, { open: 20, warned: false })).toMatchObject({
      date: '2029-08-16',
      lapsing: 4,
      staying: 16,
    })
    expect(lapseOf(of('AT', 'working'), working, { open: 16, warned: false })).toMatchObject({
      lapsing: 0,
      staying: 16,
    })
  })

  it.each([
    ['at the end of the year', undefined, '2026-12-31'],
    ['by the end of March where operations were the reason', 'operations', '2027-03-31'],
    ['by the end of the next year for the part of the entry year', 'entryPartAsked', '2027-12-31'],
    ['fifteen months later for the sick', 'sick', '2028-03-31'],
  ] as const)('BUrlG § 7: %s', (_title, because, date) => {
    const known = { open: 5, warned: true, ...(because ? { because } : {}) }
    expect(lapseOf(of('DE'), year, known)).toMatchObject({ date, lapsing: 5 })
  })

  it('BUrlG § 7: never where nobody was warned', () => {
    expect(lapseOf(of('DE'), year, { open: 5, warned: false })).toEqual({
      lapsing: 0,
      staying: 5,
      paragraph: 'BUrlG § 7 Abs. 3',
    })
  })

  it('OR Art. 128, 129: never in Switzerland, whatever a contract says; claims end after five years', () => {
    expect(lapseOf(of('CH'), year, { open: 5, warned: true })).toEqual({
      lapsing: 0,
      staying: 5,
      limitation: '2031-12-31',
      paragraph: 'OR Art. 128, 129',
    })
    expect(lapseOf(of('LI'), year, { open: 5, warned: true })).toMatchObject({ lapsing: 0, limitation: '2031-12-31' })
  })
})

describe('The duty to warn', () => {
  it('BUrlG § 7: a week after the entry, and a week into each year', () => {
    expect(warningsOf(of('DE'), year, 5)).toEqual([
      {
        since: '2026-08-17',
        by: '2026-08-23',
        paragraph: 'BUrlG § 7 Abs. 3',
        text: 'Offener Urlaub: 5 Tage aus 01.01.2026 bis 31.12.2026; was bis 31.12.2026 nicht genommen ist, verfällt. Bitte rechtzeitig beantragen.',
      },
    ])
    expect(warningsOf(of('DE'), { from: '2027-01-01', to: '2027-12-31' }, 5)[0]?.by).toBe('2027-01-07')
  })

  it('UrlG § 4 Abs. 5: every year in which it can still be taken', () => {
    expect(warningsOf(of('AT', 'working'), working, 2.5).map(({ by }) => by)).toEqual(['2027-08-17', '2028-08-17'])
    expect(warningsOf(of('AT', 'working'), working, 2.5)[0]?.text).toMatch(/2,5 Tage .* bis 16\.08\.2029 /)
  })

  it('is none where nothing is open or nothing lapses', () => {
    expect(warningsOf(of('DE'), year, 0)).toEqual([])
    expect(warningsOf(of('CH'), year, 5)).toEqual([])
  })
})
