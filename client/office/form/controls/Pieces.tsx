import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { moved, replaced, without } from '../../list/lists.ts'
import { iconButton, quietButton } from '../../shell/styles.ts'
import { de } from '../../texts.ts'
import type { Field } from '../formModel.ts'
import { type ControlProps, groupProps, type RenderField } from '../formScope.tsx'
import { blankPiece, blankTyped, type Typed, type TypedPiece } from '../formValues.ts'

type PieceField = Extract<Field, { kind: 'piece' }>
type ListField = Extract<Field, { kind: 'list' }>
interface WithRender {
  readonly render: RenderField
}

/** A field made of fields. One that may be missing is added and removed as a whole. */
export function PieceControl(props: ControlProps & WithRender & { field: PieceField }) {
  const { id, field, path, value, onChange, disabled, render } = props
  if (value === null || value === undefined)
    return (
      <button
        type="button"
        id={id}
        className={`${quietButton} self-start border border-line`}
        disabled={disabled}
        onClick={() => onChange(blankPiece(field.fields, { first: true }))}
      >
        <Plus size={15} aria-hidden />
        {de.form.add(field.label)}
      </button>
    )
  return (
    <div {...groupProps(props)} className="flex flex-col gap-3">
      <PieceFields {...{ fields: field.fields, path, value: value as TypedPiece, onChange, render }} />
      {field.nullable && !disabled && (
        <button type="button" className={`${quietButton} self-start`} onClick={() => onChange(null)}>
          <X size={15} aria-hidden />
          {`${field.label} entfernen`}
        </button>
      )}
    </div>
  )
}

/** A list whose entries are fields: rows where an entry is short, framed groups where it needs room. */
export function ListControl(props: ControlProps & WithRender & { field: ListField }) {
  const { field, path, value, onChange, disabled, render } = props
  const entries = (Array.isArray(value) ? value : []) as readonly Typed[]
  const focusNew = useFocusOnGrowth(entries.length)
  const buttons = (index: number) =>
    disabled ? null : (
      <EntryButtons
        {...{ index, count: entries.length }}
        onMove={by => onChange(moved(entries, index, by))}
        onRemove={() => onChange(without(entries, index))}
      />
    )
  return (
    <div ref={focusNew} {...groupProps(props)} className="flex flex-col gap-2">
      {entries.length === 0 && <p className="text-ink-soft">{de.form.none}</p>}
      {entries.length > 0 && (
        <ol className="flex flex-col gap-2">
          {entries.map((entry, index) => (
            // Entries have no identity of their own; everything in them is controlled, so the place is one.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={index}
              data-entry
              className="flex items-start gap-2 rounded-control border border-line bg-paper/60 p-3"
            >
              <div className="min-w-0 flex-1">
                <Entry
                  {...{ item: field.item, path: `${path}.${index}`, value: entry, render }}
                  onChange={next => onChange(replaced(entries, index, next))}
                />
              </div>
              {buttons(index)}
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
          {de.form.addRow}
        </button>
      )}
    </div>
  )
}

interface EntryProps extends WithRender {
  readonly item: Field
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

function Entry({ item, path, value, onChange, render }: EntryProps) {
  if (item.kind !== 'piece') return render({ field: item, path, value, onChange, hideLabel: true })
  return <PieceFields {...{ fields: item.fields, path, value: value as TypedPiece, onChange, render }} />
}

function PieceFields({
  fields,
  path,
  value,
  onChange,
  render,
}: WithRender & { fields: readonly Field[]; path: string; value: TypedPiece; onChange: (value: Typed) => void }) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      {fields.map(part => (
        <div key={part.name} className={widthOf(part)}>
          {render({
            field: part,
            path: `${path}.${part.name}`,
            value: value[part.name],
            onChange: next => onChange({ ...value, [part.name]: next }),
          })}
        </div>
      ))}
    </div>
  )
}

/** Short fields share a line, long ones take one of their own. */
function widthOf({ kind }: Field): string {
  if (['list', 'piece', 'relations', 'choices', 'longText', 'markdown'].includes(kind)) return 'w-full'
  if (kind === 'time') return 'w-24'
  if (kind === 'choice') return 'w-44 grow'
  if (['money', 'percent', 'number', 'boolean'].includes(kind)) return 'w-36'
  if (kind === 'date') return 'w-44'
  return 'min-w-44 flex-1'
}

function EntryButtons({
  index,
  count,
  onMove,
  onRemove,
}: {
  index: number
  count: number
  onMove: (by: number) => void
  onRemove: () => void
}) {
  return (
    <span className="flex shrink-0 flex-col tablet:flex-row">
      <button
        type="button"
        className={iconButton}
        disabled={index === 0}
        aria-label={de.form.moveUp(index + 1)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={iconButton}
        disabled={index === count - 1}
        aria-label={de.form.moveDown(index + 1)}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
      <button type="button" className={iconButton} aria-label={de.form.removeRow(index + 1)} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  )
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
    last?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [count])
  return frame
}
