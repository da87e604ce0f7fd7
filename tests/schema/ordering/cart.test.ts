import { expect, test } from 'vitest'
import { presentCart, type SavedCart } from '../../../schema/ordering/cart.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT = Date.parse('2026-11-20T17:00:00Z')
const cart: SavedCart = {
  branch: 1,
  items: [],
  mode: 'dineIn',
  deliveryArea: null,
  appointment: AT + HOUR,
  comment: 'ohne Zwiebel',
  donatee: null,
  table: 'hof-1',
  updatedAt: AT,
}

test('A cart holds as it was left, for the time that was chosen and at the table that was scanned', () => {
  expect(presentCart(cart, AT + 30 * MINUTE, 'takeaway')).toEqual(cart)
})

test('A time that is over is as soon as possible again', () => {
  expect(presentCart(cart, AT + HOUR, 'takeaway')).toEqual({ ...cart, appointment: null })
})

test('Who opens the menu at home the next day orders to no table', () => {
  const later = presentCart(cart, AT + 18 * HOUR, 'takeaway')
  expect(later).toEqual({ ...cart, appointment: null, table: null, mode: 'takeaway' })
  // A table of before is none of a delivery's either.
  expect(presentCart({ ...cart, mode: 'delivery' }, AT + 18 * HOUR, 'takeaway').mode).toBe('delivery')
})
