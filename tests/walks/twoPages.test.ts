import { expect, it, onTestFinished } from 'vitest'
import { createCall } from '../../client/data/engine/http.ts'
import { createOutbox } from '../../client/data/outbox/outbox.ts'
import { createKeptOrders } from '../../client/data/shop/orders.ts'
import { clearPaidCarts, keepUntilPaid } from '../../client/ordering/cart/paidCart.ts'
import { createOrderLocks } from '../../client/ordering/checkout/orderLocks.ts'
import { keepReceipt } from '../../client/ordering/order/waitingOrders.effects.ts'
import { mollie } from '../../server/ordering/payments/providers/mollie.ts'
import { anna, catalogueOn, draftOf, openCheckout } from '../support/checkout.ts'
import { openPhone, openWalk } from '../support/walk.ts'
import { documents, rolls } from '../support/ways.ts'

/** One page of a device is where the guest orders; others are open beside it, and every one of them keeps the same house. */
const provider = mollie({
  apiKey: 'test_1',
  apiUrl: 'http://pay.test',
  fetch: async () => new Response(null, { status: 503 }),
})
const paidOnline = documents.map(each =>
  each.type === 'branches' ? { ...each, body: { ...each.body, isMollieEnabled: true } } : each,
)
const draft = draftOf({ form: { ...anna, paymentMethod: 'mollie' } })

it('What is to be paid online stays in the hands of the page that leads to the payment: its cart comes back', async () => {
  const shop = await openWalk({ documents: paidOnline, providers: [provider] })
  const phone = await openPhone(shop)
  const { world } = phone.device
  const checkout = await openCheckout(phone, draft, catalogueOn(phone, 1))
  const [outbox, orders] = [createOutbox(world), createKeptOrders(world)]
  const keeping: Promise<void>[] = []
  let isLetGo = false
  const taken = async (uid: string) => {
    const release = await outbox.lockOrder(uid)
    isLetGo = true
    release()
  }
  const stop = await outbox.follow(deeds => {
    for (const deed of deeds) {
      if (deed.state === 'waiting') keeping.push(taken(deed.uid))
      // The other page may hear of it before the one on which it was placed.
      if (deed.state === 'accepted') keeping.push(keepReceipt(deed, { orders, outbox }))
    }
  })
  onTestFinished(stop)
  checkout.submit()
  await checkout.placed()
  expect(checkout.receipts).toMatchObject([{ paymentRedirectUrl: expect.stringContaining('/pay') }])
  expect((await checkout.carts.load(1))?.items).toMatchObject([{ product: rolls.product }])
  expect(isLetGo).toBe(false)
  checkout.leave()
  await Promise.all(keeping)
  expect(isLetGo).toBe(true)
  expect((await checkout.carts.load(1))?.items).toMatchObject([{ product: rolls.product }])
  expect(await outbox.deedsOf(1)).toEqual([])
  expect(await orders.list()).toHaveLength(1)
})

it('A page that is left while it opens an order does not keep the order from those who finish it', async () => {
  const phone = await openPhone(await openWalk())
  const outbox = createOutbox(phone.device.world)
  const orderLocks = createOrderLocks({ outbox: async () => outbox })
  orderLocks.leave()
  await orderLocks.lock('left too soon')
  const release = await outbox.lockOrder('left too soon')
  release()
})

it('What was paid while its guest was in the app of a bank does not lie in the cart any more', async () => {
  let isPaid = false
  const payment = { id: 'tr_1', status: 'open', amount: { value: '2.40', currency: 'EUR' }, metadata: null }
  const links = { checkout: { href: 'https://pay.test/1' } }
  const bank = mollie({
    apiKey: 'test_1',
    apiUrl: 'http://pay.test',
    fetch: async () => Response.json({ ...payment, status: isPaid ? 'paid' : 'open', _links: links }, { status: 201 }),
  })
  const shop = await openWalk({ documents: paidOnline, providers: [bank] })
  const phone = await openPhone(shop)
  const { world } = phone.device
  const checkout = await openCheckout(phone, draft, catalogueOn(phone, 1))
  checkout.submit()
  await checkout.placed()
  const [receipt] = checkout.receipts
  const on = { carts: checkout.carts, orders: createKeptOrders(world), memo: world.memo, send: createCall(world.fetch) }
  await keepUntilPaid(receipt!.uid, 1, on)
  await shop.request(new URL(receipt!.paymentRedirectUrl!).pathname)
  await clearPaidCarts(on)
  // It may still be that nobody pays.
  expect((await checkout.carts.load(1))?.items).toMatchObject([{ product: rolls.product }])
  isPaid = true
  await shop.request(`/api/orders/public/${receipt!.uid}/${receipt!.hash}/paid`)
  await clearPaidCarts(on)
  expect(await checkout.carts.load(1)).toBeNull()
})
