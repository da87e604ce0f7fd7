import type { Entity } from '../../../schema/base/entity.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { loaded } from '../history/loaded.ts'
import { useOffice } from '../shell/scope.tsx'
import { csvOf, xlsxOf } from './exported.ts'
import { texts } from './texts.ts'
import { titlesFor } from './titlesFor.ts'

/** Gives what a question to the device finds as a file, all of it and in its order. */
export function useExport(
  entity: Entity,
): (query: Omit<ListQuery, 'limit' | 'offset'>, ending: 'csv' | 'xlsx') => Promise<void> {
  const scope = useOffice()
  return async (query, ending) => {
    const { rows } = await loaded(scope.office.list(entity.type, { ...query, limit: Number.MAX_SAFE_INTEGER }))
    const titles = await titlesFor(scope, entity)
    const file = ending === 'csv' ? csvOf(entity, rows, titles) : await xlsxOf(entity, rows, titles)
    saveFile(file, `${entity.label.many}.${ending}`)
    scope.tell({ text: texts.export.done(rows.length) })
  }
}
