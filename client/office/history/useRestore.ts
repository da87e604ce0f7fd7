import { restoreDocument } from '../../../schema/base/history.ts'
import { useServerAction } from '../server/useServerAction.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Deleted, stillDeleted } from './stillDeleted.ts'
import { texts } from './texts.ts'

/**
 * Lets the server bring a document back, through the same validation as everything that is entered; why not is told. What it
 * names that lies in the trash as well is told with it, and brought back too if the person wishes and may.
 */
export function useRestore(document: Deleted) {
  const { office, actor, entities, tell } = useOffice()
  const { run, isBusy } = useServerAction()
  const bringBack = async (wanted: readonly Deleted[]) => {
    const back: Deleted[] = []
    for (const each of wanted) {
      const { entity, id, title } = each
      const problem = await run(restoreDocument, { params: { type: entity.type, id }, body: {} })
      if (problem === null) back.push(each)
      else tell({ text: wanted.length === 1 ? problem : `${title}: ${problem}`, tone: 'error' })
    }
    if (back.length === 0) return
    const found = await Promise.all(back.map(each => stillDeleted(office, entities, each)))
    const missing = unique(found.flat())
    const restorable = missing.filter(({ entity }) => mayCreate(entity, actor))
    const told = texts.trash.restored(back.map(({ title }) => title))
    if (missing.length === 0) return tell({ text: told })
    tell({
      text: `${told} ${texts.trash.missing(missing.map(({ entity, title }) => [entity.label.one, title]))}`,
      ...(restorable.length > 0
        ? { action: { label: texts.trash.alsoRestore, run: () => void bringBack(restorable) } }
        : {}),
    })
  }
  return { restore: () => void bringBack([document]), isBusy }
}

const unique = (all: readonly Deleted[]): readonly Deleted[] => [
  ...new Map(all.map(each => [`${each.entity.type}:${each.id}`, each])).values(),
]
