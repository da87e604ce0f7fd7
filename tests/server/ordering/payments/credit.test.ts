import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop } from '../../../support/shop.ts'
import { openTill } from '../../../support/till.ts'
import { openPaymentWorld } from './world.ts'

/** An order of three rolls and one cake, paid in cash and handed over. */
async function soldInCash() {
  const till = await openTill({ products: [{ price: 120 }, { price: 450 }] })
  const items = [
    { product: 1, amount: 3 },
    { product: 2, amount: 1 },
  ]
  const { id } = await till.placed({ items })
  const step = (action: string) => till.staff('POST', `/api/orders/${id}/status/${action}`, {})
  const refund = (call: object) =>
    till.staff('POST', `/api/orders/${id}/refunds`, { uid: randomUUID(), reason: 'Fehlt', ...call })
  return { till, id, step, refund, whole: () => till.read(`/api/orders/${id}`) }
}

async function completedInCash() {
  const sale = await soldInCash()
  await sale.step('confirm')
  await sale.step('completed')
  return sale
}

const codesOf = ({ status, body }: { status: number; body: { errors: { code: string; field?: string }[] } }) => [
  status,
  ...body.errors.map(({ code }) => code),
]

describe('Money goes back', () => {
  it('also after completion, out of the till, line by line, with its taxes and what is left', async () => {
    const { refund, whole } = await completedInCash()
    const { status, body } = await refund({ lines: [{ position: 0, amount: 1 }] })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ amount: 120, state: 'refunded', left: 690 })
    expect(body.data.taxes).toMatchObject([{ gross: 120 }])
    const order = await whole()
    expect(order).toMatchObject({ paymentState: 'paid', refundable: 690, totalGross: 810 })
    expect(order.events.at(-1)).toMatchObject({ label: 'Erstattet: 1,20\u00a0€ (Fehlt), bar ausgezahlt' })
  })

  it('exactly once per uid: the same call is answered again, another one with the uid is refused', async () => {
    const { till, id, refund, whole } = await completedInCash()
    const call = { uid: randomUUID(), amount: 100 }
    const [one, other] = await Promise.all([refund(call), refund(call)])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 201]))
    expect(one.body.data).toEqual(other.body.data)
    expect(codesOf(await refund({ ...call, amount: 101 }))).toEqual([422, 'uidReused'])
    expect((await whole()).creditNotes).toHaveLength(1)
    const answer = await till.shop.request(
      `/api/orders/${id}/refunds`,
      json('POST', { reason: 'Fehlt', ...call }, { cookie: await till.shop.login() }),
    )
    expect(answer.headers.get('Idempotency-Replayed')).toBe('true')
  })

  it('never more than was paid: what is left is said, and of two at once one is refused', async () => {
    const { refund, whole } = await completedInCash()
    const tooMuch = await refund({ amount: 811 })
    expect(codesOf(tooMuch)).toEqual([409, 'refundTooMuch'])
    expect(tooMuch.body.data).toEqual({ left: 810 })
    const both = await Promise.all([refund({ amount: 500 }), refund({ amount: 500 })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect((await refund({ amount: 310 })).body.data).toMatchObject({ left: 0 })
    expect(codesOf(await refund({ amount: 1 }))).toEqual([409, 'refundTooMuch'])
    expect(await whole()).toMatchObject({ paymentState: 'refunded', isRefunded: true })
  })

  it('only of what was paid', async () => {
    const { refund } = await soldInCash()
    const { status, body } = await refund({ amount: 1 })
    expect([status, body.data]).toEqual([409, { left: 0 }])
  })

  it.each([
    ['without a reason', { reason: '' }, 'reason'],
    ['of a crooked amount', { amount: 1.5 }, 'amount'],
    ['of minus one roll', { lines: [{ position: 0, amount: -1 }] }, 'lines.0.amount'],
    ['of what nobody knows', { total: 5 }, 'total'],
  ])('is refused at its field %s', async (_, call, field) => {
    const { refund } = await completedInCash()
    const { status, body } = await refund(call)
    expect([status, body.errors.map((each: { field: string }) => each.field)]).toEqual([422, [field]])
  })

  it('once more where the provider could not, from the order and by the same deed, with one effect', async () => {
    const world = await openPaymentWorld()
    world.script({ refund: ['failed', 'failed', 'pending'] })
    const order = await world.place('mollie')
    await world.press((await world.openPage(order)) ?? '', 'paid')
    await world.comeBack(order)
    const path = `/api/orders/${order.id}`
    const call = { uid: randomUUID(), reason: 'Fehlt', lines: [{ position: 0, amount: 1 }] }
    const refund = async () => (await (await world.asStaff(`${path}/refunds`, call)).json()).data.state
    const cookie = await world.shop.login()
    const whole = async () => (await (await world.shop.request(path, { headers: { cookie } })).json()).data
    expect(await refund()).toBe('waiting')
    await world.advance(1000)
    const { refunds, refundable } = await whole()
    expect(refunds).toMatchObject([{ state: 'failed', amount: order.total / 3 }])
    // What is to go back stays reserved: nobody gives it back beside this.
    expect(refundable).toBe((order.total / 3) * 2)
    const repeat = () => world.asStaff(`${path}/refunds/${refunds[0].id}/repeat`)
    expect((await repeat()).status).toBe(200)
    expect((await repeat()).status).toBe(409)
    await world.advance(1000)
    expect((await whole()).refunds).toMatchObject([{ state: 'failed' }])
    expect(await refund()).toBe('waiting')
    await world.advance(1000)
    await world.advance(3_600_000)
    expect((await whole()).refunds).toMatchObject([{ state: 'pending' }])
    expect((await repeat()).status).toBe(409)
    const [payment] = world.standin.ledger.all()
    if (!payment) throw new Error('Nothing was paid.')
    const [, , last] = payment.refunds
    if (last) last.state = 'refunded'
    await world.advance(3_600_000)
    expect(await refund()).toBe('refunded')
    expect(payment.refunds.map(({ state }) => state)).toEqual(['failed', 'failed', 'refunded'])
    expect((await world.asStaff(`${path}/refunds/999/repeat`)).status).toBe(404)
  })

  it('a line of which something went back is not edited any more', async () => {
    const world = await openPaymentWorld()
    const order = await world.place('mollie')
    await world.press((await world.openPage(order)) ?? '', 'paid')
    await world.comeBack(order)
    const path = `/api/orders/${order.id}`
    const credit = await world.asStaff(`${path}/refunds`, {
      uid: randomUUID(),
      reason: 'Fehlt',
      lines: [{ position: 0, amount: 1 }],
    })
    expect(credit.status).toBe(201)
    expect((await credit.json()).data).toMatchObject({
      amount: order.total / 3,
      state: 'waiting',
      left: (order.total / 3) * 2,
    })
    const { rev } = (await world.shop.storage.read.orders.byId(order.id)) ?? {}
    const cookie = await world.shop.login()
    const edited = await world.shop.request(`${path}/items/0`, json('PUT', { rev, amount: 2 }, { cookie }))
    expect((await edited.json()).errors).toMatchObject([{ code: 'lineCredited' }])
    await world.advance(60_000)
    const [refund] = await world.shop.storage.read.payments.refundsOf(order.id)
    expect(refund).toMatchObject({ amount: order.total / 3, state: 'refunded', reason: 'Fehlt' })
    await world.shop.close()
  })
})

it('An employee gives back up to 50 € of an order, more is for a manager, and nobody else gives back anything', async () => {
  const documents = documentsWith({})
  const { body: anna } = documents.find(({ type, id }) => type === 'users' && id === 10) ?? {}
  const roles = ['ROLE_EMPLOYEE', 'ROLE_EDITOR', 'ROLE_ACCOUNTING']
  const erika = { type: 'users', id: 12, body: { ...anna, username: 'erika', roles } }
  const shop = await openShop({ documents: [...documents, erika] })
  const call = orderOf({ items: [{ product: 1, amount: 60 }] })
  const quote = await shop.request('/api/quote', json('POST', { branch: 1, items: call.items }))
  const { totalGross } = (await quote.json()).data.pricing
  await shop.request('/api/orders', json('POST', { ...call, expectedTotal: totalGross }))
  const { id = 0 } = (await shop.storage.read.orders.byUid(call.uid)) ?? {}
  const as = (cookie: string) => async (path: string, body: object) =>
    (await shop.request(`/api/orders/${id}/${path}`, json('POST', body, cookie ? { cookie } : {}))).status
  const [admin, byAnna, byErika, otto, guest] = [
    as(await shop.login()),
    as(await shop.loginAs('anna')),
    as(await shop.loginAs('erika')),
    as(await shop.loginAs('otto')),
    as(''),
  ]
  await admin('status/confirm', {})
  await admin('status/completed', {})
  const refund = (amount: number) => ({ uid: randomUUID(), reason: 'Kulanz', amount })
  expect(await guest('refunds', refund(1))).toBe(401)
  expect(await otto('refunds', refund(1))).toBe(403)
  expect(await byAnna('refunds', refund(4000))).toBe(201)
  expect(await byAnna('refunds', refund(1001))).toBe(403)
  // Who also writes pages or keeps the books leads no branch with it.
  expect(await byErika('refunds', refund(1001))).toBe(403)
  expect(await byAnna('refunds', refund(1000))).toBe(201)
  expect(await admin('refunds', refund(1001))).toBe(201)
  await shop.close()
})

describe('What was given back stays true, whatever becomes of the order', () => {
  /** Six rolls that were paid by Mollie, with calls of the staff. */
  async function paidOnline() {
    const world = await openPaymentWorld()
    const order = await world.place('mollie')
    await world.press((await world.openPage(order)) ?? '', 'paid')
    await world.comeBack(order)
    const path = `/api/orders/${order.id}`
    const cookie = await world.shop.login()
    const row = async () => (await world.shop.storage.read.orders.byId(order.id)) ?? { rev: 0, pricing: '{}' }
    return {
      world,
      order,
      refund: (call: object) => world.asStaff(`${path}/refunds`, { uid: randomUUID(), reason: 'Kulanz', ...call }),
      step: (action: string) => world.asStaff(`${path}/status/${action}`),
      edit: async (amount: number) =>
        world.shop.request(`${path}/items/0`, json('PUT', { rev: (await row()).rev, amount }, { cookie })),
      given: async () =>
        (await world.shop.storage.read.payments.refundsOf(order.id)).reduce((sum, { amount }) => sum + amount, 0),
      whole: async () => (await (await world.shop.request(path, { headers: { cookie } })).json()).data,
    }
  }

  it('an order is not edited below what was given back of it', async () => {
    const { order, refund, edit, given } = await paidOnline()
    const piece = order.total / 3
    expect((await refund({ amount: 2 * piece })).status).toBe(201)
    const less = await edit(1)
    expect([less.status, (await less.json()).errors[0].code]).toEqual([409, 'creditedMore'])
    expect((await edit(2)).status).toBe(200)
    expect(await given()).toBe(order.total)
  })

  it('cancelled after a credit note, all that was paid is back once and nothing more', async () => {
    const { order, world, refund, step, given } = await paidOnline()
    expect((await refund({ amount: 100 })).status).toBe(201)
    expect((await step('cancel')).status).toBe(200)
    await world.advance(60_000)
    expect(await given()).toBe(order.total)
    expect((await refund({ amount: 1 })).status).toBe(409)
  })

  it('what was collected at the counter is handed out once what was paid online is back', async () => {
    const { order, world, refund, step, edit, given, whole } = await paidOnline()
    const piece = order.total / 3
    expect((await edit(4)).status).toBe(200)
    expect((await whole()).refundable).toBe(order.total)
    await step('confirm')
    await step('completed')
    expect(await whole()).toMatchObject({ refundable: order.total + piece, refundableOnline: order.total })
    const all = await refund({ lines: [{ position: 0, amount: 4 }] })
    expect([all.status, (await all.json()).data.amount]).toEqual([201, order.total + piece])
    expect(await given()).toBe(order.total)
    await world.advance(60_000)
    const { events, refundable, refundedInCash } = await whole()
    expect([refundable, refundedInCash]).toEqual([0, piece])
    expect(JSON.stringify(events)).toContain('bar ausgezahlt')
    expect((await refund({ amount: 1 })).status).toBe(409)
  })

  it('a completion is not taken back once money was handed out for it', async () => {
    const { till, id, refund } = await completedInCash()
    expect((await refund({ amount: 10 })).status).toBe(201)
    const undone = await till.staff('POST', `/api/orders/${id}/undo`, { action: 'completed' })
    expect(codesOf(undone)).toEqual([409, 'undoTooLate'])
  })

  it('in francs coins are handed out, by the running sum: all notes together are what the till took', async () => {
    const till = await openTill({ config: { currency: 'CHF' }, products: [{ price: 243 }] })
    const { id } = await till.placed({ items: [{ product: 1, amount: 1 }] })
    for (const action of ['confirm', 'completed']) await till.staff('POST', `/api/orders/${id}/status/${action}`, {})
    for (const amount of [122, 121])
      await till.staff('POST', `/api/orders/${id}/refunds`, { uid: randomUUID(), reason: 'Fehlt', amount })
    const { events, creditNotes } = await till.read(`/api/orders/${id}`)
    const told = events.map(({ label }: { label: string }) => label.replaceAll(/\s/g, ' ')).slice(-2)
    expect(told).toEqual([
      'Erstattet: 1,22 CHF (Fehlt), 1,20 CHF bar ausgezahlt',
      'Erstattet: 1,21 CHF (Fehlt), 1,25 CHF bar ausgezahlt',
    ])
    expect(creditNotes.map(({ amount }: { amount: number }) => amount)).toEqual([122, 121])
  })
})

test('Money that its provider could not give back is told as such in the sums of the month', async () => {
  const world = await openPaymentWorld()
  const { shop } = world
  try {
    const order = await world.place('mollie')
    const payment = await world.openPage(order)
    await world.press(payment ?? '', 'paid')
    await world.advance(1000)
    for (const action of ['confirm', 'completed']) await world.asStaff(`/api/orders/${order.id}/status/${action}`)
    const refund = { uid: randomUUID(), reason: 'Fehlt', amount: 100 }
    expect((await (await world.asStaff(`/api/orders/${order.id}/refunds`, refund)).json()).data.state).toBe('waiting')
    const cookie = await shop.login()
    const read = async (path: string) => (await (await shop.request(path, { headers: { cookie } })).json()).data
    const sums = async () => (await read('/api/statistics/closings/sums?from=2026-06-01&to=2026-06-30')).refunds
    const [some, none] = [
      { count: 1, amount: 100 },
      { count: 0, amount: 0 },
    ]
    expect(await sums()).toEqual({ waiting: some, failed: none })
    const [job] = (await shop.storage.read.jobs.ofOrder(order.id)).filter(({ kind }) => kind === 'refund')
    if (job) await shop.storage.write(({ jobs }) => jobs.move(job, { state: 'dead' }, shop.clock.now()))
    expect(await sums()).toEqual({ waiting: none, failed: some })
  } finally {
    await shop.close()
  }
})
