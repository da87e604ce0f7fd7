import type { Entity } from '../../../schema/base/entity.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { quietButton } from '../shell/styles.ts'
import { texts } from './texts.ts'
import { useExport } from './useExport.ts'

interface TransferPanelProps {
  readonly entity: Entity
  /** What the list shows: that is exported. */
  readonly query: Omit<ListQuery, 'limit'>
  readonly onImport: () => void
  readonly onDone: () => void
}

/** The list as a file, as it is filtered and sorted; and files that become documents. */
export default function TransferPanel({ entity, query, onImport, onDone }: TransferPanelProps) {
  const { actor } = useOffice()
  const take = useExport(entity)
  const takeAs = async (ending: 'csv' | 'xlsx') => {
    await take(query, ending)
    onDone()
  }
  const row = `${quietButton} justify-start text-body pointer-coarse:min-h-11`
  return (
    <div className="flex w-52 flex-col gap-0.5">
      <button type="button" className={row} onClick={() => void takeAs('csv')}>
        {texts.export.csv}
      </button>
      <button type="button" className={row} onClick={() => void takeAs('xlsx')}>
        {texts.export.xlsx}
      </button>
      {mayCreate(entity, actor) && (
        <button type="button" className={row} onClick={onImport}>
          {texts.import.of(entity.label.many)} …
        </button>
      )}
    </div>
  )
}
