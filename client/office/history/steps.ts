import { differences } from '../../../schema/base/difference.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Author, FieldChange, RevisionEntry } from '../../../schema/base/history.ts'
import { merge, type Path } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { formatDateTime, formatTime } from '../../ui/format.ts'
import { contestedPiece, entriesNamedOn, keyOfPath, pieceField, valueAt } from '../form/conflict.ts'
import { type Field, formModel } from '../form/formModel.ts'
import { type Naming, relatedIds } from '../form/valueText.ts'
import { texts } from './texts.ts'

/** What a step changed in one field of the form, and how to go back to what was there before. */
export interface ChangedField {
  readonly field: Field
  readonly change: FieldChange
  /** Its smallest pieces, as they read: 'Preis', 'Optionen, „Gruß“, Preis'. */
  readonly pieces: readonly {
    readonly key: string
    readonly label: string
    readonly before: string
    readonly after: string
  }[]
}

/** What a step changed, in the order of the form; fields the form no longer has are left out. */
export function changedFieldsOf(
  entity: Entity,
  { changes }: Pick<RevisionEntry, 'changes'>,
  naming: Naming,
): readonly ChangedField[] {
  return formModel(entity).flatMap(field => {
    const change = changes.find(each => each.field === field.name)
    if (!change) return []
    const pieces = pathsOf(entity, change).map(path => {
      const { label, base, mine } = contestedPiece(entity, path, sidesOf(change), naming)
      return { key: keyOfPath(path), label, before: base || texts.history.empty, after: mine || texts.history.empty }
    })
    return [{ field, change, pieces }]
  })
}

/** Ids of other documents whose titles have to be known to tell these steps, by type. */
export function namedIn(
  entity: Entity,
  entries: readonly Pick<RevisionEntry, 'changes'>[],
): readonly (readonly [type: string, id: number])[] {
  const names = new Set(formModel(entity).map(({ name }) => name))
  const changes = entries.flatMap(entry => entry.changes.filter(({ field }) => names.has(field)))
  return changes.flatMap(change =>
    pathsOf(entity, change).flatMap(path => {
      const { field } = pieceField(entity, path)
      const { base, mine } = sidesOf(change)
      const values = [base, mine].flatMap(body => relatedIds(field, valueAt(entity, body, path)))
      return [...values, ...entriesNamedOn(entity, path)]
    }),
  )
}

/** The field without what this step changed in it: what later steps changed elsewhere in it stays. `now` is what the form shows. */
export function withoutChange(entity: Entity, { field, before, after }: FieldChange, now: unknown): unknown {
  const side = (value: unknown): Body => ({ [field]: value ?? null })
  return merge(side(after), side(before), side(now), mergeRules(entity.shape)).body[field]
}

/** What has to be entered to have the document as it was after the step at `place`; `entries` begin with the newest. */
export function stateAfter(entries: readonly RevisionEntry[], place: number): Body {
  const later = entries.slice(0, place).flatMap(({ changes }) => changes)
  return Object.fromEntries(later.map(({ field, before }) => [field, before]))
}

/** The newest step that changed a field, of somebody else than the person `me`; undefined where there is none. */
export const lastChange = (entries: readonly RevisionEntry[], field: string, me: number): RevisionEntry | undefined =>
  entries.find(({ author, changes }) => author.id !== me && changes.some(change => change.field === field))

/** The steps that changed a field, newest first, each with that change alone. */
export const stepsOfField = (entries: readonly RevisionEntry[], field: string): readonly RevisionEntry[] =>
  entries.flatMap(entry => {
    const changes = entry.changes.filter(change => change.field === field)
    return changes.length === 0 ? [] : [{ ...entry, changes }]
  })

/** Who did it, as people say it. */
export const authorName = ({ id, name }: Author): string =>
  name ?? (id === 0 ? texts.history.installation : texts.history.formerPerson)

/** '14:03', on another day than `now` '24.12.2026 14:03' in the zone. Epoch ms. */
export const stepTime = (at: number, now: number, zone: string): string =>
  localTime(at, zone).date === localTime(now, zone).date ? formatTime(at, zone) : formatDateTime(at, zone)

const pathsOf = (entity: Entity, change: FieldChange): readonly Path[] => {
  const { base, mine } = sidesOf(change)
  return differences(base, mine, mergeRules(entity.shape))
}

function sidesOf({ field, before, after }: FieldChange) {
  const now = { [field]: after }
  return { base: { [field]: before }, mine: now, theirs: now }
}
