import { cropsIn } from '../../../schema/base/crops.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { isObject, sameValue } from '../../../schema/base/sameValue.ts'
import { dateOfText, dateText } from '../../ui/dates/typedDates.ts'
import { centsOf, centsText, hoursText, minutesOfHours, numberOf, numberText } from './controls/numbers.ts'
import { postcodesOf, postcodesText } from './controls/postcodes.ts'
import type { Field, FieldOf } from './formModel.ts'

/** What stands in a field while somebody types: text for numbers, trees for pieces. Undefined is a value that is not there. */
export type Typed = string | boolean | number | null | undefined | readonly Typed[] | TypedPiece
/** The fields of a piece as they are stored. */
export type Parts = Readonly<Record<string, unknown>>
export type TypedPiece = { readonly [name: string]: Typed }

/** A stored value as its field shows it. `toStored` gives exactly the same value back. */
export function toTyped(field: Field, stored: unknown): Typed {
  if (stored === null || stored === undefined) return stored
  switch (field.kind) {
    case 'money':
      return typeof stored === 'number' ? centsText(stored) : typedOf(stored)
    case 'hours':
      return typeof stored === 'number' ? hoursText(stored) : typedOf(stored)
    case 'number':
    case 'percent':
      return typeof stored === 'number' ? numberText(stored) : typedOf(stored)
    case 'date':
      return dateText(String(stored))
    case 'postcodes':
      return postcodesText(entriesOf(stored).map(String))
    case 'piece':
      return typedFields(field.fields, partsOf(stored))
    case 'variants':
      return typedVariant(field, partsOf(stored))
    case 'list':
      return entriesOf(stored).map(item => toTyped(field.item, item))
    default:
      return typedOf(stored)
  }
}

/**
 * What is stored of what was typed: money in cents, numbers as numbers, nothing where a field is empty. What cannot be
 * read is handed on as it was typed, so that validation complains about it and it stays in the field.
 */
export function toStored(field: Field, typed: Typed): unknown {
  if (typed === null || typed === undefined) return typed
  switch (field.kind) {
    case 'money':
      return readNumber(field, typed, centsOf)
    case 'hours':
      return readNumber(field, typed, minutesOfHours)
    case 'number':
    case 'percent':
      return readNumber(field, typed, numberOf)
    case 'date':
      return typed === '' ? nothing(field) : (dateOfText(String(typed)) ?? typed)
    case 'postcodes':
      return typed === '' ? nothing(field) : postcodesOf(String(typed))
    case 'piece':
      return storedFields(field.fields, pieceOf(typed))
    case 'variants':
      return storedVariant(field, typed)
    case 'list':
      return listOf(typed).map(item => toStored(field.item, item))
    default:
      return typed === '' && !field.emptyText ? nothing(field) : typed
  }
}

/**
 * A stored value as its field shows it after part of it came from somebody else: wherever it means what was typed here,
 * the typed text stays letter by letter.
 */
export function retyped(field: Field, stored: unknown, typed: Typed): Typed {
  if (sameValue(toStored(field, typed) ?? null, stored ?? null)) return typed
  if (stored === null || stored === undefined || typed === null || typed === undefined) return toTyped(field, stored)
  if (field.kind === 'piece') return retypedFields(field.fields, partsOf(stored), pieceOf(typed))
  if (field.kind === 'variants') {
    const kind = kindIn(field, partsOf(stored))
    const piece = retypedFields(field.fieldsOf[kind] ?? [], partsOf(stored), typedPieceOf(typed, kind))
    return chosenVariant(typed, kind, piece)
  }
  if (field.kind !== 'list') return toTyped(field, stored)
  const { item, key } = field
  const before = listOf(typed)
  return entriesOf(stored).map((entry, index) => {
    const own = key === null ? before[index] : before.find(each => sameKey(toStored(item, each), entry, key))
    return own === undefined ? toTyped(item, entry) : retyped(item, entry, own)
  })
}

/** What a field of a new document or a new row starts with; `first` picks the first of several words. */
export function blankTyped(field: Field, { first = false } = {}): Typed {
  if (field.nullable) return null
  switch (field.kind) {
    case 'boolean':
      return false
    case 'relation':
    case 'image':
    case 'file':
      return null
    case 'richText':
      return { type: 'doc', content: [] }
    case 'entryKey':
      return newEntryKey()
    case 'relations':
    case 'choices':
    case 'list':
      return []
    case 'piece':
      return blankPiece(field.fields, { first })
    case 'variants':
      return choose(field, null, first ? firstOption(field.tag.options) : '')
    case 'choice':
      return first ? firstOption(field.options) : ''
    default:
      return ''
  }
}

function blankPiece(fields: readonly Field[], { first = false } = {}): TypedPiece {
  return Object.fromEntries(fields.map(field => [field.name, blankTyped(field, { first })]))
}

/** A key that no other entry of a document has. */
export const newEntryKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => byte.toString(36).padStart(2, '0')).join('')

/** The entries of a list's typed value. */
export function listOf(typed: Typed): readonly Typed[] {
  return isList(typed) ? typed : noEntries
}

/** The fields of a piece's typed value. */
export function pieceOf(typed: Typed): TypedPiece {
  return isPiece(typed) ? typed : {}
}

/** Which kind a union's typed value is of; '' before one was chosen. */
export function chosenKind(typed: Typed): string {
  return String(pieceOf(typed)['chosen'] ?? '')
}

/** What was typed under one kind of a union, also while another kind is chosen. */
export function typedPieceOf(typed: Typed, kind: string): TypedPiece {
  return pieceOf(pieceOf(pieceOf(typed)['pieces'])[kind])
}

/** A union's typed value with a kind chosen and its fields replaced; what was typed under other kinds stays until it is saved. */
export function chosenVariant(typed: Typed, kind: string, piece: TypedPiece): Typed {
  return { chosen: kind, pieces: { ...pieceOf(pieceOf(typed)['pieces']), [kind]: piece } }
}

/** A union's typed value after another kind was chosen: what was typed under it before is there again. */
export function choose(field: FieldOf<'variants'>, typed: Typed, kind: string): Typed {
  const before = pieceOf(pieceOf(pieceOf(typed)['pieces'])[kind])
  const piece = Object.keys(before).length > 0 ? before : blankPiece(field.fieldsOf[kind] ?? [], { first: true })
  return chosenVariant(typed, kind, piece)
}

/** The fields of a stored piece; none where the value is something else. */
export const partsOf = (stored: unknown): Parts => (isObject(stored) ? stored : {})
/** The entries of a stored list; none where the value is something else. */
export const entriesOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

/** The picture that a stored or typed value names. */
export function imageIn(value: unknown): ImageRef | null {
  const { id, version, extension, focus, crops } = partsOf(value)
  const isImage = typeof id === 'number' && typeof version === 'number' && typeof extension === 'string'
  if (!isImage) return null
  const { x, y } = partsOf(focus)
  const cuts = cropsIn(crops)
  return {
    id,
    version,
    extension,
    ...(typeof x === 'number' && typeof y === 'number' ? { focus: { x, y } } : {}),
    ...(cuts ? { crops: cuts } : {}),
  }
}

/** Any JSON value as it stands in a field that shows it as it is. */
export function typedOf(stored: unknown): Typed {
  if (Array.isArray(stored)) return stored.map(typedOf)
  if (isObject(stored)) return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, typedOf(value)]))
  return typeof stored === 'number' || typeof stored === 'boolean' || stored === null ? stored : String(stored)
}

const noEntries: readonly Typed[] = []
const isList = (typed: Typed): typed is readonly Typed[] => Array.isArray(typed)
const isPiece = (typed: Typed): typed is TypedPiece => isObject(typed)
const firstOption = (options: Readonly<Record<string, string>>): string => Object.keys(options)[0] ?? ''
const kindIn = ({ tag }: FieldOf<'variants'>, stored: Parts): string => String(stored[tag.name] ?? '')

function sameKey(one: unknown, other: unknown, key: string): boolean {
  return isObject(one) && isObject(other) && sameValue(one[key], other[key])
}

function typedFields(fields: readonly Field[], stored: Parts): TypedPiece {
  return Object.fromEntries(fields.map(part => [part.name, toTyped(part, stored[part.name])]))
}

/** A kind that this version does not know keeps its fields as they are. */
function typedVariant(field: FieldOf<'variants'>, stored: Parts): Typed {
  const kind = kindIn(field, stored)
  const fields = field.fieldsOf[kind]
  if (fields) return chosenVariant(null, kind, typedFields(fields, stored))
  const others = Object.entries(stored).filter(([name]) => name !== field.tag.name)
  return chosenVariant(null, kind, pieceOf(typedOf(Object.fromEntries(others))))
}

function storedVariant(field: FieldOf<'variants'>, typed: Typed): unknown {
  const kind = chosenKind(typed)
  const piece = typedPieceOf(typed, kind)
  const fields = field.fieldsOf[kind]
  return { ...(kind === '' ? {} : { [field.tag.name]: kind }), ...(fields ? storedFields(fields, piece) : piece) }
}

function storedFields(fields: readonly Field[], typed: TypedPiece): Parts {
  const entries = fields.map(part => [part.name, toStored(part, typed[part.name])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function retypedFields(fields: readonly Field[], stored: Parts, typed: TypedPiece): TypedPiece {
  return Object.fromEntries(fields.map(part => [part.name, retyped(part, stored[part.name], typed[part.name])]))
}

function readNumber(field: Field, typed: Typed, read: (text: string) => number | undefined): unknown {
  const text = String(typed)
  return text.trim() === '' ? nothing(field) : (read(text) ?? text)
}

/** Nothing entered: null where that is a value, else missing, which validation calls blank. */
function nothing({ nullable }: Field): null | undefined {
  return nullable ? null : undefined
}
