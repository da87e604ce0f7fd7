import type { Body, Stored } from '../../schema/base/entity.ts'
import type { UploadRef } from '../../schema/base/uploads.ts'
import type { Branch } from '../../schema/business/branch.ts'
import { branches } from '../../schema/business/branch.ts'
import { type Config, config } from '../../schema/business/config.ts'
import { type Category, categories } from '../../schema/catalogue/category.ts'
import { type Menu, menus } from '../../schema/catalogue/menu.ts'
import { type ConfigPart, type Product, products } from '../../schema/catalogue/product.ts'
import { type Switch, switches } from '../../schema/catalogue/switch.ts'
import type { CartItem } from '../../schema/ordering/pricing.ts'
import type { Catalogue, Wanted } from '../../schema/ordering/wanted.ts'
import { open } from './schedules.ts'

/** A small bakery whose every document would pass the server's validation: tests say only what they are about. */

interface Declared {
  readonly blank: Body
  readonly shape: { parse(value: unknown): unknown }
}

function stored<E extends Declared>(entity: E, id: number, body: object): Stored<E> {
  const valid = entity.shape.parse({ ...entity.blank, ...body }) as object
  return { ...valid, id, rev: '1-a' } as Stored<E>
}

export const configOf = (body: Partial<Config> = {}): Config =>
  stored(config, 1, {
    title: 'Bäckerei',
    shopName: 'Bäckerei',
    businessName: 'Bäckerei GmbH',
    description: '',
    seoTitle: '',
    seoDescription: '',
    phone: '',
    zipCode: '',
    city: '',
    taxClasses: [
      { key: 'food', name: 'Speisen', rates: [{ from: '2016-01-01', rate: 10 }] },
      {
        key: 'staple',
        name: 'Grundnahrungsmittel',
        rates: [
          { from: '2016-01-01', rate: 10 },
          { from: '2026-07-01', rate: 4.9 },
        ],
      },
      { key: 'drink', name: 'Getränke', rates: [{ from: '2016-01-01', rate: 20 }] },
      { key: 'none', name: 'Ohne Steuer', rates: [{ from: '2016-01-01', rate: 0 }] },
    ],
    disableTickets: false,
    termsAndConditionsText: '',
    privacyPolicyText: '',
    imprintText: '',
    allergensText: '',
    mapStyle: '',
    mapboxToken: '',
    enablePluginPWA: true,
    enablePluginToolbar: true,
    enablePluginMapbox: false,
    enablePluginHomePage: false,
    enablePluginSearch: false,
    enablePluginTags: false,
    enablePluginFrontdesk: false,
    enablePluginOrderReviews: false,
    ...body,
  })

/** Open from 8 to 18 every day; takeaway, delivery and dine-in. */
export const branchOf = ({ id = 1, rev: _rev, ...body }: Partial<Branch> = {}): Branch =>
  stored(branches, id, {
    identifier: 'stammhaus',
    name: 'Stammhaus',
    street: 'Hauptplatz 1',
    zipCode: '4020',
    city: 'Linz',
    phone: '+43732123456',
    openingHours: [open('daily', '08:00–18:00')],
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    deliveryAreas: [
      { area: 'Zentrum', price: 390, tax: 'drink', free: false, freeFromOrderValue: 4000, minimumOrderValue: 1500 },
      { area: 'Nachbarschaft', price: 200, tax: 'food', free: true },
    ],
    ...body,
  })

/** A roll for 1.20 €, ordered by the piece. */
export const productOf = ({ id = 1, rev: _rev, ...body }: Partial<Product> = {}): Product =>
  stored(products, id, { name: 'Semmel', price: 120, tax: 'food', ...body })

export const partOf = (body: Partial<ConfigPart> = {}): ConfigPart => ({
  step: 'bread',
  type: 'select',
  name: 'Brot',
  description: '',
  optional: false,
  options: [],
  ...body,
})

export const optionOf = (
  name: string,
  modifier: ConfigPart['options'][number]['modifier'] = 'add',
  value = 0,
): ConfigPart['options'][number] => ({ name, modifier, value, allergens: [] })

export const uploadOf = (id: number, given: Partial<UploadRef> = {}): UploadRef => ({
  id,
  version: 1,
  extension: 'jpg',
  publicHash: 'f'.repeat(48),
  name: `foto${id}.jpg`,
  ...given,
})

export const categoryOf = ({ id = 1, rev: _rev, ...body }: Partial<Category> = {}): Category =>
  stored(categories, id, { name: 'Gebäck', ...body })

export const menuOf = ({ id = 1, rev: _rev, ...body }: Partial<Menu> = {}): Menu =>
  stored(menus, id, { name: 'Karte', availableFrom: '2026-01-01T00:00:00Z', branches: [1], ...body })

/** Paused until two in the afternoon of 2026-11-20, at branch 1. */
export const switchOf = ({ id = 1, rev: _rev, ...body }: Partial<Switch> = {}): Switch =>
  stored(switches, id, { branch: 1, endsAt: '2026-11-20T14:00:00+01:00', ...body })

/** One menu with one category that lists all the products. */
export function catalogueOf(products: readonly Product[], given: Partial<Catalogue> = {}): Catalogue {
  const byId = new Map(products.map(product => [product.id, product]))
  return {
    config: configOf(),
    branch: branchOf(),
    menus: [menuOf({ catalog: [{ category: 1, products: products.map(product => product.id) }] })],
    category: id => (id === 1 ? categoryOf() : undefined),
    product: id => byId.get(id),
    ...given,
  }
}

export const itemOf = (product: number, amount = 1, given: Partial<CartItem> = {}): CartItem => ({
  key: `k${product}`,
  product,
  amount,
  unit: 'amount',
  parts: {},
  ...given,
})

export const wantedOf = (items: readonly CartItem[], given: Partial<Wanted> = {}): Wanted => ({
  items,
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  donatee: null,
  table: null,
  ...given,
})
