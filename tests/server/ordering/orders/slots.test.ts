import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Branch } from '../../../../schema/business/branch.ts'
import { orderCall } from '../../../../schema/ordering/requests.ts'
import type { Storage, Transaction } from '../../../../server/base/storage/storage.ts'
import { createOffer } from '../../../../server/ordering/orders/catalogue.ts'
import { placeOrder } from '../../../../server/ordering/orders/place.ts'
import { withLoads } from '../../../../server/ordering/orders/slots.ts'
import { askOf, codeAndField, documentsWith, many, orderOf, quoteOf } from '../../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

const QUARTER = 15 * 60_000
const SEATS = 7
/** 2026-06-16, two in the afternoon in Vienna. */
const TWO = NOON + 8 * QUARTER
const iso = (at: number) => new Date(at).toISOString()

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({ slotCapacity: SEATS }) })
  cookie = await shop.login()
})
afterEach(() => shop.close())

describe('The places of a slot', () => {
  test('are taken by exactly as many orders as there are, of 60 that come at once', async () => {
    const answers = await Promise.all(many(60).map(() => place({ appointmentDate: iso(TWO) })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SEATS)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
    for (const { body } of refused) expect(body.errors.map(codeAndField)).toEqual([['slotFull', 'appointmentDate']])
    expect(await taken('2026-06-16')).toEqual([{ at: iso(TWO), orders: SEATS }])
  })

  test.each([0, 1, 2])('go to one of two buyers where one is left, round %i', async () => {
    for (const _ of many(SEATS - 1)) await place({ appointmentDate: iso(TWO) })
    const answers = await Promise.all([place({ appointmentDate: iso(TWO) }), place({ appointmentDate: iso(TWO) })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('are shared by orders at once and appointments, at any minute of the slot', async () => {
    const calls = many(30).map(index =>
      place(index % 2 ? {} : { appointmentDate: iso(NOON + (index % 3) * 5 * 60_000) }),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SEATS)
    expect(await taken('2026-06-16')).toEqual([{ at: iso(NOON), orders: SEATS }])
  })

  test('that are gone are offered again as the next free ones, which can be ordered', async () => {
    for (const _ of many(SEATS)) await place({ appointmentDate: iso(TWO) })
    for (const _ of many(SEATS)) await place({})
    const refused = await place({})
    const next = NOON + QUARTER
    expect(refused.body.errors[0].message).toContain('Der nächste freie Termin ist 16.06.2026 12:15.')
    expect(refused.body.data.quote.earliest).toBe(iso(next))
    const { data } = (await ask('/api/quote', json('POST', quoteOf({})))).body
    expect([data.obstacles.map(codeAndField), data.earliest]).toEqual([[['slotFull', 'appointmentDate']], iso(next)])
    expect((await place({ appointmentDate: refused.body.data.quote.earliest })).status).toBe(201)
  })

  test('stay taken for who asks twice: the same order again is the same order', async () => {
    const order = orderOf({ appointmentDate: iso(TWO) })
    expect((await send(order)).status).toBe(201)
    for (const _ of many(SEATS - 1)) await place({ appointmentDate: iso(TWO) })
    expect((await send(order)).status).toBe(200)
    expect((await taken('2026-06-16'))[0]?.orders).toBe(SEATS)
  })

  test('of one branch are no other branch’s, and one without a capacity takes any number', async () => {
    const answers = await Promise.all(
      many(30).map(index => send(orderOf({ appointmentDate: iso(TWO) }, index * 3 + 1))),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(201)
    expect((await slots('from=2026-06-16&days=1', 2)).body.data).toEqual({
      slotMinutes: 15,
      slotCapacity: null,
      taken: [],
    })
  })

  test('are counted anew when a branch cuts its day in other slots', async () => {
    for (const minutes of [0, 5, 20, 50]) await place({ appointmentDate: iso(TWO + minutes * 60_000) })
    await change({ slotMinutes: 60 })
    expect(await taken('2026-06-16')).toEqual([{ at: iso(TWO), orders: 4 }])
    await change({ slotMinutes: 5 })
    expect((await taken('2026-06-16')).map(({ orders }) => orders)).toEqual([1, 1, 1, 1])
  })
})

describe('A place is free again', () => {
  test.each(['reject', 'cancel'])('after %s', async action => {
    const ids = await fillUp()
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(409)
    await step(ids[0] ?? 0, action)
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(201)
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(409)
  })

  test('after the payment failed', async () => {
    const ids = await fillUp()
    await shop.storage.write(async ({ orders }) => {
      const order = await orders.byId(ids[0] ?? 0)
      if (order) await orders.move({ ...order, from: 'new', status: 'failed' })
    })
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(201)
  })

  test('but not by being confirmed or completed', async () => {
    const ids = await fillUp()
    for (const id of ids) await step(id, 'confirm')
    await step(ids[0] ?? 0, 'completed')
    expect((await place({ appointmentDate: iso(TWO) })).status).toBe(409)
  })

  test('when its order moves to the time staff proposed, once the guest accepts it', async () => {
    const { uid, hash } = (await place({ appointmentDate: iso(TWO) })).body.data
    const { id } = (await ask(`/api/orders/public/${uid}/${hash}`)).body.data
    const appointmentDate = iso(TWO + QUARTER)
    await ask(`/api/orders/${id}/counter-appointment`, json('POST', { appointmentDate }, { cookie }))
    expect(await taken('2026-06-16')).toEqual([{ at: iso(TWO), orders: 1 }])
    const path = `/api/orders/public/${uid}/${hash}/confirm-counter-appointment`
    await ask(path, json('POST', { counterAppointment: appointmentDate }))
    expect(await taken('2026-06-16')).toEqual([{ at: appointmentDate, orders: 1 }])
  })

  async function fillUp(): Promise<number[]> {
    const ids = []
    for (const _ of many(SEATS)) {
      const { uid } = (await place({ appointmentDate: iso(TWO) })).body.data
      ids.push((await shop.storage.read.orders.byUid(uid))?.id ?? 0)
    }
    return ids
  }
})

describe('Counted any other way', () => {
  /** 60 orders at once for one slot, on a storage whose transactions count as `due` says. */
  async function sold(due: Transaction['orders']['due']): Promise<number> {
    const storage: Storage = {
      ...shop.storage,
      write: work => shop.storage.write(given => work({ ...given, orders: { ...given.orders, due } })),
    }
    const offer = createOffer()
    const calls = many(60).map(() => orderCall.parse(orderOf({ appointmentDate: iso(TWO) })))
    const outcomes = await Promise.allSettled(calls.map(call => placeOrder({ ...shop.deps, storage }, offer, call)))
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  test('outside the order’s transaction, places are sold twice', async () => {
    expect(await sold((...given) => shop.storage.read.orders.due(...given))).toBeGreaterThan(SEATS)
  })

  test('or not at all, every order is taken', async () => {
    expect(await sold(async () => [])).toBe(60)
  })
})

describe('GET /api/branches/{id}/slots', () => {
  test('names the slots with orders, from now on, within the days asked for', async () => {
    await place({})
    await place({ appointmentDate: iso(TWO + 5 * 60_000) })
    await place({ appointmentDate: iso(TWO) })
    await place({ appointmentDate: '2026-06-17T23:59:00+02:00' })
    await place({ appointmentDate: '2026-06-18T00:00:00+02:00' })
    const { status, headers, body } = await slots('from=2026-06-16&days=2')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body.data).toEqual({
      slotMinutes: 15,
      slotCapacity: SEATS,
      taken: [
        { at: iso(NOON), orders: 1 },
        { at: iso(TWO), orders: 2 },
        { at: '2026-06-17T21:45:00.000Z', orders: 1 },
      ],
    })
    expect(await taken('2026-06-18')).toEqual([{ at: '2026-06-17T22:00:00.000Z', orders: 1 }])
    shop.clock.set(NOON + QUARTER - 1)
    expect((await taken('2026-06-16')).length).toBe(2)
    shop.clock.set(NOON + QUARTER)
    expect((await taken('2026-06-16')).length).toBe(1)
    expect((await slots('from=2026-06-01&days=15')).body.data.taken).toEqual([])
  })

  test.each<[string, number]>([
    ['from=2026-06-16&days=1', 200],
    ['from=2026-06-16&days=62', 200],
    ['from=9999-12-31&days=62', 200],
    ['from=2026-06-16&days=63', 400],
    ['from=2026-06-16&days=0', 400],
    ['from=2026-06-16&days=1.5', 400],
    ['from=2026-06-16&days=', 400],
    ['from=2026-06-16', 400],
    ['from=2026-02-30&days=1', 400],
    ['from=16.06.2026&days=1', 400],
    ['days=1', 400],
  ])('?%s is %i', async (query, status) => {
    expect((await slots(query)).status).toBe(status)
  })

  test('of no branch is 404', async () => {
    expect((await slots('from=2026-06-16&days=1', 99)).status).toBe(404)
    expect((await slots('from=2026-06-16&days=1', 'eins')).status).toBe(404)
  })

  test('is limited by the minute like a quote', async () => {
    const limited = await openShop({ documents: documentsWith({}), rateLimits: true })
    const statuses = await Promise.all(
      many(601).map(async () => (await limited.request('/api/branches/1/slots?from=2026-06-16&days=1')).status),
    )
    expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([600, 429])
    await limited.close()
  })

  test('a branch without a capacity costs no query, one with a capacity does', async () => {
    const asked: number[] = []
    const reads = {
      due: async (branch: number) => {
        asked.push(branch)
        return []
      },
    }
    const offer = createOffer()
    for (const branch of [1, 2]) {
      const offered = await offer.of(shop.storage.read.documents, branch)
      if (offered) await withLoads(offered, reads, NOON)
    }
    expect(asked).toEqual([1])
  })
})

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const send = (order: object) => ask('/api/orders', json('POST', order))
const place = (given: object) => send(orderOf(given))
const slots = (query: string, branch: number | string = 1) => ask(`/api/branches/${branch}/slots?${query}`)
const taken = async (from: string): Promise<{ at: string; orders: number }[]> =>
  (await slots(`from=${from}&days=1`)).body.data.taken
const step = (id: number, action: string) =>
  ask(`/api/orders/${id}/status/${action}`, { method: 'POST', headers: { cookie } })

async function change(body: Partial<Branch>): Promise<void> {
  const { rev } = (await ask('/api/branches/1')).body.data
  await ask('/api/branches/1', json('PUT', { rev, ...body }, { cookie }))
}
