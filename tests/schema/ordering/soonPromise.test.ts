import { describe, expect, it } from 'vitest'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Pace } from '../../../schema/ordering/promise.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import type { Wanted } from '../../../schema/ordering/wanted.ts'
import { branchOf, catalogueOf, itemOf, productOf, wantedOf } from '../../support/business.ts'
import { open } from '../../support/schedules.ts'

interface Case {
  readonly branch?: Partial<Branch>
  readonly pace?: Pace
  readonly wanted?: Partial<Wanted>
  readonly now?: number
}

const at = (local: string) => Date.parse(`${local}+01:00`)
const today = (clock: string) => at(`2026-11-20T${clock}`)
const quoteOf = ({ branch, pace, wanted, now = today('12:02:00') }: Case) =>
  quote(
    wantedOf([itemOf(1)], wanted),
    catalogueOf([productOf()], { branch: branchOf(branch), ...(pace && { pace }) }),
    now,
  )
const told = (given: Case) => quoteOf(given).obstacles.map(({ code, field, message }) => [code, field, message])

describe('What would not be ready before it closes', () => {
  const late = [
    'tooLateToday',
    'appointmentDate',
    'Vor der nächsten Schließzeit ist Ihre Bestellung nicht mehr zu schaffen. Der nächste freie Termin ist 21.11.2026 08:00.',
  ]
  it.each<[string, Case, unknown[][]]>([
    ['is refused from then on, and when it would be is said', { now: today('17:40:01') }, [late]],
    ['is taken while it is ready on closing time', { now: today('17:40:00') }, []],
    ['is taken where the branch is quick', { branch: { preparationMinutes: 2 }, now: today('17:52:00') }, []],
    ['is taken for another day', { now: today('17:50:00'), wanted: { appointment: at('2026-11-21T08:00:00') } }, []],
    [
      'is refused for a delivery whose way takes too long',
      { now: today('17:30:00'), wanted: { mode: 'delivery', deliveryArea: 'Nachbarschaft' } },
      [late],
    ],
    ['is asked for where offers are made', { branch: { isQuotationRequired: true }, now: today('17:50:00') }, []],
  ])('%s', (_title, given, obstacles) => {
    expect(told(given)).toEqual(obstacles)
  })

  it('waits for the afternoon where it closes at noon', () => {
    const openingHours = [open('daily', '08:00–12:15'), open('daily', '14:00–18:00')]
    const given = { branch: { openingHours } }
    expect(told(given).map(([code]) => code)).toEqual(['tooLateToday'])
    expect(quoteOf(given).earliest).toBe(today('14:00:00'))
  })

  it('is judged by what waits before it', () => {
    const quick = { branch: { preparationMinutes: 2 }, now: today('17:30:00') }
    expect(told(quick)).toEqual([])
    const pace = {
      makers: [{ id: 7, categories: [], isEverything: true }],
      lessons: {},
      waiting: { 7: 45 },
      asOf: quick.now,
    }
    expect(told({ ...quick, pace })).toEqual([late])
  })
})
