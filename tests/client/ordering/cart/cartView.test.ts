import { describe, expect, it } from 'vitest'
import { emptyCart, keyOf } from '../../../../client/ordering/cart/cart.machine.ts'
import { viewOf } from '../../../../client/ordering/cart/cartView.ts'
import { texts } from '../../../../client/ordering/cart/texts.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Visibility } from '../../../../schema/catalogue/availability.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import type { Cart } from '../../../../schema/ordering/cart.ts'
import { obstacleMessages } from '../../../../schema/ordering/obstacles.ts'
import { priceCart } from '../../../../schema/ordering/pricing.ts'
import { branchOf, configOf, itemOf, optionOf, partOf, productOf } from '../../../support/business.ts'

const roll = productOf({ id: 1, price: 120 })
const loaf = productOf({
  id: 2,
  price: 690,
  type: 'configurable',
  config: { parts: [partOf({ step: 'cut', name: 'Schneiden', optional: true, options: [optionOf('Dünn')] })] },
})

function shown(
  cart: Partial<Cart>,
  products: readonly Product[] = [roll, loaf],
  visibility: Visibility = 'available',
  isComplete = true,
  given: Partial<Branch> = {},
) {
  const content = { ...emptyCart(1, 'takeaway'), ...cart }
  const branch = branchOf(given)
  const product = (id: number) => products.find(product => product.id === id)
  const pricing = priceCart({ ...content, branch, config: configOf(), product, day: '2026-11-20' })
  return viewOf(content, { branch, pricing, product, visibility: () => visibility, isComplete })
}

describe('The cart as it is shown', () => {
  it('derives prices from products and amounts', () => {
    const { lines, pricing } = shown({ items: [itemOf(1, 3), itemOf(2, 1, { parts: { cut: 'Dünn' } })] })
    expect(lines.map(line => line.gross)).toEqual([360, 690])
    expect(pricing.totalGross).toBe(1050)
    expect(lines[1]?.details).toEqual(['Schneiden: Dünn'])
  })

  it('says what is in a line as it is chosen, and what the guest wishes', () => {
    const milk = [optionOf('Kuhmilch'), optionOf('Haferdrink')].map((option, index) => ({
      ...option,
      allergens: [index === 0 ? ('milk' as const) : ('gluten' as const)],
    }))
    const cup = productOf({
      id: 3,
      type: 'configurable',
      diets: ['vegan'],
      config: { parts: [partOf({ step: 'milk', name: 'Milch', options: milk })] },
    })
    const items = [
      itemOf(3, 1, { key: 'a', parts: { milk: 'Kuhmilch' }, wish: 'ohne Schaum' }),
      itemOf(3, 1, { key: 'b', parts: { milk: 'Haferdrink' } }),
    ]
    const { lines } = shown({ items }, [cup])
    expect(lines.map(line => line.contents)).toEqual(['Vegetarisch · Allergene: G', 'Vegan · Allergene: A'])
    expect(lines.map(line => line.details)).toEqual([['Milch: Kuhmilch', 'Wunsch: ohne Schaum'], ['Milch: Haferdrink']])
    expect(keyOf(items[0] ?? itemOf(3))).not.toBe(keyOf({ ...(items[0] ?? itemOf(3)), wish: 'mit Schaum' }))
  })

  it('lets a line be changed that has steps, and spares the button where only the amount changes', () => {
    expect(shown({ items: [itemOf(1), itemOf(2)] }).lines.map(line => line.isEditable)).toEqual([false, true])
  })

  it('names a product that is gone and one that cannot be had, and closes the way to the checkout', () => {
    const gone = shown({ items: [itemOf(9)] })
    expect(gone.lines[0]).toMatchObject({ state: 'gone', product: undefined, gross: null })
    expect(gone.obstacle).toBe('notAvailable')
    const off = shown({ items: [itemOf(1)] }, [roll], 'unavailable')
    expect(off.lines[0]?.state).toBe('unavailable')
    expect(off.obstacle).toBe('notAvailable')
  })

  it('what has its price told with the offer can be asked for, and is no order', () => {
    const buffet = productOf({ id: 1, price: 0, isPriceHidden: true })
    const read = (given: Partial<Branch>) => {
      const { lines, obstacle } = shown({ items: [itemOf(1)] }, [buffet], 'available', true, given)
      return [lines[0]?.state, obstacle]
    }
    expect(read({})).toEqual(['unavailable', 'notAvailable'])
    expect(read({ isQuotationRequired: true })).toEqual(['fine', null])
  })

  it('what delivery costs is open where no area is chosen, or one that is no longer served', () => {
    const areaIn = (deliveryArea: string | null) =>
      shown({ items: [itemOf(1)], mode: 'delivery', deliveryArea }).deliveryArea
    expect([areaIn('Zentrum'), areaIn('Mars'), areaIn(null)]).toEqual(['Zentrum', null, null])
  })

  it('waits for a product as long as the catalogue is not here in full', () => {
    const view = shown({ items: [itemOf(9)] }, [], 'available', false)
    expect(view.lines[0]?.state).toBe('waiting')
    expect(view.obstacle).toBe('waiting')
  })

  it('says what is missing to the minimum order value and opens the way once it is reached', () => {
    const below = shown({ items: [itemOf(1, 12)], mode: 'delivery', deliveryArea: 'Zentrum' })
    expect(below.minimum).toEqual({ value: 1500, missing: 60 })
    expect(below.obstacle).toBe('minimum')
    const reached = shown({ items: [itemOf(1, 13)], mode: 'delivery', deliveryArea: 'Zentrum' })
    expect(reached.minimum).toBeNull()
    expect(reached.obstacle).toBeNull()
    expect(reached.missingToFree).toBe(4000 - 13 * 120)
  })

  it('closes the way to the checkout where its choices together are longer than an order may be, and says so', () => {
    const card = productOf({
      id: 4,
      type: 'configurable',
      config: { parts: [partOf({ step: 'text', type: 'textarea', optional: true })] },
    })
    const written = (last: number) =>
      shown(
        {
          items: [...Array.from({ length: 19 }, () => 1000), last].map(text =>
            itemOf(4, 1, { parts: { text: 'x'.repeat(text) } }),
          ),
        },
        [card],
      ).obstacle
    expect([written(1000), written(1001)]).toEqual([null, 'tooLong'])
    expect(texts.reasons.tooLong).toBe(obstacleMessages.choicesTooLong)
  })

  it('knows no minimum for takeaway', () => {
    const view = shown({ items: [itemOf(1)], deliveryArea: 'Zentrum' })
    expect(view.minimum).toBeNull()
    expect(view.missingToFree).toBeNull()
    expect(view.obstacle).toBeNull()
  })

  it('hides a price that is told with the offer and says that the total is one from', () => {
    const view = shown({ items: [itemOf(1)] }, [productOf({ id: 1, isPriceHidden: true })])
    expect(view.lines[0]?.gross).toBeNull()
    expect(view.hasHiddenPrices).toBe(true)
  })
})
