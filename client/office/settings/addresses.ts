import type { Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { type Section, sectionsOf } from '../form/sections.ts'
import { pathOf } from '../shell/groups.ts'

/** 'Suchmaschinen & Statistik' is 'suchmaschinen-statistik' in an address. */
const slugOf = ({ title }: Pick<Section, 'title'>): string =>
  fold(title)
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Where a field of the settings is: in its section. */
export function settingsPath(entity: Entity, field: string): string {
  const section = sectionsOf(entity).find(({ fields }) => fields.some(({ name }) => name === field))
  return section ? `/${entity.type}/${slugOf(section)}` : pathOf(entity)
}
