import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { replaced, shifted, without } from '../../list/lists.ts'
import { iconButton, quietButton } from '../../shell/styles.ts'
import type { Field, FieldOf } from '../formModel.ts'
import { type ControlProps, groupProps, type RenderField, useForm } from '../formScope.tsx'
import { blankTyped, listOf, pieceOf, type Typed } from '../formValues.ts'
import { texts } from '../texts.ts'
import { known, noneKnown } from './entryIds.ts'
import { PieceFields } from './Pieces.tsx'
import { useEntryDrag } from './useEntryDrag.ts'

interface WithRender {
  readonly render: RenderField
}

/** A list whose entries are fields: added at the end, moved by handle, arrows or keys, removed one by one. */
export function ListControl(props: ControlProps & WithRender & { field: FieldOf<'list'> }) {
  const { field, path, value, onChange, disabled, render } = props
  const entries = listOf(value)
  const called = useForm().entryName(path)
  const ids = useEntryIds(entries, field.key)
  const frame = useFocusOnGrowth(entries.length)
  const list = useRef<HTMLOListElement>(null)
  const { move, handle, dragged } = useEntryDrag({
    list,
    count: entries.length,
    onMove: (from, to) => onChange(shifted(entries, from, to)),
  })
  return (
    <div ref={frame} {...groupProps(props)} className="flex flex-col gap-2">
      {entries.length === 0 && <p className="text-ink-soft">{texts.form.none}</p>}
      {entries.length > 0 && (
        <ol ref={list} className="flex flex-col gap-2">
          {entries.map((entry, index) => (
            <li
              key={ids[index]}
              data-entry
              className={`flex items-start gap-2 rounded-control border p-3 ${dragged === index ? 'border-accent-ink bg-accent-soft' : 'border-line bg-paper/60'}`}
            >
              {!disabled && entries.length > 1 && (
                <button
                  type="button"
                  data-handle
                  className={`${iconButton} -ml-1.5 cursor-grab touch-none`}
                  aria-label={texts.form.move(index + 1)}
                  title={texts.form.moveHint}
                  {...handle(index)}
                >
                  <GripVertical size={16} aria-hidden />
                </button>
              )}
              <div className="min-w-0 flex-1">
                <Entry
                  {...{ item: field.item, place: index + 1, path: `${path}.${index}`, value: entry, render }}
                  onChange={next => onChange(replaced(entries, index, next))}
                />
              </div>
              {!disabled && (
                <EntryButtons
                  {...{ index, count: entries.length }}
                  onMove={by => move(index, index + by)}
                  onRemove={() => onChange(without(entries, index))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {!disabled && (
        <button
          type="button"
          className={`${quietButton} self-start border border-line`}
          onClick={() => onChange([...entries, blankTyped({ ...field.item, nullable: false }, { first: true })])}
        >
          <Plus size={15} aria-hidden />
          {called ? texts.form.add(called) : texts.form.addRow}
        </button>
      )}
    </div>
  )
}

interface EntryProps extends WithRender {
  readonly item: Field
  /** Counted from 1. */
  readonly place: number
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

function Entry({ item, place, path, value, onChange, render }: EntryProps) {
  if (item.kind === 'piece')
    return <PieceFields {...{ fields: item.fields, path, value: pieceOf(value), onChange, render }} />
  return render({ field: { ...item, label: texts.form.entry(place) }, path, value, onChange, hideLabel: true })
}

interface EntryButtonsProps {
  readonly index: number
  readonly count: number
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

function EntryButtons({ index, count, onMove, onRemove }: EntryButtonsProps) {
  return (
    <span className="flex shrink-0 flex-col tablet:flex-row">
      <button
        type="button"
        className={iconButton}
        disabled={index === 0}
        aria-label={texts.form.moveUp(index + 1)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={iconButton}
        disabled={index === count - 1}
        aria-label={texts.form.moveDown(index + 1)}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
      <button type="button" className={iconButton} aria-label={texts.form.removeRow(index + 1)} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  )
}

/** Names for entries that stay theirs while they are typed into and moved. */
export function useEntryIds(entries: readonly Typed[], key: string | null): readonly number[] {
  const [before, setBefore] = useState(() => known(noneKnown, entries, key))
  if (before.entries === entries) return before.ids
  const next = known(before, entries, key)
  // Setting state while rendering is React's own way to remember what was there before.
  setBefore(next)
  return next.ids
}

/** Whoever adds an entry goes on in its first field. */
function useFocusOnGrowth(count: number) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const grew = count === before.current + 1 && frame.current?.contains(document.activeElement)
    before.current = count
    if (!grew) return
    const entries = frame.current?.querySelectorAll(':scope > ol > [data-entry]')
    const last = entries?.[entries.length - 1]
    last?.querySelector<HTMLElement>('input, select, textarea, button:not([data-handle])')?.focus()
  }, [count])
  return frame
}
