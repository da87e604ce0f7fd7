import { describe, expect, it } from 'vitest'
import type { Absence } from '../../../../schema/time/absence.ts'
import { type Contract, contracts } from '../../../../schema/time/contract.ts'
import { agreedMinutes, planNotes } from '../../../../schema/time/plan/planChecks.ts'
import { datesOfWeek, instantsOf, mondayOf, plannedOf } from '../../../../schema/time/plan/planned.ts'
import { shiftsOfText } from '../../../../schema/time/shiftText.ts'

const zone = 'Europe/Vienna'
const monday = '2026-12-14'

/** '2026-12-14 6-14 30' as somebody's shifts. */
const plan = (...texts: string[]) =>
  texts.flatMap(text => {
    const [date = '', ...times] = text.split(' ')
    return (shiftsOfText(times.join(' ')) ?? []).map((shift, id) => {
      const { breakMinutes } = shift
      const body = { user: 1, branch: 1, note: '', isPublished: false, breakMinutes, ...instantsOf(date, shift, zone) }
      return plannedOf({ ...body, id }, zone)
    })
  })

const contract = (more: Partial<Contract> = {}): Contract => ({
  ...contracts.shape.parse({ ...contracts.blank, user: 1, branch: 1, from: '2024-01-01' }),
  id: 1,
  rev: '1-a',
  ...more,
})

const absence = (more: Partial<Absence>): Absence => ({
  id: 1,
  rev: '1-a',
  user: 1,
  branch: 1,
  kind: 'vacation',
  from: '2026-12-16',
  to: '2026-12-16',
  isHalfDay: false,
  state: 'approved',
  reason: '',
  answer: '',
  isCertified: false,
  ...more,
})

interface Given {
  readonly contracts?: readonly Contract[]
  readonly absences?: readonly Absence[]
}

const told = (shifts: ReturnType<typeof plan>, { contracts: held = [contract()], absences = [] }: Given = {}) =>
  planNotes({ monday, zone, shifts, contracts: held, absences }).map(({ rule, date, text }) => [rule, date, text])

describe('What is said about a plan', () => {
  it('is nothing for a week within contract and law, and for one without shifts', () => {
    expect(told(plan('2026-12-14 6-14 30', '2026-12-15 6-14 30'))).toEqual([])
    expect(told([], { contracts: [] })).toEqual([])
  })

  it('names the rest between two days, and the break a day lacks, with the paragraph', () => {
    const rules = told(plan('2026-12-14 14-22 30', '2026-12-15 6-14')).map(([rule, date]) => [rule, date])
    expect(rules).toContainEqual(['AZG § 11 Abs. 1', '2026-12-15'])
    expect(rules).toContainEqual(['AZG § 12 Abs. 1', expect.stringMatching(/^2026-12-1[45]$/)])
  })

  it('follows the law of the contract', () => {
    const shifts = plan('2026-12-14 6-15:30 30')
    const german = contract({ country: 'DE', region: 'DE-BY' })
    expect(told(shifts).map(([rule]) => rule)).toEqual([])
    expect(told(shifts, { contracts: [german] }).map(([rule]) => rule)).toContain('ArbZG § 3')
  })

  it.each<[string, Partial<Absence>, unknown[]]>([
    ['leave', {}, [['Abwesenheit', '2026-12-16', 'Urlaub, geplant ist 6–14 30.']]],
    [
      'leave that is asked for',
      { state: 'requested' },
      [['Abwesenheit', '2026-12-16', 'Urlaub (beantragt), geplant ist 6–14 30.']],
    ],
    ['refused leave', { state: 'refused' }, []],
    ['illness on another day', { kind: 'sick', from: '2026-12-17', to: '2026-12-20' }, []],
  ])('tells a shift beside %s', (_name, more, expected) => {
    expect(told(plan('2026-12-16 6-14 30'), { absences: [absence(more)] })).toEqual(expected)
  })

  it('tells shifts that overlap, also with a night that began the day before', () => {
    const doubled = (...texts: string[]) => told(plan(...texts)).filter(([rule]) => rule === 'Doppelt eingeteilt')
    expect(doubled('2026-12-14 6-12, 11-15')).toEqual([
      ['Doppelt eingeteilt', '2026-12-14', '6–12 und 11–15 überschneiden sich.'],
    ])
    expect(doubled('2026-12-13 22-6 30', '2026-12-14 5-8')).toHaveLength(1)
    expect(doubled('2026-12-14 6-12, 12-15')).toEqual([])
  })

  it('tells hours beyond the contract, and that there is none', () => {
    const days = ['14', '15', '16', '17', '18'].map(day => `2026-12-${day} 6-14:30 30`)
    const rules = (shifts: ReturnType<typeof plan>) => told(shifts).filter(([rule]) => rule === 'Vertragsstunden')
    expect(rules(plan(...days))).toEqual([])
    expect(rules(plan(...days, '2026-12-19 6-10'))).toEqual([
      ['Vertragsstunden', monday, '44 h geplant, vereinbart sind 40 h.'],
    ])
    expect(told(plan('2026-12-14 6-22'), { contracts: [contract({ to: '2026-12-13' })] })).toEqual([
      ['Vertrag', monday, 'Für diese Woche gilt kein Vertrag: Das Arbeitsrecht wird nicht geprüft.'],
    ])
  })
})

describe('A week of a plan', () => {
  it('counts each contract by its days where it changes within', () => {
    const half = { weekMinutes: 1200, monday: 240, tuesday: 240, wednesday: 240, thursday: 240, friday: 240 }
    const held = [contract({ to: '2026-12-15' }), contract({ id: 2, from: '2026-12-16', ...half })]
    expect(agreedMinutes(held, datesOfWeek(monday))).toBe(2 * 480 + 3 * 240)
    expect(agreedMinutes([], datesOfWeek(monday))).toBeNull()
  })

  it('begins on Monday', () => {
    expect(['2026-12-13', '2026-12-14', '2026-12-20'].map(mondayOf)).toEqual(['2026-12-07', monday, monday])
  })

  it('keeps the clock times of a shift that is put into another week, though the night is an hour longer', () => {
    const [night] = plan('2026-10-24 22-6 30')
    expect(night?.minutes).toBe(510)
    const [next] = plan('2026-10-31 22-6 30')
    expect([next?.from, next?.to, next?.minutes]).toEqual([1320, 1800, 450])
  })
})
