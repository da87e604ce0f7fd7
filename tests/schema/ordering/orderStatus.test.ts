import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionsFrom,
  canMove,
  flagsOf,
  isFinal,
  type OrderAction,
  type OrderStatus,
  orderActions,
  orderStatuses,
  targetOf,
} from '../../../schema/ordering/orderStatus.ts'

/** Pair by pair: what is missing here is forbidden. */
const allowed: Record<OrderStatus, Partial<Record<OrderAction, OrderStatus>>> = {
  new: { confirm: 'confirmed', reject: 'rejected', cancel: 'canceled', propose: 'new' },
  confirmed: { 'in-delivery': 'in-delivery', completed: 'completed', cancel: 'canceled' },
  'in-delivery': { completed: 'completed', cancel: 'canceled', recall: 'confirmed' },
  completed: {},
  rejected: {},
  canceled: {},
  failed: {},
}
const pairs = orderStatuses.flatMap(from =>
  orderActions.map(action => [from, action, allowed[from][action] ?? null] as const),
)

describe('An order', () => {
  it.each(pairs)('that is %s, asked to %s, becomes %s', (from, action, target) => {
    expect(canMove(from, action)).toBe(target !== null)
    if (target !== null) expect(targetOf(action)).toBe(target)
    expect(actionsFrom(from).includes(action)).toBe(target !== null)
  })

  it.each<[OrderStatus, boolean]>([
    ['new', false],
    ['confirmed', false],
    ['in-delivery', false],
    ['completed', true],
    ['rejected', true],
    ['canceled', true],
    ['failed', true],
  ])('that is %s has come to its end: %s', (status, final) => {
    expect(isFinal(status)).toBe(final)
  })

  it('comes to its end after at most three moves besides proposals and recalls, and never leaves it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderActions), { maxLength: 30 }), actions => {
        let status: OrderStatus = 'new'
        let moves = 0
        for (const action of actions) {
          if (!canMove(status, action)) continue
          expect(isFinal(status)).toBe(false)
          status = targetOf(action)
          if (action === 'recall') moves--
          else if (action !== 'propose') moves++
        }
        expect(moves).toBeLessThanOrEqual(3)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('The flags of the public view', () => {
  it.each<[OrderStatus, boolean, string[]]>([
    ['new', true, []],
    ['confirmed', true, ['isConfirmed']],
    ['in-delivery', true, ['isConfirmed', 'isInDelivery']],
    ['in-delivery', false, ['isConfirmed', 'isInDelivery']],
    ['completed', true, ['isConfirmed', 'isCompleted', 'isDelivered']],
    ['completed', false, ['isConfirmed', 'isCompleted']],
    ['rejected', false, ['isRejected']],
    ['canceled', true, ['isCanceled']],
    ['failed', true, ['isFailed']],
  ])('of an order that is %s (delivery: %s) are %j', (status, isDelivery, flags) => {
    const raised = Object.entries(flagsOf(status, { isDelivery })).filter(([, raised]) => raised)
    expect(raised.map(([flag]) => flag)).toEqual(flags)
  })
})
