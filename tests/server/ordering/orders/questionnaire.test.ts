import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await shop.login()
})
afterEach(() => shop.close())

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.request(path, init)
  return { status: response.status, body: await response.json() }
}

/** An order of something that can be had without choosing. */
async function placed() {
  const { body } = await ask('/api/products?filter[type]=simple&filter[unit]=amount&limit=500')
  for (const { id, price } of body.data) {
    const order = {
      uid: randomUUID(),
      branch: 1,
      items: [{ product: id, amount: 2 }],
      expectedTotal: price * 2,
      firstName: 'Maria',
      lastName: 'Gruber',
      phone: '+436641234567',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
    }
    const answer = await ask('/api/orders', json('POST', order))
    if (answer.status !== 201) continue
    const path = `/api/orders/public/${order.uid}/${answer.body.data.hash}`
    const { data } = (await ask(path)).body
    return { path, id: data.id as number, uid: order.uid, product: id as number }
  }
  throw new Error('Nothing simple is offered now.')
}

const step = async (id: number, ...actions: string[]) => {
  for (const action of actions)
    expect((await ask(`/api/orders/${id}/status/${action}`, json('POST', {}, { cookie }))).status).toBe(200)
}
const answer = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: 'Sehr gut!' }
const rate = (path: string, body: object = answer) => ask(`${path}/questionnaire`, json('POST', body))

describe('a questionnaire', () => {
  test('of a completed order is kept and its overall rating stands in the public view', async () => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    expect((await ask(path)).body.data.questionnaireRating).toBeNull()
    const rated = await rate(path)
    expect(rated.status).toBe(200)
    expect(rated.body.data).toMatchObject({ questionnaireRating: 5, status: 'completed' })
    expect((await ask(path)).body.data.questionnaireRating).toBe(5)
    const staff = (await ask(`/api/orders/${id}`, { headers: { cookie } })).body.data
    expect(staff.questionnaire).toMatchObject(answer)
    expect(staff.events.at(-1)).toMatchObject({ action: 'rate', actor: 'guest', status: 'completed' })
  })

  test('is told to whoever follows the order, once it is stored', async () => {
    const { path, id, uid } = await placed()
    await step(id, 'confirm', 'completed')
    const heard: number[] = []
    const stop = shop.storage.subscribe(news => {
      const rev = news.get(`order:${uid}`)
      if (rev !== undefined) heard.push(rev)
    })
    await rate(path)
    stop()
    expect(heard).toHaveLength(1)
    expect((await shop.storage.read.orders.byId(id))?.rev).toBe(heard[0])
  })

  test('counts once: the same answer again is 200 and nothing happens, another is 409', async () => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    await rate(path)
    const { rev } = (await shop.storage.read.orders.byId(id))!
    expect((await rate(path, { ...answer, comment: ' Sehr gut! ' })).status).toBe(200)
    const other = await rate(path, { ...answer, rating: 1 })
    expect(other.status).toBe(409)
    expect(other.body.errors[0].code).toBe('alreadyRated')
    expect((await shop.storage.read.orders.byId(id))?.rev).toBe(rev)
    expect((await shop.storage.read.questionnaires.byOrder(id))?.rating).toBe(5)
  })

  test('two different answers at once: one is kept, the other is told', async () => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    const answers = await Promise.all([rate(path), rate(path, { ...answer, rating: 1 })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test.each<[string, string[]]>([
    ['new', []],
    ['confirmed', ['confirm']],
    ['in delivery', ['confirm', 'in-delivery']],
    ['rejected', ['reject']],
    ['canceled', ['confirm', 'cancel']],
  ])('of an order that is %s is a 409 and nothing is stored', async (_, actions) => {
    const { path, id } = await placed()
    await step(id, ...actions)
    const refused = await rate(path)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].code).toBe('statusNotAllowed')
    expect(await shop.storage.read.questionnaires.byOrder(id)).toBeUndefined()
  })

  test.each<[string, object]>([
    ['rating', { ...answer, rating: 0 }],
    ['foodRating', { ...answer, foodRating: 6 }],
    ['serviceRating', { ...answer, serviceRating: 2.5 }],
    ['processRating', { rating: 5, foodRating: 5, serviceRating: 5 }],
    ['comment', { ...answer, comment: 'x'.repeat(2001) }],
  ])('with a wrong %s is a 422 at that field', async (field, body) => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    const refused = await rate(path, body)
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map((problem: { field: string }) => problem.field)).toEqual([field])
  })

  test('needs no comment', async () => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    const { comment: _comment, ...stars } = answer
    expect((await rate(path, stars)).status).toBe(200)
  })

  test('with a wrong hash is a 404 like an order that is not there', async () => {
    const { path, id } = await placed()
    await step(id, 'confirm', 'completed')
    expect((await rate(`${path}x`)).status).toBe(404)
    expect((await rate(`/api/orders/public/${randomUUID()}/x`)).status).toBe(404)
  })
})

describe('the answer to a counter-appointment', () => {
  const propose = (id: number, appointmentDate: string) =>
    ask(`/api/orders/${id}/counter-appointment`, json('POST', { appointmentDate }, { cookie }))
  const first = '2026-06-16T15:00:00.000Z'
  const second = '2026-06-16T16:00:00.000Z'

  test('confirms the order at the proposed time, and once more is no error', async () => {
    const { path, id } = await placed()
    await propose(id, first)
    for (const _ of [1, 2]) {
      const confirmed = await ask(`${path}/confirm-counter-appointment`, json('POST', { counterAppointment: first }))
      expect(confirmed.status).toBe(200)
      expect(confirmed.body.data).toMatchObject({ isConfirmed: true, appointmentDate: first })
    }
    expect(await shop.storage.read.orders.events(id)).toHaveLength(3)
  })

  test('counts for the time that was shown: another proposal made meanwhile is a 409', async () => {
    const { path, id } = await placed()
    await propose(id, first)
    await propose(id, second)
    const late = await ask(`${path}/confirm-counter-appointment`, json('POST', { counterAppointment: first }))
    expect(late.status).toBe(409)
    expect((await ask(path)).body.data).toMatchObject({ isConfirmed: false, counterAppointment: second })
    expect((await ask(`${path}/confirm-counter-appointment`, { method: 'POST' })).body.data.appointmentDate).toBe(
      second,
    )
  })

  test('that comes too late is a 409: the branch has cancelled the order', async () => {
    const { path, id } = await placed()
    await propose(id, first)
    await step(id, 'reject')
    expect((await ask(`${path}/confirm-counter-appointment`, { method: 'POST' })).status).toBe(409)
  })

  test('to a time that has passed is a 409 that says so; it can still be rejected', async () => {
    const { path, id } = await placed()
    const soon = new Date(shop.clock.now() + 60_000).toISOString()
    await propose(id, soon)
    shop.clock.advance(120_000)
    const late = await ask(`${path}/confirm-counter-appointment`, { method: 'POST' })
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'appointmentPast'])
    expect((await ask(`${path}/reject-counter-appointment`, { method: 'POST' })).status).toBe(200)
  })

  test('rejecting cancels the order, and without a proposal there is nothing to reject', async () => {
    const { path, id } = await placed()
    expect((await ask(`${path}/reject-counter-appointment`, { method: 'POST' })).status).toBe(409)
    await propose(id, first)
    const rejected = await ask(`${path}/reject-counter-appointment`, json('POST', { counterAppointment: first }))
    expect(rejected.body.data).toMatchObject({ isCanceled: true })
  })
})

test('The public view has what it takes to order again, and nothing that was typed', async () => {
  const { path, product } = await placed()
  const [item] = (await ask(path)).body.data.items
  expect(item).toEqual({
    product,
    name: expect.any(String),
    amount: 2,
    unit: 'amount',
    gross: expect.any(Number),
    parts: {},
    hasEntries: false,
  })
})
