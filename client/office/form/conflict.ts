import type { Body, Entity } from '../../../schema/base/entity.ts'
import { ruleDays } from '../../../schema/base/fields.ts'
import { merge, type Path, pieceAt, type Side } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { plainText, textIn } from '../../../schema/base/richText/excerpt.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Trouble } from '../../data/office/office.ts'
import { dateText } from '../../ui/dates/typedDates.ts'
import { differingParts } from './differingParts.ts'
import { entryName, partsAmong, quotedName } from './entryNames.ts'
import { type Field, type FieldOf, formModel, partsOfField } from './formModel.ts'
import { type Naming, relatedIds, valueText } from './valueText.ts'

/** Whose value each piece gets, by `keyOfPath`. */
export type Choices = Readonly<Record<string, Side>>

/** One piece that two people changed: their values as text, '' where it is empty, and the sentence that says it. */
export interface Contested {
  readonly key: string
  /** Name of the field it is in. */
  readonly field: string
  /** 'Name', 'Optionen, „Gruß“, Preis'. */
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly base: string
  readonly sentence: string
}

type Sides = Pick<Trouble, 'mine' | 'theirs' | 'base'>

/** What a person has to decide about, piece by piece where that is known, in the order of the form. */
export function contestedPaths(
  entity: Entity,
  { conflicts = [], fields }: Pick<Trouble, 'conflicts' | 'fields'>,
): Path[] {
  const order = formModel(entity).map(({ name }) => name)
  const paths = conflicts.length > 0 ? conflicts : fields.map(name => [name])
  return paths
    .filter(([name = '']) => order.includes(name))
    .toSorted(([one = ''], [other = '']) => order.indexOf(one) - order.indexOf(other))
}

/** The piece at a path as people read it. */
export function contestedPiece(entity: Entity, path: Path, sides: Sides, naming: Naming): Contested {
  const bodies = [sides.mine, sides.theirs, sides.base]
  const piece = pieceField(entity, path, bodies, naming)
  const told = bodies.map(body => {
    const value = valueAt(entity, body, path)
    if (piece.kind === 'order') return orderText(value, piece.list, naming)
    return piece.field.kind === 'richText' ? plainText(textIn(value)) : valueText(piece.field, value, naming)
  })
  const [mine = '', theirs = '', base = ''] = differingParts(told)
  const texts = { mine, theirs, base }
  return { key: keyOfPath(path), field: path[0] ?? '', label: piece.label, ...texts, sentence: sentenceOf(texts) }
}

export const keyOfPath = (path: Path): string => JSON.stringify(path)

/** The value at a path that a merge named. */
export const valueAt = ({ shape }: Entity, body: Body | null, path: Path): unknown =>
  body ? pieceAt(body, path, mergeRules(shape)) : undefined

/**
 * What a path that a merge named leads to: a field, or the order of a list. Of which kind a piece on the way is, and how an
 * entry is called, say the `bodies` it is in, the first that knows.
 */
export function pieceField(
  entity: Entity,
  path: Path,
  bodies: readonly (Body | null)[],
  naming?: Naming,
): { readonly label: string } & (
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'order'; readonly field: Field; readonly list: FieldOf<'list'> & { readonly key: string } }
) {
  const labels: string[] = []
  let fields = formModel(entity)
  let found: Field | undefined
  for (const [index, step] of path.entries()) {
    const values = bodies.map(body => valueAt(entity, body, path.slice(0, index + 1)))
    if (found?.kind === 'list' && found.schedule) {
      found = dayField(step)
      labels.push(found.label)
    } else if (found?.kind === 'list') {
      labels.push(quotedName(entryName(found, step, values, naming)))
      found = found.item
    } else {
      found = fields.find(({ name }) => name === step)
      labels.push(found?.label ?? step)
    }
    fields = found ? partsAmong(found, values) : []
  }
  if (!found) throw new Error(`There is no field at ${path.join('.')}.`)
  const { key } = found.kind === 'list' ? found : { key: null }
  if (found.kind === 'list' && key !== null)
    return { kind: 'order', field: found, list: { ...found, key }, label: [...labels, 'Reihenfolge'].join(', ') }
  return { kind: 'field', field: found, label: labels.join(', ') }
}

/** A day of hours that are merged day by day: its value is a text. */
function dayField(day: string): Field {
  const label = Object.entries(ruleDays).find(([name]) => name === day)?.[1] ?? dateText(day)
  return { kind: 'text', name: day, label, nullable: true, emptyText: true, required: false }
}

/**
 * What is to be saved on top of theirs: everything that was typed where nobody else changed anything, and the contested
 * pieces that were decided for mine, as are those without a decision. Null where nothing of mine is left.
 */
export function resolution(entity: Entity, { mine, theirs, base }: Sides, choices: Choices): Body | null {
  const sideOf = (path: Path): Side =>
    path.map((_, index) => choices[keyOfPath(path.slice(0, index + 1))]).find(side => side !== undefined) ?? 'mine'
  const merged = merge(base ?? {}, mine, theirs ?? {}, mergeRules(entity.shape), sideOf).body
  const names = new Set([...Object.keys(merged), ...Object.keys(theirs ?? {})])
  const kept = [...names].filter(
    name => name !== 'id' && name !== 'rev' && !sameValue(merged[name] ?? null, theirs?.[name] ?? null),
  )
  return kept.length === 0 ? null : Object.fromEntries(kept.map(name => [name, merged[name] ?? null]))
}

/** Fields in which what was typed differs from what it was typed onto. */
export function typedFields({ mine, base }: Sides): string[] {
  return Object.keys(mine).filter(
    name => name !== 'id' && name !== 'rev' && !sameValue(mine[name] ?? null, base?.[name] ?? null),
  )
}

/** The entries of a list by what tells them apart. */
function orderText(list: unknown, field: FieldOf<'list'> & { readonly key: string }, naming: Naming): string {
  const entries: readonly Body[] = Array.isArray(list) ? list : []
  return entries.map(entry => orderName(entryName(field, String(entry[field.key] ?? ''), [entry], naming))).join(' · ')
}

const orderName = (name: ReturnType<typeof entryName>): string => (name.kind === '' ? name.words : quotedName(name))

/** The documents that entries on the way to a piece are called by. */
export function entriesNamedOn(
  entity: Entity,
  path: Path,
  bodies: readonly (Body | null)[],
): readonly (readonly [type: string, id: number])[] {
  return path.flatMap((step, index) => {
    const { field } = pieceField(entity, path.slice(0, index + 1), bodies)
    const list = index > 0 ? pieceField(entity, path.slice(0, index), bodies).field : field
    if (list.kind !== 'list' || list.key === null) return []
    const told = partsOfField(list.item).find(({ name }) => name === list.key)
    return told ? relatedIds(told, step).filter(([, id]) => Number.isSafeInteger(id)) : []
  })
}

function sentenceOf({ mine, theirs, base }: Pick<Contested, 'mine' | 'theirs' | 'base'>): string {
  const before = base === '' ? 'Vorher war das Feld leer.' : `Vorher stand dort ${quoted(base)}.`
  const now = theirs === '' ? 'inzwischen wurde das Feld geleert' : `inzwischen steht dort ${quoted(theirs)}`
  const you = mine === '' ? 'Sie haben das Feld geleert' : `Sie haben ${quoted(mine)} eingetragen`
  return `${you}, ${now}. ${before}`
}

function quoted(text: string): string {
  return `„${text.length > 120 ? `${text.slice(0, 119)}…` : text}“`
}
