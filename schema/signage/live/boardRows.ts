import { austrianLetters } from '../../catalogue/allergenLetters.ts'
import { allergens } from '../../catalogue/allergens.ts'
import { visibilityOf } from '../../catalogue/availability.ts'
import { activeMenu, type MenuEntry, menuGroups } from '../../catalogue/menuGroups.ts'
import { depositText } from '../../catalogue/priceLine.ts'
import { basePriceText, priceText } from '../../catalogue/priceText.ts'
import type { Product } from '../../catalogue/product.ts'
import { soldOutUntil } from '../../catalogue/switches.ts'
import type { LayerOf } from '../layers.ts'
import type { LiveData } from './liveData.ts'

type Board = Pick<
  LayerOf<'board'>,
  'menu' | 'categories' | 'tags' | 'products' | 'soldOut' | 'allergens' | 'isDescribed'
>

export interface ProductRow {
  readonly name: string
  readonly price: string
  /** What stands small below it; empty for nothing. */
  readonly note: string
  /** Why nobody can have it now; null if they can. */
  readonly out: string | null
}
/** Whether a product has one of the tags that a board asks for; one that asks for none shows all. */
export const isTagged = ({ tags }: Pick<Product, 'tags'>, asked: Board['tags']): boolean =>
  !asked?.length || (tags?.some(tag => asked.includes(tag)) ?? false)

/** A category and what of it is told; chosen products have no title. */
export interface BoardGroup {
  readonly title: string | null
  readonly rows: readonly ProductRow[]
}

/** What a price board says at the moment of `live`: what is on the menu then, in its order, with what is sold out at the branch. */
export function boardGroups(layer: Board, live: LiveData): readonly BoardGroup[] {
  return entriesOf(layer, live)
    .map(({ title, entries }) => ({ title, rows: entries.flatMap(entry => rowOf(entry, layer, live) ?? []) }))
    .filter(({ rows }) => rows.length > 0)
}

function entriesOf(
  { menu: chosen, categories, tags, products }: Board,
  { menus, catalogue, branch, now, timeZone }: LiveData,
): readonly { readonly title: string | null; readonly entries: readonly MenuEntry[] }[] {
  if (products.length > 0) {
    const found = products.flatMap(id => catalogue.product(id) ?? [])
    const entries = found.map(product => ({ product, visibility: visibilityOf(product, now, timeZone) }))
    return [{ title: null, entries: entries.filter(({ visibility }) => visibility !== 'hidden') }]
  }
  const menu = chosen ? menus.find(({ id }) => id === chosen) : activeMenu(menus, branch, now)
  if (!menu) return []
  const catalog = menu.catalog.filter(({ category }) => categories.length === 0 || categories.includes(category))
  return menuGroups({ ...menu, catalog }, catalogue, now, timeZone).map(({ category, entries }) => ({
    title: category.name,
    entries: entries.filter(({ product }) => isTagged(product, tags)),
  }))
}

function rowOf({ product, visibility }: MenuEntry, layer: Board, live: LiveData): ProductRow | null {
  const isSoldOut = soldOutUntil(live.switches, { id: live.branch }, product, live.now) !== null
  const out = isSoldOut ? 'ausverkauft' : visibility === 'unavailable' ? 'zurzeit nicht' : null
  if (out !== null && layer.soldOut === 'hidden') return null
  const price = priceText(product, live.currency)
  return {
    name: product.name,
    price: price ? [price.amount, price.per].filter(Boolean).join(' ') : '',
    note: noteOf(product, layer, live.currency),
    out,
  }
}

/** Description, price per kilogram or litre (PAngV § 4), deposit (PAngV § 7) and allergens. */
function noteOf(product: Product, { isDescribed, allergens: told }: Board, currency: string): string {
  const parts = [
    isDescribed && product.description,
    basePriceText(product, currency),
    depositText(product, currency),
    told === 'letters' && product.allergens.map(each => austrianLetters[each]).join(', '),
    told === 'words' && product.allergens.map(each => allergens[each]).join(', '),
  ]
  return parts.filter(Boolean).join(' · ')
}
