import type { Row } from '../../../data/office/office.ts'

/** Ids of the products whose name has every word of the search, those that are not on the menu first. */
export function found(products: ReadonlyMap<number, Row>, search: string, on: ReadonlySet<number>): readonly number[] {
  const words = folded(search).split(' ').filter(Boolean)
  const ids = [...products.values()]
    .filter(({ body }) => words.every(word => folded(String(body['name'] ?? '')).includes(word)))
    .map(({ id }) => id)
  return [...ids.filter(id => !on.has(id)), ...ids.filter(id => on.has(id))]
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
