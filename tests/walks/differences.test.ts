import { describe, expect, it, test } from 'vitest'
import { waitFor } from 'xstate'
import type { OrderDraft } from '../../client/ordering/checkout/draft.ts'
import { anna, catalogueOn, draftOf, openCheckout } from '../support/checkout.ts'
import { handOf } from '../support/hand.ts'
import type { Shop } from '../support/shop.ts'
import { openPhone, openWalk } from '../support/walk.ts'
import { cake, documents, rolls, ways } from '../support/ways.ts'

/*
 * A cart made offline and submitted offline is re-priced by the server when the network is back. One row for every way the
 * business can have changed meanwhile: nothing is stored, the guest is told what changed, and a yes makes an order of it.
 */

describe('A cart made offline is re-priced at submit', () => {
  it.each(Object.entries(ways))(
    'and %s that changed is told, nothing is stored, and a yes is an order',
    async (_, way) => {
      const shop = await openWalk({ documents })
      const staff = await handOf(shop)
      const { phone, checkout, answers } = await orderedOffline(shop, way.draft)
      await way.change(staff)
      const others = await orders(shop)
      if (staff.passed() > 0) phone.device.pass(staff.passed())
      phone.device.network(true)

      await checkout.tagged('asking')
      expect(answers).toEqual([409])
      expect(await orders(shop)).toEqual(others)
      expect(checkout.change().differences).toMatchObject(way.differences)
      expect(checkout.change().differences).toHaveLength(way.differences.length)
      expect(checkout.change().open.map(({ code }) => code)).toEqual(way.open ?? [])

      checkout.actor.send({ type: 'proposal.accepted' })
      if (way.open) {
        expect(checkout.actor.getSnapshot().value).toBe('proposed')
        checkout.actor.send({ type: 'proposal.declined' })
        await checkout.tagged('editable')
        expect(checkout.problems()).not.toEqual([])
        await way.remedy?.change?.(staff)
        checkout.edit(way.remedy?.edit ?? {})
        checkout.submit()
        // The page still shows yesterday's prices: it is asked about once more, and that is a yes.
        await expect.poll(() => checkout.actor.getSnapshot().tags.size, { timeout: 10_000 }).toBeGreaterThan(0)
        await settledOrAsking(checkout)
      }
      await checkout.placed()
      expect(await orders(shop)).toMatchObject([...others, { totalGross: way.total, status: 'new' }])
      expect(checkout.receipts).toHaveLength(1)
      expect(await checkout.carts.load(1)).toBeNull()
    },
  )

  it('and is an order without a question where nothing has changed', async () => {
    const shop = await openWalk({ documents })
    const { phone, checkout, answers } = await orderedOffline(shop)
    phone.device.network(true)
    await checkout.placed()
    expect(answers).toEqual([201])
    expect(await orders(shop)).toHaveLength(1)
  })

  it('and may be edited instead: nothing is stored, and everything entered is still there', async () => {
    const shop = await openWalk({ documents })
    const staff = await handOf(shop)
    const { phone, checkout } = await orderedOffline(shop, { items: [rolls, cake] })
    await staff.put('products', 1, { isEnabled: false })
    phone.device.network(true)
    await checkout.tagged('asking')
    checkout.actor.send({ type: 'proposal.declined' })
    await checkout.tagged('editable')
    expect(await checkout.carts.load(1)).toMatchObject({ items: [rolls, cake], contact: { firstName: 'Anna' } })
    const { draft, problems } = checkout.actor.getSnapshot().context
    expect(draft?.items).toHaveLength(2)
    expect(draft?.form).toEqual(anna)
    expect(problems).toMatchObject([{ code: 'productSoldOut', field: 'items.0.product' }])
    expect(await orders(shop)).toEqual([])
  })

  it('and is asked about again when it changes between the question and the yes', async () => {
    const shop = await openWalk({ documents })
    const staff = await handOf(shop)
    const { phone, checkout, answers } = await orderedOffline(shop)
    await staff.put('products', 1, { price: 150 })
    phone.device.network(true)
    await checkout.tagged('asking')
    await staff.put('products', 1, { price: 160 })
    checkout.actor.send({ type: 'proposal.accepted' })
    await expect.poll(() => answers, { timeout: 10_000 }).toEqual([409, 409])
    await checkout.tagged('asking')
    expect(checkout.change().differences).toMatchObject([{ kind: 'price', before: 300, now: 320 }])
    expect(await orders(shop)).toEqual([])
  })
})

describe('With the network there', () => {
  it('another tax is told before anything is sent', async () => {
    const shop = await openWalk({ documents })
    const staff = await handOf(shop)
    const phone = await openPhone(shop)
    const checkout = await openCheckout(phone, draftOf({}), catalogueOn(phone, 1))
    await staff.put('products', 1, { tax: 'drink' })
    checkout.submit()
    await checkout.tagged('asking')
    expect(checkout.change().differences).toMatchObject([{ kind: 'tax', name: 'Semmel', before: 10, now: 20 }])
    expect(await orders(shop)).toEqual([])
    checkout.actor.send({ type: 'proposal.accepted' })
    await checkout.placed()
    expect(await orders(shop)).toHaveLength(1)
  })
})

test('A checkout that stands open is over when another page of the device has ordered its cart', async () => {
  const phone = await openPhone(await openWalk({ documents }))
  const checkout = await openCheckout(phone, draftOf({}), catalogueOn(phone, 1))
  // As that page does once its order is accepted.
  await checkout.carts.clear(1)
  await waitFor(checkout.actor, state => state.hasTag('empty'), { timeout: 10_000 })
})

type Checkout = Awaited<ReturnType<typeof openCheckout>>

/** A guest has filled a cart, loses the network and presses the final button: the order waits on the phone. */
async function orderedOffline(shop: Shop, changes: Partial<OrderDraft> = {}) {
  const phone = await openPhone(shop)
  const answers: number[] = []
  phone.device.between = async (path, _init, send) => {
    const answer = await send()
    if (path === '/api/orders') answers.push(answer.status)
    return answer
  }
  const checkout = await openCheckout(phone, draftOf(changes), catalogueOn(phone, 1))
  phone.device.network(false)
  checkout.submit()
  await checkout.tagged('sending')
  return { phone, checkout, answers }
}

/** Says yes for as long as the page asks. */
async function settledOrAsking(checkout: Checkout): Promise<void> {
  const { actor } = checkout
  await expect
    .poll(
      () => {
        const state = actor.getSnapshot()
        if (state.hasTag('asking')) actor.send({ type: 'proposal.accepted' })
        return state.value === 'accepted'
      },
      { timeout: 10_000 },
    )
    .toBe(true)
}

async function orders({ storage }: Shop) {
  const found = await Promise.all([1, 2, 3, 4].map(id => storage.read.orders.byId(id)))
  return found.flatMap(order => order ?? [])
}
