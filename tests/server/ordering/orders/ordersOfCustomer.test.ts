import { expect, test } from 'vitest'
import { order } from '../../../support/boards.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

async function asker(shop: Shop) {
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  return {
    made: async (body: object) => {
      const answer = await shop.request('/api/customers', json('POST', { ...blank, ...body }, headers))
      expect(answer.status, await answer.clone().text()).toBe(201)
      return ((await answer.json()) as { data: { id: number } }).data.id
    },
    add: (path: string, body: object) => shop.request(path, json('POST', body, headers)),
    post: (path: string) => shop.request(path, json('POST', {}, headers)),
    orders: async (id: number) => {
      const answer = await shop.request(`/api/customers/${id}/orders`, { headers })
      return ((await answer.json()) as { data: { orders: { id: number }[]; count: number } }).data
    },
  }
}

const blank = { isCompany: false, firstName: '', vatNumber: '', street: '', zipCode: '', city: '', note: '', branch: 1 }

test('A customer’s orders are those with their number or address, in whatever letters, the newest first', async () => {
  const shop = await openWalk()
  const staff = await asker(shop)
  const byPhone = await order(shop, { phone: '+436641234567', email: 'a@example.com' })
  shop.clock.advance(1000)
  const byEmail = await order(shop, { phone: '+436990000000', email: 'Anna@example.com' })
  await order(shop, { phone: '+436999999999', email: 'b@example.com' })
  const anna = await staff.made({ name: 'Öllinger', phone: '0664 123 45 67', email: 'anna@Example.com' })
  const { orders, ...sums } = await staff.orders(anna)
  expect(orders.map(({ id }) => id)).toEqual([byEmail.id, byPhone.id])
  expect(sums).toEqual({ count: 2, hasMore: false, totals: [{ currency: 'EUR', gross: 480 }] })
})

test('What was rejected is among the orders and not in their sum; nobody is found by nothing', async () => {
  const shop = await openWalk()
  const staff = await asker(shop)
  const { id } = await order(shop)
  await staff.post(`/api/orders/${id}/status/reject`)
  expect(await staff.orders(await staff.made({ name: 'Öllinger', phone: '+436641234567' }))).toMatchObject({
    count: 1,
    totals: [],
  })
  expect(await staff.orders(await staff.made({ name: 'Niemand' }))).toMatchObject({ orders: [], count: 0 })
})

test('Orders of a double count for the one it is the same as, and no longer once that is taken back', async () => {
  const shop = await openWalk()
  const staff = await asker(shop)
  await order(shop, { phone: '+436641234567', email: 'a@example.com' })
  const anna = await staff.made({ name: 'Öllinger', email: 'anna@example.com' })
  await staff.made({ name: 'Oellinger', phone: '+436641234567', sameAs: anna })
  expect(await staff.orders(anna)).toMatchObject({ count: 1 })
})

test('Whoever may not read a customer is not told that there is one', async () => {
  const shop = await openWalk()
  const staff = await asker(shop)
  const anna = await staff.made({ name: 'Öllinger' })
  expect((await shop.request(`/api/customers/${anna}/orders`)).status).toBe(401)
  const cook = {
    username: 'koch',
    firstName: '',
    lastName: 'Koch',
    phone: '',
    roles: ['ROLE_EMPLOYEE'],
    branches: [1],
    isEnabled: true,
  }
  await staff.add('/api/users', cook)
  const headers = { cookie: await shop.loginAs('koch'), origin: 'http://shop.test' }
  expect((await shop.request(`/api/customers/${anna}/orders`, { headers })).status).toBe(404)
})
