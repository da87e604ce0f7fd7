import { expect, test } from 'vitest'
import { mollie } from '../../../../server/ordering/payments/providers/mollie.ts'
import { createStandin } from '../../../../server/ordering/payments/standin/app.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop } from '../../../support/shop.ts'

const newStandin = (now: () => number) =>
  createStandin({ now, schedule: () => {}, fetch, signKey: '00112233', pace: 1, origin: () => 'http://pay.test' })

test('a payment its provider does not know any more is no dead end: the guest gets another page', async () => {
  let isAway = false
  const send: typeof fetch = (input, init) =>
    isAway
      ? Promise.resolve(new Response(null, { status: 503 }))
      : Promise.resolve(standin.app.fetch(new Request(input, init)))
  const providers = [mollie({ apiKey: 'test_1', apiUrl: 'http://pay.test', fetch: send })]
  const shop = await openShop({ documents: documentsWith({ isMollieEnabled: true }), providers })
  let standin = newStandin(shop.clock.now)
  const placed = await shop.request('/api/orders', json('POST', orderOf({ paymentMethod: 'mollie' })))
  const { uid, hash } = (await placed.json()).data
  const path = `/api/orders/public/${uid}/${hash}`
  const page = async () => (await shop.request(`${path}/pay`)).headers.get('location')

  const first = await page()
  expect(first).toContain('http://pay.test/pay/')
  expect(await page()).toBe(first)
  // The control: a provider that does not answer has forgotten nothing.
  isAway = true
  expect(await page()).toContain('/checkout/error')
  isAway = false
  expect(await page()).toBe(first)

  standin = newStandin(shop.clock.now)
  const second = await page()
  expect(second).toContain('http://pay.test/pay/')
  expect(second).not.toBe(first)
  await standin.app.request(`${second}/paid`, { method: 'POST' })
  await shop.request(`${path}/paid`)
  expect((await (await shop.request(path)).json()).data).toMatchObject({ isPaid: true })
  await shop.close()
})
