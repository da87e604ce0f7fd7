import { describe, expect, test } from 'vitest'
import { emptyCart, keyOf } from '../../../../client/ordering/cart/cart.machine.ts'
import { againEvents } from '../../../../client/ordering/cart/fillCart.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import type { Cart } from '../../../../schema/ordering/cart.ts'
import { withItem } from '../../../../schema/ordering/cart.ts'
import { branchOf, productOf } from '../../../support/business.ts'

const roll = { product: 1, amount: 3, unit: 'amount', parts: {} } as const
const cartWith = (cart: Partial<Cart>): Cart => ({ ...emptyCart(1, 'takeaway'), ...cart })
const again = (mode: Mode, items: readonly (typeof roll)[] = [roll]) => ({
  items,
  mode,
  product: (id: number) => (id === 1 ? productOf({ maximumQuantity: 4 }) : undefined),
})
const modesIn = (events: ReturnType<typeof againEvents>) =>
  events.flatMap(event => (event.type === 'choice.made' ? event.choice.mode : []))

describe('What was ordered once is ordered again', () => {
  test('What was ordered at a table is not brought to one when it is ordered once more from home', () => {
    expect(modesIn(againEvents(cartWith({}), branchOf(), again('dineIn'), 'merge'))).toEqual([])
    expect(modesIn(againEvents(cartWith({}), branchOf(), again('delivery'), 'merge'))).toEqual(['delivery'])
  })

  test('Whoever sits at a table stays there with what they had delivered before', () => {
    const seated = cartWith({ mode: 'dineIn', table: 'hof-1' })
    expect(modesIn(againEvents(seated, branchOf(), again('delivery'), 'merge'))).toEqual([])
    // Who only chose to eat here has a cart like every other.
    expect(modesIn(againEvents(cartWith({ mode: 'dineIn' }), branchOf(), again('delivery'), 'merge'))).toEqual([
      'delivery',
    ])
  })

  test('Beside what lies in the cart there is never more of a product than can be ordered, also where it was two lines then', () => {
    const added = (cart: Cart, events: ReturnType<typeof againEvents>) =>
      events.reduce(
        (items, event) =>
          event.type === 'item.added'
            ? withItem(items, { ...event.item, key: keyOf(event.item) }, event.bounds)
            : event.type === 'item.removed'
              ? items.filter(({ key }) => key !== event.key)
              : items,
        cart.items,
      )
    const present = cartWith({ items: [{ ...roll, amount: 2, key: keyOf(roll) }] })
    expect(added(present, againEvents(present, branchOf(), again('takeaway'), 'merge'))).toMatchObject([{ amount: 4 }])
    const replaced = againEvents(present, branchOf(), again('takeaway', [roll, roll]), 'replace')
    expect(added(present, replaced)).toMatchObject([{ amount: 4 }])
  })
})
