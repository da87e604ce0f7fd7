import { z } from 'zod'
import { keptByAdmins } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { instant, piece, relation, relations } from '../base/fields.ts'

/**
 * What guests of a branch like and what they take together, as the server counted it over finished orders: one document a
 * branch, with the branch's id, and nothing but ids of products, so that nobody reads from it who ordered what or how much.
 */
export const favourites = entity({
  type: 'favourites',
  label: { one: 'Beliebtes', many: 'Beliebtes der Filialen' },
  area: 'branches',
  tab: 'Schalter',
  fields: {
    branch: relation('branches'),
    popular: relations('products', 12),
    pairs: z
      .array(
        piece(
          { product: relation('products'), with: relations('products', 5) },
          { product: 'Produkt', with: 'Passt dazu' },
        ),
      )
      .max(60),
    asOf: instant(),
  },
  labels: { branch: 'Filiale', popular: 'Beliebt', pairs: 'Passt zueinander', asOf: 'Stand' },
  blank: { popular: [], pairs: [] },
  access: keptByAdmins,
  audiences: { public: whole, office: whole },
  title: body => `Filiale ${body.branch}`,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['branch', 'popular', 'asOf'],
})
export type Favourites = Stored<typeof favourites>

/** What was counted over the finished orders of a branch: in how many of them each product was, and each two together. */
export interface Counted {
  readonly orders: number
  readonly products: readonly { readonly product: number; readonly orders: number }[]
  readonly pairs: readonly { readonly one: number; readonly other: number; readonly orders: number }[]
}

/** Fewer orders say nothing of taste, and something of who placed them. */
export const ENOUGH_ORDERS = { product: 8, pair: 5 } as const
/** In a larger part of all orders a thing is simply what everybody takes; in a smaller one it is not popular. */
const POPULAR_SHARE = 0.04
const MOST = { popular: 6, pairs: 60, with: 5 } as const

/**
 * What follows from the counts. Popular is what is in most orders. What goes with a product is what is taken with it more
 * often than chance would have it, the closest first: together, against how often each is taken at all (cosine). Equal
 * counts are told apart by the smaller id, so that the same orders always say the same.
 */
export function favouritesFrom({ orders, products, pairs }: Counted): Pick<Favourites, 'popular' | 'pairs'> {
  const known = products.filter(each => each.orders >= ENOUGH_ORDERS.product)
  const countOf = new Map(known.map(each => [each.product, each.orders]))
  const ranked = known.toSorted((a, b) => b.orders - a.orders || a.product - b.product)
  const popular = ranked.filter(each => each.orders >= orders * POPULAR_SHARE).slice(0, MOST.popular)
  const close = pairs.flatMap(({ one, other, orders: together }) => {
    const [first, second] = [countOf.get(one), countOf.get(other)]
    if (!first || !second || together < ENOUGH_ORDERS.pair || together * orders < first * second) return []
    const closeness = together / Math.sqrt(first * second)
    return [
      { product: one, other, closeness },
      { product: other, other: one, closeness },
    ]
  })
  const told = ranked.flatMap(({ product }) => {
    const own = close.filter(each => each.product === product)
    const others = own.toSorted((a, b) => b.closeness - a.closeness || a.other - b.other).map(({ other }) => other)
    return others.length > 0 ? [{ product, with: others.slice(0, MOST.with) }] : []
  })
  return { popular: popular.map(({ product }) => product), pairs: told.slice(0, MOST.pairs) }
}
