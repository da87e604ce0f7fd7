import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await shop.login()
})
afterEach(() => shop.close())

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.request(path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** A product that can be ordered now without choosing anything: the server itself says so. */
async function plain(): Promise<{ id: number; price: number; rev: string; name: string }> {
  const { body } = await ask('/api/products?filter[type]=simple&filter[unit]=amount&limit=500')
  for (const product of body.data) {
    const { data } = (await ask('/api/quote', json('POST', { branch: 1, items: [{ product: product.id, amount: 2 }] })))
      .body
    if (data.obstacles.length === 0 && data.pricing.totalGross === product.price * 2) return product
  }
  throw new Error('Nothing simple is offered now.')
}

const order = (product: { id: number; price: number }, extra: object = {}) => ({
  uid: randomUUID(),
  expectedTotal: product.price * 2,
  branch: 1,
  items: [{ product: product.id, amount: 2 }],
  firstName: 'Maria',
  lastName: 'Gruber',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
  ...extra,
})
const place = (body: object) => ask('/api/orders', json('POST', body))

describe('an order comes when it was shown to come', () => {
  const shownNow = async (product: { id: number }) => {
    const call = json('POST', { branch: 1, items: [{ product: product.id, amount: 2 }] })
    return Date.parse((await ask('/api/quote', call)).body.data.promisedAt)
  }
  const expectedBy = (at: number) => ({ expectedBy: new Date(at).toISOString() })
  const minutes = 60_000

  test('much later is a 409 with the new time, and nothing is stored; the new time agreed to is an order', async () => {
    const product = await plain()
    const promised = await shownNow(product)
    const refused = await place(order(product, expectedBy(promised - 6 * minutes)))
    expect(refused.status).toBe(409)
    expect(refused.body.errors).toMatchObject([{ code: 'promiseLater', field: 'appointmentDate' }])
    expect(Date.parse(refused.body.data.quote.promisedAt)).toBe(promised)
    expect((await place(order(product, expectedBy(promised)))).body.data.ticketNumber).toBe('1')
  })

  test('a few minutes later, sooner, and for a time of the guest’s own nobody is asked', async () => {
    const product = await plain()
    const promised = await shownNow(product)
    const appointmentDate = new Date(promised + 24 * 60 * minutes).toISOString()
    const later = { appointmentDate, ...expectedBy(promised) }
    for (const extra of [expectedBy(promised - 5 * minutes), expectedBy(promised + 30 * minutes), later])
      expect((await place(order(product, extra))).status).toBe(201)
  })
})

describe('an order is placed exactly once', () => {
  test('201 with uid, hash and ticket number; the same body again is 200, same data and Idempotency-Replayed', async () => {
    const body = order(await plain())
    const first = await place(body)
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({ uid: body.uid, ticketNumber: '1' })
    expect(first.body.data.hash.length).toBeGreaterThanOrEqual(22)
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    const again = await place({ ...body, items: body.items })
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    expect((await place(order(await plain()))).body.data.ticketNumber).toBe('2')
  })

  test('the same uid in upper case is the same order, and opens the same view', async () => {
    const body = order(await plain())
    const first = await place(body)
    const again = await place({ ...body, uid: body.uid.toUpperCase() })
    expect([again.status, again.body]).toEqual([200, first.body])
    const { uid, hash } = first.body.data
    expect((await ask(`/api/orders/public/${uid.toUpperCase()}/${hash}`)).body.data).toMatchObject({ uid })
  })

  test('the same uid with another body is 422', async () => {
    const body = order(await plain())
    await place(body)
    const other = await place({ ...body, lastName: 'Huber' })
    expect(other.status).toBe(422)
    expect(other.body.errors[0].code).toBe('uidReused')
  })

  test('the phone number is kept with the code of its country, however it was written', async () => {
    const product = await plain()
    for (const [phone, more] of [
      ['0664 / 123 45 67', {}],
      ['+43 (0) 664 1234567', {}],
      ['0664 1234567', { zipCode: '1070', city: 'Wien', country: 'AT' }],
    ] as const) {
      const placed = await place(order(product, { phone, ...more }))
      expect(placed.status).toBe(201)
      const { uid, hash } = placed.body.data
      const { id } = (await ask(`/api/orders/public/${uid}/${hash}`)).body.data
      const { data } = (await ask(`/api/orders/${id}`, { headers: { cookie } })).body
      expect(data.contact.phone).toBe('+436641234567')
    }
  })

  test('the postcode of the address chooses the area: the cheapest is not for everybody, and an address is needed', async () => {
    const product = await plain()
    const { rev } = (await ask('/api/branches/1')).body.data
    const requiredForDelivery = { email: false, phone: false, address: false }
    await ask('/api/branches/1', json('PUT', { rev, requiredForDelivery }, { cookie }))
    const deliver = async (more: object) => {
      const { status, body } = await place(order(product, { isDelivery: true, deliveryArea: '1070 Neubau', ...more }))
      return [status, body.errors?.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`)]
    }
    const there = { street: 'Gasse 1', zipCode: '1190', city: 'Wien' }
    expect(await deliver(there)).toEqual([422, ['otherArea deliveryArea']])
    expect(await deliver({ ...there, zipCode: '8010' })).toEqual([422, ['notDelivered zipCode']])
    expect(await deliver({})).toEqual([422, ['blank street', 'blank zipCode', 'blank city']])
    const inNeubau = { ...there, zipCode: '1070', items: [{ product: product.id, amount: 20 }] }
    const expectedTotal = product.price * 20
    expect(await deliver({ ...inNeubau, expectedTotal })).toEqual([201, undefined])
  })

  test('nothing is stored for a 4xx: the uid stays free', async () => {
    const product = await plain()
    const body = order(product, { expectedTotal: 1 })
    expect((await place(body)).status).toBe(409)
    expect((await place({ ...body, expectedTotal: product.price * 2 })).body.data.ticketNumber).toBe('1')
  })

  test('a changed price is 409 with a fresh quote, and the guest may accept it', async () => {
    const product = await plain()
    const body = order(product)
    await ask(`/api/products/${product.id}`, json('PUT', { rev: product.rev, price: product.price + 50 }, { cookie }))
    const refused = await place(body)
    expect(refused.status).toBe(409)
    expect(refused.body.errors).toContainEqual(
      expect.objectContaining({ code: 'totalChanged', field: 'expectedTotal' }),
    )
    const total = refused.body.data.quote.pricing.totalGross
    expect(total).toBe((product.price + 50) * 2)
    expect((await place({ ...body, uid: randomUUID(), expectedTotal: total })).status).toBe(201)
  })

  test('a product that was withdrawn, a branch that is closed and an order that is too old are 409', async () => {
    const product = await plain()
    const late = await place(order(product, { validUntil: new Date(NOON - 1).toISOString() }))
    expect(late.body.errors[0].code).toBe('expired')
    await ask(`/api/products/${product.id}`, json('PUT', { rev: product.rev, isPublic: false }, { cookie }))
    expect((await place(order(product))).status).toBe(409)
    const other = await plain()
    const { rev } = (await ask('/api/branches/1')).body.data
    await ask('/api/branches/1', json('PUT', { rev, openingHours: [], isPreorderEnabled: false }, { cookie }))
    const closed = await place(order(other))
    expect(closed.status).toBe(409)
    expect(closed.body.errors[0].message).toContain('Derzeit haben wir leider geschlossen.')
  })

  test('an empty cart is told as such: Keine Produkte im Warenkorb!', async () => {
    const empty = { code: 'emptyCart', field: 'items', message: 'Keine Produkte im Warenkorb!' }
    const body = order(await plain(), { items: [], expectedTotal: 0 })
    const refused = await place(body)
    expect([refused.status, refused.body.errors]).toEqual([409, [empty]])
    const quoted = await ask('/api/quote', json('POST', { branch: 1, items: [] }))
    expect(quoted.body.data.obstacles).toEqual([empty])
  })

  test('missing names, unaccepted terms and unknown payment are told at their fields', async () => {
    const body = order(await plain(), { firstName: '', legalInstructions: false, paymentMethod: 'datatrans' })
    const { status, body: answer } = await place(body)
    expect(status).toBe(422)
    expect(answer.errors.map((error: { field: string }) => error.field).toSorted()).toEqual(
      ['firstName', 'legalInstructions', 'paymentMethod'].toSorted(),
    )
  })

  test('ticket numbers count per branch and business day, which ends at four in the morning', async () => {
    const body = () => plain().then(product => order(product))
    shop.clock.set(Date.parse('2026-06-16T21:30:00Z'))
    expect((await place(await body())).body.data.ticketNumber).toBe('1')
    shop.clock.set(Date.parse('2026-06-17T01:59:00Z'))
    expect((await place(await body())).body.data.ticketNumber).toBe('2')
    shop.clock.set(Date.parse('2026-06-17T02:01:00Z'))
    expect((await place(await body())).body.data.ticketNumber).toBe('1')
  })

  test('an acknowledged order is there after the server was closed and opened again', async () => {
    const body = order(await plain())
    const { uid, hash } = (await place(body)).body.data
    await shop.restart()
    expect((await ask(`/api/orders/public/${uid}/${hash}`)).body.data).toMatchObject({ uid, status: 'new' })
    expect((await place(body)).status).toBe(200)
  })
})

describe('the public view', () => {
  test('needs uid and hash: a wrong uid and a wrong hash are the same 404', async () => {
    const { uid, hash } = (await place(order(await plain()))).body.data
    const wrongHash = await ask(`/api/orders/public/${uid}/${'x'.repeat(hash.length)}`)
    const wrongUid = await ask(`/api/orders/public/${randomUUID()}/${hash}`)
    expect([wrongHash.status, wrongUid.status]).toEqual([404, 404])
    expect(wrongHash.body).toEqual(wrongUid.body)
    const { body, headers } = await ask(`/api/orders/public/${uid}/${hash}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(body)).not.toContain('Gruber')
  })

  test('follows what staff do, over its event stream too', async () => {
    const { uid, hash } = (await place(order(await plain()))).body.data
    const response = await shop.request(`/api/orders/public/${uid}/${hash}/events`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const { id } = (await ask(`/api/orders/public/${uid}/${hash}`)).body.data
    const confirmed = await ask(`/api/orders/${id}/status/confirm`, { method: 'POST', headers: { cookie } })
    expect(confirmed.body.data).toMatchObject({ isConfirmed: true, status: 'confirmed' })
    let text = ''
    while (!text.includes('"status":"confirmed"')) text += (await reader?.read())?.value ?? ''
    expect(text).toContain('event: order')
    await reader?.cancel()
  })
})

describe('status deeds', () => {
  const placed = async () => {
    const { uid, hash } = (await place(order(await plain()))).body.data
    const { id } = (await ask(`/api/orders/public/${uid}/${hash}`)).body.data
    return { id, path: `/api/orders/public/${uid}/${hash}` }
  }
  const step = (id: number, action: string, body?: object) =>
    ask(
      `/api/orders/${id}/status/${action}`,
      body ? json('POST', body, { cookie }) : { method: 'POST', headers: { cookie } },
    )

  test('same target is 200 and nothing happens, an illegal step is 409', async () => {
    const { id } = await placed()
    expect((await step(id, 'in-delivery')).status).toBe(409)
    expect((await step(id, 'confirm')).status).toBe(200)
    expect((await step(id, 'confirm')).status).toBe(200)
    const { events } = (await ask(`/api/orders/${id}`, { headers: { cookie } })).body.data
    expect(events.map((event: { action: string }) => event.action)).toEqual(['place', 'confirm'])
    expect((await step(id, 'reject')).status).toBe(409)
  })

  test('of many who confirm and reject at once one moves the order and the rest are told', async () => {
    const { id } = await placed()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => step(id, n % 2 ? 'confirm' : 'reject')))
    const targets = new Set(answers.filter(answer => answer.status === 200).map(answer => answer.body.data.status))
    expect(targets.size).toBe(1)
  })

  test('paying at the counter is done when the order is completed', async () => {
    const { id } = await placed()
    await step(id, 'confirm')
    expect((await step(id, 'completed')).body.data).toMatchObject({ isPaid: true, isCompleted: true })
  })

  test('a rejection says why', async () => {
    const { id, path } = await placed()
    await step(id, 'reject', { rejectionMessage: 'Der Ofen ist kaputt.' })
    expect((await ask(path)).body.data).toMatchObject({ isRejected: true, rejectionMessage: 'Der Ofen ist kaputt.' })
  })

  test('confirming a counter-proposal confirms the order at that time', async () => {
    const { id, path } = await placed()
    const appointmentDate = new Date(NOON + 3_600_000).toISOString()
    await ask(`/api/orders/${id}/counter-appointment`, json('POST', { appointmentDate }, { cookie }))
    expect((await ask(path)).body.data).toMatchObject({ counterAppointment: appointmentDate, status: 'new' })
    const confirmed = await ask(`${path}/confirm-counter-appointment`, { method: 'POST' })
    expect(confirmed.body.data).toMatchObject({ status: 'confirmed', appointmentDate, counterAppointment: null })
    expect((await ask(`${path}/reject-counter-appointment`, { method: 'POST' })).status).toBe(409)
  })

  test('only staff of the branch move an order', async () => {
    const { id } = await placed()
    expect((await ask(`/api/orders/${id}/status/confirm`, { method: 'POST' })).status).toBe(401)
  })
})
