import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { name, text } from '../base/fields.ts'

/**
 * A hint of the data check that somebody looked at and that is meant to be so: nobody is told of it any more, until this is
 * deleted.
 */
export const ignoredHints = entity({
  type: 'ignored-hints',
  label: { one: 'Ignorierter Hinweis', many: 'Ignorierte Hinweise' },
  fields: { on: name(80), kind: name(40), detail: text(40), reason: name(200), author: name(120) },
  labels: { on: 'Zu Eintrag', kind: 'Art des Hinweises', detail: 'Genauer', reason: 'Grund', author: 'Von' },
  blank: { detail: '' },
  access: keptByManagers,
  audiences: { office: whole },
  title: body => body.reason,
  parent: body => body.on,
  columns: ['on', 'kind', 'author'],
  signed: { field: 'author', by: 'maker' },
})
