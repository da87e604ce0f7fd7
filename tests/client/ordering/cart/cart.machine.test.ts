import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { type CartEvent, cartMachine, emptyCart, keyOf } from '../../../../client/ordering/cart/cart.machine.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import type { Cart, SavedCart } from '../../../../schema/ordering/cart.ts'
import type { CartItem } from '../../../../schema/ordering/pricing.ts'

const roll = { product: 1, amount: 2, unit: 'amount', parts: {} } as const
const loaf = { product: 2, amount: 1, unit: 'amount', parts: { schneiden: 'Dünn' } } as const
const kept = (item: Omit<CartItem, 'key'>): CartItem => ({ ...item, key: keyOf(item) })
const keptCart = (items: readonly CartItem[], rest: Partial<SavedCart> = {}): SavedCart => ({
  ...emptyCart(7, 'takeaway'),
  items,
  updatedAt: 1000,
  ...rest,
})

/** A device by hand: the test decides when reading and saving end, and how. */
function device() {
  const saves: { cart: Cart; done: (at: number) => void; fail: () => void }[] = []
  let answer: (cart: SavedCart | null) => void = () => {}
  let refuse: () => void = () => {}
  let tell: (event: CartEvent) => void = () => {}
  const clock = new SimulatedClock()
  const actor = createActor(
    cartMachine.provide({
      actors: {
        restore: fromPromise<SavedCart | null, { branch: number; mode: Mode }>(
          () =>
            new Promise((resolve, reject) => {
              answer = resolve
              refuse = () => reject(new Error('The device keeps nothing.'))
            }),
        ),
        save: fromPromise<number, { cart: Cart }>(
          ({ input: { cart } }) =>
            new Promise((done, reject) => saves.push({ cart, done, fail: () => reject(new Error('full')) })),
        ),
        watch: fromCallback<CartEvent, { branch: number }>(({ sendBack }) => {
          tell = sendBack
        }),
      },
    }),
    { input: { branch: 7, mode: 'takeaway' }, clock },
  ).start()
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    actor,
    clock,
    saves,
    settled,
    items: () => actor.getSnapshot().context.cart.items,
    has: (tag: 'restoring' | 'unsaved' | 'failing') => actor.getSnapshot().hasTag(tag),
    tell: (cart: SavedCart | null) => tell({ type: 'cart.kept', kept: cart }),
    restore: async (cart: SavedCart | null) => {
      answer(cart)
      await settled()
    },
    refuse: async () => {
      refuse()
      await settled()
    },
  }
}

describe('The cart', () => {
  it('shows what the device kept', async () => {
    const { actor, items, has, restore } = device()
    expect(has('restoring')).toBe(true)
    await restore(keptCart([kept(roll)], { mode: 'delivery', deliveryArea: '1070 Neubau' }))
    expect(has('restoring')).toBe(false)
    expect(items()).toEqual([kept(roll)])
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'delivery', deliveryArea: '1070 Neubau' })
  })

  it('merges what was added before the kept cart was read', async () => {
    const { actor, items, restore } = device()
    actor.send({ type: 'item.added', item: roll })
    actor.send({ type: 'item.added', item: loaf })
    expect(items()).toHaveLength(2)
    await restore(keptCart([kept({ ...roll, amount: 3 })]))
    expect(items()).toEqual([kept({ ...roll, amount: 5 }), kept(loaf)])
  })

  it('lets a choice made meanwhile win over the kept one', async () => {
    const { actor, restore } = device()
    actor.send({ type: 'choice.made', choice: { mode: 'dineIn' } })
    await restore(keptCart([], { mode: 'delivery', comment: 'ohne Zwiebel' }))
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'dineIn', comment: 'ohne Zwiebel' })
  })

  it('is for the table whose code was scanned, also while the kept cart is still being read', async () => {
    const { actor, restore } = device()
    actor.send({ type: 'table.scanned', table: 'hof-1' })
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'dineIn', table: 'hof-1' })
    await restore(keptCart([kept(roll)], { mode: 'delivery', deliveryArea: '1070 Neubau', table: 'hof-2' }))
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'dineIn', table: 'hof-1', items: [kept(roll)] })
  })

  it('stays as it was chosen after a scan when the same page is opened again', async () => {
    const { actor, restore } = device()
    actor.send({ type: 'table.scanned', table: 'hof-1' })
    await restore(keptCart([], { mode: 'takeaway', table: 'hof-1' }))
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'takeaway', table: 'hof-1' })
  })

  it('is not for the table where something else was chosen after the scan', async () => {
    const { actor, restore } = device()
    actor.send({ type: 'table.scanned', table: 'hof-1' })
    actor.send({ type: 'choice.made', choice: { mode: 'takeaway' } })
    await restore(keptCart([]))
    expect(actor.getSnapshot().context.cart).toMatchObject({ mode: 'takeaway', table: 'hof-1' })
  })

  it('is one line for the same product, unit and configuration, and two for another configuration', async () => {
    const { actor, items, restore } = device()
    await restore(null)
    actor.send({ type: 'item.added', item: loaf })
    actor.send({ type: 'item.added', item: loaf })
    actor.send({ type: 'item.added', item: { ...loaf, parts: { schneiden: 'Dick' } } })
    expect(items().map(({ amount }) => amount)).toEqual([2, 1])
  })

  it('adds weights without the dust of binary fractions', async () => {
    const { actor, items, restore } = device()
    await restore(null)
    for (const amount of [0.1, 0.2]) actor.send({ type: 'item.added', item: { ...roll, unit: 'kilogram', amount } })
    expect(items()[0]?.amount).toBe(0.3)
  })

  it('what is added twice is an amount that is sold: at the maximum the maximum, between steps the nearest', async () => {
    const { actor, items, restore } = device()
    const thick = { ...loaf, parts: { schneiden: 'Dick' } }
    await restore(keptCart([kept({ ...roll, amount: 2 }), kept({ ...loaf, amount: 3 }), kept({ ...thick, amount: 3 })]))
    actor.send({ type: 'item.added', item: { ...roll, amount: 2 }, bounds: { minimum: 1, maximum: 3, step: 1 } })
    const odd = { minimum: 3, maximum: 9, step: 2 }
    actor.send({ type: 'item.added', item: { ...loaf, amount: 3 }, bounds: odd })
    expect(items().map(({ amount }) => amount)).toEqual([3, 7, 3])
    actor.send({ type: 'item.replaced', key: keyOf(thick), item: { ...loaf, amount: 3 }, bounds: odd })
    expect(items().map(({ amount }) => amount)).toEqual([3, 9])
  })

  it('steps within the bounds and takes the line away below the minimum', async () => {
    const { actor, items, restore } = device()
    await restore(keptCart([kept({ ...roll, unit: 'gram', amount: 500 })]))
    const step = (direction: 1 | -1) =>
      actor.send({
        type: 'item.stepped',
        key: keyOf({ ...roll, unit: 'gram' }),
        direction,
        bounds: { minimum: 250, maximum: 620, step: 250 },
      })
    step(1)
    expect(items()[0]?.amount).toBe(620)
    step(-1)
    expect(items()[0]?.amount).toBe(500)
    step(-1)
    step(-1)
    expect(items()).toEqual([])
  })

  it('brings back the line that was removed last, at its place', async () => {
    const { actor, items, restore } = device()
    await restore(keptCart([kept(roll), kept(loaf)]))
    actor.send({ type: 'item.removed', key: keyOf(roll) })
    expect(items()).toEqual([kept(loaf)])
    actor.send({ type: 'removal.undone' })
    expect(items()).toEqual([kept(roll), kept(loaf)])
    actor.send({ type: 'removal.undone' })
    expect(items()).toHaveLength(2)
  })

  it('replaces a line in its place, and joins it with one that is the same', async () => {
    const { actor, items, restore } = device()
    const thick = { ...loaf, parts: { schneiden: 'Dick' } }
    await restore(keptCart([kept(loaf), kept(roll), kept(thick)]))
    actor.send({ type: 'item.replaced', key: keyOf(roll), item: { ...roll, amount: 9 } })
    expect(items().map(({ amount }) => amount)).toEqual([1, 9, 1])
    actor.send({ type: 'item.replaced', key: keyOf(loaf), item: thick })
    expect(items()).toEqual([kept({ ...roll, amount: 9 }), kept({ ...thick, amount: 2 })])
  })

  it('keeps no price', async () => {
    const { actor, saves, restore } = device()
    await restore(null)
    actor.send({ type: 'item.added', item: roll })
    expect(JSON.stringify(saves[0]?.cart)).not.toMatch(/price|gross|total|cents/i)
  })
})

describe('The device', () => {
  it('gets every change, one save at a time and the last one last', async () => {
    const { actor, saves, has, restore, settled } = device()
    await restore(null)
    actor.send({ type: 'item.added', item: roll })
    actor.send({ type: 'item.added', item: loaf })
    actor.send({ type: 'item.removed', key: keyOf(roll) })
    expect(saves).toHaveLength(1)
    expect(has('unsaved')).toBe(true)
    saves[0]?.done(1)
    await settled()
    expect(saves).toHaveLength(2)
    expect(saves[1]?.cart.items).toEqual([kept(loaf)])
    saves[1]?.done(2)
    await settled()
    expect(has('unsaved')).toBe(false)
    expect(saves).toHaveLength(2)
  })

  it('is asked to save what was added while it was read', async () => {
    const { actor, saves, restore } = device()
    actor.send({ type: 'item.added', item: roll })
    expect(saves).toHaveLength(0)
    await restore(null)
    expect(saves[0]?.cart.items).toEqual([kept(roll)])
  })

  it('that saves nothing is asked again after five seconds, and the cart goes on meanwhile', async () => {
    const { actor, clock, saves, has, items, restore, settled } = device()
    await restore(null)
    actor.send({ type: 'item.added', item: roll })
    saves[0]?.fail()
    await settled()
    expect(has('failing')).toBe(true)
    actor.send({ type: 'item.added', item: loaf })
    expect(items()).toHaveLength(2)
    clock.increment(5000)
    expect(saves[1]?.cart.items).toHaveLength(2)
    saves[1]?.done(3)
    await settled()
    expect(has('failing')).toBe(false)
    expect(has('unsaved')).toBe(false)
  })

  it('that cannot be read still lets the guest fill a cart', async () => {
    const { actor, items, has, refuse } = device()
    actor.send({ type: 'item.added', item: roll })
    await refuse()
    expect(has('restoring')).toBe(false)
    expect(items()).toEqual([kept(roll)])
  })
})

describe('Another page of the device', () => {
  it('that changes the cart changes it here', async () => {
    const { items, tell, restore } = device()
    await restore(keptCart([kept(roll)]))
    tell(keptCart([kept(loaf)], { updatedAt: 2000 }))
    expect(items()).toEqual([kept(loaf)])
  })

  it('that clears the cart, as an order does, clears it here', async () => {
    const { items, tell, restore } = device()
    await restore(keptCart([kept(roll)]))
    tell(null)
    expect(items()).toEqual([])
  })

  it('is not heard when what it says is older than what is known, or the echo of a save from here', async () => {
    const { actor, items, saves, tell, restore, settled } = device()
    await restore(keptCart([kept(roll)]))
    tell(keptCart([], { updatedAt: 1000 }))
    expect(items()).toEqual([kept(roll)])
    actor.send({ type: 'item.added', item: loaf })
    tell(keptCart([], { updatedAt: 1500 }))
    expect(items()).toHaveLength(2)
    saves[0]?.done(2000)
    await settled()
    tell(keptCart([kept(roll)], { updatedAt: 2000 }))
    expect(items()).toHaveLength(2)
  })

  it('that has nothing says nothing about a cart that was never saved', async () => {
    const { actor, items, tell, restore } = device()
    await restore(null)
    tell(null)
    actor.send({ type: 'item.added', item: roll })
    tell(null)
    expect(items()).toEqual([kept(roll)])
  })
})
