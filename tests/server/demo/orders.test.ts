import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../schema/base/zonedTime.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { demoDocuments } from '../../../server/demo/documents.ts'
import { demoVisitors, insertOrders } from '../../../server/demo/orders.ts'
import { askOf } from '../../support/counter.ts'
import { openShop, type Shop } from '../../support/shop.ts'

/** A Wednesday noon in Vienna; the clock went back an hour within the month before. */
const NOW = Date.parse('2026-11-04T11:00:00Z')

describe('the orders of the demo', () => {
  let shop: Shop
  let cookie: string
  beforeAll(async () => {
    shop = await openShop({ start: NOW, documents: demoDocuments(NOW, 0) })
    await shop.deps.storage.write(insertOrders(shop.deps, NOW))
    cookie = await shop.login()
  })
  afterAll(() => shop.close())
  const ask = async <T>(path: string): Promise<T> => (await askOf(shop, path, { headers: { cookie } })).body.data

  it('reach back a month and end with yesterday, in the order of time, always the same', () => {
    const visitors = demoVisitors(NOW)
    expect(demoVisitors(NOW)).toEqual(visitors)
    const times = visitors.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThan(NOW - DAY / 2)
    expect(Math.min(...times)).toBeLessThan(NOW - 29 * DAY)
  })

  it('have all ended: nobody has anything to do, nobody is told, and the next number is today’s first', async () => {
    const orders = await ask<StaffOrder[]>('/api/orders?limit=500')
    expect(orders.length).toBeGreaterThan(200)
    expect(orders.filter(({ status }) => !isFinal(status))).toEqual([])
    expect(await ask('/api/orders/current')).toEqual([])
    expect(await shop.deps.storage.read.jobs.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([])
  })

  it('are of every method, paid in every way that is set up; some were refused, called off and given back', async () => {
    const orders = await ask<StaffOrder[]>('/api/orders?limit=500')
    expect(new Set(orders.map(({ mode }) => mode))).toEqual(new Set(['takeaway', 'delivery', 'dineIn']))
    expect(new Set(orders.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['cash', 'atm-card', 'invoice']))
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['completed', 'rejected', 'canceled']))
    const notes = await Promise.all(orders.map(({ id }) => shop.deps.storage.read.creditNotes.ofOrder(id)))
    expect(notes.flat().length).toBeGreaterThan(0)
  })
})
