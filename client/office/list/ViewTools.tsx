import { ArrowDownUp, Columns3, ListFilter, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { useNaming } from '../shell/scope.tsx'
import { iconButton } from '../shell/styles.ts'
import { conditionsText } from './conditions.ts'
import { conditionText, namedByCondition } from './conditionText.ts'
import type { ListView } from './listView.ts'
import { PanelButton } from './PanelButton.tsx'
import { texts } from './texts.ts'

interface ViewToolsProps {
  readonly entity: Entity
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

interface ToolsProps extends ViewToolsProps {
  /** What the view asks the device for: that is exported. */
  readonly query: Omit<ListQuery, 'limit'>
}

const FilterPanel = lazy(() => import('./FilterPanel.tsx'))
const ColumnsPanel = lazy(() => import('./ColumnsPanel.tsx'))

const TransferPanel = lazy(() => import('../transfer/TransferPanel.tsx'))
const ImportDialog = lazy(() => import('../transfer/ImportDialog.tsx'))

/** Filters, columns and files, each behind a button. */
export function ViewTools({ entity, view, onView, query }: ToolsProps) {
  const { conditions, columns } = view
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <PanelButton label={texts.filters} icon={<ListFilter size={17} aria-hidden />} isNamed>
        {close => (
          <FilterPanel
            entity={entity}
            onAdd={condition => {
              onView({ ...view, conditions: [...conditions, condition] })
              close()
            }}
          />
        )}
      </PanelButton>
      <PanelButton label={texts.columns.title} icon={<Columns3 size={17} aria-hidden />} isWide>
        {() => (
          <ColumnsPanel entity={entity} chosen={columns} onChoose={chosen => onView({ ...view, columns: chosen })} />
        )}
      </PanelButton>
      <PanelButton label={texts.files} icon={<ArrowDownUp size={17} aria-hidden />}>
        {close => (
          <TransferPanel
            {...{ entity, query }}
            onDone={close}
            onImport={() => {
              close()
              setImporting(true)
            }}
          />
        )}
      </PanelButton>
      {isImporting && (
        <Suspense>
          <ImportDialog entity={entity} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What the list is narrowed to, each with a way to take it off. */
export function FilterChips({ entity, view, onView }: ViewToolsProps) {
  const { conditions } = view
  const naming = useNaming(conditions.flatMap(condition => namedByCondition(entity, condition)))
  return conditions.map((condition, index) => {
    const text = conditionText(entity, condition, naming)
    return (
      <span
        key={conditionsText([condition])}
        className="inline-flex min-h-8 items-center gap-1 rounded-pill bg-accent-soft pl-3 text-caption font-medium"
      >
        {text}
        <button
          type="button"
          aria-label={texts.filter.remove(text)}
          className={`${iconButton} text-current pointer-coarse:size-11`}
          onClick={() => onView({ ...view, conditions: conditions.toSpliced(index, 1) })}
        >
          <X size={14} aria-hidden />
        </button>
      </span>
    )
  })
}
