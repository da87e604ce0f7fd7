import type { Entity } from '../../../../schema/base/entity.ts'
import type { Field } from '../../form/formModel.ts'
import { type Column, TITLE, titleField } from '../columns.ts'

/** Kinds that fit into a cell; everything larger is edited in its form. */
const inCell: readonly Field['kind'][] = [
  'text',
  'email',
  'phone',
  'url',
  'number',
  'money',
  'percent',
  'boolean',
  'choice',
  'date',
  'time',
  'hours',
]

/** The field a cell edits; null where it only shows. */
export function editedField(entity: Entity, column: Column): Field | null {
  const field = column.id === TITLE ? titleField(entity) : column.field
  const isEdited = field && (entity.list?.edited?.includes(field.name) ?? true)
  return isEdited && inCell.includes(field.kind) ? field : null
}

/** Kinds that are typed over: a figure begins a new value, as in a spreadsheet. */
export const isFigures = ({ kind }: Field): boolean => ['number', 'money', 'percent', 'hours'].includes(kind)

/** Where a cell is: its row's place in the list, and its column. */
export interface CellPlace {
  readonly index: number
  readonly column: string
}

export type Step = 'down' | 'up' | 'right' | 'left'

/** The next cell that can be edited; null at the edge of the list. */
export function stepped(
  { index, column }: CellPlace,
  step: Step,
  editable: readonly string[],
  total: number,
): CellPlace | null {
  if (step === 'down') return index + 1 < total ? { index: index + 1, column } : null
  if (step === 'up') return index > 0 ? { index: index - 1, column } : null
  const place = editable.indexOf(column) + (step === 'right' ? 1 : -1)
  const next = editable[place]
  if (next !== undefined) return { index, column: next }
  const [first] = editable
  const last = editable.at(-1)
  if (step === 'right') return first !== undefined && index + 1 < total ? { index: index + 1, column: first } : null
  return last !== undefined && index > 0 ? { index: index - 1, column: last } : null
}

/** The cells of a block as spreadsheets copy it: rows by line, cells by tab; a line break at the end begins no row. */
export function blockOf(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map(line => line.split('\t').map(cell => cell.trim()))
}
