import { describe, expect, test } from 'vitest'
import { resendOf } from '../../../../server/base/jobs/kind.ts'
import { toJson } from '../../../../server/base/storage/json.ts'
import type { OrderRow } from '../../../../server/base/storage/statements/ordering/orders.ts'
import { mailJobs } from '../../../../server/messages/mail/queueMails.ts'
import type { StepName } from '../../../../server/ordering/orders/step.ts'

const order = {
  id: 5,
  rev: 3,
  mode: 'takeaway',
  holdUntil: null,
  paymentState: 'open',
  counterAppointmentAt: 1_000,
  pricing: '{}',
  contact: JSON.stringify({ email: 'anna@example.com' }),
} as OrderRow
const unpaid = { ...order, holdUntil: 1 }
const paid: OrderRow = { ...order, paymentState: 'paid' }
const offered = { ...paid, pricing: '{"offer":{"validUntil":1}}' } as OrderRow
const keys = (given: OrderRow, step: StepName, isBranchTold = true, by?: string) =>
  mailJobs({ order: given, name: step, ...(by ? { by } : {}) }, isBranchTold).map(({ dedupeKey }) => dedupeKey)

describe('which mails follow from a step', () => {
  test.each<[string, OrderRow, StepName, string[]]>([
    ['placed', order, 'placed', ['placed', 'new-order']],
    ['placed and not yet paid online', unpaid, 'placed', []],
    ['paid', paid, 'paid', ['placed', 'new-order']],
    ['paid for, where staff had made the offer', offered, 'paid', []],
    ['not paid in time', { ...order, paymentState: 'failed' }, 'failed', []],
    ['another amount than agreed', unpaid, 'mismatch', []],
    ['given up before it was paid', unpaid, 'cancel', []],
    ['rejected', order, 'reject', ['reject']],
    ['cancelled', order, 'cancel', ['cancel']],
    ['ready', order, 'in-delivery', ['in-delivery']],
    ['ready at a table', { ...order, mode: 'dineIn' }, 'in-delivery', []],
    ['completed', order, 'completed', []],
    ['refunded', order, 'refunded', ['refunded']],
    ['proposed: every proposal is one of its own', order, 'propose', ['propose:3']],
    ['edited: every edit is one of its own', order, 'edited', ['edited:3']],
  ])('%s', (_name, given, step, expected) => {
    expect(keys(given, step)).toEqual(expected.map(name => `mail:order:5:${name}`))
  })

  test('what is given back by hand is told with its words, once each, also where nothing is left after it', () => {
    for (const name of ['credited', 'refunded'] as const) {
      const [job] = mailJobs({ order: paid, name, by: 'users:5', credit: 7 }, true)
      expect(job?.dedupeKey).toBe('mail:order:5:credited:3')
      expect(job?.payload).toEqual({ order: 5, mail: 'credited', credit: 7 })
    }
  })

  test('what a person confirms is one mail more, what is taken in the moment it came is the only one', () => {
    expect(keys(order, 'confirm', true, 'users:5')).toEqual(['mail:order:5:confirm'])
    expect(keys(order, 'confirm')).toEqual(['mail:order:5:accepted'])
  })

  test.each([
    [4, []],
    [5, ['mail:order:5:delay:3']],
  ])('a promise that moves by %i minutes: %j', (minutes, expected) => {
    const moved = { ...order, promisedAt: minutes * 60_000 }
    const jobs = mailJobs({ order: moved, name: 'delay', by: 'devices:3', movedFrom: 0 }, true)
    expect(jobs.map(({ dedupeKey }) => dedupeKey)).toEqual(expected)
  })

  test('a branch hears what a guest did to an order it had heard of', () => {
    const told = (given: OrderRow, step: StepName) => keys(given, step, true, 'guest')
    expect(told(order, 'cancel')).toEqual(['mail:order:5:cancel', 'mail:order:5:guest-canceled'])
    expect(told(order, 'edited')).toEqual(['mail:order:5:moved:3', 'mail:order:5:guest-moved:3'])
    expect(told(order, 'at-counter')).toEqual(['mail:order:5:placed', 'mail:order:5:new-order'])
    expect(told(unpaid, 'cancel')).toEqual([])
  })

  test('none to a guest or a branch without an address', () => {
    expect(keys({ ...order, contact: toJson({}) }, 'placed', false)).toEqual([])
    expect(keys({ ...order, contact: toJson({}) }, 'placed')).toEqual(['mail:order:5:new-order'])
  })

  test('one that is sent once more counts on from the last one, gaps or not', () => {
    expect(resendOf([], 'mail:order:5:new-order')).toBe('again:1')
    expect(resendOf(['mail:order:5:new-order', 'mail:order:5:new-order:again:7'], 'mail:order:5:new-order')).toBe(
      'again:8',
    )
  })
})
