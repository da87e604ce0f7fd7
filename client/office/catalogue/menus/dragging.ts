import type { DropItem, TextDropItem } from 'react-aria-components'
import { fieldOf, parsed } from '../../../../schema/base/record.ts'

/** What is dragged on this screen and nowhere else. */
export const kinds = { category: 'application/x-menu-category', product: 'application/x-menu-product' } as const

/** A product as it is dragged; `from` is the category it is taken out of, null from the list of all. */
export const draggedProduct = (id: number, from: number | null, name: string) => ({
  [kinds.product]: JSON.stringify({ id, from }),
  'text/plain': name,
})

/** The products of a drop, and the category they came from. */
export async function dropped(items: readonly DropItem[]): Promise<{ ids: readonly number[]; from: number | null }> {
  const texts = await Promise.all(items.filter(isProduct).map(item => item.getText(kinds.product)))
  const values = texts.map(parsed)
  const from = fieldOf(values[0], 'from')
  return {
    ids: values.map(value => fieldOf(value, 'id')).filter(id => typeof id === 'number'),
    from: typeof from === 'number' ? from : null,
  }
}

const isProduct = (item: DropItem): item is TextDropItem => item.kind === 'text' && item.types.has(kinds.product)
