import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type Problem, parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/office.ts'
import { type Field, formModel } from './formModel.ts'
import { blankTyped, type Typed, toStored, toTyped } from './formValues.ts'

/** What somebody typed into a form, and what it was typed onto. Fields nobody touched are not in it. */
export interface Draft {
  readonly entity: Entity
  /** The row as it stood when the first change was made; null for a new document. */
  readonly base: Row | null
  /** Values that the touched fields are compared with: those of the base, or a blank document's. */
  readonly start: Body
  readonly typed: Readonly<Record<string, Typed>>
}

export function newDraft(entity: Entity, row: Row | null, typed: Draft['typed'] = {}): Draft {
  return { entity, base: row, start: row ? row.body : entity.blank, typed }
}

/** The draft after a field got another value. A draft without changes starts anew on the row of this moment. */
export function typeInto(draft: Draft, field: Field, typed: Typed, row: Row | null): Draft {
  if (row && changedFields(draft).length === 0) return newDraft(draft.entity, row, { [field.name]: typed })
  return { ...draft, typed: { ...draft.typed, [field.name]: typed } }
}

/**
 * What a field shows: what was typed, and where nothing was typed (or it was taken back by hand) what the row says now,
 * so that another person's changes flow into untouched fields and never into what somebody is typing.
 */
export function shownIn(draft: Draft, field: Field, row: Row | null): Typed {
  const now = (row?.body ?? draft.start)[field.name]
  const touched = field.name in draft.typed
  if (touched && (isChanged(draft, field) || same(now, draft.start[field.name]))) return draft.typed[field.name]
  return now === undefined ? blankTyped(field) : toTyped(field, now)
}

/** Fields whose value would be another one after saving. Typing something and taking it back is no change. */
export function changedFields(draft: Draft): readonly Field[] {
  return formModel(draft.entity).filter(field => isChanged(draft, field))
}

/** Touched fields that somebody else has changed since: saving them needs a decision. */
export function divergedFields(draft: Draft, row: Row | null): readonly Field[] {
  if (!row || !draft.base) return []
  return changedFields(draft).filter(field => {
    const theirs = row.body[field.name]
    return !same(theirs, draft.start[field.name]) && !same(theirs, toStored(field, draft.typed[field.name]))
  })
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

/** The draft after a person decided about a diverged field: what they typed now stands against what is there now. */
export function keepMine(draft: Draft, field: Field, row: Row): Draft {
  const decided = { ...draft, start: { ...draft.start, [field.name]: row.body[field.name] } }
  return divergedFields(decided, row).length === 0 ? { ...decided, base: row } : decided
}

/** The draft without what was typed into a field: it shows what the row says. */
export function takeTheirs(draft: Draft, field: Field): Draft {
  const rest = Object.entries(draft.typed).filter(([name]) => name !== field.name)
  return { ...draft, typed: Object.fromEntries(rest) }
}

function isChanged({ start, typed }: Draft, field: Field): boolean {
  return (
    field.name in typed &&
    !same(toStored(field, typed[field.name]), start[field.name] ?? toStored(field, blankTyped(field)))
  )
}

/** Nothing and null are both an empty field. */
function same(one: unknown, other: unknown): boolean {
  return sameValue(one ?? null, other ?? null)
}
