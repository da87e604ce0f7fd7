import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type Merged, merge, type Path, pieceAt, type Side } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { type Problem, parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/office.ts'
import { type Field, formModel } from './formModel.ts'
import { blankTyped, retyped, type Typed, toStored, toTyped } from './formValues.ts'

/** What somebody typed into a form, and what it was typed onto. Fields nobody touched are not in it. */
export interface Draft {
  readonly entity: Entity
  /** The row as it stood when the first change was made; null for a new document. */
  readonly base: Row | null
  /** Values that the touched fields are compared with: those of the base, or a blank document's. */
  readonly start: Body
  readonly typed: Readonly<Record<string, Typed>>
  /** Pieces that somebody else changed too and for which mine was decided, each with their value at that moment. */
  readonly kept: Readonly<Record<string, unknown>>
}

export function newDraft(entity: Entity, row: Row | null, typed: Draft['typed'] = {}): Draft {
  return { entity, base: row, start: row ? row.body : entity.blank, typed, kept: {} }
}

/** The draft after a field got another value. A draft without changes starts anew on the row of this moment. */
export function typeInto(draft: Draft, field: Field, typed: Typed, row: Row | null): Draft {
  if (row && changedFields(draft).length === 0) return newDraft(draft.entity, row, { [field.name]: typed })
  const onto = onNewest(draft, row)
  return { ...onto, typed: { ...onto.typed, [field.name]: typed } }
}

/**
 * What a field shows: what was typed, and where nothing was typed (or it was taken back by hand) what the row says now,
 * so that another person's changes flow into untouched pieces and never into what somebody is typing.
 */
export function shownIn(draft: Draft, field: Field, row: Row | null): Typed {
  const { name } = field
  const now = (row?.body ?? draft.start)[name]
  if (name in draft.typed) return retyped(field, mergedField(draft, field, row).body[name], draft.typed[name])
  return now === undefined ? blankTyped(field) : toTyped(field, now)
}

/** Fields whose value would be another one after saving. Typing something and taking it back is no change. */
export function changedFields(draft: Draft): readonly Field[] {
  return formModel(draft.entity).filter(field => isChanged(draft, field))
}

/** The smallest pieces that were typed into and that somebody else has changed since: saving them needs a decision. */
export function conflictsIn(draft: Draft, row: Row | null): readonly Path[] {
  if (!row || !draft.base) return []
  return changedFields(draft).flatMap(field => openConflicts(draft, field, row))
}

/** The whole document as it would be stored, for validation. Without id and revision. */
export function bodyIn(draft: Draft, row: Row | null): Body {
  const entries = formModel(draft.entity).map(
    field => [field.name, toStored(field, shownIn(draft, field, row))] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What saving would send: changed fields, and those the row does not have yet. */
export function changesIn(draft: Draft, row: Row | null): Body {
  const body = bodyIn(draft, row)
  const names = new Set(changedFields(draft).map(field => field.name))
  const isNew = (name: string) => (row?.body ?? {})[name] === undefined
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => names.has(name) || (isNew(name) && value !== null)),
  )
}

/** What stands against saving, with the path of its field: the same zod shape as on the server, in German. */
export function problemsIn(draft: Draft, row: Row | null): readonly Problem[] {
  const parsed = parse(draft.entity.shape, bodyIn(draft, row))
  return parsed.ok ? [] : parsed.problems
}

/** The draft after `sent` was stored as `saved`: what was typed in the meantime stays typed. */
export function afterSaving(draft: Draft, sent: Draft, saved: Row): Draft {
  const later = Object.entries(draft.typed).filter(([name, typed]) => typed !== sent.typed[name])
  return newDraft(draft.entity, saved, Object.fromEntries(later))
}

/** The draft after a person decided for one side about a piece that both changed. */
export function decide(draft: Draft, path: Path, side: Side, row: Row): Draft {
  const field = formModel(draft.entity).find(({ name }) => name === path[0])
  if (!field) return draft
  const { name } = field
  const value = mergedField(draft, field, row, each => (sameValue(each, path) ? side : 'mine')).body[name]
  const typed = { ...draft.typed, [name]: retyped(field, value, draft.typed[name]) }
  const kept = side === 'mine' ? { ...draft.kept, [JSON.stringify(path)]: theirPiece(draft, path, row) } : draft.kept
  return onNewest({ ...draft, typed, kept }, row)
}

/** Where nothing is left to decide, what is typed stands against what is there now: others' changes are part of it. */
function onNewest(draft: Draft, row: Row | null): Draft {
  if (!row || !draft.base || conflictsIn(draft, row).length > 0) return draft
  const touched = formModel(draft.entity).filter(({ name }) => name in draft.typed)
  const typed = Object.fromEntries(touched.map(field => [field.name, shownIn(draft, field, row)]))
  return newDraft(draft.entity, row, typed)
}

function openConflicts(draft: Draft, field: Field, row: Row): readonly Path[] {
  return mergedField(draft, field, row).conflicts.filter(path => {
    const key = JSON.stringify(path)
    return !(key in draft.kept && same(draft.kept[key], theirPiece(draft, path, row)))
  })
}

const theirPiece = ({ entity }: Draft, path: Path, row: Row): unknown =>
  pieceAt(row.body, path, mergeRules(entity.shape))

/** The field with what was typed and what others changed since; pieces in conflict are mine unless `choose` says otherwise. */
function mergedField(draft: Draft, field: Field, row: Row | null, choose?: (path: Path) => Side): Merged {
  const side = (value: unknown): Body => ({ [field.name]: value ?? null })
  const base = valueIn(draft.start, field)
  const theirs = row ? valueIn(row.body, field) : base
  const mine = toStored(field, draft.typed[field.name])
  return merge(side(base), side(mine), side(theirs), mergeRules(draft.entity.shape), choose)
}

function isChanged({ start, typed }: Draft, field: Field): boolean {
  return field.name in typed && !same(toStored(field, typed[field.name]), valueIn(start, field))
}

const valueIn = (body: Body, field: Field): unknown => body[field.name] ?? toStored(field, blankTyped(field))

/** Nothing and null are both an empty field. */
function same(one: unknown, other: unknown): boolean {
  return sameValue(one ?? null, other ?? null)
}
