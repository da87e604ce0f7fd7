import { expect, test } from 'vitest'
import { historyCells } from '../../../../client/office/orders/historyFile.ts'
import type { StaffOrder } from '../../../../schema/ordering/staffCalls.ts'

const order: StaffOrder = {
  id: 1,
  uid: 'a',
  rev: 3,
  branch: 1,
  ticketNumber: '17',
  status: 'in-delivery',
  mode: 'delivery',
  isQuotation: false,
  paymentMethod: 'cash',
  paymentState: 'open',
  toCollect: 0,
  needsReview: false,
  tableIdentifier: null,
  tableName: null,
  totalGross: 128_450,
  currency: 'EUR',
  name: 'Anna Öllinger',
  phone: '+436641234567',
  appointmentDate: '2026-12-24T09:30:00Z',
  counterAppointment: null,
  acknowledgedAt: null,
  heldUntil: null,
  createdAt: '2026-12-23T16:05:00Z',
  updatedAt: '2026-12-23T16:05:00Z',
}
const told = { zone: 'Europe/Vienna', branchOf: () => 'Stammhaus', isGuestShown: true }

test('Orders in a file are told in the words of the list, moments in the zone, sums with a decimal comma', () => {
  const [heads, cells] = historyCells([order], told)
  expect(heads?.length).toBe(cells?.length)
  expect(cells).toEqual([
    '17',
    '23.12.2026 17:05',
    '24.12.2026 10:30',
    'Stammhaus',
    'Unterwegs',
    'Lieferung',
    'Anna Öllinger',
    '+436641234567',
    'Barzahlung',
    '1284,50',
  ])
})

test('Where a device hides who ordered, so does its file', () => {
  const [, cells] = historyCells([order], { ...told, isGuestShown: false })
  expect(cells?.join()).not.toMatch(/Anna|664/)
})
