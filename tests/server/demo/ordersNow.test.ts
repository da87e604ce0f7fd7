import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import type { OrderRow } from '../../../server/base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../../server/base/storage/storage.ts'
import { branchIds } from '../../../server/demo/branch.ts'
import { demoDocuments } from '../../../server/demo/documents.ts'
import { insertPhoto } from '../../../server/demo/guestPhoto.ts'
import { insertToday } from '../../../server/demo/orders.ts'
import { mollie } from '../../../server/ordering/payments/providers/mollie.ts'
import { askOf } from '../../support/counter.ts'
import { openShop, type Shop } from '../../support/shop.ts'

/** A Wednesday noon in Vienna. */
const NOW = Date.parse('2026-11-04T11:00:00Z')
const providers = [mollie({ apiKey: 'test_1', apiUrl: 'http://pay.test' })]
const photo = { publicHash: 'a'.repeat(48), bytes: 1 }

const openDay = (now: number) => openShop({ start: now, documents: demoDocuments(now, 0), providers })
const dayOf = (shop: Shop, now: number) => async (transaction: Transaction) =>
  insertToday(shop.deps, now, await insertPhoto(transaction, photo, now))(transaction)

describe('the day within which a demo begins', () => {
  let shop: Shop
  let cookie: string
  let orders: StaffOrder[]
  beforeAll(async () => {
    shop = await openDay(NOW)
    await shop.deps.storage.write(dayOf(shop, NOW))
    cookie = await shop.login()
    orders = await ask<StaffOrder[]>('/api/orders?limit=500')
  })
  afterAll(() => shop.close())
  const ask = async <T>(path: string): Promise<T> => (await askOf(shop, path, { headers: { cookie } })).body.data

  it('has orders of every way in every state, paid and unpaid, none of them later than now', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['new', 'confirmed', 'in-delivery', 'completed', 'canceled', 'rejected']),
    )
    expect(new Set(orders.map(({ mode }) => mode))).toEqual(new Set(['takeaway', 'delivery', 'dineIn']))
    const open = orders.filter(({ status }) => !isFinal(status))
    expect(new Set(open.map(({ paymentState }) => paymentState))).toEqual(new Set(['open', 'paid']))
    expect(Math.max(...orders.map(({ createdAt }) => Date.parse(createdAt)))).toBeLessThan(NOW)
  })

  it('numbers the orders of each branch in the order of time, those of the kiosk among them', () => {
    for (const id of new Set(orders.map(({ branch }) => branch))) {
      const own = orders.filter(({ branch }) => branch === id).toSorted((one, other) => one.id - other.id)
      expect(own.map(({ ticketNumber }) => ticketNumber)).toEqual(own.map((_, index) => String(index + 1)))
      const times = own.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
    }
  })

  it('stands on the boards of its branch as it stands in the list, and the numbers of what is in work are called', async () => {
    const { storage } = shop.deps
    const rows = await storage.read.documents.page(`branch-${branchIds.stammhaus}`, 0, 500)
    const listed = new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as BoardOrder]))
    for (const { id, status } of orders.filter(({ branch }) => branch === branchIds.stammhaus))
      expect([id, listed.get(id)?.status]).toEqual([id, status])
    expect([...listed.values()].some(({ isFromKiosk }) => isFromKiosk)).toBe(true)
    expect([...listed.values()].some(({ comment }) => comment?.includes('allergie'))).toBe(true)
    const called = await storage.read.documents.page(`frontdesk-${branchIds.stammhaus}`, 0, 500)
    expect(called.length).toBeGreaterThan(4)
  })

  it('has somebody waiting whom nobody has seen, one that is late, one for tomorrow, and one with a picture', async () => {
    expect(orders.some(({ status, acknowledgedAt }) => status === 'new' && !acknowledgedAt)).toBe(true)
    expect(orders.some(({ status, acknowledgedAt }) => status === 'new' && acknowledgedAt)).toBe(true)
    const missed = await ask<{ missed: string }[]>('/api/orders/missed')
    expect(missed.map(each => each.missed)).toEqual(['late'])
    expect(orders.filter(({ appointmentDate }) => appointmentDate)).toHaveLength(2)
    const wholes = await Promise.all(orders.map(({ id }) => ask<WholeOrder>(`/api/orders/${id}`)))
    expect(wholes.filter(whole => JSON.stringify(whole).includes(photo.publicHash))).toHaveLength(1)
  })

  it('tells no guest: there is nothing to send', async () => {
    const due = await shop.deps.storage.read.jobs.due(Number.MAX_SAFE_INTEGER, 500)
    expect(new Set(due.map(({ kind }) => kind))).toEqual(new Set(['unlist', 'lesson']))
  })
})

describe('at whatever hour a demo is started', () => {
  let shop: Shop
  const undone = new Error('only tried')
  beforeAll(async () => {
    shop = await openDay(NOW)
  })
  afterAll(() => shop.close())

  /** What would stand there, taken back again. */
  async function at(now: number): Promise<readonly OrderRow[]> {
    let rows: readonly OrderRow[] = []
    const tried = shop.deps.storage.write(async transaction => {
      await dayOf(shop, now)(transaction)
      rows = (await Promise.all(Object.values(branchIds).map(id => transaction.orderLists.live(id)))).flat()
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
    return rows
  }

  it.each([
    ['2026-11-04T02:40:00Z', 'before anybody else opens'],
    ['2026-11-03T23:05:00Z', 'just after midnight'],
    ['2026-10-25T01:30:00Z', 'the night the clock goes back'],
    ['2027-03-28T01:10:00Z', 'the night it goes forward'],
    ['2026-12-24T17:59:00Z', 'Christmas Eve, while all others are closed'],
  ])('somebody waits: %s, %s', async start => {
    expect((await at(Date.parse(start))).length).toBeGreaterThan(10)
  })

  it('nothing stands in the way through a week, in the morning, by day and at night', async () => {
    for (let now = NOW; now < NOW + 7 * 24 * HOUR; now += 7 * HOUR + 7 * MINUTE)
      expect((await at(now)).length).toBeGreaterThan(10)
  })
})
