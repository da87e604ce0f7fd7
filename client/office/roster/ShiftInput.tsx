import { type KeyboardEvent, useId, useState } from 'react'
import { type TypedShift, typedShifts } from '../../../schema/time/plan/typedShifts.ts'
import type { ShiftTemplate } from '../../../schema/time/shiftTemplate.ts'
import { input } from '../shell/styles.ts'
import { texts } from './texts.ts'

interface ShiftInputProps {
  readonly label: string
  /** What stands in it at first: the shift, or the key that began. */
  readonly start: string
  /** What stands in the way of a shift that does not say where it is worked. */
  readonly bar: string | null
  readonly templates: readonly ShiftTemplate[]
  /** `way` is where one goes from here. */
  readonly onDone: (shifts: readonly TypedShift[], way: Way) => void
  readonly onCancel: () => void
}

export type Way = 'down' | 'right' | 'left' | 'stay'

/** Shifts as text: '6-14 30', or the name of a template. Enter goes on below, Tab beside it, Escape leaves it as it was. */
export function ShiftInput({ label, start, bar, templates, onDone, onCancel }: ShiftInputProps) {
  const id = useId()
  const [text, setText] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const shifts = typedShifts(text, templates)
  const barred = shifts?.every(({ place }) => place) ? null : bar
  const problem = isChecked ? (barred ?? (shifts ? null : texts.unreadable)) : null
  const done = (way: Way) => {
    if (text.trim() === '') return onCancel()
    if (barred !== null || !shifts) return setChecked(true)
    onDone(shifts, way)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const way = ways[`${event.shiftKey ? 'Shift ' : ''}${event.key}`]
    if (event.key === 'Escape') onCancel()
    if (!way && event.key !== 'Escape') return
    event.preventDefault()
    if (way) done(way)
  }
  return (
    <span className="block">
      <input
        // The person has just pressed a key or the field to type here.
        ref={focusAtEnd}
        className={`${input} px-2! tabular-nums pointer-coarse:min-h-11`}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        list={templates.length > 0 ? `${id}-names` : undefined}
        placeholder="6-14 30"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done('stay')}
      />
      <datalist id={`${id}-names`}>
        {templates.map(({ id: template, name }) => (
          <option key={template} value={name} />
        ))}
      </datalist>
      {problem && (
        <span id={id} role="alert" className="mt-1 block text-caption font-medium text-error">
          {problem}
        </span>
      )}
    </span>
  )
}

const ways: Readonly<Record<string, Way>> = { Enter: 'down', Tab: 'right', 'Shift Tab': 'left' }

function focusAtEnd(element: HTMLInputElement | null) {
  if (!element || element.ownerDocument.activeElement === element) return
  element.focus()
  element.setSelectionRange(element.value.length, element.value.length)
}
