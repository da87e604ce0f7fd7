import type { Entity } from '../../../schema/base/entity.ts'
import type { FieldChange, RevisionEntry } from '../../../schema/base/history.ts'
import { changesOf, plannedChanges } from '../../../schema/business/plannedChange.ts'
import type { Naming } from '../form/valueText.ts'
import { type ChangedField, changedFieldsOf, namedIn } from './steps.ts'

type Step = Pick<RevisionEntry, 'changes'>

/** What a step changed of a plan: what it is to make of its document (a kind of `of`) in that document's words. */
export const planFieldsOf = (of: Entity, step: Step, naming: Naming): readonly ChangedField[] =>
  changedFieldsOf(plannedChanges, step, naming).flatMap(changed => {
    // The name by which the plan finds its document says nothing to people: its title does.
    if (changed.field.name === 'on') return []
    if (changed.field.name !== 'changes') return [changed]
    const told = changedFieldsOf(of, { changes: plannedSteps(changed.change) }, naming)
    return [{ ...changed, pieces: told.flatMap(({ pieces }) => pieces) }]
  })

/** Ids of other documents whose titles have to be known to tell these steps, by type. */
export const namedInPlan = (of: Entity, steps: readonly Step[]): ReturnType<typeof namedIn> =>
  namedIn(
    of,
    steps.map(({ changes }) => ({
      changes: changes.flatMap(change => (change.field === 'changes' ? plannedSteps(change) : [])),
    })),
  )

/** From what the plan would have made of each field to what it makes now; where it leaves a field alone, what stands there. */
function plannedSteps({ before, after }: FieldChange): FieldChange[] {
  const [former, present] = [plannedIn(before), plannedIn(after)]
  return [...new Set([...former.keys(), ...present.keys()])].map(field => ({
    field,
    before: former.has(field) ? former.get(field)?.after : present.get(field)?.before,
    after: present.has(field) ? present.get(field)?.after : former.get(field)?.before,
  }))
}

function plannedIn(value: unknown): ReadonlyMap<string, FieldChange> {
  const read = plannedChanges.shape.shape.changes.safeParse(value)
  return new Map(read.success ? changesOf({ changes: read.data }).map(change => [change.field, change]) : [])
}
