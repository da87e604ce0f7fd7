import { ArrowDownUp, Columns3, ListFilter, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { useNaming } from '../shell/scope.tsx'
import { groundedIconButton } from '../shell/styles.ts'
import { type Condition, conditionsText, groupsOf, ungrouped } from './conditions.ts'
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
  const { conditions } = view
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
        {() => <ColumnsPanel {...{ entity, view, onView }} />}
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

/** What the list is narrowed to, each with a way to take it off and to let something else hold in its place. */
export function FilterChips({ entity, view, onView }: ViewToolsProps) {
  const { conditions } = view
  const groups = groupsOf(conditions)
  const naming = useNaming(conditions.flatMap(condition => namedByCondition(entity, condition)))
  const show = (next: readonly (readonly Condition[])[]) => onView({ ...view, conditions: ungrouped(next) })
  return groups.map((group, place) => (
    <span
      key={conditionsText(group)}
      className="inline-flex min-h-8 flex-wrap items-center gap-x-1 rounded-[1.1rem] bg-accent-soft pl-3 text-caption font-medium"
    >
      {group.map((condition, index) => {
        const text = conditionText(entity, condition, naming)
        return (
          <span key={conditionsText([condition])} className="inline-flex items-center gap-1">
            {index > 0 && <span className="font-normal text-ink-soft">{texts.or}</span>}
            {text}
            <button
              type="button"
              aria-label={texts.filter.remove(text)}
              className={`${groundedIconButton} pointer-coarse:size-11`}
              onClick={() => show(groups.with(place, group.toSpliced(index, 1)))}
            >
              <X size={14} aria-hidden />
            </button>
          </span>
        )
      })}
      <PanelButton label={texts.filter.alternative} icon={`${texts.or} …`}>
        {close => (
          <FilterPanel
            entity={entity}
            onAdd={condition => {
              show(groups.with(place, [...group, condition]))
              close()
            }}
          />
        )}
      </PanelButton>
    </span>
  ))
}
