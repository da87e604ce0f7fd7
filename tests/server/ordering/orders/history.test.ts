import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deviceKinds } from '../../../../schema/base/access.ts'
import type { StaffOrder } from '../../../../schema/ordering/staffCalls.ts'
import { sqliteEngine } from '../../../../server/base/storage/sqlite/engine.ts'
import { orderListStatements } from '../../../../server/base/storage/statements/ordering/orderLists.ts'
import { order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, NOON, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const DAY = 24 * 3_600_000

/** The history as somebody who is signed in reads it. */
async function reader(shop: Shop, cookie?: string) {
  const headers = { cookie: cookie ?? (await shop.login()), origin: 'http://shop.test' }
  return {
    headers,
    async list(query = '') {
      const answer = await shop.request(`/api/orders?${query}`, { headers })
      const body = (await answer.json()) as {
        data: StaffOrder[]
        more: boolean
        cursor?: string
        errors?: { field: string }[]
      }
      return { status: answer.status, ids: body.data?.map(({ id }) => id) ?? [], ...body }
    },
  }
}

/** Both branches have a menu. */
async function twoBranches(): Promise<Shop> {
  const shop = await openWalk()
  await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
  return shop
}

describe('GET /api/orders', () => {
  test('newest first, page by page, each order once although others come meanwhile', async () => {
    const shop = await twoBranches()
    const ids: number[] = []
    // Several in the same millisecond.
    for (let n = 0; n < 9; n++) {
      ids.unshift((await order(shop, { branch: 1 + (n % 2) })).id)
      if (n % 3 === 2) shop.clock.advance(1)
    }
    const { list } = await reader(shop)
    const seen: number[] = []
    let query = 'limit=4'
    for (;;) {
      const page = await list(query)
      expect(page.data.length).toBeLessThanOrEqual(4)
      seen.push(...page.ids)
      await order(shop)
      if (!page.more) break
      query = `limit=4&cursor=${page.cursor}`
    }
    expect(seen).toEqual(ids)
  })

  test('by branch, status and time, which count together', async () => {
    const shop = await twoBranches()
    const first = await order(shop)
    const second = await order(shop, { branch: 2 })
    shop.clock.advance(DAY)
    const { list, headers } = await reader(shop)
    const third = await order(shop)
    await shop.request(`/api/orders/${first.id}/status/cancel`, json('POST', {}, headers))
    const filtered = async (filter: Record<string, string>) =>
      (
        await list(
          new URLSearchParams(Object.entries(filter).map(([field, value]) => [`filter[${field}]`, value])).toString(),
        )
      ).ids
    expect(await filtered({ branch: '1' })).toEqual([third.id, first.id])
    expect(await filtered({ status: 'canceled' })).toEqual([first.id])
    expect(await filtered({ branch: '2', status: 'new' })).toEqual([second.id])
    expect(await filtered({ from: '2026-06-17' })).toEqual([third.id])
    expect(await filtered({ to: '2026-06-16' })).toEqual([second.id, first.id])
    expect(await filtered({ from: '2026-06-16', to: '2026-06-16', branch: '1' })).toEqual([first.id])
    expect(await filtered({ from: new Date(NOON + 1).toISOString() })).toEqual([third.id])
    expect(await filtered({ branch: '99' })).toEqual([])
    expect(await filtered({ branch: '1,2,1' })).toEqual([third.id, second.id, first.id])
  })

  test('by how it reaches the guest and how it is paid, page by page', async () => {
    const shop = await twoBranches()
    await (await handOf(shop)).put('branches', 1, { isATMCardEnabled: true })
    const cash = await order(shop)
    const card = await order(shop, { paymentMethod: 'atm-card', firstName: 'Maria' })
    const { list } = await reader(shop)
    const found = async (query: string) => (await list(query)).ids
    expect(await found('filter[paymentMethod]=atm-card')).toEqual([card.id])
    expect(await found('filter[paymentMethod]=cash&filter[mode]=takeaway')).toEqual([cash.id])
    expect(await found('filter[mode]=delivery')).toEqual([])
    expect(await found('filter[paymentMethod]=cash&filter[search]=maria')).toEqual([])
    const page = await list('filter[mode]=takeaway&limit=1')
    expect(page.ids).toEqual([card.id])
    expect(await found(`filter[mode]=takeaway&limit=1&cursor=${page.cursor}`)).toEqual([cash.id])
  })

  test('by whether something was given back, in cash too, page by page', async () => {
    const shop = await twoBranches()
    const { list, headers } = await reader(shop)
    const deed = async (id: number, path: string, body: object = {}) => {
      const answer = await shop.request(`/api/orders/${id}/${path}`, json('POST', body, headers))
      expect(answer.status).toBeLessThan(300)
    }
    const sold: number[] = []
    for (let n = 0; n < 3; n++) {
      const { id } = await order(shop, { firstName: n === 0 ? 'Maria' : 'Anna' })
      await deed(id, 'status/confirm')
      await deed(id, 'status/completed')
      sold.unshift(id)
    }
    const [last = 0, , first = 0] = sold
    expect((await list('filter[refunded]=true')).ids).toEqual([])
    for (const id of [first, last]) await deed(id, 'refunds', { uid: randomUUID(), reason: 'Kulanz', amount: 10 })
    const page = await list('filter[refunded]=true&limit=1')
    expect([page.ids, page.more]).toEqual([[last], true])
    expect((await list(`filter[refunded]=true&limit=1&cursor=${page.cursor}`)).ids).toEqual([first])
    expect((await list('filter[refunded]=true&filter[search]=maria')).ids).toEqual([first])
    expect((await list('filter[refunded]=vielleicht')).status).toBe(400)
    expect((await list()).ids).toEqual(sold)
  })

  test('by ticket, name, phone and uid, however they are typed', async () => {
    const shop = await twoBranches()
    const { list } = await reader(shop)
    const maria = await order(shop, { firstName: 'Maria', lastName: 'Österreicher', phone: '+43 676 999 88 77' })
    const anna = await order(shop)
    const found = async (text: string) => (await list(`filter[search]=${encodeURIComponent(text)}`)).ids
    expect(await found('österreich')).toEqual([maria.id])
    expect(await found('MARIA ö')).toEqual([maria.id])
    expect(await found('0676 9998877')).toEqual([maria.id])
    expect(await found(anna.ticketNumber)).toEqual([anna.id])
    expect(await found(maria.uid.toUpperCase())).toEqual([maria.id])
    expect(await found('niemand')).toEqual([])
    // By the address of mail, and by what was ordered; two letters are in almost everything.
    expect(await found('ANNA@example')).toEqual([anna.id, maria.id])
    expect(await found('semmel')).toEqual([anna.id, maria.id])
    expect(await found('se')).toEqual([])
    expect(await found('%')).toEqual([])
    // Older than a month is found where it is asked for.
    shop.clock.advance(40 * DAY)
    const later = await reader(shop)
    expect((await later.list('filter[search]=maria')).data).toEqual([])
    expect((await later.list('filter[search]=maria&filter[from]=2026-06-01')).ids).toEqual([maria.id])
  })

  test('shows people their branches only, and nothing to a guest or to a screen of the branch', async () => {
    const shop = await twoBranches()
    const [mine, foreign] = [await order(shop), await order(shop, { branch: 2 })]
    const manager = await reader(shop, await shop.loginAs('leitung'))
    expect((await manager.list()).ids).toEqual([mine.id])
    expect((await manager.list('filter[branch]=2')).ids).toEqual([])
    expect((await manager.list(`filter[search]=${foreign.uid}`)).ids).toEqual([])
    for (const kind of deviceKinds) {
      const { headers } = await pair(shop, kind, 2)
      expect((await shop.request('/api/orders', { headers })).status).toBe(401)
      expect((await shop.request(`/api/orders/${foreign.id}`, { headers })).status).toBe(401)
    }
    expect((await shop.request('/api/orders')).status).toBe(401)
  })

  test('who only works at a branch has the orders of seven days and what is still on, whoever leads it those of all times', async () => {
    const shop = await openWalk()
    const lead = await shop.loginAs('leitung')
    const [over, on] = [await order(shop), await order(shop)]
    const refund = { uid: randomUUID(), reason: 'Fehlt', amount: 10 }
    const post = (path: string, cookie: string, body: object) =>
      shop.request(`/api/orders/${over.id}/${path}`, json('POST', body, { cookie, origin: 'http://shop.test' }))
    await post('status/confirm', lead, {})
    await post('status/completed', lead, {})
    shop.clock.advance(7 * DAY + 1)
    const fresh = await order(shop)
    const all = [fresh.id, on.id, over.id]
    expect((await (await reader(shop, await shop.loginAs('leitung'))).list()).ids).toEqual(all)
    await (await handOf(shop)).put('users', 7, { roles: ['ROLE_EMPLOYEE', 'ROLE_EDITOR'] })
    const works = await reader(shop, await shop.loginAs('leitung'))
    expect((await works.list()).ids).toEqual([fresh.id, on.id])
    expect((await works.list('limit=1')).ids).toEqual([fresh.id])
    expect((await works.list(`filter[search]=${over.uid}`)).ids).toEqual([])
    const read = async (id: number) => (await shop.request(`/api/orders/${id}`, { headers: works.headers })).status
    expect(await Promise.all(all.map(read))).toEqual([200, 200, 403])
    expect((await post('refunds', works.headers.cookie, refund)).status).toBe(403)
    expect((await post('refunds', await shop.login(), refund)).status).toBe(201)
  })

  test.each([
    'filter[status]=gone',
    'filter[from]=yesterday',
    'filter[mode]=carrier',
    'filter[paymentMethod]=shells',
    'limit=501',
    'limit=0',
    'filter[color]=red',
  ])('%s is refused by its name', async query => {
    const shop = await openWalk()
    const { status, errors } = await (await reader(shop)).list(query)
    expect(status).toBe(400)
    expect(errors?.[0]?.field).toContain(query.split('=')[0])
  })
})

test('every list of orders reads along an index', async () => {
  const shop = await openWalk()
  await order(shop)
  const run: string[] = []
  const connection = new Driver(join(shop.dataDir, 'business.sqlite'), {
    readonly: true,
    verbose: statement => void run.push(String(statement)),
  })
  onTestFinished(() => void connection.close())
  const lists = orderListStatements(sqliteEngine(connection))
  const stretch = { from: 0, before: { at: NOON, id: 9 }, limit: 5 }
  await lists.ofAll(stretch)
  await lists.ofStatus(1, 'new', stretch)
  await lists.live(1)
  await lists.branches()
  await lists.ofGuest('+436641234567', 5)
  const statements = run.splice(0)
  expect(statements).toHaveLength(5)
  const planOf = (statement: string): string =>
    (connection.prepare(`EXPLAIN QUERY PLAN ${statement}`).all() as { detail: string }[])
      .map(row => row.detail)
      .join('\n')
  for (const statement of statements) expect(planOf(statement)).not.toMatch(/SCAN orders/)
  // One that has no index to go along is told from them.
  expect(planOf("SELECT * FROM orders WHERE contact LIKE '%Maria%'")).toMatch(/SCAN orders/)
})
