import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartContents } from '../../../../client/ordering/cart/CartContents.tsx'
import { emptyCart } from '../../../../client/ordering/cart/cart.machine.ts'
import { viewOf } from '../../../../client/ordering/cart/cartView.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { priceCart } from '../../../../schema/ordering/pricing.ts'
import { branchOf, configOf, itemOf, productOf } from '../../../support/business.ts'

it('A cart says at once what is sold out, and offers to take it out', () => {
  const roll = productOf({ id: 1, name: 'Semmel' })
  const krapfen = productOf({ id: 2, name: 'Krapfen', isEnabled: false })
  const markup = (...items: Product[]) => {
    const cart = { ...emptyCart(1, 'takeaway'), items: items.map(({ id }) => itemOf(id)) }
    const branch = branchOf()
    const product = (id: number) => items.find(each => each.id === id)
    const pricing = priceCart({ ...cart, branch, config: configOf(), product, day: '2026-11-20' })
    const visibility = ({ isEnabled }: Product) => (isEnabled ? ('available' as const) : ('unavailable' as const))
    const view = viewOf(cart, { branch, pricing, product, visibility, isComplete: true })
    const props = { view, isRestoring: false, isFailing: false, removedName: null, send() {}, onEdit() {} }
    return renderToStaticMarkup(createElement(CartContents, props))
  }
  const mixed = markup(roll, krapfen)
  expect(mixed).toContain('Derzeit nicht zu haben: „Krapfen“.')
  expect(mixed).toContain('Alles andere können Sie bestellen.')
  expect(mixed).toContain('Aus dem Warenkorb nehmen')
  expect(mixed).toContain('Ausverkauft')
  expect(mixed).toContain('Entfernen: Krapfen')
  expect(markup(krapfen)).toContain('Derzeit nicht zu haben: „Krapfen“.')
  expect(markup(krapfen)).not.toContain('Alles andere')
  expect(markup(krapfen, krapfen, roll)).toContain('zu haben: „Krapfen“. Alles andere')
  expect(markup(roll)).not.toContain('nicht zu haben')
})
