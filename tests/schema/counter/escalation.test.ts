import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { preparationFrom } from '../../../schema/business/calling.ts'
import { type EscalatingBranch, levelDue, type UnseenOrder } from '../../../schema/counter/escalation.ts'
import { open } from '../../support/schedules.ts'

const noon = Date.parse('2026-06-16T12:00:00+02:00')
const SECOND = 1000
const orderOf = (given: Partial<UnseenOrder> = {}): UnseenOrder => ({
  status: 'new',
  acknowledgedAt: null,
  escalation: 0,
  appointmentAt: null,
  counterAppointmentAt: null,
  updatedAt: noon,
  ...given,
})
const branchOf = (given: Partial<EscalatingBranch> = {}): EscalatingBranch => ({
  isEscalationEnabled: true,
  escalateAfterSeconds: 60,
  openingHours: [open('daily', '08:00–18:00')],
  timeZone: 'Europe/Vienna',
  ...given,
})

describe('An order nobody has seen', () => {
  it.each([
    [0, 0],
    [60 * SECOND - 1, 0],
    [60 * SECOND, 1],
    [120 * SECOND - 1, 1],
    [120 * SECOND, 2],
    [180 * SECOND - 1, 2],
    [180 * SECOND, 3],
    [10 * 60 * SECOND, 3],
  ])('after %i ms has reached level %i, with a patience of a minute', (waited, level) => {
    expect(levelDue(orderOf(), branchOf(), noon + waited)).toBe(level)
  })

  it.each([
    [119_999, 0],
    [120_000, 1],
  ])('waits two minutes where the branch does not say: after %i ms it is %i', (waited, level) => {
    expect(levelDue(orderOf(), branchOf({ escalateAfterSeconds: null }), noon + waited)).toBe(level)
  })

  it.each<[string, Partial<UnseenOrder>]>([
    ['a device has shown', { acknowledgedAt: noon }],
    ['was answered with another time', { counterAppointmentAt: noon + 60 * MINUTE }],
    ['was taken', { status: 'confirmed' }],
    ['was refused', { status: 'rejected' }],
    ['the guest canceled', { status: 'canceled' }],
  ])('that %s escalates no further', (_, given) => {
    expect(levelDue(orderOf(given), branchOf(), noon + 10 * MINUTE)).toBe(0)
    expect(levelDue(orderOf({ ...given, escalation: 2 }), branchOf(), noon + 10 * MINUTE)).toBe(2)
  })

  it('does not escalate where the branch has no boards', () => {
    expect(levelDue(orderOf(), branchOf({ isEscalationEnabled: false }), noon + 10 * MINUTE)).toBe(0)
    expect(levelDue(orderOf(), branchOf({ isEscalationEnabled: null }), noon + 10 * MINUTE)).toBe(0)
  })

  it('with an appointment is urgent from the beginning of its preparation on', () => {
    const appointmentAt = noon + 60 * MINUTE
    const order = orderOf({ appointmentAt })
    expect(preparationFrom(order, branchOf())).toBe(appointmentAt - 20 * MINUTE)
    expect(levelDue(order, branchOf(), appointmentAt - 19 * MINUTE - 1)).toBe(0)
    expect(levelDue(order, branchOf(), appointmentAt - 19 * MINUTE)).toBe(1)
    expect(levelDue(order, branchOf({ preparationMinutes: 30 }), appointmentAt - 29 * MINUTE)).toBe(1)
  })

  it('waits through the night: patience begins when the branch opens, and ends when it closes', () => {
    const night = Date.parse('2026-06-16T03:00:00+02:00')
    const opening = Date.parse('2026-06-16T08:00:00+02:00')
    const closing = Date.parse('2026-06-16T18:00:00+02:00')
    const order = orderOf({ updatedAt: night })
    expect(levelDue(order, branchOf(), opening - 1)).toBe(0)
    expect(levelDue(order, branchOf(), opening + 60 * SECOND - 1)).toBe(0)
    expect(levelDue(order, branchOf(), opening + 60 * SECOND)).toBe(1)
    const late = orderOf({ updatedAt: closing - 30 * SECOND })
    expect(levelDue(late, branchOf(), closing)).toBe(0)
    expect(levelDue(late, branchOf(), closing + 10 * MINUTE)).toBe(0)
  })

  it('counts stretches that follow each other as one, over midnight too', () => {
    const around = branchOf({ openingHours: [open('daily', '00:00–12:00'), open('daily', '12:00–24:00')] })
    const midnight = Date.parse('2026-06-16T00:00:00+02:00')
    const order = orderOf({ updatedAt: midnight - 90 * SECOND })
    expect(levelDue(order, around, midnight)).toBe(1)
    expect(levelDue(order, around, midnight + 30 * SECOND)).toBe(2)
  })

  it('never becomes less urgent, and is between 0 and 3 at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -DAYS, max: DAYS }),
        fc.integer({ min: 0, max: DAYS }),
        fc.integer({ min: 0, max: 3 }),
        (ordered, waited, escalation) => {
          const order = orderOf({ updatedAt: noon + ordered, escalation })
          const level = levelDue(order, branchOf(), noon + ordered + waited)
          expect(level).toBeGreaterThanOrEqual(escalation)
          expect(level).toBeLessThanOrEqual(3)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

const DAYS = 3 * 24 * 60 * MINUTE
