import { expect, test } from 'vitest'
import type { OfferedWays } from '../../../../schema/ordering/paymentWays.ts'
import { ProviderError } from '../../../../server/ordering/payments/online.ts'
import { datatransWayNames } from '../../../../server/ordering/payments/providers/datatrans.ts'
import { mollieWayNames } from '../../../../server/ordering/payments/providers/mollie.ts'
import { createWays, namesOf, waysNamed } from '../../../../server/ordering/payments/ways.ts'
import { json } from '../../../support/shop.ts'
import { openPaymentWorld } from './world.ts'

test('Guests see the ways the providers offer, and the chosen one opens their page right there', async () => {
  const { shop, ...world } = await openPaymentWorld()
  const { data } = (await (await shop.request('/api/payments/ways')).json()) as { data: OfferedWays }
  expect(data).toEqual({
    mollie: ['applepay', 'googlepay', 'card', 'paypal', 'eps', 'klarna'],
    datatrans: ['card', 'twint'],
  })
  for (const [paymentMethod, paymentWay, asked] of [
    ['mollie', 'eps', 'eps'],
    ['datatrans', 'card', 'VIS'],
    ['datatrans', 'klarna', null],
    ['mollie', null, null],
  ] as const) {
    const order = await world.place(paymentMethod, { paymentWay })
    const page = await world.openPage(order)
    const html = await (await world.standin.app.request(`http://pay.test/pay/${page}`)).text()
    expect(/ · (\w+)<\/p>/.exec(html)?.[1] ?? null, `${paymentMethod} ${paymentWay}`).toBe(asked)
    const seen = await (await shop.request(`/api/orders/public/${order.uid}/${order.hash}`)).json()
    expect(seen.data.paymentWay).toBe(paymentWay)
  }
  const unknown = await shop.request('/api/orders', json('POST', { paymentWay: 'muscheln' }))
  expect(unknown.status).toBe(422)
  await shop.close()
})

test('Who has called a payment off may pay another way: the provider asks, and no way is named that may not be taken', async () => {
  const { shop, ...world } = await openPaymentWorld()
  const order = await world.place('mollie', { paymentWay: 'eps' })
  const page = await world.openPage(order)
  await world.press(page ?? '', 'canceled')
  await world.comeBack(order)
  const again = await world.openPage(order)
  expect(again).not.toBe(page)
  const html = await (await world.standin.app.request(`http://pay.test/pay/${again}`)).text()
  expect(/ · (\w+)<\/p>/.exec(html)).toBeNull()
  const seen = () => shop.request(`/api/orders/public/${order.uid}/${order.hash}`).then(answer => answer.json())
  expect((await seen()).data).toMatchObject({ paymentWay: null, paymentMethod: 'mollie', isPaid: false })
  await world.press(again ?? '', 'paid')
  await world.comeBack(order)
  expect((await seen()).data).toMatchObject({ paymentWay: null, isPaid: true })
  await shop.close()
})

test('What a provider offers is asked once in ten minutes, and outlives a provider that is silent', async () => {
  let [asked, now, isSilent] = [0, 0, false]
  const ways = () => {
    asked += 1
    return isSilent ? Promise.reject(new ProviderError('gone', null)) : Promise.resolve(['paypal'])
  }
  const { shop } = await openPaymentWorld()
  const online = (method: string) =>
    method === 'mollie' ? { ...shop.deps.payments.online('mollie'), ways } : undefined
  const payments = { ...shop.deps.payments, online } as typeof shop.deps.payments
  const { offered } = createWays({ payments, clock: { now: () => now }, log: shop.deps.log })
  expect(await Promise.all([offered(), offered()])).toEqual([{ mollie: ['paypal'] }, { mollie: ['paypal'] }])
  expect(asked).toBe(1)
  isSilent = true
  now += 11 * 60_000
  expect(await offered()).toEqual({ mollie: ['paypal'] })
  expect(await offered()).toEqual({ mollie: ['paypal'] })
  expect(asked).toBe(2)
  await shop.close()
})

test('Providers have names of their own: unknown ones are left to their page', () => {
  expect(waysNamed(mollieWayNames, ['ideal', 'eps', 'creditcard'])).toEqual(['card', 'eps'])
  expect(waysNamed(datatransWayNames, ['VIS', 'TWI'])).toEqual(['card', 'twint'])
  expect(namesOf(datatransWayNames, 'card', ['VIS', 'TWI'])).toEqual(['VIS'])
  expect(namesOf(mollieWayNames, 'postfinance', ['eps'])).toEqual([])
})
