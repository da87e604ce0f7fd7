import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../../schema/base/zonedTime.ts'
import type { Storage } from '../../../server/base/storage/storage.ts'
import { reckonOrderDays } from '../../../server/statistics/reckonDays.ts'
import { sizeOf } from '../../support/runs.ts'
import { seeded } from '../../support/seeded.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { recount } from '../../support/statistics/orderRecount.ts'
import { keepOrders, type MadeOrder, madeOrders } from '../../support/statistics/orders.ts'
import { wholeAndDays } from '../../support/statistics/sumOfDays.ts'

const random = seeded(20_261_123)
/** Both changes of the clock lie between them. */
const [FIRST, LAST] = ['2026-03-01', '2026-11-30']
const orders = madeOrders(
  random,
  sizeOf(1500, 50_000),
  Date.parse(`${FIRST}T00:00:00Z`),
  Date.parse('2026-11-20T00:00:00Z'),
)

interface Period {
  readonly from: string
  readonly to: string
  readonly branch?: number
}

/** Periods of every length by chance, and the days on which the clock changes. */
function periods(): Period[] {
  const days = dayOf(LAST) - dayOf(FIRST)
  const some = [0, 1, 30, 120].map(length => {
    const from = addDays(FIRST, random.below(days - length))
    return { from, to: addDays(from, length), ...(random.chance(0.5) ? { branch: 1 + random.below(3) } : {}) }
  })
  const changes = ['2026-03-29', '2026-10-25'].map(day => ({ from: day, to: day }))
  return [...some, ...changes, { from: '2025-01-01', to: '2026-12-31' }]
}

async function expectAlike(shop: Shop, all: readonly MadeOrder[], tried: readonly Period[]) {
  const headers = { cookie: await shop.login() }
  for (const period of tried) {
    const query = new URLSearchParams(Object.entries(period).map(([key, value]) => [key, String(value)]))
    const ask = async (name: string, more = '') =>
      (await (await shop.request(`/api/statistics/${name}?${query}${more}`, { headers })).json()).data
    const counted = recount(all, period)
    const placed = await ask('orders')
    expect([placed.total, placed.split]).toEqual([counted.orders, counted.modes])
    expect(byStart(placed.series, placed.unit)).toEqual(
      placed.unit === 'hour' ? counted.byHour : placed.unit === 'day' ? counted.byDay : null,
    )
    expect(sum(placed.series)).toBe(counted.orders)
    expect((await ask('orders', '&by=appointment')).total).toBe(counted.due)
    expect(await ask('revenue')).toMatchObject(counted.revenue)
    const canceled = await ask('canceled-orders')
    expect(canceled.rows.map((row: { count: number }) => row.count)).toEqual(counted.canceled)
    expect([canceled.placed, canceled.rate]).toEqual([
      counted.placed,
      counted.placed && canceled.total / counted.placed,
    ])
    expect((await ask('items')).total).toBe(counted.items)
    expect((await ask('popular-items')).rows).toEqual(counted.products)
    expect(await ask('order-times')).toMatchObject({ matrix: counted.times, appointments: counted.dueTimes })
  }
}

const sum = (series: readonly { value: number }[]) => series.reduce((total, { value }) => total + value, 0)

/** What a series has at each hour or day that has something; null for buckets that are longer. */
function byStart(series: readonly { t: string; value: number }[], unit: string) {
  if (unit !== 'hour' && unit !== 'day') return null
  const found: Record<string, number> = {}
  for (const { t, value } of series.filter(each => each.value > 0)) {
    const key = t.slice(0, unit === 'hour' ? 13 : 10).replace('T', ' ')
    found[key] = (found[key] ?? 0) + value
  }
  return found
}

test('Every figure of orders is what an independent recount comes to, before days are reckoned, after, and after orders changed', {
  timeout: 3_600_000,
}, async () => {
  const shop = await openShop({ documents: [], start: Date.parse('2026-11-30T12:00:00Z') })
  try {
    await keepOrders(shop.storage, orders)
    const tried = periods()
    await expectAlike(shop, orders, tried)
    expect(await reckonOrderDays(shop.deps)).toBeGreaterThan(260)
    expect(await reckonOrderDays(shop.deps)).toBe(0)
    await expectAlike(shop, orders, tried)
    const { whole, summed } = await wholeAndDays(shop, ['orders', 'revenue', 'canceled-orders', 'items', 'order-times'])
    expect(summed).toEqual(whole)
    const changed = orders.map(order => (random.chance(0.02) ? { ...order, status: 'rejected' as const } : order))
    await shop.storage.write(async transaction => {
      for (const { id, status } of changed.filter(each => !orders.includes(each))) {
        const row = await transaction.orders.byId(id)
        if (row) expect(await transaction.orders.move({ ...row, status, from: row.status })).toBe(true)
      }
    })
    await expectAlike(shop, changed, tried)
    expect(await reckonOrderDays(shop.deps)).toBeGreaterThan(10)
    await expectAlike(shop, changed, tried)
  } finally {
    await shop.close()
  }
})

/** A storage in which, once, an order of the day that is being reckoned is rejected while it is. */
function disturbed(storage: Storage, placed: readonly MadeOrder[], onRejected: (id: number) => void): Storage {
  const { due } = storage.read.orderFacts
  let isMeanwhile = true
  const reject = async ({ from, to }: { readonly from: number; readonly to: number }) => {
    const first = placed.find(({ at, status }) => at >= from && at < to && status !== 'rejected')
    const row = first && isMeanwhile ? await storage.read.orders.byId(first.id) : undefined
    if (!row) return
    isMeanwhile = false
    await storage.write(({ orders: kept }) => kept.move({ ...row, status: 'rejected', from: row.status }))
    onRejected(row.id)
  }
  const orderFacts: Storage['read']['orderFacts'] = {
    ...storage.read.orderFacts,
    due: async span => {
      await reject(span)
      return due(span)
    },
  }
  return { ...storage, read: { ...storage.read, orderFacts } }
}

test('An order that is written while its day is reckoned is in the figures of that day, and the day is reckoned the next time', async () => {
  const some = orders.slice(0, 40)
  const rejected = new Set<number>()
  const shop = await openShop({
    documents: [],
    start: Date.parse('2026-11-30T12:00:00Z'),
    around: storage => disturbed(storage, some, id => void rejected.add(id)),
  })
  try {
    await keepOrders(shop.storage, some)
    expect(await reckonOrderDays(shop.deps)).toBeGreaterThan(1)
    expect(rejected.size).toBe(1)
    expect([await reckonOrderDays(shop.deps), await reckonOrderDays(shop.deps)]).toEqual([1, 0])
    const changed = some.map(order => (rejected.has(order.id) ? { ...order, status: 'rejected' as const } : order))
    await expectAlike(shop, changed, [{ from: FIRST, to: LAST }])
  } finally {
    await shop.close()
  }
})
