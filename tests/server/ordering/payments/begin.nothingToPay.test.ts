import { afterEach, expect, test } from 'vitest'
import { mollie } from '../../../../server/ordering/payments/providers/mollie.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let asked: string[] = []
afterEach(() => shop.close())

/** A provider that is asked for nothing in these tests, or answers that it is away. */
const provider = mollie({
  apiKey: 'test_1',
  apiUrl: 'http://pay.test',
  fetch: async input => {
    asked.push(String(input))
    return new Response(null, { status: 503 })
  },
})

/** An order of one product at branch 1, paid online; `price` in cents. */
async function open(branch: object, price: number) {
  asked = []
  const documents = documentsWith({ isMollieEnabled: true, ...branch }).map(each =>
    each.type === 'products' && each.id === 1 ? { ...each, body: { ...each.body, price } } : each,
  )
  shop = await openShop({ documents, providers: [provider] })
  const body = orderOf({ items: [{ product: 1, amount: 1 }], expectedTotal: price, paymentMethod: 'mollie' })
  const placed = await shop.request('/api/orders', json('POST', body))
  expect(placed.status).toBe(201)
  const { data } = await placed.json()
  const path = `/api/orders/public/${data.uid}/${data.hash}`
  const pay = async () => (await shop.request(`${path}/pay`)).headers.get('location')
  return { data, pay, view: async () => (await (await shop.request(path)).json()).data }
}

test('what costs nothing is paid, and no provider is asked for a payment of nothing', async () => {
  const { data, pay, view } = await open({}, 0)
  expect(data.paymentRedirectUrl).toBeUndefined()
  expect(await view()).toMatchObject({ status: 'new', isPaid: true, paymentUrl: null })
  expect(await pay()).toBe(`/status/${data.uid}/${data.hash}`)
  expect(asked).toEqual([])
  const cookie = await shop.login()
  const { id } = await view()
  for (const step of ['confirm', 'completed'])
    expect(
      (await shop.request(`/api/orders/${id}/status/${step}`, { method: 'POST', headers: { cookie } })).status,
    ).toBe(200)
})

test('an offer that is asked for has no page to be paid on, also for who makes up its address', async () => {
  const { data, pay, view } = await open({ isQuotationRequired: true }, 500)
  expect(data.paymentRedirectUrl).toBeUndefined()
  expect(await view()).toMatchObject({ isQuotation: true, isPaid: false, paymentUrl: null })
  expect(await pay()).toBe(`/status/${data.uid}/${data.hash}`)
  expect(asked).toEqual([])
})

test('the control: an order that costs something asks the provider', async () => {
  const { data, pay } = await open({}, 500)
  expect(data.paymentRedirectUrl).toContain('/pay')
  expect(await pay()).toEqual(expect.stringContaining('/checkout/error'))
  expect(asked.length).toBeGreaterThan(0)
})
