import type { Body } from '../../../schema/base/entity.ts'

export interface Merge {
  readonly body: Body
  /** Fields both sides changed differently since the base: nothing is merged where there is one. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field: what only one side changed since `base` is taken from that side; the same change made by
 * both is no conflict. Fields are compared as JSON values.
 */
export function mergeFields(base: Body, mine: Body, theirs: Body): Merge {
  const body: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const iChanged = !same(base[field], mine[field])
    const theyChanged = !same(base[field], theirs[field])
    if (iChanged && theyChanged && !same(mine[field], theirs[field])) conflicts.push(field)
    const value = iChanged ? mine[field] : theirs[field]
    if (value !== undefined) body[field] = value
  }
  return { body, conflicts }
}

/** Equality of JSON values, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => Object.hasOwn(b, key) && same((a as Body)[key], (b as Body)[key]))
}
