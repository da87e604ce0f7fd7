import { describe, expect, test } from 'vitest'
import type { StaffOrder } from '../../../../schema/ordering/staffCalls.ts'
import { order, pair } from '../../../support/boards.ts'
import { branchOf, categoryOf, configOf, menuOf, optionOf, partOf, productOf } from '../../../support/business.ts'
import { handOf } from '../../../support/hand.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'
import { openPaymentWorld } from '../payments/world.ts'

interface Whole extends StaffOrder {
  readonly lines: readonly { name: string; amount: number; gross: number; lines: readonly string[] }[]
  readonly pricing: { taxes: readonly { rate: number; gross: number }[]; totalGross: number; toCollect?: number }
  readonly events: readonly { rev: number; action: string; actor: string }[]
  readonly refunds: readonly { amount: number; reason: string; state: string }[]
  readonly items: readonly { name: string }[]
}

/** Staff at their desk: changes a line on top of the revision the server has now, or of `rev`. */
async function desk(shop: Shop) {
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const whole = async (id: number) =>
    ((await (await shop.request(`/api/orders/${id}`, { headers })).json()) as { data: Whole }).data
  return {
    headers,
    whole,
    async change(id: number, position: number, call: Record<string, unknown>) {
      const body = { rev: (await whole(id)).rev, ...call }
      const answer = await shop.request(`/api/orders/${id}/items/${position}`, json('PUT', body, headers))
      const { data, errors } = (await answer.json()) as { data: Whole; errors?: { code: string; field?: string }[] }
      return { status: answer.status, data, errors }
    },
  }
}

const twoLines = {
  items: [
    { product: 1, amount: 2 },
    { product: 3, amount: 1 },
  ],
  expectedTotal: 690,
}

describe('staff change a line of an order', () => {
  test('what changes nothing is no step: no revision, no entry, and the guest is told nothing', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { change, whole } = await desk(shop)
    for (const call of [{}, { amount: 2 }, { amount: 2, unit: 'amount' }])
      expect((await change(id, 0, call)).data).toMatchObject({ rev: 1, totalGross: 690 })
    expect((await whole(id)).events).toHaveLength(1)
    expect((await change(id, 0, { amount: 3 })).data.rev).toBe(2)
  })

  test('another amount: line, totals, taxes, audit trail and board, together', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { change, whole } = await desk(shop)
    const { status, data } = await change(id, 0, { amount: 5 })
    expect(status).toBe(200)
    expect(data).toMatchObject({ rev: 2, totalGross: 1050, pricing: { totalGross: 1050 } })
    expect(data.pricing.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(1050)
    expect(data.lines).toMatchObject([
      { amount: 5, gross: 600 },
      { amount: 1, gross: 450 },
    ])
    expect((await whole(id)).events).toMatchObject([
      { rev: 1, actor: 'guest' },
      {
        rev: 2,
        actor: expect.stringMatching(/^users:\d+$/),
        action: expect.stringMatching(/^edited: Semmel 2 → 5, 2,40\s€ → 6,00\s€$/),
      },
    ])
    const row = await shop.storage.read.documents.entry('branch-1', 'orders', id)
    expect(JSON.parse(row?.body ?? '{}')).toMatchObject({ orderRev: 2, totalGross: 1050, items: [{ amount: 5 }, {}] })
  })

  test('the price that was agreed counts, not that of today; a scale shows any weight', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    await (await handOf(shop)).put('products', 1, { price: 999 })
    const { change } = await desk(shop)
    expect((await change(id, 0, { amount: 3 })).data).toMatchObject({ totalGross: 3 * 120 + 450 })
    expect((await change(id, 0, { amount: 1.5 })).data).toMatchObject({ totalGross: 180 + 450 })
  })

  test('a line is left out and leaves its trace; the last one is not', async () => {
    const shop = await openWalk()
    const placed = await order(shop, twoLines)
    const { change } = await desk(shop)
    const { data } = await change(placed.id, 1, { amount: 0 })
    expect(data).toMatchObject({ totalGross: 240, lines: [{ amount: 2 }, { amount: 0, gross: 0 }] })
    // The guest sees what is made.
    expect(data.items.map(({ name }) => name)).toEqual(['Semmel'])
    expect(data.events.at(-1)).toMatchObject({ action: 'edited: Äpfelstrudel weggelassen' })
    const last = await change(placed.id, 0, { amount: 0 })
    expect([last.status, last.errors?.[0]?.code]).toEqual([409, 'orderEmpty'])
    expect((await change(placed.id, 1, { amount: 1 })).data).toMatchObject({ totalGross: 690 })
  })

  test('other choices cost what they are dearer now; wrong ones are told at their step', async () => {
    const bread = partOf({ options: [optionOf('Weiß'), optionOf('Vollkorn', 'add', 50)] })
    const toast = productOf({
      id: 1,
      name: 'Toast',
      price: 300,
      type: 'configurable',
      config: { parts: [bread] },
    } as never)
    const plain = ({ id, rev: _rev, ...body }: { id: number; rev: string }) => ({ id, body })
    const documents = [
      { type: 'config', ...plain(configOf()) },
      { type: 'branches', ...plain(branchOf()) },
      { type: 'categories', ...plain(categoryOf()) },
      { type: 'products', ...plain(toast) },
      { type: 'menus', ...plain(menuOf({ catalog: [{ category: 1, products: [1] }] })) },
    ]
    const shop = await openWalk({ documents })
    const { id } = await order(shop, {
      items: [{ product: 1, amount: 2, parts: { bread: 'Weiß' } }],
      expectedTotal: 600,
    })
    const { change } = await desk(shop)
    const { data } = await change(id, 0, { parts: { bread: 'Vollkorn' } })
    expect(data).toMatchObject({ totalGross: 700, lines: [{ lines: ['Brot: Vollkorn'] }] })
    // Dearer since: what was chosen meanwhile keeps its price, and what was ordered first costs what it cost then.
    const dearer = partOf({ options: [optionOf('Weiß'), optionOf('Vollkorn', 'add', 80)] })
    await (await handOf(shop)).put('products', 1, { price: 310, config: { parts: [dearer] } })
    expect((await change(id, 0, { amount: 3 })).data.totalGross).toBe(1050)
    expect((await change(id, 0, { amount: 2, parts: { bread: 'Weiß' } })).data.totalGross).toBe(600)
    const wrong = await change(id, 0, { parts: { bread: 'Gold' } })
    expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'parts.bread'])
    expect((await change(id, 0, { unit: 'litre' })).status).toBe(422)
  })

  test('only on the revision it is based on, only while the order lives, only a line there is', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { change, headers } = await desk(shop)
    const conflicts = await change(id, 0, { amount: 3, rev: 7 })
    expect([conflicts.status, conflicts.errors?.[0]?.code]).toEqual([409, 'conflict'])
    expect((await change(id, 9, { amount: 3 })).status).toBe(404)
    await shop.request(`/api/orders/${id}/status/cancel`, json('POST', {}, headers))
    const ended = await change(id, 0, { amount: 3 })
    expect([ended.status, ended.errors?.[0]?.code]).toEqual([409, 'orderEnded'])
  })

  test('of two who change at once one does, and the totals are of one change', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { change, whole } = await desk(shop)
    const answers = await Promise.all([3, 4, 5].map(amount => change(id, 0, { amount, rev: 1 })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const { lines, totalGross } = await whole(id)
    expect(totalGross).toBe(lines.reduce((sum, { gross }) => sum + gross, 0))
  })

  test('people may, and no device does: what changes an order is seen whole first', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const [kitchen, kiosk, other] = [
      await pair(shop, 'kitchen', 1),
      await pair(shop, 'kiosk', 1),
      await pair(shop, 'kitchen', 2),
    ]
    const change = async ({ headers }: { headers: Record<string, string> }) =>
      (await shop.request(`/api/orders/${id}/items/0`, json('PUT', { rev: 1, amount: 1 }, headers))).status
    expect([await change(kiosk), await change(other), await change(kitchen)]).toEqual([401, 401, 401])
    expect((await shop.storage.read.orders.events(id)).at(-1)?.action).toBe('place')
  })
})

describe('an order that was paid online', () => {
  async function paidOrder() {
    const world = await openPaymentWorld()
    const placed = await world.place('mollie')
    const pay = async () => {
      const page = await world.openPage(placed)
      await world.press(page ?? '', 'paid')
      await world.settle()
      await world.comeBack(placed)
    }
    return { world, placed, pay, staff: await desk(world.shop) }
  }

  test('gives back what it becomes cheaper by, once, and flags what it becomes dearer by', async () => {
    const { world, placed, pay, staff } = await paidOrder()
    await pay()
    const each = placed.total / 3
    const less = await staff.change(placed.id, 0, { amount: 2 })
    expect(less.data).toMatchObject({ totalGross: placed.total - each, toCollect: 0, paymentState: 'paid' })
    expect(less.data.refunds).toMatchObject([{ amount: each, reason: 'edited' }])
    await world.advance(120_000)
    expect((await staff.whole(placed.id)).refunds).toMatchObject([{ amount: each, state: 'refunded' }])
    const paid = () => world.standin.ledger.all().find(({ reference }) => reference.startsWith(placed.uid))
    expect(paid()?.refunds.map(({ amount }) => amount)).toEqual([each])
    // Dearer than what is left with us: nothing is charged, somebody has to ask for it.
    const more = await staff.change(placed.id, 0, { amount: 4 })
    expect(more.data).toMatchObject({ totalGross: 4 * each, toCollect: 2 * each })
    expect(more.data.refunds).toHaveLength(1)
    // Rejected in the end: the rest goes back, and not a cent more than was paid.
    await world.asStaff(`/api/orders/${placed.id}/status/reject`)
    await world.advance(120_000)
    await world.advance(120_000)
    expect(paid()?.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.total)
    await world.shop.close()
  })

  test('is not changed while the guest is paying', async () => {
    const { world, placed, staff } = await paidOrder()
    const { status, errors } = await staff.change(placed.id, 0, { amount: 1 })
    expect([status, errors?.[0]?.code]).toEqual([409, 'notPaid'])
    await world.shop.close()
  })
})
