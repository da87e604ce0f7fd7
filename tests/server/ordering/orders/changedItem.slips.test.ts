import { describe, expect, test } from 'vitest'
import { openTill } from '../../../support/till.ts'

describe('A line that was mistyped and put right costs what it cost', () => {
  /** Two kilograms at 5.40 € with a deposit of 25 cents, and something for 1 € beside them. */
  async function sold(branch: object = {}) {
    const till = await openTill({
      branch,
      products: [
        { price: 540, unit: 'kilogram', deposit: { amount: 25, label: 'Pfand' } },
        { price: 100, unit: 'amount' },
      ],
    })
    const { id } = await till.placed({ items: [1, 2].map(product => ({ product, amount: 3 - product })) })
    const line = async () => (await till.shop.storage.read.orders.items(id))[0]
    const put = async (call: object) => {
      const rev = (await till.shop.storage.read.orders.byId(id))?.rev
      const answer = await till.staff('PUT', `/api/orders/${id}/items/0`, { rev, ...call })
      expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200)
    }
    return { till, id, line, put }
  }
  type Sold = Awaited<ReturnType<typeof sold>>

  const since: Record<string, (till: Sold['till']) => Promise<unknown>> = {
    'where nothing else happened': () => Promise.resolve(),
    'where its product was deleted': async ({ read, staff }) => {
      const { rev } = await read('/api/products/1')
      expect((await staff('DELETE', `/api/products/1?rev=${rev}`, { rev })).status).toBeLessThan(300)
    },
    'where its price is for something else': ({ put }) =>
      put('/api/products/1', { pricing: { amount: 500, unit: 'gram' } }),
    'where it is sold by the piece': ({ put }) =>
      put('/api/products/1', { unit: 'amount', alternativeUnits: [], minimumQuantity: null, quantityStepSize: null }),
    'where price and deposit have changed': ({ put }) =>
      put('/api/products/1', { price: 999, deposit: { amount: 50, label: 'Pfand' } }),
  }
  test.each(Object.entries(since))('%s', async (_title, happen) => {
    const { till, line, put } = await sold()
    await happen(till)
    for (const slip of [{ amount: 0.001 }, { amount: 0 }, { amount: 2000, unit: 'gram' }, { amount: 40 }]) {
      await put(slip)
      await put({ amount: 2, unit: 'kilogram' })
      expect(await line()).toMatchObject({ gross: 1080, deposit: 25, amount: 2 })
    }
    await put({ amount: 1 })
    expect(await line()).toMatchObject({ gross: 540, deposit: 25 })
  })

  test('where staff had added it', async () => {
    const { till, id } = await sold()
    const send = async (method: string, path: string, call: object) => {
      const rev = (await till.shop.storage.read.orders.byId(id))?.rev
      expect((await till.staff(method, `/api/orders/${id}/${path}`, { rev, ...call })).status).toBe(200)
    }
    await till.put('/api/products/1', { price: 600 })
    await send('POST', 'lines', { changes: [], added: [{ product: 1, amount: 2 }] })
    await since['where its product was deleted']?.(till)
    for (const amount of [0.001, 0, 2]) await send('PUT', 'items/2', { amount })
    expect((await till.shop.storage.read.orders.items(id))[2]).toMatchObject({ amount: 2, gross: 1200, deposit: 25 })
  })

  test('where it was offered for another price, at which more of it is reckoned too', async () => {
    const { till, id, line, put } = await sold({ isQuotationRequired: true })
    const validUntil = new Date(till.shop.clock.now() + 86_400_000).toISOString()
    const call = { rev: 1, prices: [{ position: 0, gross: 700 }], validUntil }
    expect((await till.staff('POST', `/api/orders/${id}/offer`, call)).status).toBe(200)
    await till.put('/api/products/1', { price: 0 })
    for (const [amount, gross] of [
      [0, 0],
      [2, 700],
      [3, 1050],
      [0.001, 0],
      [2, 700],
    ]) {
      await put({ amount })
      expect(await line()).toMatchObject({ gross })
    }
    expect((await till.shop.storage.read.orders.byId(id))?.totalGross).toBe(700 + 25 + 100)
  })

  test('where it has no price of its own, and was offered for one', async () => {
    const till = await openTill({ branch: { isQuotationRequired: true }, products: [{ price: 0 }, { price: 100 }] })
    const { id } = await till.placed({ items: [1, 2].map(product => ({ product, amount: 2 })) })
    const validUntil = new Date(till.shop.clock.now() + 86_400_000).toISOString()
    await till.staff('POST', `/api/orders/${id}/offer`, { rev: 1, prices: [{ position: 0, gross: 700 }], validUntil })
    for (const [index, amount] of [0, 3, 2].entries())
      await till.staff('PUT', `/api/orders/${id}/items/0`, { rev: 2 + index, amount })
    expect((await till.shop.storage.read.orders.items(id))[0]).toMatchObject({ amount: 2, gross: 700 })
  })

  test('where the order is from before it was kept what a line was: it counts as it is', async () => {
    const { till, id, line, put } = await sold()
    await till.shop.storage.write(async ({ orders }) => {
      const row = await orders.byId(id)
      if (!row) throw new Error('It was just placed.')
      const { agreed, ...pricing } = JSON.parse(row.pricing)
      const former = { ...pricing, agreed: { ...agreed, lines: undefined } }
      await orders.edit({ ...row, pricing: JSON.stringify(former) as typeof row.pricing })
    })
    await since['where its product was deleted']?.(till)
    await put({ amount: 0.001 })
    await put({ amount: 2 })
    expect(await line()).toMatchObject({ gross: 1080, deposit: 25 })
  })
})
