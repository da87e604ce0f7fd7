import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createOutbox } from '../../client/data/outbox/outbox.ts'
import { createKeptOrders } from '../../client/data/shop/orders.ts'
import { withdrawOrder } from '../../client/ordering/order/waitingOrders.effects.ts'
import { anna, catalogueOn, draftOf, openCheckout } from '../support/checkout.ts'
import type { Shop } from '../support/shop.ts'
import { openPhone, openWalk, type Phone } from '../support/walk.ts'
import { cake, documents, rolls } from '../support/ways.ts'

/** An order waits for the network, and its guest goes on: nothing is sent behind anybody's back. */
const draft = draftOf()

type Checkout = Awaited<ReturnType<typeof openCheckout>>
type Carts = Checkout['carts']

async function orderedOffline(shop: Shop) {
  const phone = await openPhone(shop)
  const checkout = await openCheckout(phone, draft, catalogueOn(phone, 1))
  phone.device.network(false)
  checkout.submit()
  await checkout.tagged('sending')
  phone.device.pass(1000)
  const { uid } = checkout.actor.getSnapshot().context.submission ?? { uid: '' }
  return { phone, checkout, uid, outbox: createOutbox(phone.device.world) }
}

const begin = async ({ carts }: { carts: Carts }, phone: Phone) =>
  carts.save({ ...draft, items: [cake], updatedAt: phone.device.world.now() })
const linesIn = async ({ carts }: { carts: Carts }) => (await carts.load(1))?.items.map(({ product }) => product) ?? []
const ordersAt = async ({ storage }: Shop) =>
  (await Promise.all([1, 2, 3].map(id => storage.read.orders.byId(id)))).flatMap(order => order ?? [])
const opened = async (phone: Phone) => {
  const again = await openCheckout(phone, null, catalogueOn(phone, 1))
  return again
}

describe('While an order waits', () => {
  it('its cart is set aside: another one is begun, and neither is lost when the network is back', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout } = await orderedOffline(shop)
    expect(await linesIn(checkout)).toEqual([])
    await begin(checkout, phone)
    phone.device.network(true)
    await checkout.placed()
    expect(await ordersAt(shop)).toMatchObject([{ totalGross: 240 }])
    expect(await linesIn(checkout)).toEqual([cake.product])
  })

  it('it is taken back as long as nothing was sent: its cart is there again, and nothing is ever sent', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, uid, outbox } = await orderedOffline(shop)
    checkout.actor.send({ type: 'order.withdrawn' })
    await checkout.tagged('editable')
    expect(await linesIn(checkout)).toEqual([rolls.product])
    expect(checkout.actor.getSnapshot().context.draft?.form).toEqual(anna)
    phone.device.network(true)
    await outbox.flush()
    expect(phone.device.asked.filter(path => path.startsWith('/api/orders'))).toEqual([])
    expect(await outbox.deedsOf(1)).toEqual([])
    // Twice is once, and a second page that does the same finds nothing to do.
    await Promise.all([outbox.withdraw(uid), outbox.withdraw(uid)])
    expect(await linesIn(checkout)).toEqual([rolls.product])
  })

  it('one that has arrived a moment before is not said to be taken back', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, uid, outbox } = await orderedOffline(shop)
    const orders = createKeptOrders(phone.device.world)
    phone.device.network(true)
    await checkout.placed()
    expect(await withdrawOrder(uid, { orders, outbox })).toBe(false)
    expect(await ordersAt(shop)).toMatchObject([{ status: 'new' }])
  })

  it('it comes back beside what was begun meanwhile', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, uid, outbox } = await orderedOffline(shop)
    await begin(checkout, phone)
    await outbox.withdraw(uid)
    expect(await linesIn(checkout)).toEqual([rolls.product, cake.product])
  })

  it('a page that is closed at any step is finished by the next one', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, outbox } = await orderedOffline(shop)
    const [deed] = await outbox.deedsOf(1)
    // Closed between posting and setting aside: the cart still lies there.
    await checkout.carts.save(deed!.cart!)
    await outbox.tidy()
    expect(await linesIn(checkout)).toEqual([])
    // Closed after the cart came back and before the order was gone.
    await checkout.carts.save({ ...deed!.cart!, order: deed!.uid, updatedAt: phone.device.world.now() })
    await outbox.withdraw(deed!.uid)
    expect(await linesIn(checkout)).toEqual([rolls.product])
  })
})

describe('An order that was sent and not answered', () => {
  async function unanswered(shop: Shop, isLost: 'request' | 'answer') {
    const { phone, checkout, uid, outbox } = await orderedOffline(shop)
    phone.device.between = async (path, _init, send) => {
      if (path !== '/api/orders') return send()
      if (isLost === 'answer') await send()
      throw new TypeError('cut')
    }
    phone.device.network(true)
    await waitFor(checkout.actor, ({ context }) => (context.submission?.tries ?? 0) > 0, { timeout: 10_000 })
    return { phone, checkout, uid, outbox }
  }

  it.each(['request', 'answer'] as const)('is taken back by asking the server (%s lost)', async isLost => {
    const shop = await openWalk({ documents })
    const { phone, checkout, outbox } = await unanswered(shop, isLost)
    checkout.actor.send({ type: 'order.withdrawn' })
    await checkout.tagged('editable')
    expect(phone.device.asked).toContain('/api/orders/withdraw')
    expect(await linesIn(checkout)).toEqual([rolls.product])
    expect((await ordersAt(shop)).map(({ status }) => status)).toEqual(isLost === 'answer' ? ['canceled'] : [])
    expect(await outbox.deedsOf(1)).toEqual([])
  })

  it('and is confirmed already stays: its guest is told, and its cart is not offered a second time', async () => {
    const shop = await openWalk({ documents })
    const { checkout } = await unanswered(shop, 'answer')
    const cookie = await shop.login()
    await shop.request('/api/orders/1/status/confirm', { method: 'POST', headers: { cookie } })
    checkout.actor.send({ type: 'order.withdrawn' })
    await checkout.placed()
    expect(checkout.actor.getSnapshot().context.submission).toMatchObject({ isWithdrawing: true, state: 'accepted' })
    expect(checkout.receipts).toEqual([])
    expect(await linesIn(checkout)).toEqual([])
  })

  it('and succeeds in the moment it is taken back is canceled, not kept in silence', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, uid, outbox } = await orderedOffline(shop)
    phone.device.between = async (path, _init, send) => {
      const answer = await send()
      // The answer is on its way when the guest taps.
      if (path === '/api/orders') await outbox.withdraw(uid)
      return answer
    }
    phone.device.network(true)
    await checkout.tagged('editable')
    expect(await ordersAt(shop)).toMatchObject([{ status: 'canceled' }])
    expect(await linesIn(checkout)).toEqual([rolls.product])
  })
})

it('The checkout that is reloaded when the order has just been placed finds it', async () => {
  const shop = await openWalk({ documents })
  const { phone, checkout, uid } = await orderedOffline(shop)
  phone.device.network(true)
  await checkout.placed()
  const again = await opened(phone)
  await waitFor(again.actor, state => state.hasTag('empty'), { timeout: 10_000 })
  expect(again.actor.getSnapshot().context.placed).toMatchObject({ uid })
})

it('Of two pages that order the same cart at once one order is made', async () => {
  const shop = await openWalk({ documents })
  const phone = await openPhone(shop)
  const one = await openCheckout(phone, draft, catalogueOn(phone, 1))
  const other = await openCheckout(phone, null, catalogueOn(phone, 1))
  await other.tagged('editable')
  one.submit()
  other.submit()
  await Promise.all([one.placed(), other.placed()])
  expect(await ordersAt(shop)).toHaveLength(1)
})
