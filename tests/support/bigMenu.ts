/** A menu of many products for measuring and for tests of how the ordering page bears it. */

interface Body {
  readonly [field: string]: unknown
}
interface Envelope {
  readonly _id: string
  readonly type: string
  readonly body: Body
}

/**
 * Documents of a menu with `products` products in categories of fifteen, made after a product and a category that exist,
 * for one branch. Ids begin far above the demo's.
 */
export function bigMenu(product: Body, category: Body, branch: number, products = 300): Envelope[] {
  const perCategory = 15
  const categories = Math.ceil(products / perCategory)
  const catalog = Array.from({ length: categories }, (_, index) => ({
    category: FIRST + index,
    products: Array.from({ length: Math.min(perCategory, products - index * perCategory) }, (_, own) =>
      idOf(index * perCategory + own),
    ),
  }))
  return [
    ...Array.from({ length: products }, (_, index) =>
      document('products', idOf(index), { ...product, ...named(index) }),
    ),
    ...catalog.map(({ category: id }, index) =>
      document('categories', id, { ...category, name: `Kategorie ${index + 1}`, position: index, description: '' }),
    ),
    document('menus', FIRST, {
      name: 'Große Karte',
      availableFrom: '2026-11-01T00:00:00.000Z',
      branches: [branch],
      catalog,
      isPublic: true,
    }),
  ]
}

const FIRST = 2_000_000
const idOf = (index: number): number => FIRST + index
const named = (index: number): Body => ({
  uid: `GK-${index}`,
  name: `${kinds[index % kinds.length]} Nr. ${index + 1}`,
  description: 'Von Hand gemacht, mehrmals am Tag gebacken und mit Zutaten von hier, solange der Vorrat reicht.',
  price: 100 + ((index * 37) % 900),
})
const kinds = ['Semmel', 'Weckerl', 'Bauernbrot', 'Strudel', 'Käsekuchen', 'Limonade', 'Melange'] as const

const document = (type: string, id: number, body: Body): Envelope => ({
  _id: `${type}:${id}`,
  type,
  body: { ...body, id },
})
