import { differences } from '../../../schema/base/difference.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Author, FieldChange, RevisionEntry } from '../../../schema/base/history.ts'
import { isRule, merge, type Path } from '../../../schema/base/merge.ts'
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

/**
 * What a step changed, in the order of the form; fields the form no longer has are left out. `later` is the document after
 * the step, where that is known: what a field says for another one (a draft that is what is public) is no change then.
 */
export function changedFieldsOf(
  entity: Entity,
  { changes }: Pick<RevisionEntry, 'changes'>,
  naming: Naming,
  later: Body = {},
): readonly ChangedField[] {
  return formModel(entity).flatMap(field => {
    const change = changes.find(each => each.field === field.name)
    if (!change) return []
    const sides = sidesOf(change, besides(entity, change, changes, later))
    const pieces = pathsOf(entity, sides, field.name).map(path => {
      const { label, base, mine } = contestedPiece(entity, path, sides, naming)
      const before = base || texts.history.empty
      const after = mine || texts.history.empty
      return { key: keyOfPath(path), label, before, after: after === before ? texts.history.otherwise : after }
    })
    return pieces.length === 0 ? [] : [{ field, change, pieces }]
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
    pathsOf(entity, sidesOf(change), change.field).flatMap(path => {
      const { base, mine } = sidesOf(change)
      const { field } = pieceField(entity, path, [mine, base])
      const values = [base, mine].flatMap(body => relatedIds(field, valueAt(entity, body, path)))
      return [...values, ...entriesNamedOn(entity, path, [mine, base])]
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

interface TwoSides {
  readonly base: Body
  readonly mine: Body
  readonly theirs: Body
}

const pathsOf = (entity: Entity, { base, mine }: TwoSides, field: string): readonly Path[] =>
  differences(base, mine, mergeRules(entity.shape)).filter(([top]) => top === field)

/** The field before and after, with what stands `beside` it. */
function sidesOf({ field, before, after }: FieldChange, beside: Pick<TwoSides, 'base' | 'mine'> = nothing): TwoSides {
  const now = { ...beside.mine, [field]: after }
  return { base: { ...beside.base, [field]: before }, mine: now, theirs: now }
}

const nothing = { base: {}, mine: {} }

/** The field that speaks for this one where this one is null, before and after. */
function besides(entity: Entity, { field }: FieldChange, changes: readonly FieldChange[], later: Body) {
  const rule = mergeRules(entity.shape)[field]
  if (rule === undefined || !isRule(rule) || !('like' in rule) || !(rule.like in later)) return nothing
  const { like } = rule
  const change = changes.find(each => each.field === like)
  const after = change ? change.after : later[like]
  return { base: { [like]: change ? change.before : after }, mine: { [like]: after } }
}
