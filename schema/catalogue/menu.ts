import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, only, type Stored, whole } from '../base/entity.ts'
import { distinct, instant, name, piece, relation, relations } from '../base/fields.ts'

const productGroup = piece(
  { category: relation('categories'), products: relations('products') },
  { category: 'Kategorie', products: 'Produkte' },
)

export const menus = entity({
  type: 'menus',
  label: { one: 'Speisekarte', many: 'Speisekarten' },
  area: 'catalogue',
  tab: 'Speisekarten',
  fields: {
    name: name(),
    availableFrom: instant(),
    branches: relations('branches'),
    catalog: distinct(productGroup, 'category', 200, { isUnasked: true }),
    isPublic: z.boolean(),
  },
  labels: {
    name: 'Name',
    availableFrom: 'Gültig ab',
    branches: 'Filialen',
    catalog: 'Kategorien und Produkte',
    isPublic: 'Öffentlich',
  },
  blank: { branches: [], catalog: [], isPublic: true },
  access: keptByOwnManagers,
  audiences: { public: only(body => body.isPublic), office: whole },
  title: body => body.name,
  branches: body => body.branches,
  columns: ['availableFrom', 'branches', 'isPublic'],
  form: [
    { title: 'Karte', fields: ['name', 'availableFrom', 'isPublic', 'branches'] },
    { title: 'Aufbau', fields: ['catalog'] },
  ],
  add: { catalog: 'Kategorie' },
})
export type Menu = Stored<typeof menus>
