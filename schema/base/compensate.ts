import type { Body } from './entity.ts'
import { type MergeRules, merge, type Path } from './merge.ts'
import { sameValue } from './sameValue.ts'

/** What takes a change back, and the pieces that are not what it made of them any more: those belong to others now. */
interface Compensation {
  readonly changes: Body
  readonly left: readonly Path[]
}

/** Takes the change from `before` to `after` back, piece by piece, from a document that reads `now`. */
export function compensate(before: Body, after: Body, now: Body, rules: MergeRules = {}): Compensation {
  const { body, conflicts } = merge(after, before, now, rules, () => 'theirs')
  const fields = new Set([...Object.keys(body), ...Object.keys(now)])
  const changed = [...fields].filter(field => !sameValue(body[field] ?? null, now[field] ?? null))
  return { changes: Object.fromEntries(changed.map(field => [field, body[field] ?? null])), left: conflicts }
}
