import type { Body, Entity } from '../../../schema/base/entity.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/rows.ts'

/** What would become of one document of several that are changed together. */
export interface Planned {
  readonly row: Row
  /** Fields that would get another value; none where it stays the same or is refused. */
  readonly changes: Body
  readonly kind: 'changed' | 'same' | 'refused'
  /** Why it is refused, in German. */
  readonly problem: string | null
}

interface PlanOptions {
  /** What somebody wants of a document; null where it is not meant at all. */
  readonly changesOf: (row: Row) => Body | null
  readonly mayChange: (row: Row) => boolean
  readonly forbidden: string
}

/** Looks at every document before anything is written: the entity's own shape and the person's rights decide. */
export function planOf(entity: Entity, rows: readonly Row[], options: PlanOptions): readonly Planned[] {
  return rows.map(row => plannedFor(entity, row, options))
}

function plannedFor(entity: Entity, row: Row, { changesOf, mayChange, forbidden }: PlanOptions): Planned {
  const wanted = Object.entries(changesOf(row) ?? {})
  const changes = Object.fromEntries(
    wanted.filter(([field, value]) => !sameValue(value ?? null, row.body[field] ?? null)),
  )
  const same: Planned = { row, changes: {}, kind: 'same', problem: null }
  if (Object.keys(changes).length === 0) return same
  if (!mayChange(row)) return { ...same, kind: 'refused', problem: forbidden }
  const { id: _id, ...body } = { ...row.body, ...changes }
  const parsed = parse(entity.shape, body)
  if (!parsed.ok) {
    // Its own fault is told before one that was there already.
    const own = parsed.problems.find(({ field }) => concerns(field, changes)) ?? parsed.problems[0]
    return { ...same, kind: 'refused', problem: own?.message ?? '' }
  }
  return { row, changes, kind: 'changed', problem: null }
}

const concerns = (field: string | undefined, changes: Body): boolean =>
  field !== undefined && (field.split('.')[0] ?? '') in changes

/** How many change, stay the same, and are refused. */
export function countsOf(plan: readonly Planned[]): Readonly<Record<Planned['kind'], number>> {
  const count = (kind: Planned['kind']) => plan.filter(each => each.kind === kind).length
  return { changed: count('changed'), same: count('same'), refused: count('refused') }
}
