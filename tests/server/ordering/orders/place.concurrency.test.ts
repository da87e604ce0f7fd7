import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderReceipt } from '../../../../schema/ordering/calls.ts'
import { allHoursBusiness, allHoursOrder } from '../../../support/allHours.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

describe('Many at once', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ documents: allHoursBusiness() })
  })
  afterAll(() => shop.close())

  async function submit(order: unknown): Promise<{ status: number; receipt: OrderReceipt }> {
    const response = await shop.request('/api/orders', json('POST', order))
    return { status: response.status, receipt: (await response.json()).data }
  }

  test('100 concurrent submits of one uid are one order', async () => {
    const order = allHoursOrder(randomUUID(), 0)
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit(order)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99)
    expect(new Set(answers.map(({ receipt }) => JSON.stringify(receipt))).size).toBe(1)
    const stored = await shop.storage.read.orders.byUid(order.uid)
    expect(stored?.ticketNumber).toBe('1')
    expect(await shop.storage.read.orders.byId((stored?.id ?? 0) + 1)).toBeUndefined()
  })

  test('100 concurrent submits of one uid with another cart each are one order, and the others are told', async () => {
    const uid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => submit(allHoursOrder(uid, index * 3))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 201)
    expect(others.every(({ status }) => status === 422 || status === 200)).toBe(true)
  })

  test('ticket numbers of a branch and a business day have no gap, whatever was refused in between', async () => {
    const calls = Array.from({ length: 90 }, (_, index) => {
      const order = allHoursOrder(randomUUID(), 1 + index * 3)
      return index % 3 === 2 ? { ...order, expectedTotal: order.expectedTotal + 1 } : order
    })
    const answers = await Promise.all(calls.map(submit))
    const tickets = answers.filter(({ status }) => status === 201).map(({ receipt }) => Number(receipt.ticketNumber))
    expect(tickets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(30)
  })
})
