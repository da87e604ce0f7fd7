import { ArrowUp, Pin } from 'lucide-react'
import type { Entity } from '../../../schema/base/entity.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { formModel } from '../form/formModel.ts'
import { iconButton } from '../shell/styles.ts'
import { moved } from './lists.ts'
import type { ListView } from './listView.ts'
import { texts } from './texts.ts'

interface ColumnsPanelProps {
  readonly entity: Entity
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/**
 * Which fields a list shows beside the title, in what order, which of them stay in sight, and how many rows there is room
 * for: the chosen ones first, then what else there is.
 */
export default function ColumnsPanel({ entity, view, onView }: ColumnsPanelProps) {
  const { columns: chosen, widths, pinned, isDense } = view
  const onChoose = (columns: readonly string[]) => onView({ ...view, columns })
  const isPlain = chosen === null && pinned.length === 0 && !isDense && Object.keys(widths).length === 0
  const shown = chosen ?? entity.columns ?? []
  const fields = formModel(entity)
  const rest = fields.filter(({ name }) => !shown.includes(name)).map(({ name }) => name)
  const labelOf = (name: string) => fields.find(field => field.name === name)?.label ?? name
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      <ul>
        {[...shown, ...rest].map(name => (
          <li key={name} className="flex items-center justify-between gap-2">
            <label className="flex min-h-9 min-w-0 items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-accent"
                checked={shown.includes(name)}
                onChange={() => onChoose(shown.includes(name) ? shown.filter(each => each !== name) : [...shown, name])}
              />
              <span className="truncate">{labelOf(name)}</span>
            </label>
            {shown.includes(name) && (
              <button
                type="button"
                className={`${iconButton} ml-auto max-tablet:hidden aria-pressed:text-accent-ink`}
                aria-label={texts.columns.pin(labelOf(name))}
                aria-pressed={pinned.includes(name)}
                title={texts.columns.pin(labelOf(name))}
                onClick={() =>
                  onView({
                    ...view,
                    pinned: pinned.includes(name) ? pinned.filter(each => each !== name) : [...pinned, name],
                  })
                }
              >
                <Pin size={15} aria-hidden fill={pinned.includes(name) ? 'currentColor' : 'none'} />
              </button>
            )}
            {shown.indexOf(name) > 0 && (
              <button
                type="button"
                className={iconButton}
                aria-label={texts.columns.up(labelOf(name))}
                title={texts.columns.up(labelOf(name))}
                onClick={() => onChoose(moved(shown, shown.indexOf(name), -1))}
              >
                <ArrowUp size={15} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Segmented
        className="max-tablet:hidden"
        label={texts.columns.density}
        value={isDense ? 'dense' : 'roomy'}
        options={(['roomy', 'dense'] as const).map(value => ({ value, label: texts.columns[value] }))}
        onChange={value => onView({ ...view, isDense: value === 'dense' })}
      />
      {!isPlain && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onView({ ...view, columns: null, widths: {}, pinned: [], isDense: false })}
        >
          {texts.columns.reset}
        </Button>
      )}
    </div>
  )
}
