import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foreignBranch } from '../../schema/ordering/kioskOrder.ts'
import type { Device } from '../support/device.ts'
import { offlineOrder } from '../support/kioskOrder.ts'
import { openKiosk, openPage, ordersAt, type Page } from '../support/kioskWalk.ts'
import { pairDevice } from '../support/pairedDevice.ts'
import { json, type Shop } from '../support/shop.ts'

const MINUTE = 60_000

/** An hour without network: an order every five minutes, the page opened again after the fourth and the eighth. */
async function anHourAlone(shop: Shop, at: Device) {
  let page = openPage(at)
  await page.beat()
  at.network(false)
  const given: { uid: string; ticket: string }[] = []
  for (let index = 0; index < 12; index += 1) {
    const placed = await page.order()
    if (placed.kind !== 'placed') throw new Error(`Order ${index} was not taken: ${placed.kind}`)
    expect(placed.isOffline).toBe(true)
    given.push(placed)
    at.pass(5 * MINUTE)
    shop.clock.advance(5 * MINUTE)
    if (index === 3 || index === 7) {
      await page.close()
      page = openPage(at)
    }
  }
  return { page, given }
}

const back = async (at: Device, page: Page) => {
  at.network(true)
  await page.delivered()
}

test('A kiosk that was offline for an hour and restarted twice delivers every order exactly once, with its number and price', async () => {
  const { shop, admin, at } = await openKiosk()
  const { page, given } = await anHourAlone(shop, at)
  expect(await page.orders.waiting()).toMatchObject({ length: 12 })
  const { data } = (await (await shop.request('/api/products/1')).json()) as { data: { rev: string } }
  await shop.request('/api/products/1', json('PUT', { rev: data.rev, price: 190 }, { cookie: admin }))

  // Every third answer is lost on its way back.
  let count = 0
  at.between = async (path, _init, send) => {
    const answer = await send()
    if (path === '/api/orders' && count++ % 3 === 0) throw new TypeError('connection reset')
    return answer
  }
  await back(at, page)

  const stored = await ordersAt(shop)
  expect(stored.map(({ uid }) => uid).toSorted()).toEqual(given.map(({ uid }) => uid).toSorted())
  expect(new Map(stored.map(order => [order.uid, order.ticketNumber]))).toEqual(
    new Map(given.map(({ uid, ticket }) => [uid, ticket])),
  )
  expect(new Set(given.map(({ ticket }) => ticket)).size).toBe(12)
  expect(given[11]?.ticket).toBe('K1-012')
  expect(stored.map(({ totalGross, needsReview }) => [totalGross, needsReview])).toEqual(stored.map(() => [240, 0]))
  expect(await shop.storage.read.boards.listed()).toHaveLength(12)
})

test('Negative control: with a new identity at every attempt the same hour gives more orders than were made', async () => {
  const { shop, at } = await openKiosk()
  const { page } = await anHourAlone(shop, at)
  const { bearer } = await pairDevice(shop, 1, await shop.login())
  let count = 0
  at.between = async (path, init, send) => {
    if (path !== '/api/orders') return send()
    const body = { ...(JSON.parse(String(init?.body)) as object), uid: randomUUID() }
    const answer = await shop.request(path, json('POST', body, bearer))
    if (count++ % 3 === 0) throw new TypeError('connection reset')
    return answer
  }
  await back(at, page)
  expect((await ordersAt(shop)).length).toBeGreaterThan(12)
})

test('Negative control: an order taken off the device before its answer has come is lost with the connection', async () => {
  const { shop, at } = await openKiosk()
  const { page } = await anHourAlone(shop, at)
  let count = 0
  at.between = async (path, init, send) => {
    if (path !== '/api/orders') return send()
    await page.outbox.forget((JSON.parse(String(init?.body)) as { uid: string }).uid)
    if (count++ % 3 === 0) throw new TypeError('connection reset')
    return send()
  }
  await back(at, page)
  expect((await ordersAt(shop)).length).toBeLessThan(12)
})

test('With network the number is the server’s; one that got no answer is one order under the number on the slip', async () => {
  const { shop, at } = await openKiosk()
  const page = openPage(at)
  await page.beat()
  expect(await page.order()).toMatchObject({ kind: 'placed', ticket: '1', isOffline: false })
  let isLost = true
  at.between = async (path, _init, send) => {
    const answer = await send()
    if (path !== '/api/orders' || !isLost) return answer
    isLost = false
    throw new TypeError('connection reset')
  }
  const slip = await page.order()
  expect(slip).toMatchObject({ kind: 'placed', ticket: 'K1-001', isOffline: true })
  await page.delivered()
  const stored = await ordersAt(shop)
  expect(stored.map(({ ticketNumber }) => ticketNumber)).toEqual(['1', 'K1-001'])
})

test('An order whose guest has left before its answer came is taken back: the next guest hears nothing of it, and nobody makes it', async () => {
  const { shop, at } = await openKiosk()
  const page = openPage(at)
  await page.beat()
  const guest = new AbortController()
  at.between = async (path, _init, send) => {
    const answer = await send()
    if (path !== '/api/orders') return answer
    guest.abort()
    throw new TypeError('connection reset')
  }
  // A device that may take nothing by itself tells its guest to wait.
  const placed = await page.order(1, { left: guest.signal, gate: async () => ['persisted'] })
  expect(placed).toMatchObject({ kind: 'left' })
  at.between = null
  for (let round = 0; round < 5; round += 1) {
    at.pass(MINUTE)
    await page.outbox.flush()
  }
  expect(await ordersAt(shop)).toMatchObject([{ uid: placed.uid, status: 'canceled' }])
})

test('A kiosk that was thrown out keeps its orders and delivers them once it is let in again', async () => {
  const { shop, admin, at } = await openKiosk()
  const page = openPage(at)
  await page.beat()
  at.network(false)
  await page.order()
  await shop.request('/api/devices/1/tokens', { method: 'DELETE', headers: { cookie: admin } })
  at.network(true)
  await page.outbox.flush()
  at.pass(10 * MINUTE)
  await page.outbox.flush()
  expect(await page.orders.waiting()).toMatchObject({ length: 1 })
  expect(await ordersAt(shop)).toEqual([])
  at.signIn((await pairDevice(shop, 1, admin)).cookie)
  await page.delivered()
  expect(await ordersAt(shop)).toMatchObject([{ ticketNumber: 'K1-001', needsReview: 0 }])
})

test('Without a number of its own nothing is ordered, and a changed price is told', async () => {
  const { shop, admin, at } = await openKiosk()
  const page = openPage(at)
  at.network(false)
  expect(await page.order()).toMatchObject({ kind: 'closed', reasons: ['lease'] })
  at.network(true)
  const { data } = (await (await shop.request('/api/products/1')).json()) as { data: { rev: string } }
  await shop.request('/api/products/1', json('PUT', { rev: data.rev, price: 190 }, { cookie: admin }))
  const refused = await page.order()
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ code: 'totalChanged' }] })
  expect(await ordersAt(shop)).toEqual([])
})

test('A kiosk takes no order for another branch: the refusal is the same with network and without, on the device and at the server', async () => {
  const { shop, at } = await openKiosk()
  const page = openPage(at)
  await page.beat()
  const refusal = { kind: 'refused', problems: [foreignBranch] }
  expect(await page.order(2)).toMatchObject(refusal)
  at.network(false)
  expect(await page.order(2)).toMatchObject(refusal)
  expect(await page.orders.waiting()).toMatchObject({ length: 0 })
  at.network(true)

  // A page that does not ask its device first gets no further.
  const foreign = { ...offlineOrder(shop.clock.now()), branch: 2 }
  const { bearer } = await pairDevice(shop, 1, await shop.login())
  for (const order of [foreign, { ...foreign, offline: undefined }]) {
    const answer = await shop.request('/api/orders', json('POST', order, bearer))
    expect([answer.status, (await answer.json()).errors]).toEqual([403, [foreignBranch]])
  }
  expect(await ordersAt(shop)).toEqual([])
})

test('What a kiosk took before staff moved it is still delivered to the branch whose number is on the slip', async () => {
  const { shop, admin, at } = await openKiosk()
  const page = openPage(at)
  await page.beat()
  at.network(false)
  const slip = await page.order()
  const { data } = (await (await shop.request('/api/devices/1', { headers: { cookie: admin } })).json()) as {
    data: { rev: string }
  }
  await shop.request('/api/devices/1', json('PUT', { rev: data.rev, branch: 2 }, { cookie: admin }))
  at.network(true)
  await page.beat()
  await page.delivered()
  expect(await ordersAt(shop)).toMatchObject([{ branch: 1, ticketNumber: 'K1-001', needsReview: 0 }])
  expect(slip).toMatchObject({ ticket: 'K1-001' })
  expect(await page.orders.lease()).toMatchObject({ branch: 2 })
})
