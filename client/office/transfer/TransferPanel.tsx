import type { Entity } from '../../../schema/base/entity.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { loaded } from '../history/loaded.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { quietButton } from '../shell/styles.ts'
import { csvOf, xlsxOf } from './exported.ts'
import { texts } from './texts.ts'
import { titlesFor } from './titlesFor.ts'

interface TransferPanelProps {
  readonly entity: Entity
  /** What the list shows: that is exported. */
  readonly query: Omit<ListQuery, 'limit'>
  readonly onImport: () => void
  readonly onDone: () => void
}

/** The list as a file, as it is filtered and sorted; and files that become documents. */
export default function TransferPanel({ entity, query, onImport, onDone }: TransferPanelProps) {
  const scope = useOffice()
  const { office, actor, tell } = scope
  const take = async (make: typeof xlsxOf, ending: string) => {
    const { rows } = await loaded(office.list(entity.type, { ...query, limit: Number.MAX_SAFE_INTEGER }))
    saveFile(await make(entity, rows, await titlesFor(scope, entity)), `${entity.label.many}.${ending}`)
    tell({ text: texts.export.done(rows.length) })
    onDone()
  }
  const row = `${quietButton} justify-start text-body pointer-coarse:min-h-11`
  return (
    <div className="flex w-52 flex-col gap-0.5">
      <button type="button" className={row} onClick={() => void take(async (...given) => csvOf(...given), 'csv')}>
        {texts.export.csv}
      </button>
      <button type="button" className={row} onClick={() => void take(xlsxOf, 'xlsx')}>
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
