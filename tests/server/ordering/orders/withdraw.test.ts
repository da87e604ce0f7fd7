import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dropOldWithdrawals, WITHDRAWALS_KEPT_MS } from '../../../../server/ordering/orders/oldWithdrawals.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({}) })
})
afterEach(() => shop.close())

type Order = ReturnType<typeof orderOf>
const send = (order: Order) => shop.request('/api/orders', json('POST', order))
const withdraw = async (order: Order) => {
  const answer = await shop.request('/api/orders/withdraw', json('POST', order))
  const { data, errors } = await answer.json()
  return { status: answer.status, data, codes: errors?.map(({ code }: { code: string }) => code) }
}
const statusOf = async (order: Order) => (await shop.storage.read.orders.byUid(order.uid))?.status

describe('An order of which its author heard nothing is taken back', () => {
  test('where it never arrived: what is still on its way is refused, however often it comes', async () => {
    const order = orderOf({})
    expect(await withdraw(order)).toMatchObject({ status: 200, data: { outcome: 'withdrawn' } })
    for (const answer of [await send(order), await send(order)]) {
      expect(answer.status).toBe(409)
      expect((await answer.json()).errors).toMatchObject([{ code: 'withdrawn' }])
    }
    expect(await statusOf(order)).toBeUndefined()
    // The control: the next order of the same guest is one.
    expect((await send(orderOf({}))).status).toBe(201)
  })

  test('and after sixty days nobody remembers it, because nothing of it can be on the way any more', async () => {
    const order = orderOf({})
    await withdraw(order)
    shop.clock.advance(WITHDRAWALS_KEPT_MS)
    await dropOldWithdrawals(shop.deps)
    expect((await send(order)).status).toBe(409)
    shop.clock.advance(1)
    await dropOldWithdrawals(shop.deps)
    expect(await shop.storage.read.withdrawals.byUid(order.uid)).toBeUndefined()
  })

  test('where it arrived and nobody took it up: it is canceled, and asking again changes nothing', async () => {
    const order = orderOf({})
    expect((await send(order)).status).toBe(201)
    for (const answer of [await withdraw(order), await withdraw(order)])
      expect(answer).toMatchObject({ status: 200, data: { outcome: 'withdrawn' } })
    expect(await statusOf(order)).toBe('canceled')
  })

  test('but not once it was confirmed: it stands, and its author gets the receipt that was lost', async () => {
    const order = orderOf({})
    const { data: receipt } = await (await send(order)).json()
    const headers = { cookie: await shop.login() }
    const { id } = (await shop.storage.read.orders.byUid(order.uid)) ?? { id: 0 }
    await shop.request(`/api/orders/${id}/status/confirm`, { method: 'POST', headers })
    expect(await withdraw(order)).toMatchObject({ status: 200, data: { outcome: 'kept', receipt } })
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('and by nobody who knows only its number', async () => {
    const order = orderOf({})
    await send(order)
    expect(await withdraw({ ...order, firstName: 'Fremd' })).toMatchObject({ status: 422, codes: ['uidReused'] })
    expect(await statusOf(order)).toBe('new')
  })
})
