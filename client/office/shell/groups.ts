import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { readable } from './rights.ts'

export interface Group {
  readonly name: string
  readonly entities: readonly Entity[]
}

/** The side bar: what the person may read, by the groups the declarations name, in the order of the register. */
export function groupsOf(entities: readonly Entity[], me: Me): readonly Group[] {
  const names = [...new Set(entities.map(({ label }) => label.group))]
  return names
    .map(name => ({ name, entities: entities.filter(entity => entity.label.group === name && readable(entity, me)) }))
    .filter(({ entities }) => entities.length > 0)
}

/** Where an entity's page is: the list, or the one document of settings. */
export function pathOf({ type }: Pick<Entity, 'type'>, id?: number | 'new'): string {
  return id === undefined ? `/${type}` : `/${type}/${id}`
}
