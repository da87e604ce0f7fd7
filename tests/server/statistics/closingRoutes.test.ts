import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { branches } from '../../../schema/business/branch.ts'
import { bookingAccounts } from '../../../schema/statistics/bookingAccount.ts'
import { sqliteEngine } from '../../../server/base/storage/sqlite/engine.ts'
import { closingStatements } from '../../../server/base/storage/statements/statistics/closings.ts'
import { demoBookingAccounts } from '../../../server/demo/bookingAccounts.ts'
import { order } from '../../support/boards.ts'
import { handOf } from '../../support/hand.ts'
import { json, type Shop } from '../../support/shop.ts'
import { openWalk } from '../../support/walk.ts'

const DAY = 86_400_000
const SALES_DAY = 'branch=1&from=2026-06-16&to=2026-06-16'
const NEXT_DAY = 'branch=1&from=2026-06-17&to=2026-06-17'

async function asker(shop: Shop, cookie?: string) {
  let headers = { cookie: cookie ?? (await shop.login()), origin: 'http://shop.test' }
  return {
    /** Sessions end while days go by. */
    later: async (ms: number) => {
      shop.clock.advance(ms)
      headers = { ...headers, cookie: await shop.login() }
    },
    get: (path: string) => shop.request(`/api/statistics/${path}`, { headers }),
    read: async (path: string) => (await shop.request(`/api/statistics/${path}`, { headers })).json(),
    post: async (path: string, body: object = {}) => {
      const answer = await shop.request(path, json('POST', body, headers))
      if (!answer.ok) throw new Error(await answer.text())
    },
  }
}

async function branchOf(shop: Shop) {
  const { id: _, rev: __, ...branch } = (await shop.storage.read.documents.every(branches))[0] ?? { id: 0, rev: '' }
  return branch
}

/** Two orders handed over on the 16th, of one of which a roll is given back a day later. */
async function soldDay() {
  const shop = await openWalk()
  const staff = await asker(shop)
  for (const body of demoBookingAccounts) await staff.post('/api/booking-accounts', body)
  const first = await order(shop)
  const second = await order(shop, { paymentMethod: 'cash' })
  const open = await order(shop)
  for (const { id } of [first, second])
    for (const action of ['confirm', 'completed']) await staff.post(`/api/orders/${id}/status/${action}`)
  await staff.post(`/api/orders/${open.id}/status/confirm`)
  await staff.later(DAY)
  const refund = { uid: randomUUID(), reason: 'Fehlt', lines: [{ position: 0, amount: 1 }] }
  await staff.post(`/api/orders/${first.id}/refunds`, refund)
  return { shop, staff, first, open }
}

test('A day closes with what was handed over on it, and what goes back counts on its own day', async () => {
  const { staff, first } = await soldDay()
  const { data } = await staff.read(`closings?${SALES_DAY}`)
  expect(data).toMatchObject({ branch: 1, timezone: 'Europe/Vienna', currency: 'EUR' })
  expect(data.days).toHaveLength(1)
  expect(data.days[0]).toMatchObject({
    date: '2026-06-16',
    provisional: false,
    orders: 2,
    sales: [{ gross: 480 }],
    notes: [],
    modes: [{ mode: 'takeaway', orders: 2, gross: 480 }],
    money: [{ method: 'cash', received: 480, returned: 0 }],
  })
  const after = (await staff.read(`closings?${NEXT_DAY}`)).data
  expect(after.days[0]).toMatchObject({
    provisional: true,
    orders: 0,
    notes: [{ gross: 120 }],
    money: [{ method: 'cash', received: 0, returned: 120 }],
  })
  const both = (await staff.read('closings?branch=1&from=2026-06-16&to=2026-06-17')).data
  expect(both.total.money).toEqual([{ method: 'cash', received: 480, returned: 120 }])
  const rows = (await staff.read('closings/rows?branch=1&on=2026-06-17')).data
  expect(rows.map(({ order: id }: { order: number }) => id)).toEqual([first.id])
})

test('A month of the bookkeeping is the closings of all branches somebody may read, each by its own clock', async () => {
  const { shop, staff } = await soldDay()
  const month = 'closings/sums?from=2026-06-01&to=2026-06-17'
  const { data } = await staff.read(month)
  expect(data).toMatchObject({
    currency: 'EUR',
    total: { orders: 2, sales: [{ gross: 480 }], notes: [{ gross: 120 }], owed: { made: 0, settled: 0 } },
    refunds: { waiting: { count: 0, amount: 0 }, failed: { count: 0, amount: 0 } },
  })
  const one = (await staff.read(`${month}&branch=1`)).data
  expect(one.branches).toEqual(data.branches.filter(({ branch }: { branch: number }) => branch === 1))
  expect(one.total).toEqual(data.total)
  expect((await shop.request(`/api/statistics/${month}`)).status).toBe(401)
})

test('Every file is the same bytes again, also once more was sold and given back', async () => {
  const { staff, open, first } = await soldDay()
  const files = ['closings.csv', 'closings/datev.csv', 'closings/bmd.csv']
  const bytes = async (name: string) => {
    const answer = await staff.get(`${name}?${SALES_DAY}`)
    expect([name, answer.status]).toEqual([name, 200])
    return Buffer.from(await answer.arrayBuffer())
  }
  const before = await Promise.all(files.map(bytes))
  await staff.post(`/api/orders/${open.id}/status/completed`)
  const refund = { uid: randomUUID(), reason: 'Kulanz', amount: 50 }
  await staff.post(`/api/orders/${first.id}/refunds`, refund)
  await staff.later(3 * DAY)
  expect(await Promise.all(files.map(bytes))).toEqual(before)
  const [, datev, bmd] = before.map(file => file.toString('latin1'))
  const [head, , ...rows] = (datev ?? '').split('\r\n')
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260616235959000;;"RE";"";"";1001;1;20260101;4;20260616;20260616;"Tagesabschluss 2026-06";"";1;0;0;"EUR";;"";;;"";;;"";""',
  )
  expect(rows).toContain('4,80;"S";"EUR";;;"";2700;2990;"";1606;"TA-1-20260616";"";;"Einnahmen Kasse"')
  // 'ö' is one byte.
  expect(datev).toContain('Erlöse')
  expect(bmd).toContain('0;2700;2990;TA-1-20260616;16.06.2026;KA;1;;;4,80;;Einnahmen Kasse;06')
})

test('A day keeps the name and the clock its branch closed it with, also once the branch is changed or deleted', async () => {
  const { shop, staff } = await soldDay()
  const hand = await handOf(shop)
  const files = async () => {
    const names = ['closings.csv', 'closings/datev.csv', 'closings/bmd.csv']
    return Promise.all(names.map(async name => (await staff.get(`${name}?${SALES_DAY}`)).text()))
  }
  const before = await files()
  expect(before[0]).toContain('Stammhaus')
  await hand.put('branches', 1, { ...(await branchOf(shop)), name: 'Zürich', timeZone: 'America/New_York' })
  expect(await files()).toEqual(before)
  // What is not over when its branch is changed is closed by the new name and the new clock.
  expect(await (await staff.get(`closings.csv?${NEXT_DAY}`)).text()).toContain('Zürich')
  const month = async () => (await staff.read('closings/sums?from=2026-06-16&to=2026-06-17')).data
  const told = await month()
  expect(told.branches.map(({ name }: { name: string }) => name)).toContain('Zürich')
  expect(told.total).toMatchObject({ sales: [{ gross: 480 }], notes: [{ gross: 120 }] })
  await hand.remove('branches', 1)
  expect(await files()).toEqual(before)
  expect((await month()).total).toEqual(told.total)
  expect((await staff.get('closings?branch=9&from=2026-06-16&to=2026-06-16')).status).toBe(404)
})

test('Only whoever may know what a branch takes in reads its closings', async () => {
  const { shop } = await soldDay()
  const leader = await asker(shop, await shop.loginAs('leitung'))
  expect((await leader.get(`closings?${SALES_DAY}`)).status).toBe(200)
  for (const path of ['closings', 'closings.csv', 'closings/datev.csv', 'closings/bmd.csv'])
    expect([path, (await leader.get(`${path}?branch=2&from=2026-06-16&to=2026-06-16`)).status]).toEqual([path, 403])
  expect((await leader.get('closings/rows?branch=2&on=2026-06-16')).status).toBe(403)
  expect((await shop.request(`/api/statistics/closings?${SALES_DAY}`)).status).toBe(401)
})

test('Nothing is booked of a day that is not over, across years, or without its accounts', async () => {
  const { shop, staff } = await soldDay()
  const refusal = async (query: string) => {
    const answer = await staff.get(`closings/datev.csv?${query}`)
    return [answer.status, (await answer.json()).errors[0].message]
  }
  expect(await refusal(NEXT_DAY)).toEqual([400, 'Gebucht werden nur Tage, die abgeschlossen sind.'])
  expect((await refusal('branch=1&from=2025-12-31&to=2026-06-16'))[1]).toMatch(/desselben Jahres/)
  const cash = (await shop.storage.read.documents.every(bookingAccounts)).find(({ purpose }) => purpose === 'cash')
  await (await handOf(shop)).remove('booking-accounts', cash?.id ?? 0)
  expect(await refusal(SALES_DAY)).toEqual([400, 'Es fehlen Buchungskonten: Kasse.'])
})

test('what closings read of a branch is found along its own index, and of others nothing is looked at', async () => {
  const { shop } = await soldDay()
  const run: string[] = []
  const connection = new Driver(join(shop.dataDir, 'business.sqlite'), {
    readonly: true,
    verbose: statement => void run.push(String(statement)),
  })
  onTestFinished(() => void connection.close())
  const { orders, items, events, attempts, refunds, notes } = closingStatements(sqliteEngine(connection))
  const month = { branch: 1, since: 0, from: Date.parse('2026-06-01'), to: Date.parse('2026-07-01') }
  for (const read of [orders, items, events, attempts, refunds, notes]) await read(month)
  const statements = run.splice(0)
  expect(statements).toHaveLength(6)
  const planOf = (statement: string): string =>
    (connection.prepare(`EXPLAIN QUERY PLAN ${statement}`).all() as { detail: string }[])
      .map(row => row.detail)
      .join('\n')
  const ownIndex =
    /SEARCH orders USING COVERING INDEX orders_by_branch \(branch=\? AND created_at>\? AND created_at<\?\)/
  for (const statement of statements) {
    expect(planOf(statement)).toMatch(ownIndex)
    expect(planOf(statement)).toMatch(/SEARCH orders USING INTEGER PRIMARY KEY/)
  }
  // One that does not say the branch goes along another.
  expect(planOf('SELECT * FROM orders WHERE created_at > 1')).not.toMatch(/orders_by_branch/)
})

test('whatever the span, closings read the orders that were open in it and those of which something was given back in it', async () => {
  const { shop } = await soldDay()
  const connection = new Driver(join(shop.dataDir, 'business.sqlite'), { readonly: true })
  onTestFinished(() => void connection.close())
  const { orders } = closingStatements(sqliteEngine(connection))
  // As it is said, without a thought for indexes.
  const plain = connection.prepare(
    `SELECT id FROM orders WHERE branch = :branch AND (
       (created_at >= :since AND created_at < :to AND updated_at >= :from)
       OR id IN (SELECT order_id FROM credit_notes WHERE created_at >= :from AND created_at < :to)) ORDER BY id`,
  )
  const found = new Set<string>()
  const begin = Date.parse('2026-06-15T22:00:00Z')
  const instants = Array.from({ length: 13 }, (_, index) => begin + (index * DAY) / 4)
  for (const from of instants)
    for (const to of instants.filter(each => each > from))
      for (const [branch, open] of [
        [1, 400 * DAY],
        [1, 0],
        [2, 400 * DAY],
      ] as const) {
        const span = { branch, from, to, since: from - open }
        const ids = (await orders(span)).map(({ id }) => id)
        expect(ids).toEqual((plain.all(span) as { id: number }[]).map(({ id }) => id))
        found.add(ids.join())
      }
  // Spans with nothing, with one and with all of them were among these.
  expect(found.size).toBeGreaterThan(2)
})
