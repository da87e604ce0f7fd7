import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { unitsOf } from '../../../../schema/catalogue/quantity.ts'
import { type CartItem, type Pricing, priceCart } from '../../../../schema/ordering/pricing.ts'
import { toJson } from '../../../../server/base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../../../server/base/storage/statements/ordering/orders.ts'
import { changedItem } from '../../../../server/ordering/orders/changedItem.ts'
import { agreedOf, repriced } from '../../../../server/ordering/orders/reprice.ts'
import { anyAmount, anyCart } from '../../../support/anyProduct.ts'
import { branchOf, configOf } from '../../../support/business.ts'
import { runsOf } from '../../../support/runs.ts'
import { NOON } from '../../../support/shop.ts'

const runs = { numRuns: runsOf(2000) }
const [config, branch] = [configOf(), branchOf()]

function price(items: readonly CartItem[], products: readonly Product[]): Pricing {
  const product = (id: number) => products.find(each => each.id === id)
  const where = { mode: 'delivery', deliveryArea: 'Zentrum', day: '2026-06-16', donatee: null } as const
  return priceCart({ config, branch, product, items, ...where })
}

function rowsOf(items: readonly CartItem[], pricing: Pricing): OrderItemRow[] {
  return items.map((item, position) => ({
    order: 1,
    position,
    product: item.product,
    name: 'Etwas',
    amount: item.amount,
    unit: item.unit,
    rate: pricing.items[position]?.rate ?? 0,
    gross: pricing.items[position]?.gross ?? 0,
    unitPrice: pricing.items[position]?.unitPrice ?? 0,
    deposit: pricing.items[position]?.deposit ?? 0,
    discount: 0,
    parts: toJson({ values: item.parts, lines: [] }),
  }))
}

const orderOf = (pricing: Pricing): OrderRow =>
  ({
    pricing: JSON.stringify(pricing),
    contact: JSON.stringify({ deliveryArea: 'Zentrum' }),
    mode: 'delivery',
    appointmentAt: NOON,
  }) as OrderRow

/** Carts whose lines can be ordered. */
const carts = anyCart()
  .map(({ products, items }) => ({
    products,
    items: items.filter(({ product: id, unit, amount }) => {
      const product = products.find(each => each.id === id)
      return product !== undefined && amount > 0 && unitsOf(product).includes(unit)
    }),
  }))
  .filter(({ items }) => items.length > 0)

describe('An order of which a line is changed', () => {
  it('costs what it cost where nothing is changed', () => {
    fc.assert(
      fc.property(carts, ({ products, items }) => {
        const pricing = price(items, products)
        const present = { config, branch, product: (id: number) => products.find(each => each.id === id) }
        const rows = rowsOf(items, pricing)
        const agreed = agreedOf(orderOf(pricing), rows, present)
        const { items: lines, agreed: _, ...totals } = repriced(orderOf(pricing), rows, agreed)
        const { items: before, ...expected } = pricing
        expect(totals).toEqual(expected)
        expect(lines.map(({ gross, deposit }) => gross + deposit)).toEqual(
          before.map(({ gross, deposit }) => gross + deposit),
        )
      }),
      runs,
    )
  })

  it('costs what a cart with the other amount costs, but delivery never becomes dearer, and every sum adds up', () => {
    fc.assert(
      fc.property(carts, fc.nat(), fc.oneof(anyAmount(), fc.constant(0)), ({ products, items }, pick, given) => {
        const amount = Number.isFinite(given) && given >= 0 ? given : 0
        const at = pick % items.length
        const pricing = price(items, products)
        const product = (id: number) => products.find(each => each.id === id)
        const rows = rowsOf(items, pricing)
        const row = rows[at]!
        const agreed = agreedOf(orderOf(pricing), rows, { config, branch, product })
        const changed = changedItem(row, { amount }, { agreed: agreed.lines[at]!, product: product(row.product) })
        const after = repriced(
          orderOf(pricing),
          rows.map(each => (each === row ? changed : each)),
          agreed,
        )
        const fresh = price(
          items.map((item, index) => (index === at ? { ...item, amount } : item)),
          products,
        )
        expect(after.gross).toBe(fresh.gross)
        expect(after.deliveryGross).toBeLessThanOrEqual(pricing.deliveryGross)
        expect(after.totalGross).toBe(after.gross + after.deposit + after.deliveryGross)
        expect(after.totalNet + after.totalTax).toBe(after.totalGross)
        expect(after.taxes.reduce((sum, row) => sum + row.gross, 0)).toBe(after.totalGross)
      }),
      runs,
    )
  })
})
