import type { Entity } from '../../../schema/base/entity.ts'
import { pathOf } from '../shell/groups.ts'

/** Documents that were made a moment ago ('products:42'), until their form is left: it says what can be done next. */
export const justMade = new Set<string>()

/** The way to the form of a document that was made. */
export function pathOfMade(entity: Entity, id: number): string {
  justMade.add(`${entity.type}:${id}`)
  return pathOf(entity, id)
}
