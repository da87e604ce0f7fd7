import type { Body, Entity } from '../../../schema/base/entity.ts'

/** Where an entity's page is: the list, or the one document of settings. */
export function pathOf({ type }: Pick<Entity, 'type'>, id?: number | 'new'): string {
  return id === undefined ? `/${type}` : `/${type}/${id}`
}

/** Where a row of a list leads: its own page, or that of the document it is a part of. */
export function pathOfRow(entity: Entity, { id, body }: { readonly id: number; readonly body: Body }): string {
  const led = entity.list?.leads?.(body)
  return led ? pathOf(led, led.id) : pathOf(entity, id)
}
