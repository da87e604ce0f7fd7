import type { Body } from '../../../schema/base/entity.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'

export interface Merged {
  readonly body: Body
  /** Fields that both sides changed, each in its own way. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field, as the server does it: what only one side changed since `base` is taken from that side, and the
 * same change made by both is none. A field in conflict has my value in `body`.
 */
export function mergeFields(base: Body, mine: Body, theirs: Body): Merged {
  const body: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const iChanged = !sameValue(base[field], mine[field])
    const theyChanged = !sameValue(base[field], theirs[field])
    if (iChanged && theyChanged && !sameValue(mine[field], theirs[field])) conflicts.push(field)
    const value = iChanged ? mine[field] : theirs[field]
    if (value !== undefined) body[field] = value
  }
  return { body, conflicts }
}

/** Fields that differ between two bodies. */
export function changedFields(one: Body, other: Body): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    field => !sameValue(one[field], other[field]),
  )
}
