import { dateOfText, dateText } from './controls/dates.ts'
import { centsOf, centsText, numberOf, numberText } from './controls/numbers.ts'
import type { Field } from './formModel.ts'

/** What stands in a field while somebody types: text for numbers, trees for pieces. Undefined is a value that is not there. */
export type Typed = string | boolean | number | null | undefined | readonly Typed[] | TypedPiece
export type TypedPiece = { readonly [name: string]: Typed }

/** A stored value as its field shows it. `toStored` gives exactly the same value back. */
export function toTyped(field: Field, stored: unknown): Typed {
  if (stored === null || stored === undefined) return stored
  switch (field.kind) {
    case 'money':
      return centsText(stored as number)
    case 'number':
    case 'percent':
      return numberText(stored as number)
    case 'date':
      return dateText(stored as string)
    case 'piece':
      return Object.fromEntries(field.fields.map(part => [part.name, toTyped(part, (stored as TypedPiece)[part.name])]))
    case 'list':
      return (stored as unknown[]).map(item => toTyped(field.item, item))
    default:
      return stored as Typed
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
    case 'number':
    case 'percent':
      return readNumber(field, typed, numberOf)
    case 'date':
      return typed === '' ? nothing(field) : (dateOfText(String(typed)) ?? typed)
    case 'piece':
      return storedPiece(field.fields, typed as TypedPiece)
    case 'list':
      return (typed as readonly Typed[]).map(item => toStored(field.item, item))
    default:
      return typed === '' && !field.emptyText ? nothing(field) : typed
  }
}

/** What a field of a new document or a new row starts with; `first` picks the first of several words. */
export function blankTyped(field: Field, { first = false } = {}): Typed {
  if (field.nullable) return null
  switch (field.kind) {
    case 'boolean':
      return false
    case 'relation':
    case 'image':
      return null
    case 'relations':
    case 'choices':
    case 'list':
      return []
    case 'piece':
      return blankPiece(field.fields, { first })
    case 'choice':
      return first ? (Object.keys(field.options)[0] ?? '') : ''
    default:
      return ''
  }
}

export function blankPiece(fields: readonly Field[], { first = false } = {}): TypedPiece {
  return Object.fromEntries(fields.map(field => [field.name, blankTyped(field, { first })]))
}

function readNumber(field: Field, typed: Typed, read: (text: string) => number | undefined): unknown {
  const text = String(typed)
  return text.trim() === '' ? nothing(field) : (read(text) ?? text)
}

function storedPiece(fields: readonly Field[], typed: TypedPiece): Readonly<Record<string, unknown>> {
  const entries = fields.map(part => [part.name, toStored(part, typed[part.name])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Nothing entered: null where that is a value, else missing, which validation calls blank. */
function nothing({ nullable }: Field): null | undefined {
  return nullable ? null : undefined
}
