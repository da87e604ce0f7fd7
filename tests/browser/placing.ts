import { randomUUID } from 'node:crypto'
import { addDays, instantAt, localTime } from '../../schema/base/zonedTime.ts'
import { expect } from './expect.ts'
import type { Staff } from './staff.ts'

/** An order that stands at the server, and what staff do with it. */
export interface PlacedOrder {
  readonly id: number
  readonly ticket: string
  /** Path of its status page. */
  readonly path: string
  /** Staff move it on, one step after the other. */
  step(...actions: readonly string[]): Promise<void>
  reject(rejectionMessage: string): Promise<void>
  /** Staff propose another time (ISO 8601). */
  propose(appointmentDate: string): Promise<void>
}

type Wanted = Readonly<Record<string, unknown>>

export const delivery = {
  isDelivery: true,
  deliveryArea: '1070 Neubau',
  street: 'Neubaugasse 1',
  zipCode: '1070',
  city: 'Wien',
} as const

/** Places an order of rolls at the branch that never closes, as a guest's phone would. */
export async function placeOrder(staff: Staff, wanted: Wanted = {}): Promise<PlacedOrder> {
  const items = [{ product: 1, amount: 20 }]
  const cart = { branch: 1, items, ...wanted }
  const { isDelivery, isDineIn, deliveryArea, table, branch, items: ordered, appointmentDate } = cart as Wanted
  const quote = await staff.request.post('/api/quote', {
    data: { isDelivery, isDineIn, deliveryArea, table, branch, items: ordered, appointmentDate },
  })
  const { data } = (await quote.json()) as { data: { pricing: { totalGross: number } } }
  const uid = randomUUID()
  const placed = await staff.request.post('/api/orders', {
    data: {
      uid,
      expectedTotal: data.pricing.totalGross,
      firstName: 'Anna',
      lastName: 'Huber',
      phone: '+436641234567',
      email: 'anna@example.com',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      ...cart,
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const receipt = ((await placed.json()) as { data: { hash: string; ticketNumber: string } }).data
  const view = await staff.request.get(`/api/orders/public/${uid}/${receipt.hash}`)
  const { id } = ((await view.json()) as { data: { id: number } }).data
  const post = async (path: string, body: object) => {
    const answer = await staff.request.post(`/api/orders/${id}/${path}`, { data: body })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return {
    id,
    ticket: receipt.ticketNumber,
    path: `/status/${uid}/${receipt.hash}`,
    async step(...actions) {
      for (const action of actions) await post(`status/${action}`, {})
    },
    reject: rejectionMessage => post('status/reject', { rejectionMessage }),
    propose: appointmentDate => post('counter-appointment', { appointmentDate }),
  }
}

/** Tomorrow at half past six in the evening of Vienna (ISO 8601). */
export function tomorrowEvening(): string {
  const tomorrow = addDays(localTime(Date.now(), 'Europe/Vienna').date, 1)
  return new Date(instantAt(tomorrow, 18 * 60 + 30, 'Europe/Vienna')).toISOString()
}
