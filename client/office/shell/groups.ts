import type { Entity } from '../../../schema/base/entity.ts'

/** Where an entity's page is: the list, or the one document of settings. */
export function pathOf({ type }: Pick<Entity, 'type'>, id?: number | 'new'): string {
  return id === undefined ? `/${type}` : `/${type}/${id}`
}
