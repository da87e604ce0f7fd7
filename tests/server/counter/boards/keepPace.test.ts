import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import { RECALL_MS } from '../../../../schema/ordering/orderStatus.ts'
import { HELD_MS } from '../../../../schema/ordering/undo.ts'
import { createBackground } from '../../../../server/background.ts'
import { lessonsFact } from '../../../../server/ordering/orders/paceNow.ts'
import { askOf, documentsWith, orderOf, quoteOf } from '../../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({ preparationMinutes: 15 }) })
  cookie = await shop.login()
})
afterEach(() => shop.close())

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const minutesFrom = (at: string, from: number) => (Date.parse(at) - from) / MINUTE

/** An order as its guest sees it, with how many minutes from now it is promised in. */
async function place(more: Readonly<Record<string, unknown>> = {}) {
  const { body } = await ask('/api/orders', json('POST', orderOf(more)))
  const { data } = (await ask(`/api/orders/public/${body.data.uid}/${body.data.hash}`)).body
  const again = async () => (await ask(`/api/orders/public/${data.uid}/${body.data.hash}`)).body.data
  return { ...data, again, minutes: minutesFrom(data.promisedAt, shop.clock.now()) }
}

const step = (id: number, action: string) =>
  shop.request(`/api/orders/${id}/status/${action}`, { ...json('POST', {}), headers: { cookie } })

/** Nobody takes back any more what was said to be ready: it is learned. */
async function learned() {
  shop.clock.advance(RECALL_MS + HELD_MS)
  const background = createBackground(shop.deps, () => 0)
  while ((await background.tick()) > 0);
}
const orders = async () => JSON.parse((await shop.storage.read.documents.fact('lessons:1')) ?? '{}').all?.orders ?? 0

/** Orders that are ready so many minutes after they were placed, and what is learned from them. */
async function served(orders: number, minutes: number) {
  for (let count = 0; count < orders; count++) {
    const { id } = await place()
    await step(id, 'confirm')
    shop.clock.advance(minutes * MINUTE)
    await step(id, 'in-delivery')
    await step(id, 'completed')
  }
  await learned()
}

test('An order is promised in its own transaction: at first the fixed number of minutes of its branch', async () => {
  expect((await place()).minutes).toBe(15)
  const { data } = (await ask('/api/quote', json('POST', quoteOf({})))).body
  expect(minutesFrom(data.promisedAt, NOON)).toBeGreaterThanOrEqual(15)
})

test('An order for later is promised for then, whatever waits', async () => {
  const later = new Date(NOON + 120 * MINUTE).toISOString()
  expect((await place({ appointmentDate: later })).promisedAt).toBe(later)
})

test('What waits makes the promise longer, and what is ready makes it shorter again', async () => {
  const orders = []
  for (let count = 0; count < 20; count++) orders.push(await place())
  const behind = (await place()).minutes
  expect(behind).toBeGreaterThan(30)
  for (const { id } of orders) {
    await step(id, 'confirm')
    await step(id, 'in-delivery')
  }
  expect((await place()).minutes).toBeLessThan(behind)
})

test('What orders really took is learned, and guests’ devices are told in one public document', async () => {
  await served(40, 4)
  const { minutes } = await place()
  expect(minutes).toBeGreaterThanOrEqual(4)
  expect(minutes).toBeLessThan(10)
  const { data } = (await ask('/api/init')).body as { data: { url: string; data: never }[] }
  const [told] = data.find(({ url }) => url === '/paces')?.data ?? []
  expect(told).toMatchObject({ branch: 1, lessons: expect.arrayContaining([expect.objectContaining({ part: 'all' })]) })
})

test('What was promised stays what it was, however long the queue gets', async () => {
  const first = await place()
  for (let count = 0; count < 10; count++) await place()
  expect((await first.again()).promisedAt).toBe(first.promisedAt)
})

test('Devices are not told with every order: only when a guest would read another time', async () => {
  await served(30, 4)
  const positionOf = async () => (await ask('/public')).body.update_seq
  const before = await positionOf()
  await served(5, 4)
  expect(await positionOf()).toBe(before)
})

test('An order that was said to be ready by mistake teaches nothing; the time it really was ready does, once', async () => {
  const post = (id: number, path: string, body: object) =>
    shop.request(`/api/orders/${id}/${path}`, {
      ...json('POST', body),
      headers: { cookie, 'Content-Type': 'application/json' },
    })
  const { id } = await place()
  await step(id, 'confirm')
  shop.clock.advance(MINUTE)
  await step(id, 'in-delivery')
  expect((await post(id, 'undo', { action: 'in-delivery' })).status).toBe(200)
  await learned()
  expect(await orders()).toBe(0)
  await step(id, 'in-delivery')
  shop.clock.advance(MINUTE)
  expect((await post(id, 'recall', {})).status).toBe(200)
  await learned()
  expect(await orders()).toBe(0)
  await step(id, 'in-delivery')
  await step(id, 'completed')
  await learned()
  expect(await orders()).toBe(1)
})

test('How many orders a branch has had is told to nobody: a rival would read the turnover from it', async () => {
  const taught = JSON.stringify({ all: { factor: 2.5, slack: 9, orders: 5000 } })
  await shop.storage.write(({ documents }) => documents.putFact(lessonsFact(1), taught))
  await served(1, 4)
  await place()
  const { data } = (await ask('/api/paces/1')).body as { data: { lessons: { part: string; orders: number }[] } }
  expect(data.lessons.find(({ part }) => part === 'all')).toMatchObject({ orders: 25 })
  expect(await shop.storage.read.documents.fact(lessonsFact(1))).toContain('5001')
})
