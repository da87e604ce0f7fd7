import { keptByManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { distinct, name, percent, piece, relation } from '../base/fields.ts'

/** What customers of a group pay less: on everything, and another percentage on what stands in a category. */
export const discountGroups = entity({
  type: 'discount-groups',
  label: { one: 'Rabattgruppe', many: 'Rabattgruppen' },
  area: 'orders',
  tab: 'Kunden',
  fields: {
    name: name(),
    percent: percent(),
    categories: distinct(
      piece(
        { category: relation('categories'), percent: percent() },
        { category: 'Kategorie', percent: 'Rabatt in %' },
      ),
      'category',
      200,
    ),
  },
  labels: { name: 'Name', percent: 'Rabatt auf alles in %', categories: 'Abweichend' },
  blank: { percent: 0, categories: [] },
  access: keptByManagers,
  audiences: { office: whole },
  title: body => body.name,
  columns: ['percent'],
})
export type DiscountGroup = Stored<typeof discountGroups>
