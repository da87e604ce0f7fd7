import type { Entity } from '../../../schema/base/entity.ts'
import { formModel, partsOfField } from '../form/formModel.ts'
import { sectionOf, settingsPath } from '../settings/addresses.ts'
import { pathOf } from '../shell/groups.ts'
import type { Hit } from './hits.ts'
import { texts } from './texts.ts'

/** Every field of the forms a person may open, by its label: of settings where it stands, of a record that is open there, else its list. */
export function fieldHits(entities: readonly Entity[], pathname: string): readonly Hit[] {
  const [, open, id] = pathname.split('/')
  return entities.flatMap(entity => {
    const at = entity.type === open && id !== undefined ? pathOf(entity, id === 'new' ? 'new' : Number(id)) : null
    return formModel(entity).flatMap(field => {
      const kind = entity.single
        ? `${texts.settings} · ${sectionOf(entity, field.name)?.title ?? ''}`
        : entity.label.many
      const place = { search: { feld: field.name }, to: entity.single ? settingsPath(entity, field.name) : at }
      const titles = [field.label, ...(field.kind === 'list' ? partsOfField(field.item).map(({ label }) => label) : [])]
      return titles.map(
        (title, index): Hit => ({
          key: `${entity.type}.${field.name}.${index}`,
          title,
          kind,
          ...(place.to === null ? { to: pathOf(entity) } : { to: place.to, search: place.search }),
        }),
      )
    })
  })
}
