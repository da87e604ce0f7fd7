import { expect, test } from 'vitest'
import { accounts, orderOnAccount } from '../../../support/externals.ts'
import { openWalk } from '../../../support/walk.ts'

test('Doubles that are put together have one budget and one list for the invoice, and each has its own again once they are parted', async () => {
  const shop = await openWalk()
  const office = await accounts(shop)
  const main = await office.customer({ budget: 500 })
  const double = await office.customer({ name: 'Adler Gasthof', budget: 500 })
  const [first, second] = [
    await office.enter(await office.person({ customer: main })),
    await office.enter(await office.person({ customer: double, email: 'b@example.com' })),
  ]
  const used = async (cookie: string): Promise<number> => {
    const answer = await shop.request('/api/account', { headers: { cookie } })
    return (await answer.json()).data.customer.invoice.used
  }
  const listed = async (id: number) => {
    const answer = await shop.request(`/api/customers/${id}/account`, { headers: office.headers })
    return (await answer.json()).data.orders.length
  }
  expect((await orderOnAccount(shop, first)).status).toBe(201)
  expect((await orderOnAccount(shop, second)).status).toBe(201)
  await office.change(`/api/customers/${double}`, { sameAs: main })
  expect([await used(first), await used(second)]).toEqual([480, 480])
  expect([await listed(main), await listed(double)]).toEqual([2, 2])
  for (const cookie of [first, second])
    expect((await (await orderOnAccount(shop, cookie)).json()).errors).toMatchObject([{ code: 'overBudget' }])
  await office.change(`/api/customers/${double}`, { sameAs: null })
  expect([await used(first), await listed(main)]).toEqual([240, 1])
  expect((await orderOnAccount(shop, second)).status).toBe(201)
})
