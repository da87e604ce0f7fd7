import type { Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { type Section, sectionsOf } from '../form/sections.ts'
import { pathOf } from '../shell/groups.ts'

/** 'Suchmaschinen & Statistik' is 'suchmaschinen-statistik' in an address. */
const slugOf = ({ title }: Pick<Section, 'title'>): string =>
  fold(title)
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Where a section of the settings is. */
export const sectionPath = (entity: Entity, section: Section): string => `/${entity.type}/${slugOf(section)}`

/** The section an address means: by its name, or by a field in it. */
export const sectionAt = (entity: Entity, slug: string, field: string | undefined): Section | undefined => {
  const named = sectionsOf(entity).find(section => slugOf(section) === slug)
  return named ?? (field === undefined ? undefined : sectionOf(entity, field))
}

/** The section a field stands in; `field` may go on into it ('taxClasses.0.name'). */
export const sectionOf = (entity: Entity, field: string): Section | undefined =>
  sectionsOf(entity).find(({ fields }) => fields.some(({ name }) => name === field.split('.')[0]))

/** Where a field of the settings is: in its section. */
export function settingsPath(entity: Entity, field: string): string {
  const section = sectionOf(entity, field)
  return section ? sectionPath(entity, section) : pathOf(entity)
}
