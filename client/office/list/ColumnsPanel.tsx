import { ArrowUp } from 'lucide-react'
import type { Entity } from '../../../schema/base/entity.ts'
import { Button } from '../../ui/Button.tsx'
import { formModel } from '../form/formModel.ts'
import { iconButton } from '../shell/styles.ts'
import { moved } from './lists.ts'
import { texts } from './texts.ts'

interface ColumnsPanelProps {
  readonly entity: Entity
  readonly chosen: readonly string[] | null
  /** Null for those the entity declares. */
  readonly onChoose: (columns: readonly string[] | null) => void
}

/** Which fields a list shows beside the title, and in what order: the chosen ones first, then what else there is. */
export default function ColumnsPanel({ entity, chosen, onChoose }: ColumnsPanelProps) {
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
      {chosen && (
        <Button variant="secondary" size="small" onClick={() => onChoose(null)}>
          {texts.columns.reset}
        </Button>
      )}
    </div>
  )
}
