import { useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { Refused, type Row } from '../../../data/office/office.ts'
import type { ListQuery } from '../../../data/office/rows.ts'
import type { Field } from '../../form/formModel.ts'
import { texts as historyTexts } from '../../history/texts.ts'
import { useUndo } from '../../history/useUndo.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import type { Column } from '../columns.ts'
import { type CellPlace, editedField, type Step, stepped } from './editing.ts'

/** The cell that is edited: of a document, not of a place, for colleagues may move rows meanwhile. */
interface EditedCell {
  readonly id: number
  readonly column: string
  /** What was typed to begin with; what was there before is gone. */
  readonly typed?: string
}

/** Editing in the cells of a list. */
export interface Cells {
  readonly editing: EditedCell | null
  /** Why what was typed cannot be saved. */
  readonly problem: string | null
  /** The field a cell of the row edits; null where it only shows. */
  readonly fieldOf: (row: Row, column: Column) => Field | null
  readonly begin: (cell: EditedCell) => void
  /** Leaves the cell as it was; `place` is where it stands now. */
  readonly cancel: (place: CellPlace) => void
  /** Saves what was typed and goes on from where the cell stands; what is wrong with it stays in the cell. */
  readonly commit: (typed: TypedCell, step: Step | null) => Promise<void>
}

interface TypedCell {
  readonly row: Row
  readonly field: Field
  readonly value: unknown
  readonly place: CellPlace
}

interface CellsOptions {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly query: Omit<ListQuery, 'limit'>
  readonly total: number
  /** Gives the cell the focus that is not edited any more. */
  readonly onFocus: (place: CellPlace) => void
}

export function useCells({ entity, columns, query, total, onFocus }: CellsOptions): Cells {
  const { office, actor } = useOffice()
  const { did } = useUndo()
  const [editing, setEditing] = useState<EditedCell | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Counts what was left: a save that ends afterwards leads nowhere any more. */
  const left = useRef(0)
  const editable = columns.filter(column => editedField(entity, column)).map(({ id }) => id)
  const go = (cell: EditedCell | null) => {
    setEditing(cell)
    setProblem(null)
  }
  const idAt = (offset: number) => office.list(entity.type, { ...query, offset, limit: 1 }).get()?.rows[0]?.id
  return {
    editing,
    problem,
    fieldOf: (row, column) => (mayDo(entity, 'update', actor, row.body) ? editedField(entity, column) : null),
    begin: go,
    cancel(place) {
      left.current += 1
      if (editing) onFocus(place)
      go(null)
    },
    async commit({ row, field, value, place }, step) {
      if (!editing) return
      const turn = left.current
      // What is saved may take the row elsewhere: the next one is the one beside it now.
      const next = step && stepped(place, step, editable, total)
      const id = next === null ? undefined : next.index === place.index ? row.id : idAt(next.index)
      try {
        const after = await office.save(entity.type, row.id, { [field.name]: value ?? null }, row)
        did(
          { entity, id: row.id, before: row, after },
          historyTexts.undo.changed(entity.title(after.body) || entity.label.one),
        )
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return setProblem(error.problems[0]?.message ?? '')
      }
      if (left.current !== turn) return
      const isNext = next !== null && id !== undefined
      go(isNext ? { id, column: next.column } : null)
      if (step && !isNext) onFocus(place)
    },
  }
}
