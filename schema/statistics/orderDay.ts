import { cartCount } from '../ordering/cartCount.ts'
import { isRevenue, type OrderFacts } from './orderFacts.ts'
import { addOrderSums, type OrderSums, orderSums } from './orderSums.ts'

/** What a day brought a branch. */
export interface BranchSums {
  readonly branch: number
  readonly sums: OrderSums
}

/** What was sold of a product. */
export interface ProductSums {
  readonly product: number
  /** As it was called when it was ordered last, which was `at` (epoch ms). */
  readonly name: string
  readonly at: number
  /** Pieces, by the rule of the cart. */
  readonly quantity: number
  /** Cents. */
  readonly gross: number
  readonly orders: number
}

/** What a day sold in a branch. */
export interface BranchProducts {
  readonly branch: number
  readonly products: readonly ProductSums[]
}

/** The branches a figure is asked of: null for all there are. */
export type BranchScope = ReadonlySet<number> | null

/** The sums of each branch that something happened in. */
export function sumsByBranch(facts: OrderFacts, zone: string): readonly BranchSums[] {
  const { placed, due, notes } = facts
  const branches = new Set([...placed, ...due, ...notes].map(({ branch }) => branch))
  return [...branches].map(branch => {
    const ofBranch = (each: { readonly branch: number }) => each.branch === branch
    const own = { placed: placed.filter(ofBranch), due: due.filter(ofBranch), notes: notes.filter(ofBranch) }
    return { branch, sums: orderSums(own, zone) }
  })
}

/** What each branch sold of each product. */
export function productsByBranch({ placed }: Pick<OrderFacts, 'placed'>): readonly BranchProducts[] {
  const branches = new Map<number, ProductSums[]>()
  for (const { branch, createdAt, lines } of placed.filter(isRevenue)) {
    const seen = new Set<number>()
    const sold = branches.get(branch) ?? []
    for (const { product, name, amount, unit, gross } of lines) {
      const orders = seen.has(product) ? 0 : 1
      seen.add(product)
      sold.push({ product, name, at: createdAt, quantity: cartCount([{ amount, unit }]), gross, orders })
    }
    branches.set(branch, sold)
  }
  return [...branches].map(([branch, sold]) => ({ branch, products: addProducts(sold) }))
}

/** Several sums of products as one for each product. */
export function addProducts(all: readonly ProductSums[]): readonly ProductSums[] {
  const byProduct = new Map<number, ProductSums>()
  for (const each of all) {
    const known = byProduct.get(each.product)
    byProduct.set(each.product, known ? added(known, each) : each)
  }
  return [...byProduct.values()]
}

const added = (one: ProductSums, other: ProductSums): ProductSums => {
  const { product, name, at } = other.at >= one.at ? other : one
  return {
    product,
    name,
    at,
    quantity: one.quantity + other.quantity,
    gross: one.gross + other.gross,
    orders: one.orders + other.orders,
  }
}

/** Of what branches have, what is asked for. */
export const inScope = <Each extends { readonly branch: number }>(
  all: readonly Each[],
  scope: BranchScope,
): readonly Each[] => (scope === null ? all : all.filter(({ branch }) => scope.has(branch)))

/** What a day brought the branches that are asked for. */
export const scopedSums = (day: readonly BranchSums[], scope: BranchScope): OrderSums =>
  addOrderSums(inScope(day, scope).map(({ sums }) => sums))
