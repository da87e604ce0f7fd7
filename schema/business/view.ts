import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { name, text } from '../base/fields.ts'

/** A view of a list that everybody has as a tab. What somebody keeps for themselves is none: it stays on their device. */
export const views = entity({
  type: 'views',
  label: { one: 'Ansicht', many: 'Ansichten' },
  fields: { name: name(60), list: name(40), address: text(2000) },
  labels: { name: 'Name', list: 'Liste', address: 'Adresse' },
  blank: { address: '' },
  access: keptByManagers,
  audiences: { office: whole },
  title: body => body.name,
  parent: body => body.list,
  columns: ['list'],
})
