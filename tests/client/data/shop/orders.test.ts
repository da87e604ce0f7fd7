import { describe, expect, it, onTestFinished } from 'vitest'
import { closeDeviceDatabase } from '../../../../client/data/engine/deviceDatabase.ts'
import { createKeptOrders } from '../../../../client/data/shop/orders.ts'
import { device } from '../../../support/device.ts'
import { orderWith } from '../../ordering/order/orders.ts'

const nobody = { request: () => Promise.reject(new Error('no network')), clock: { now: () => 0 } }
const DAY = 24 * 3_600_000

function openOrders() {
  const at = device(nobody)
  onTestFinished(() => closeDeviceDatabase(at.world))
  return { at, orders: createKeptOrders(at.world) }
}

describe('The last known state of an order', () => {
  it('is on the device without network, with how old it is', async () => {
    const { orders } = openOrders()
    const order = orderWith({ isConfirmed: true })
    await orders.save({ uid: order.uid, hash: 'geheim', order, at: 1000 })
    expect(await orders.load(order.uid)).toEqual({ uid: order.uid, hash: 'geheim', order, at: 1000 })
    expect(await orders.load('another')).toBeNull()
  })

  it('is replaced by a newer one, and goes after a month', async () => {
    const { orders } = openOrders()
    await orders.save({ uid: 'old', hash: 'a', order: null, at: 0 })
    await orders.save({ uid: 'new', hash: 'b', order: null, at: 29 * DAY })
    expect(await orders.load('old')).not.toBeNull()
    await orders.save({ uid: 'new', hash: 'b', order: orderWith(), at: 31 * DAY })
    expect(await orders.load('old')).toBeNull()
    expect((await orders.load('new'))?.order?.ticketNumber).toBe('042')
  })

  it('is listed with the others, the one heard of last first, for 30 days', async () => {
    const { at, orders } = openOrders()
    await orders.save({ uid: 'first', hash: 'a', order: null, at: 0 })
    await orders.save({ uid: 'second', hash: 'b', order: null, at: 5 * DAY })
    at.pass(29 * DAY)
    expect((await orders.list()).map(({ uid }) => uid)).toEqual(['second', 'first'])
    at.pass(2 * DAY)
    expect((await orders.list()).map(({ uid }) => uid)).toEqual(['second'])
  })
})
