import { describe, expect, it } from 'vitest'
import { branchReason } from '../../../../client/ordering/page/panel.ts'
import { purposeOf } from '../../../../client/ordering/page/purpose.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import { branchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const at = (local: string) => Date.parse(`2026-11-30T${local}:00+01:00`)
const noon = at('12:00')
const night = at('23:59')

interface Case {
  readonly branch?: Partial<Branch>
  readonly mode?: Mode
  readonly now?: number
  readonly appointment?: number
  readonly isPaused?: boolean
}
const reasonOf = ({ branch, mode = 'takeaway', now = noon, isPaused = false }: Case) =>
  branchReason(branchOf(branch), mode, now, isPaused)
const purpose = ({ branch, mode = 'takeaway', now = noon, appointment, isPaused }: Case) =>
  purposeOf(branchOf(branch), mode, now, appointment ?? null, isPaused)

const noPreorder = { isPreorderEnabled: false }
const withDelivery = { isDeliveryHoursEnabled: true, deliveryHours: [open('daily', '17:00–21:00')] }

describe('The way to the checkout is closed', () => {
  it('before the day from which on orders are taken, also for pre-orders, and says that day', () => {
    const branch = { orderableFrom: '2026-12-01' }
    expect(reasonOf({ branch, now: night })).toBe('Bestellungen sind ab 01.12.2026 möglich.')
    expect(reasonOf({ branch, now: night + 60_000 })).toBeNull()
  })

  it.each<[string | null, string, Case]>([
    [null, 'open', { branch: noPreorder }],
    [null, 'closed, but pre-orders are taken', { now: night }],
    ['Derzeit haben wir leider geschlossen.', 'closed without pre-order', { branch: noPreorder, now: night }],
    [
      'Derzeit bieten wir leider keine Lieferung an.',
      'only delivery unavailable',
      { branch: { ...noPreorder, ...withDelivery }, mode: 'delivery' },
    ],
    [null, 'only delivery unavailable, pre-orders are taken', { branch: withDelivery, mode: 'delivery' }],
    [null, 'an inquiry at night', { branch: { ...noPreorder, isQuotationRequired: true }, now: night }],
    [null, 'open with appointments only', { branch: { ...noPreorder, isAppointmentRequired: true } }],
    ['Derzeit nehmen wir keine Bestellungen an.', 'paused without pre-order', { branch: noPreorder, isPaused: true }],
    [null, 'paused, but pre-orders are taken', { isPaused: true }],
    ['Diese Filiale nimmt derzeit keine Bestellungen an.', 'not public', { branch: { isPublic: false } }],
  ])('„%s“: %s', (reason, _, given) => {
    expect(reasonOf(given)).toBe(reason)
  })
})

describe('Submit button reads as quotation request, order or pre-order', () => {
  it.each<[ReturnType<typeof purposeOf>, string, Case]>([
    ['order', 'open', {}],
    ['preorder', 'closed', { now: night }],
    ['preorder', 'open, for later', { appointment: at('17:00') }],
    ['preorder', 'paused', { isPaused: true }],
    ['order', 'closed and no pre-order is taken', { branch: noPreorder, now: night }],
    [
      'preorder',
      'appointments only',
      { branch: { ...noPreorder, isAppointmentRequired: true }, appointment: at('17:00') },
    ],
    ['quotation', 'inquiries only', { branch: { isQuotationRequired: true }, now: night }],
  ])('%s: %s', (expected, _, given) => {
    expect(purpose(given)).toBe(expected)
  })
})
