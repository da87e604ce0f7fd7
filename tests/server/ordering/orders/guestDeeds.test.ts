import { describe, expect, test } from 'vitest'
import { order } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, NOON, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'
import { openPaymentWorld, type PlacedOrder } from '../payments/world.ts'

const HOUR = 3_600_000

interface Key {
  readonly uid: string
  readonly hash: string
}

async function send(shop: Pick<Shop, 'request'>, { uid, hash }: Key, deed: string, body: object = {}) {
  const answer = await shop.request(`/api/orders/public/${uid}/${hash}/${deed}`, json('POST', body))
  return { status: answer.status, ...(await answer.json()) }
}
const timeAt = (at: number) => ({ appointmentDate: new Date(at).toISOString() })
const jobsOf = async (shop: Shop, id: number): Promise<string[]> =>
  (await shop.storage.read.jobs.ofOrder(id)).map(({ dedupeKey }) => dedupeKey)
const onBoard = async (shop: Shop, id: number) => {
  const entry = await shop.storage.read.documents.entry('branch-1', 'orders', id)
  return entry && !entry.deleted ? JSON.parse(entry.body) : null
}
const asStaff = async (shop: Shop, path: string) =>
  shop.request(path, json('POST', {}, { cookie: await shop.login(), origin: 'http://shop.test' }))

describe('Until it is confirmed', () => {
  test('a guest calls an order off: boards and mails hear of it, and a second tap changes nothing', async () => {
    const shop = await openWalk()
    await (await handOf(shop)).put('branches', 1, { email: 'stammhaus@example.com' })
    const placed = await order(shop)
    expect(await send(shop, placed, 'cancel')).toMatchObject({ status: 200, data: { isCanceled: true } })
    expect(await send(shop, placed, 'cancel')).toMatchObject({ status: 200, data: { isCanceled: true } })
    expect(await onBoard(shop, placed.id)).toMatchObject({ status: 'canceled' })
    const mails = (await jobsOf(shop, placed.id)).filter(key => key.startsWith('mail:'))
    expect(mails).toEqual(expect.arrayContaining(['mail:order:1:cancel', 'mail:order:1:guest-canceled']))
    expect(mails).toHaveLength(4)
  })

  test('a guest changes the time to one that is free, and takes its place', async () => {
    const shop = await openWalk()
    await (await handOf(shop)).put('branches', 1, { slotMinutes: 15, slotCapacity: 1 })
    const [placed, other] = [await order(shop), await order(shop, timeAt(NOON + 3 * HOUR))]
    expect(await send(shop, placed, 'time', timeAt(NOON + 3 * HOUR))).toMatchObject({
      status: 409,
      errors: [{ code: 'slotFull' }],
    })
    expect(await send(shop, placed, 'time', timeAt(NOON + 10 * HOUR))).toMatchObject({
      errors: [{ code: 'appointmentClosed' }],
    })
    const moved = await send(shop, placed, 'time', timeAt(NOON + 2 * HOUR))
    expect(moved).toMatchObject({ status: 200, data: { ...timeAt(NOON + 2 * HOUR), totalGross: 240 } })
    expect(await onBoard(shop, placed.id)).toMatchObject({ appointmentAt: NOON + 2 * HOUR })
    // Its own place is in nobody's way.
    expect(await send(shop, placed, 'time', timeAt(NOON + 2 * HOUR + 60_000))).toMatchObject({ status: 200 })
    expect(await send(shop, other, 'time', timeAt(NOON + 2 * HOUR))).toMatchObject({ errors: [{ code: 'slotFull' }] })
    expect(await send(shop, placed, 'time', { appointmentDate: null })).toMatchObject({
      data: { appointmentDate: null },
    })
  })

  test('a guest moves an order ten times and no more: each is a mail to the branch', async () => {
    const shop = await openWalk()
    const placed = await order(shop)
    const move = (at: number) => send(shop, placed, 'time', timeAt(NOON + 2 * HOUR + at * 60_000))
    for (let at = 0; at < 10; at += 1) expect((await move(at)).status).toBe(200)
    expect(await move(10)).toMatchObject({ status: 409, errors: [{ code: 'movedTooOften' }] })
    // The same time again is no move.
    expect((await move(9)).status).toBe(200)
    expect(await send(shop, placed, 'cancel')).toMatchObject({ status: 200 })
  })

  test('and not a moment longer', async () => {
    const shop = await openWalk()
    const placed = await order(shop)
    await asStaff(shop, `/api/orders/${placed.id}/status/confirm`)
    for (const [deed, body] of [
      ['cancel', {}],
      ['time', timeAt(NOON + HOUR)],
      ['pay-at-counter', { paymentMethod: 'atm-card' }],
    ] as const)
      expect(await send(shop, placed, deed, body), deed).toMatchObject({
        status: 409,
        errors: [{ code: 'statusNotAllowed' }],
      })
    expect((await send(shop, { ...placed, hash: 'x' }, 'cancel')).status).toBe(404)
  })

  test('what was paid online goes back with it', async () => {
    const world = await openPaymentWorld()
    const placed = await world.place('mollie')
    await world.press((await world.openPage(placed)) ?? '', 'paid')
    await world.comeBack(placed)
    const canceled = await send(world.shop, placed, 'cancel')
    expect(canceled.data.payment).toMatchObject({ refunding: placed.total })
    for (let minute = 0; minute < 5; minute++) await world.advance(61_000)
    expect((await world.shop.storage.read.orders.byId(placed.id))?.paymentState).toBe('refunded')
    await world.shop.close()
  })
})

describe('Instead of online a guest pays at the counter', () => {
  async function lost(outcome: 'canceled' | 'open' = 'canceled') {
    const world = await openPaymentWorld()
    const placed = await world.place('mollie')
    const payment = (await world.openPage(placed)) ?? ''
    if (outcome === 'canceled') await world.press(payment, outcome)
    await world.comeBack(placed)
    return { world, placed, payment, toCounter: (method = 'cash') => pay(world, placed, method) }
  }
  const pay = (world: { shop: Shop }, placed: PlacedOrder, paymentMethod: string) =>
    send(world.shop, placed, 'pay-at-counter', { paymentMethod })

  test('and from then on somebody makes the order, once', async () => {
    const { world, placed, toCounter } = await lost()
    expect(await onBoard(world.shop, placed.id)).toBeNull()
    expect(await toCounter()).toMatchObject({ status: 200, data: { paymentMethod: 'cash', paymentUrl: null } })
    expect(await toCounter()).toMatchObject({ status: 200 })
    expect(await onBoard(world.shop, placed.id)).toMatchObject({ status: 'new', paymentMethod: 'cash' })
    await world.advance(HOUR)
    expect((await world.shop.storage.read.orders.byId(placed.id))?.status).toBe('new')
    const events = await world.shop.storage.read.orders.events(placed.id)
    expect(events.filter(({ action }) => action === 'at-counter')).toHaveLength(1)
    await world.shop.close()
  })

  test('but by no way the branch does not take', async () => {
    const { world, toCounter } = await lost()
    await (await handOf(world.shop)).put('branches', 1, { isATMCardEnabled: false })
    for (const method of ['datatrans', 'atm-card']) expect((await toCounter(method)).status, method).toBe(409)
    await world.shop.close()
  })

  test('and who pays online after all is not asked for money again', async () => {
    const { world, placed, payment, toCounter } = await lost('open')
    expect((await toCounter()).status).toBe(200)
    await world.press(payment, 'paid')
    await world.comeBack(placed)
    expect(await world.shop.storage.read.orders.byId(placed.id)).toMatchObject({
      paymentMethod: 'mollie',
      paymentState: 'paid',
    })
    await world.shop.close()
  })
})

test('A lost payment leads back to the shop, which learns which order it was', async () => {
  const world = await openPaymentWorld()
  const placed = await world.place('mollie')
  await world.press((await world.openPage(placed)) ?? '', 'canceled')
  const address = (await world.comeBack(placed)).headers.get('location') ?? ''
  expect(address).toMatch(/^\/store\/[\w-]+\/checkout\/error\?/)
  expect(new URLSearchParams(address.split('?')[1]).get('order')).toBe(placed.uid)
  await world.shop.close()
})
