import type { Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { type Field, formModel } from '../form/formModel.ts'
import { entriesOf, toStored, toTyped } from '../form/formValues.ts'

/** Titles of other documents both ways: a file says 'Stammhaus', a document 1. */
export interface Titles {
  readonly titleOf: (type: string, id: number) => string | undefined
  readonly idOf: (type: string, title: string) => number | undefined
}

/** Kinds that fit into one cell of a file and come back from it as they were. */
const kinds: readonly Field['kind'][] = [
  'text',
  'longText',
  'markdown',
  'email',
  'phone',
  'url',
  'color',
  'time',
  'date',
  'instant',
  'timeZone',
  'taxClass',
  'number',
  'money',
  'percent',
  'hours',
  'boolean',
  'choice',
  'choices',
  'relation',
  'relations',
  'postcodes',
]

/** The fields of an entity that a file has columns for. */
export const transferFields = (entity: Entity): readonly Field[] =>
  formModel(entity).filter(({ kind }) => kinds.includes(kind))

/** A stored value as a German spreadsheet has it: decimal comma, Ja and Nein, labels and titles instead of keys. */
export function cellOf(field: Field, value: unknown, { titleOf }: Titles): string {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'boolean':
      return value === true ? YES : NO
    case 'choice':
      return field.options[String(value)] ?? String(value)
    case 'choices':
      return entriesOf(value)
        .map(key => field.options[String(key)] ?? String(key))
        .join(BETWEEN)
    case 'relation':
      return titleOf(field.to, Number(value)) ?? String(value)
    case 'relations':
      return entriesOf(value)
        .map(id => titleOf(field.to, Number(id)) ?? String(id))
        .join(BETWEEN)
    default:
      return String(toTyped(field, value) ?? '')
  }
}

/** The stored value of a cell; what cannot be read is handed on as it stands, so that validation complains about it. */
export function valueOfCell(field: Field, text: string, { idOf }: Titles): unknown {
  const trimmed = text.trim()
  switch (field.kind) {
    case 'boolean':
      return yesOrNo[fold(trimmed)] ?? trimmed
    case 'choice':
      return trimmed === '' && field.nullable ? null : keyOf(field.options, trimmed)
    case 'choices':
      return piecesOf(trimmed).map(piece => keyOf(field.options, piece))
    case 'relation':
      return trimmed === '' ? null : idIn(field.to, trimmed, idOf)
    case 'relations':
      return piecesOf(trimmed).map(piece => idIn(field.to, piece, idOf))
    case 'text':
    case 'longText':
    case 'markdown':
      return toStored(field, text)
    default:
      return toStored(field, trimmed)
  }
}

const YES = 'Ja'
const NO = 'Nein'
const BETWEEN = ' | '
const yesOrNo: Readonly<Record<string, boolean>> = {
  ja: true,
  j: true,
  wahr: true,
  true: true,
  x: true,
  1: true,
  nein: false,
  n: false,
  falsch: false,
  false: false,
  0: false,
  '': false,
}

const piecesOf = (text: string): readonly string[] =>
  text
    .split('|')
    .map(piece => piece.trim())
    .filter(Boolean)

function keyOf(options: Readonly<Record<string, string>>, text: string): string {
  const wanted = fold(text)
  return Object.entries(options).find(([key, label]) => fold(label) === wanted || key === text)?.[0] ?? text
}

function idIn(type: string, text: string, idOf: Titles['idOf']): unknown {
  return idOf(type, text) ?? (/^\d+$/.test(text) ? Number(text) : text)
}
