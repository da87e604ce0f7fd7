import { expect, test } from 'vitest'
import { DAY } from '../../../../schema/base/zonedTime.ts'
import { order } from '../../../support/boards.ts'
import { accounts, orderOnAccount } from '../../../support/externals.ts'
import { handOf } from '../../../support/hand.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const asked = async (shop: Shop, path: string, cookie: string) => {
  const answer = await shop.request(`/api${path}`, { headers: { cookie } })
  return { status: answer.status, data: ((await answer.json()) as { data: never }).data as unknown }
}
const codeOf = async (answer: Response): Promise<unknown> => {
  const { errors } = (await answer.json()) as { errors: { code: string; field?: string; message: string }[] }
  return [answer.status, errors[0]?.code, errors[0]?.field]
}

test('A person of a customer signs in by a link that is used up by the press, and sees what is agreed', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const id = await office.person({ customer: await office.customer() })
  const token = await office.link(id)
  const look = await shop.request('/api/account/links/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(await look.json()).toMatchObject({ data: { name: 'Eva Adler', of: 'Gasthof Adler' } })
  const first = await office.use(token)
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect(first.status).toBe(200)
  expect((await office.use(token)).status).toBe(410)
  expect(await asked(shop, '/account', cookie)).toMatchObject({
    status: 200,
    data: {
      firstName: 'Eva',
      customer: { name: 'Gasthof Adler', invoice: { days: 14, budget: 1000, used: 0 }, discount: null },
      donatee: null,
    },
  })
})

test('An invitation holds for seven days, a newer one ends it, and the office may withdraw it', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const id = await office.person({ customer: await office.customer() })
  const late = await office.link(id)
  shop.clock.advance(7 * DAY + 1)
  expect((await office.use(late)).status).toBe(410)
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const again = { ...(await accounts(shop)) }
  const former = await again.link(id)
  const present = await again.link(id)
  expect((await again.use(former)).status).toBe(410)
  await shop.request(`/api/external-users/${id}/access`, { method: 'DELETE', headers })
  expect((await again.use(present)).status).toBe(410)
})

test('Locking or removing a person ends the session for good, and so does losing the customer', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const customer = await office.customer()
  const [one, two, three] = [
    await office.person({ customer }),
    await office.person({ customer, email: 'b@example.com' }),
    await office.person({ customer, email: 'c@example.com' }),
  ]
  const [locked, removed, left] = [await office.enter(one), await office.enter(two), await office.enter(three)]
  await office.change(`/api/external-users/${one}`, { isEnabled: false })
  await office.change(`/api/external-users/${one}`, { isEnabled: true })
  await office.remove(`/api/external-users/${two}`)
  expect((await asked(shop, '/account', locked)).status).toBe(401)
  expect((await asked(shop, '/account', removed)).status).toBe(401)
  expect((await asked(shop, '/account', left)).status).toBe(200)
  await office.remove(`/api/customers/${customer}`)
  expect((await asked(shop, '/account', left)).status).toBe(401)
})

test('An order on account is the customer’s, is owed after it was handed over, and is seen by them and by the office', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const customer = await office.customer()
  const cookie = await office.enter(await office.person({ customer }))
  expect((await orderOnAccount(shop, cookie)).status).toBe(201)
  const { data } = await asked(shop, '/account/orders', cookie)
  expect(data).toMatchObject([{ totalGross: 240, paymentMethod: 'invoice', orderedBy: 'Eva Adler' }])
  const [{ id } = { id: 0 }] = data as { id: number }[]
  for (const action of ['confirm', 'in-delivery', 'completed'])
    await shop.request(`/api/orders/${id}/status/${action}`, { method: 'POST', headers: office.headers })
  const whole = await shop.request(`/api/orders/${id}`, { headers: office.headers })
  expect(await whole.json()).toMatchObject({
    data: { status: 'completed', paymentState: 'open', contact: { customer }, refundable: 240 },
  })
  const month = await shop.request(`/api/customers/${customer}/account`, { headers: office.headers })
  expect(await month.json()).toMatchObject({
    data: { month: '2026-06', invoice: { used: 240 }, orders: [{ id, totalGross: 240, day: '2026-06-16' }] },
  })
  expect(await asked(shop, `/account/orders/${id}`, cookie)).toMatchObject({ status: 200, data: { totalGross: 240 } })
  // Nothing is agreed any more, a month later: what was ordered before is still to be invoiced.
  shop.clock.advance(30 * DAY)
  await (await handOf(shop)).put('customers', customer, { isInvoiced: false })
  const later = await shop.request(`/api/customers/${customer}/account`, { headers: { cookie: await shop.login() } })
  expect(await later.json()).toMatchObject({
    data: { month: '2026-06', latest: '2026-06', invoice: null, orders: [{ id, totalGross: 240 }] },
  })
})

test('What is credited of an order on account leaves no till: its invoice is lower, in the month of the credit note', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const customer = await office.customer()
  const cookie = await office.enter(await office.person({ customer }))
  await orderOnAccount(shop, cookie)
  const [{ id } = { id: 0 }] = (await asked(shop, '/account/orders', cookie)).data as { id: number }[]
  for (const action of ['confirm', 'in-delivery', 'completed'])
    await shop.request(`/api/orders/${id}/status/${action}`, { method: 'POST', headers: office.headers })
  shop.clock.advance(30 * DAY)
  const headers = { ...(await accounts(shop)).headers, 'content-type': 'application/json' }
  const credited = await shop.request(`/api/orders/${id}/refunds`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ uid: crypto.randomUUID(), reason: 'Fehlt', amount: 100 }),
  })
  expect(await credited.json()).toMatchObject({ data: { amount: 100, state: 'refunded', left: 140 } })
  const told = async (path: string) => (await (await shop.request(`/api${path}`, { headers })).json()).data
  const whole = await told(`/orders/${id}`)
  expect(whole.refundedInCash).toBe(0)
  expect(whole.events.at(-1).label.replaceAll(/\s/g, ' ')).toBe('Erstattet: 1,00 € (Fehlt), mindert die Rechnung')
  const closings = await told('/statistics/closings?branch=1&from=2026-07-16&to=2026-07-16')
  expect(closings.total).toMatchObject({ owed: { made: -100 }, money: [] })
  expect(await told(`/customers/${customer}/account`)).toMatchObject({
    month: '2026-07',
    orders: [],
    credits: [{ order: id, amount: 100, day: '2026-07-16', taxes: [{ gross: 100 }] }],
  })
  expect(await told(`/customers/${customer}/account?month=2026-06`)).toMatchObject({ orders: [{ id }], credits: [] })
  // The customer is told the same of the month, and of the order.
  expect((await asked(shop, `/account/orders/${id}`, cookie)).data).toMatchObject({
    receipt: { credits: [{ amount: 100, reason: 'Fehlt' }] },
  })
  expect((await asked(shop, '/account', cookie)).data).toMatchObject({
    customer: { invoice: { used: 0 }, credited: 100 },
  })
})

test('Two orders at once never exceed the budget of the month, and the next month begins anew', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const cookie = await office.enter(await office.person({ customer: await office.customer({ budget: 500 }) }))
  const answers = await Promise.all(Array.from({ length: 5 }, () => orderOnAccount(shop, cookie)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(3)
  for (const answer of refused) expect(await codeOf(answer)).toEqual([422, 'overBudget', 'paymentMethod'])
  expect((await orderOnAccount(shop, cookie, { paymentMethod: 'cash' })).status).toBe(201)
  shop.clock.advance(15 * DAY)
  expect((await orderOnAccount(shop, cookie)).status).toBe(201)
})

test('A discount is taken off each line, by its category before all, and the server alone says how much', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const discountGroup = await office.discount({ percent: 50, categories: [{ category: 1, percent: 12.5 }] })
  const cookie = await office.enter(await office.person({ customer: await office.customer({ discountGroup }) }))
  expect(await codeOf(await orderOnAccount(shop, cookie))).toEqual([409, 'totalChanged', 'expectedTotal'])
  const placed = await orderOnAccount(shop, cookie, { expectedTotal: 210 })
  expect(placed.status).toBe(201)
  const { data } = (await placed.json()) as { data: { uid: string } }
  const row = await shop.storage.read.orders.byUid(data.uid)
  expect(JSON.parse(row?.pricing ?? '')).toMatchObject({ gross: 210, totalGross: 210, discount: 30 })
  const edit = (amount: number, rev: number) =>
    shop.request(`/api/orders/${row?.id}/items/0`, {
      method: 'PUT',
      headers: { ...office.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ rev, amount }),
    })
  expect(await (await edit(4, 1)).json()).toMatchObject({ data: { totalGross: 420, pricing: { discount: 60 } } })
  expect(await (await edit(2, 2)).json()).toMatchObject({ data: { totalGross: 210, pricing: { discount: 30 } } })
})

test('Of a price that was offered nothing more is taken off, also after its line was changed there and back', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const discountGroup = await office.discount({ percent: 10 })
  const cookie = await office.enter(await office.person({ customer: await office.customer({ discountGroup }) }))
  await office.change('/api/branches/1', { isQuotationRequired: true })
  const placed = await orderOnAccount(shop, cookie, {
    items: [1, 2].map(product => ({ product, amount: 2 })),
    expectedTotal: 558,
  })
  const { data } = (await placed.json()) as { data: { uid: string } }
  const { id } = (await shop.storage.read.orders.byUid(data.uid)) ?? {}
  const send = async (method: string, path: string, body: object) => {
    const answer = await shop.request(`/api/orders/${id}/${path}`, json(method, body, office.headers))
    return ((await answer.json()) as { data: { totalGross: number; pricing: { discount?: number } } }).data
  }
  const validUntil = new Date(shop.clock.now() + DAY).toISOString()
  // The second line is offered for what it costs: its discount stays.
  const prices = [
    { position: 0, gross: 180 },
    { position: 1, gross: 342 },
  ]
  const offered = { totalGross: 522, pricing: { discount: 38 } }
  expect(await send('POST', 'offer', { rev: 1, prices, validUntil })).toMatchObject(offered)
  await send('PUT', 'items/0', { rev: 2, amount: 0 })
  expect(await send('PUT', 'items/0', { rev: 3, amount: 2 })).toMatchObject(offered)
})

test('Without the session, or for a customer without invoices, nothing is ordered on account', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  expect(await codeOf(await orderOnAccount(shop, ''))).toEqual([422, 'signedOut', 'onAccount'])
  const cookie = await office.enter(await office.person({ customer: await office.customer({ isInvoiced: false }) }))
  expect(await codeOf(await orderOnAccount(shop, cookie))).toEqual([422, 'noInvoice', 'paymentMethod'])
  const plain = await orderOnAccount(shop, cookie, { onAccount: false })
  expect(await codeOf(plain)).toEqual([422, 'noInvoice', 'paymentMethod'])
})

test('Nobody sees the orders of others: a person theirs, whoever may see all those of the customer', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const [adler, other] = [await office.customer(), await office.customer({ name: 'Gasthof Post' })]
  const eva = await office.enter(await office.person({ customer: adler }))
  const boss = await office.enter(await office.person({ customer: adler, email: 'b@example.com', seesAll: true }))
  const stranger = await office.enter(await office.person({ customer: other, email: 'c@example.com', seesAll: true }))
  await orderOnAccount(shop, eva)
  const guests = await order(shop)
  const [{ id } = { id: 0 }] = (await asked(shop, '/account/orders', eva)).data as { id: number }[]
  expect((await asked(shop, '/account/orders', boss)).data).toMatchObject([{ id }])
  expect((await asked(shop, '/account/orders', stranger)).data).toEqual([])
  expect((await asked(shop, `/account/orders/${id}`, boss)).status).toBe(200)
  expect((await asked(shop, `/account/orders/${id}`, stranger)).status).toBe(404)
  expect((await asked(shop, `/account/orders/${guests.id}`, boss)).status).toBe(404)
})

test('Whoever leads one branch lets nobody in for a customer of another one', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const [own, other] = [await office.customer(), await office.customer({ branch: 2 })]
  const headers = { cookie: await shop.loginAs('leitung'), origin: 'http://shop.test' }
  const person = { name: 'Berger', firstName: '', seesAll: true, isEnabled: true, branch: 1 }
  const made = async (customer: number) => {
    const body = { ...person, email: `eva-${customer}@example.com`, customer }
    const answer = await shop.request('/api/external-users', json('POST', body, headers))
    return [answer.status, (await answer.json()).errors?.[0]?.field]
  }
  expect([await made(own), await made(other), await made(999)]).toEqual([
    [201, undefined],
    [422, 'customer'],
    [422, 'customer'],
  ])
})

test('A donation recipient sees how much was given when, and nothing of who gave', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const donatee = await office.made('/api/donatees', {
    identifier: 'tafel',
    name: 'Tafel',
    description: '',
    isPublic: true,
  })
  await office.change('/api/config/1', { donationAmount: 50 })
  const { id } = await order(shop, { donatee: donatee.id })
  await order(shop)
  const cookie = await office.enter(await office.person({ donatee: donatee.id }))
  expect((await asked(shop, '/account/donations', cookie)).data).toEqual({ months: [], amount: 0, orders: 0 })
  for (const action of ['confirm', 'in-delivery', 'completed'])
    await shop.request(`/api/orders/${id}/status/${action}`, { method: 'POST', headers: office.headers })
  expect((await asked(shop, '/account/donations', cookie)).data).toEqual({
    months: [{ month: '2026-06', orders: 1, amount: 50 }],
    amount: 50,
    orders: 1,
  })
  expect((await asked(shop, '/account/orders', cookie)).data).toEqual([])
})

test('An order without number and address is joined to a customer by hand, counts among theirs, and the history says so', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const customer = await office.customer()
  const { id } = await order(shop, { isDineIn: true, phone: '', email: '' })
  const join = (body: object) =>
    shop.request(`/api/orders/${id}/customer`, {
      method: 'POST',
      headers: { ...office.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const count = async () => {
    const answer = await shop.request(`/api/customers/${customer}/orders`, { headers: office.headers })
    return ((await answer.json()) as { data: { count: number } }).data.count
  }
  expect((await join({ customer: 999 })).status).toBe(422)
  const joined = (await (await join({ customer })).json()) as { data: { events: { label: string }[] } }
  expect(joined.data.events.at(-1)?.label).toBe(`Geändert: gehört zu Kunde Nr. ${customer}`)
  expect(await count()).toBe(1)
  await join({ customer: null })
  expect(await count()).toBe(0)
})
