import { useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { Refused, type Row } from '../../../data/office/office.ts'
import type { Field } from '../../form/formModel.ts'
import { texts as historyTexts } from '../../history/texts.ts'
import { useUndo } from '../../history/useUndo.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { type Column } from '../columns.ts'
import { type CellPlace, editedField, type Step, stepped } from './editing.ts'

/** Editing in the cells of a list. */
export interface Cells {
  readonly editing: CellPlace | null
  /** Why what was typed cannot be saved. */
  readonly problem: string | null
  /** The field a cell of the row edits; null where it only shows. */
  readonly fieldOf: (row: Row, column: Column) => Field | null
  readonly begin: (place: CellPlace) => void
  readonly cancel: () => void
  /** Saves what was typed and goes on; what is wrong with it stays in the cell. */
  readonly commit: (row: Row, field: Field, value: unknown, step: Step | null) => Promise<void>
}

interface CellsOptions {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly total: number
  /** Gives the cell the focus that is not edited any more. */
  readonly onFocus: (place: CellPlace) => void
}

export function useCells({ entity, columns, total, onFocus }: CellsOptions): Cells {
  const { office, actor } = useOffice()
  const { did } = useUndo()
  const [editing, setEditing] = useState<CellPlace | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Counts what was left: a save that ends afterwards leads nowhere any more. */
  const left = useRef(0)
  const editable = columns.filter(column => editedField(entity, column)).map(({ id }) => id)
  const go = (place: CellPlace | null) => {
    setEditing(place)
    setProblem(null)
  }
  return {
    editing,
    problem,
    fieldOf: (row, column) => (mayDo(entity, 'update', actor, row.body) ? editedField(entity, column) : null),
    begin: go,
    cancel() {
      left.current += 1
      if (editing) onFocus(editing)
      go(null)
    },
    async commit(row, field, value, step) {
      if (!editing) return
      const turn = left.current
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
      const next = step && stepped(editing, step, editable, total)
      go(next)
      if (step && !next) onFocus(editing)
    },
  }
}
