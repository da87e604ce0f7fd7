import { entity } from '../base/entity.ts'
import { choice, money, relation, text } from '../base/fields.ts'
import { products } from './product.ts'

/** What an amount of the price list is: the price of a product, or what one of its options does to it. */
export const priceKinds = { price: 'Preis', overwrite: 'Neuer Preis', add: 'Aufpreis', subtract: 'Abzug' } as const
export type PriceKind = keyof typeof priceKinds

/**
 * A line of the price list: a product, or one of its sizes and extras. It is read from products and written back into
 * them, so nothing of it is stored; what it declares makes the price list a list like any other.
 */
export const prices = entity({
  type: 'prices',
  label: { one: 'Preis', many: 'Preisliste' },
  fields: {
    name: text(255),
    uid: text(64),
    gtin: products.shape.shape.gtin,
    product: relation('products'),
    group: text(500),
    kind: choice(priceKinds),
    before: money().nullish(),
    price: money(),
    result: money(),
    isEnabled: products.shape.shape.isEnabled,
  },
  labels: {
    name: 'Produkt',
    uid: 'Artikelnummer',
    gtin: 'Barcode (EAN)',
    product: 'Gehört zu',
    group: 'Gruppe',
    kind: 'Art',
    before: 'Bisher',
    price: 'Preis',
    result: 'Ergibt',
    isEnabled: 'Aktiv',
  },
  blank: {},
  access: { ...products.access, create: {}, delete: {} },
  audiences: { office: body => body },
  title: body => body.name,
  columns: ['group', 'kind', 'before', 'price', 'result'],
  words: ['name', 'uid', 'gtin', 'group'],
  list: {
    views: [
      { name: 'Grundpreise', filter: 'kind.in.price' },
      { name: 'Größen', filter: 'kind.in.overwrite' },
      { name: 'Aufpreise', filter: 'kind.in.add%7Csubtract' },
      { name: 'Geändert', filter: 'before.filled' },
    ],
    verbs: ['changePrice'],
    edited: ['price'],
    leads: ({ product }) => ({ type: products.type, id: Number(product) }),
    isUnsaved: ({ before }) => typeof before === 'number',
  },
})
