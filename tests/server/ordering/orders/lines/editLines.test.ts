import { describe, expect, test } from 'vitest'
import { order, pair } from '../../../../support/boards.ts'
import { optionOf, partOf } from '../../../../support/business.ts'
import { handOf } from '../../../../support/hand.ts'
import { json, type Shop } from '../../../../support/shop.ts'
import { openWalk } from '../../../../support/walk.ts'
import { openPaymentWorld } from '../../payments/world.ts'

interface Answered {
  readonly status: number
  readonly errors?: readonly { readonly code: string; readonly field?: string }[]
  readonly data: {
    readonly rev: number
    readonly totalGross: number
    readonly toCollect: number
    readonly goesBack: number
    readonly lines: readonly { name: string; amount: number; gross: number; categories: readonly number[] }[]
    readonly events: readonly { action: string }[]
    readonly refunds: readonly { amount: number }[]
  }
}

async function desk(shop: Shop) {
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const answered = async (response: Response): Promise<Answered> => ({
    status: response.status,
    ...((await response.json()) as Omit<Answered, 'status'>),
  })
  const send = async (id: number, path: string, call: Record<string, unknown>) => {
    const body = { changes: [], added: [], ...call }
    return answered(await shop.request(`/api/orders/${id}/${path}`, json('POST', body, headers)))
  }
  return {
    preview: (id: number, call: Record<string, unknown>) => send(id, 'lines/preview', call),
    change: (id: number, call: Record<string, unknown>) => send(id, 'lines', call),
    whole: async (id: number) => (await answered(await shop.request(`/api/orders/${id}`, { headers }))).data,
  }
}

const twoLines = {
  items: [
    { product: 1, amount: 2 },
    { product: 3, amount: 1 },
  ],
  expectedTotal: 690,
}
const added = [{ product: 2, amount: 3 }]

describe('Lines of an order are changed in one go', () => {
  test('less of one, none of another and something on top: what was shown before is what it comes to', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { preview, change, whole } = await desk(shop)
    const call = {
      rev: 1,
      changes: [
        { position: 0, amount: 1 },
        { position: 1, amount: 0 },
      ],
      added,
    }
    const shown = await preview(id, call)
    expect(shown).toMatchObject({ status: 200, data: { totalGross: 690, toCollect: 0, goesBack: 0 } })
    expect(shown.data.lines.map(({ name, gross }) => [name, gross])).toEqual([
      ['Semmel', 120],
      ['Äpfelstrudel', 0],
      ['Brezel', 570],
    ])
    expect((await whole(id)).events, 'nothing is written before').toHaveLength(1)
    const changed = await change(id, call)
    expect(changed).toMatchObject({ status: 200, data: { rev: 2, totalGross: 690 } })
    expect(changed.data.lines.at(-1)).toMatchObject({ name: 'Brezel', amount: 3, gross: 570, categories: [1] })
    expect(changed.data.events.at(-1)?.action).toBe(
      'edited: Semmel 2 → 1, 2,40\u00a0€ → 1,20\u00a0€; Äpfelstrudel weggelassen; Brezel 3 dazu, 5,70\u00a0€',
    )
    // What was added is a line like any other from now on.
    expect((await change(id, { rev: 2, changes: [{ position: 2, amount: 1 }] })).data.totalGross).toBe(310)
  })

  test('a shop that changed its prices meanwhile: the old lines keep theirs, what comes on top has today’s', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { change } = await desk(shop)
    await (await handOf(shop)).put('products', 1, { price: 200 })
    const { data } = await change(id, {
      rev: 1,
      changes: [{ position: 0, amount: 3 }],
      added: [{ product: 1, amount: 1 }],
    })
    expect(data.lines.map(({ gross }) => gross)).toEqual([360, 450, 200])
  })

  test('everything that stands against it is told, each at its line; one bad line changes none', async () => {
    const bread = partOf({ step: 'bread', name: 'Brot', type: 'select', options: [optionOf('Dinkel')] })
    const shop = await openWalk()
    await (await handOf(shop)).put('products', 3, { type: 'configurable', config: { parts: [bread] } })
    const { id } = await order(shop)
    const { preview, change, whole } = await desk(shop)
    const call = {
      rev: 1,
      changes: [{ position: 0, unit: 'kilogram' }],
      added: [
        { product: 3, amount: 1 },
        { product: 99, amount: 1 },
      ],
    }
    for (const refused of [await preview(id, call), await change(id, call)]) {
      expect(refused.status).toBe(422)
      expect(refused.errors?.map(({ field, code }) => [field, code])).toEqual([
        ['changes.0.unit', 'unit'],
        ['added.0.parts.bread', 'blank'],
        ['added.1.product', 'productGone'],
      ])
    }
    expect((await whole(id)).events).toHaveLength(1)
    const taken = { product: 3, amount: 1, parts: { bread: 'Dinkel' } }
    expect((await change(id, { rev: 1, added: [taken] })).data.lines.at(-1)).toMatchObject({ gross: 450 })
  })

  test('what no order can cost is refused at the dearest line that is set, and one that costs it already may become cheaper', async () => {
    const shop = await openWalk()
    const { id } = await order(shop, twoLines)
    const { preview, change, whole } = await desk(shop)
    const changes = [
      { position: 0, amount: 3 },
      { position: 1, amount: 999_999 },
    ]
    const many = [{ product: 2, amount: 999_999 }]
    for (const [call, field] of [
      [{ changes }, 'changes.1.amount'],
      [{ changes: changes.slice(0, 1), added: many }, 'added.0.amount'],
    ] as const)
      for (const refused of [await preview(id, { rev: 1, ...call }), await change(id, { rev: 1, ...call })]) {
        expect(refused.status).toBe(422)
        expect(refused.errors).toEqual([
          { code: 'orderTooBig', field, message: 'Eine Bestellung kann höchstens 1.000.000,00\u00a0€ ausmachen.' },
        ])
      }
    expect((await whole(id)).events).toHaveLength(1)
    // From the days before it was refused.
    await shop.storage.write(async ({ orders }) => {
      const [row, line] = [await orders.byId(id), (await orders.items(id))[1]]
      if (!row || !line) throw new Error('It was just placed.')
      await orders.changeItem({ ...line, amount: 999_999, gross: 449_999_550 })
      await orders.edit({ ...row, totalGross: 449_999_790 })
    })
    const less = await change(id, { rev: 2, changes: [{ position: 1, amount: 900_000 }] })
    expect(less).toMatchObject({ status: 200, data: { totalGross: 405_000_240 } })
  })

  test('nothing left is refused, and so is an order others changed meanwhile; a screen may not', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const { preview, change } = await desk(shop)
    const none = await preview(id, { rev: 1, changes: [{ position: 0, amount: 0 }] })
    expect([none.status, none.errors?.[0]?.code]).toEqual([409, 'orderEmpty'])
    expect((await change(id, { rev: 1, added })).status).toBe(200)
    expect((await change(id, { rev: 1, added })).errors?.[0]?.code).toBe('conflict')
    const kitchen = await pair(shop, 'kitchen', 1)
    const screen = json('POST', { rev: 2, changes: [], added }, kitchen.headers)
    expect((await shop.request(`/api/orders/${id}/lines`, screen)).status).toBe(401)
  })
})

test('Of an order paid online it is said before what goes back and what has to be collected', async () => {
  const world = await openPaymentWorld()
  const placed = await world.place('mollie')
  const page = await world.openPage(placed)
  await world.press(page ?? '', 'paid')
  await world.settle()
  await world.comeBack(placed)
  const { preview, change, whole } = await desk(world.shop)
  const { rev } = await whole(placed.id)
  const each = placed.total / 3
  const less = { rev, changes: [{ position: 0, amount: 1 }] }
  expect((await preview(placed.id, less)).data).toMatchObject({ goesBack: 2 * each, toCollect: 0 })
  expect((await whole(placed.id)).refunds).toEqual([])
  expect((await change(placed.id, less)).data.refunds).toMatchObject([{ amount: 2 * each }])
  const more = { rev: rev + 1, changes: [{ position: 0, amount: 4 }] }
  expect((await preview(placed.id, more)).data).toMatchObject({ goesBack: 0, toCollect: 3 * each })
  expect((await change(placed.id, more)).data).toMatchObject({ toCollect: 3 * each })
  await world.shop.close()
})
