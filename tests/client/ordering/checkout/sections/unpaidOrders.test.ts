import { expect, it } from 'vitest'
import { maybeUnpaid } from '../../../../../client/ordering/checkout/sections/unpaidOrders.ts'
import { orderWith } from '../../order/orders.ts'

const paymentUrl = 'https://pay.example/1'
const kept = (given: Partial<Parameters<typeof maybeUnpaid>[0][number]>) => ({
  uid: 'a',
  hash: 'h',
  order: null,
  ...given,
})

it.each([
  ['waits for its payment', kept({ order: orderWith({ paymentUrl }) }), true],
  ['was placed here and never heard of since', kept({ branch: 1 }), true],
  ['is paid, or is paid at the counter', kept({ order: orderWith() }), false],
  ['waits for its payment at another branch', kept({ order: orderWith({ paymentUrl, branch: { id: 2 } }) }), false],
  ['was placed at another branch', kept({ branch: 2 }), false],
])('An order that %s is asked about before the cart becomes another one: %#', (_what, order, isAsked) => {
  expect(maybeUnpaid([order], 1)).toHaveLength(isAsked ? 1 : 0)
})
