import { expect, test } from 'vitest'
import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import { toJson } from '../../../../server/base/storage/json.ts'
import type { OrderRow } from '../../../../server/base/storage/statements/ordering/orders.ts'
import { promiseFrom } from '../../../../server/ordering/orders/promiseFrom.ts'

const placed = 1_000 * MINUTE
const reckoning = { reckoned: 8, work: { 1: 8 }, from: placed }
/** To be paid online, promised in twenty minutes. */
const order = {
  promisedAt: placed + 20 * MINUTE,
  appointmentAt: null,
  holdUntil: placed + 30 * MINUTE,
  reckoning: toJson(reckoning),
} satisfies Partial<OrderRow>

test('Who pays seven minutes later gets the order seven minutes later: it counts from when somebody can make it', () => {
  const at = placed + 7 * MINUTE
  expect(promiseFrom(order, at)).toEqual({
    promisedAt: placed + 27 * MINUTE,
    reckoning: toJson({ ...reckoning, from: at }),
  })
  expect(promiseFrom(order, placed + 1_000).promisedAt).toBe(placed + 21 * MINUTE)
})

test.each<[string, Partial<OrderRow>]>([
  ['an appointment stays what it is', { appointmentAt: placed + 90 * MINUTE, promisedAt: placed + 90 * MINUTE }],
  ['what was never to be paid online was somebody’s to make from the beginning', { holdUntil: null }],
  ['where nothing was promised nothing moves', { promisedAt: null }],
  ['what opens first is ready when it was asked for', { reckoning: toJson({ ...reckoning, reckoned: 0 }) }],
  ['an offer that was asked for', { reckoning: null }],
])('%s', (_why, given) => {
  expect(promiseFrom({ ...order, ...given }, placed + 7 * MINUTE)).toEqual({})
})
