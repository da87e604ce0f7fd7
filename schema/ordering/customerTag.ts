import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { name } from '../base/fields.ts'

/** A word by which customers are found together: 'Verein', 'Kommt am Samstag'. Nothing follows from it. */
export const customerTags = entity({
  type: 'customer-tags',
  label: { one: 'Kundenmerkmal', many: 'Kundenmerkmale' },
  area: 'orders',
  tab: 'Kunden',
  fields: { name: name(40) },
  labels: { name: 'Merkmal' },
  blank: {},
  unique: ['name'],
  access: keptByManagers,
  audiences: { office: whole },
  title: body => body.name,
  columns: [],
})
