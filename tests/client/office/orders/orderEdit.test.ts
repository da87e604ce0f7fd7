import { describe, expect, test } from 'vitest'
import { orderEditOf, typedOrder } from '../../../../client/office/orders/orderEdit.ts'

const ZONE = 'Europe/Vienna'
const NOON = Date.parse('2026-06-16T10:00:00Z')
const order = {
  rev: 7,
  mode: 'dineIn',
  appointmentDate: null,
  tableIdentifier: 'T1',
  contact: { comment: 'Ohne Zwiebel', phone: '+436641234567', email: null, lastName: 'Gruber' },
} as const
const nobody = { firstName: '', recipientFirstName: '', recipientLastName: '' }
const nothing = { ...nobody, street: '', stairway: '', floor: '', door: '', zipCode: '', city: '' }
const shown = typedOrder(order, NOON, ZONE)

describe('What staff correct of an order', () => {
  test('begins with what stands there, and with a free time where none was agreed on', () => {
    expect(shown).toEqual({
      ...nothing,
      lastName: 'Gruber',
      comment: 'Ohne Zwiebel',
      phone: '+436641234567',
      email: '',
      table: 'T1',
      isTimed: false,
      date: '2026-06-16',
      time: '12:00',
    })
    expect(typedOrder({ ...order, appointmentDate: '2026-12-24T16:30:00Z' }, NOON, ZONE)).toMatchObject({
      isTimed: true,
      date: '2026-12-24',
      time: '17:30',
    })
  })

  test('tells its guest from whom it goes to', () => {
    const deliveryAddress = { firstName: 'Eva', lastName: 'Huber', street: 'Domgasse 1', zipCode: '4020', city: 'Linz' }
    const contact = { ...order.contact, street: 'Hauptplatz 2', isDeliveryAddressDifferent: true, deliveryAddress }
    const elsewhere = { ...order, mode: 'delivery', contact } as const
    const names = { lastName: 'Gruber', recipientFirstName: 'Eva', recipientLastName: 'Huber', street: 'Domgasse 1' }
    expect(typedOrder(elsewhere, NOON, ZONE)).toMatchObject(names)
    expect(typedOrder({ ...elsewhere, mode: 'takeaway' }, NOON, ZONE)).toMatchObject({
      street: 'Hauptplatz 2',
      ...nobody,
    })
  })

  test('is nothing as long as nothing is different, or a time is half typed', () => {
    expect(orderEditOf(order, shown, { ...shown, comment: ' Ohne Zwiebel ' }, ZONE)).toBe(null)
    expect(orderEditOf(order, shown, { ...shown, isTimed: true, time: '' }, ZONE)).toBe(null)
    // A time that nobody means changes nothing.
    expect(orderEditOf(order, shown, { ...shown, time: '18:00' }, ZONE)).toBe(null)
  })

  test('names only what is different, on the revision that is seen now', () => {
    expect(orderEditOf({ rev: 9 }, shown, { ...shown, phone: '', table: '' }, ZONE)).toEqual({
      rev: 9,
      phone: null,
      tableIdentifier: null,
    })
    expect(orderEditOf(order, shown, { ...shown, lastName: 'Huber ', door: '9' }, ZONE)).toEqual({
      rev: 7,
      lastName: 'Huber',
      door: '9',
    })
    expect(orderEditOf(order, shown, { ...shown, isTimed: true, time: '18:15' }, ZONE)).toEqual({
      rev: 7,
      appointmentDate: '2026-06-16T16:15:00.000Z',
    })
    const timed = { ...shown, isTimed: true }
    expect(orderEditOf(order, timed, { ...timed, isTimed: false }, ZONE)).toEqual({ rev: 7, appointmentDate: null })
  })
})
