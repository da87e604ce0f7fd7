import { expect, test } from 'vitest'
import { order } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, NOON } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const validUntil = new Date(NOON + 7 * DAY).toISOString()

interface Shown {
  readonly rev: number
  readonly status: string
  readonly totalGross: number
  readonly offer?: { readonly validUntil: string }
  readonly events: readonly { readonly label: string }[]
}

interface Answered {
  readonly status: number
  readonly data: Shown
  readonly errors?: readonly { readonly code: string; readonly message: string }[]
}

/** A guest asks for two rolls at a branch that answers with offers; in as many lines as are said. */
async function request(lines = 1, wanted: { readonly appointmentDate?: string } = {}) {
  const shop = await openWalk()
  await (await handOf(shop)).put('branches', 1, { isQuotationRequired: true })
  const items = Array.from({ length: lines }, () => ({ product: 1, amount: 2 }))
  const placed = await order(shop, { items, expectedTotal: 240 * lines, ...wanted })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const answered = async (answer: Response): Promise<Answered> => ({
    status: answer.status,
    ...((await answer.json()) as Omit<Answered, 'status'>),
  })
  const own = `/api/orders/public/${placed.uid}/${placed.hash}`
  return {
    shop,
    headers,
    id: placed.id,
    offer: async (rev: number, gross: number, until = validUntil) => {
      const call = { rev, prices: [{ position: 0, gross }], validUntil: until }
      return answered(await shop.request(`/api/orders/${placed.id}/offer`, json('POST', call, headers)))
    },
    accept: async (expectedTotal: number) =>
      answered(await shop.request(`${own}/offer/accept`, json('POST', { expectedTotal }))),
    guest: async () => (await answered(await shop.request(own))).data,
    mails: async () => (await shop.storage.read.jobs.ofOrder(placed.id)).map(({ dedupeKey }) => dedupeKey),
  }
}

test('A request is answered with a price: its guest reads it, gets a mail, orders it, and it is confirmed', async () => {
  const { offer, accept, guest, mails } = await request()
  expect((await guest()).offer).toBeUndefined()
  const made = await offer(1, 8500)
  expect(made).toMatchObject({ status: 200, data: { rev: 2, totalGross: 8500, offer: { validUntil } } })
  expect(made.data.events.at(-1)?.label).toBe('Angebot gemacht')
  expect(await mails()).toContainEqual(expect.stringContaining(':offer:2'))
  expect(await guest()).toMatchObject({ status: 'new', totalGross: 8500, offer: { validUntil } })
  expect(await accept(8500)).toMatchObject({
    status: 200,
    data: { status: 'confirmed', totalGross: 8500, isQuotation: false },
  })
  // Pressed twice, or once more after a lost answer.
  expect((await accept(8500)).status).toBe(200)
  expect((await offer(3, 9000)).errors?.[0]?.code).toBe('statusNotAllowed')
})

test('Another offer takes the place of the first: what was not shown is not ordered', async () => {
  const { offer, accept, guest } = await request()
  await offer(1, 8500)
  await offer(2, 9000)
  expect((await accept(8500)).errors?.[0]?.code).toBe('offerChanged')
  expect((await guest()).status).toBe('new')
  expect((await accept(9000)).data.status).toBe('confirmed')
})

test('An offer for more than any order can cost is refused at its price', async () => {
  const { offer } = await request()
  expect((await offer(1, 100_000_000)).status).toBe(200)
  const { shop, id, headers } = await request(2)
  const prices = [
    { position: 0, gross: 50_000_000 },
    { position: 1, gross: 60_000_000 },
  ]
  const refused = await shop.request(`/api/orders/${id}/offer`, json('POST', { rev: 1, prices, validUntil }, headers))
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ code: 'orderTooBig', field: 'prices.1.gross' }] })
})

test('An offer whose time is over says so and is not ordered; a new one is', async () => {
  const { shop, offer, accept } = await request()
  expect((await offer(1, 8500, new Date(NOON - DAY).toISOString())).status, 'over before it is made').toBe(422)
  await offer(1, 8500, new Date(NOON + HOUR).toISOString())
  shop.clock.advance(HOUR + 1)
  const late = await accept(8500)
  expect([late.status, late.errors?.[0]?.message]).toEqual([
    409,
    'Dieses Angebot gilt nicht mehr. Bitte fragen Sie noch einmal an, oder rufen Sie uns an.',
  ])
  expect((await offer(2, 8500)).status).toBe(200)
  expect((await accept(8500)).status).toBe(200)
})

test('An offer holds no longer than until the time for which it is, and nothing is offered for one that is over', async () => {
  const appointmentDate = new Date(NOON + 2 * DAY).toISOString()
  const { shop, offer, accept, guest } = await request(1, { appointmentDate })
  expect((await offer(1, 8500)).data.offer).toEqual({ validUntil: appointmentDate })
  expect((await guest()).offer).toEqual({ validUntil: appointmentDate })
  shop.clock.advance(2 * DAY + 1)
  expect((await accept(8500)).errors?.[0]?.code).toBe('offerExpired')
  expect((await guest()).status).toBe('new')
})

test('An order is not offered, and nothing is accepted that nobody offered', async () => {
  const { accept } = await request()
  expect((await accept(240)).errors?.[0]?.code).toBe('statusNotAllowed')
  const shop = await openWalk()
  const { id } = await order(shop)
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const call = { rev: 1, prices: [], validUntil }
  expect((await shop.request(`/api/orders/${id}/offer`, json('POST', call, headers))).status).toBe(409)
})
