import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Row } from '../../../data/office/office.ts'
import type { Field } from '../../form/formModel.ts'
import { blankTyped, type Typed, toStored, toTyped } from '../../form/formValues.ts'
import { texts } from '../texts.ts'
import { type CellPlace, isFigures, type Step } from './editing.ts'
import type { Cells } from './useCells.ts'

interface CellEditorProps {
  readonly cells: Cells
  readonly row: Row
  readonly field: Field
  readonly place: CellPlace
}

const steps: Readonly<Record<string, Step>> = { Enter: 'down' }

/** One value of a list being edited in its place: Enter goes down, Tab to the right, Escape leaves it as it was. */
export function CellEditor({ cells, row, field, place }: CellEditorProps) {
  const stored = row.body[field.name]
  const begun = cells.editing?.typed
  const [typed, setTyped] = useState<Typed>(
    () => begun ?? (stored === undefined ? blankTyped(field) : toTyped(field, stored)),
  )
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    control.current?.focus()
    if (begun === undefined) control.current?.select?.()
  }, [begun])
  const commit = async (value: Typed, step: Step | null) => {
    if (isDone.current) return
    isDone.current = true
    await cells.commit({ row, field, value: toStored(field, value), place }, step)
    // Where it is still here, what was typed was refused.
    isDone.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Whoever saves the page means what stands here too.
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) return void commit(typed, null)
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      isDone.current = true
      return cells.cancel(place)
    }
    const step = event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : event.shiftKey ? 'up' : steps[event.key]
    if (!step || (event.key !== 'Tab' && event.key !== 'Enter')) return
    event.preventDefault()
    void commit(typed, step)
  }
  const common = {
    ref: control,
    'aria-label': field.label,
    'aria-invalid': cells.problem !== null || undefined,
    'aria-describedby': cells.problem === null ? undefined : 'cell-problem',
    onKeyDown,
    onBlur: () => void commit(typed, null),
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    className: `${look} ${isFigures(field) ? 'text-right' : ''}`,
  }
  return (
    <span className="relative block">
      {field.kind === 'boolean' || field.kind === 'choice' ? (
        <select
          {...common}
          value={String(typed)}
          onChange={event => setTyped(field.kind === 'boolean' ? event.target.value === 'true' : event.target.value)}
        >
          {optionsOf(field).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          inputMode={isFigures(field) ? 'decimal' : undefined}
          value={String(typed ?? '')}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      {cells.problem !== null && (
        <span
          id="cell-problem"
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-56 rounded-control bg-error-soft px-2 py-1 text-left text-caption whitespace-normal text-error shadow-float"
        >
          {cells.problem}
        </span>
      )}
    </span>
  )
}

function optionsOf(field: Field): readonly (readonly [string, string])[] {
  if (field.kind === 'choice') return Object.entries(field.options)
  return [
    ['true', texts.yes],
    ['false', texts.no],
  ]
}

const look =
  'h-8 w-full min-w-0 rounded-[6px] border border-accent bg-surface px-2 text-body outline-2 outline-accent/30 aria-invalid:border-error'
