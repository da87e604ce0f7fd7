import { expect, it } from 'vitest'
import { waitingOrders } from '../../../../client/office/overview/waitingOrders.ts'

const unanswered = { id: 1, status: 'new', counterAppointment: null } as const
const proposed = { id: 2, status: 'new', counterAppointment: '2026-11-23T12:00:00Z' } as const
const confirmed = { id: 3, status: 'confirmed', counterAppointment: null } as const
const open = [unanswered, proposed, confirmed]

it('counts an order that waits for its answer once, however late it is', () => {
  const { fresh, troubled } = waitingOrders(open, [
    { id: 1, missed: 'late' },
    { id: 3, missed: 'late' },
  ])
  expect(fresh).toEqual([unanswered])
  expect(troubled).toEqual([{ id: 3, missed: 'late' }])
  expect(waitingOrders(open, [{ id: 1, missed: 'unanswered' }]).troubled).toEqual([])
})

it('tells of an order that waits for its answer what the answer does not settle', () => {
  expect(waitingOrders(open, [{ id: 1, missed: 'review' }]).troubled).toEqual([{ id: 1, missed: 'review' }])
  // Proposed is answered: that it is late is told on its own.
  expect(waitingOrders(open, [{ id: 2, missed: 'late' }]).troubled).toEqual([{ id: 2, missed: 'late' }])
})
