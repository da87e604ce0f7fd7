import type { Body, Entity } from '../../../../schema/base/entity.ts'
import type { Titles } from '../../transfer/transferCells.ts'
import { valueOfCell } from '../../transfer/transferCells.ts'
import type { Column } from '../columns.ts'
import { editedField } from './editing.ts'

/** What a row of a pasted block says about a document, from the cell on in which it was pasted; cells that only show take nothing. */
export function pastedInto(entity: Entity, columns: readonly Column[], first: string, cells: readonly string[]): Body {
  const from = columns.findIndex(({ id }) => id === first)
  return Object.fromEntries(
    cells.flatMap((cell, index) => {
      const column = from < 0 ? undefined : columns[from + index]
      const field = column && editedField(entity, column)
      return field ? [[field.name, valueOfCell(field, cell, noTitles)] as const] : []
    }),
  )
}

/** Relations are not pasted: they are edited in a form. */
const noTitles: Titles = { titleOf: () => undefined, idOf: () => undefined }
