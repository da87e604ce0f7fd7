import { describe, expect, it } from 'vitest'
import {
  ANSWER_WITHIN_MS,
  LATE_AFTER_MS,
  type MissableOrder,
  missedReason,
  TOLD_FOR_MS,
} from '../../../schema/ordering/missedOrder.ts'

const NOW = Date.parse('2026-06-16T10:00:00Z')
const HOUR = 3_600_000
const orderWith = (given: Partial<MissableOrder>): MissableOrder => ({
  status: 'new',
  needsReview: false,
  counterAppointmentAt: null,
  dueAt: NOW + HOUR,
  createdAt: NOW,
  updatedAt: NOW,
  ...given,
})
const longAgo = NOW - ANSWER_WITHIN_MS - 1

describe('An order is missed', () => {
  it.each<[string, Partial<MissableOrder>, ReturnType<typeof missedReason>]>([
    ['not as long as the guest may wait for an answer', { updatedAt: NOW - ANSWER_WITHIN_MS }, null],
    ['once nobody has answered in that time', { updatedAt: longAgo }, 'unanswered'],
    ['not where the guest has to answer', { updatedAt: longAgo, counterAppointmentAt: NOW + HOUR }, null],
    ['not where it was confirmed', { updatedAt: longAgo, status: 'confirmed' }, null],
    ['not a quarter of an hour after its time', { status: 'confirmed', dueAt: NOW - LATE_AFTER_MS }, null],
    ['from then on', { status: 'confirmed', dueAt: NOW - LATE_AFTER_MS - 1 }, 'late'],
    ['as late also where nobody confirmed it', { updatedAt: longAgo, dueAt: NOW - LATE_AFTER_MS - 1 }, 'late'],
    ['not once it is ready', { status: 'in-delivery', dueAt: NOW - HOUR }, null],
    ['not once it was handed over', { status: 'completed', dueAt: NOW - HOUR }, null],
    ['where the payment never came', { status: 'failed' }, 'failed'],
    ['for a day', { status: 'failed', updatedAt: NOW - TOLD_FOR_MS - 1 }, null],
    ['where something has to be looked at, whatever else', { needsReview: true, dueAt: NOW - HOUR }, 'review'],
    ['where that is over, too', { needsReview: true, status: 'canceled' }, 'review'],
    ['not without a time it is due', { dueAt: null }, null],
  ])('%s', (_title, given, reason) => {
    expect(missedReason(orderWith(given), NOW)).toBe(reason)
  })
})
