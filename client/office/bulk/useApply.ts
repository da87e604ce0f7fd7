import type { Body, Entity } from '../../../schema/base/entity.ts'
import { Refused, type Row } from '../../data/office/office.ts'
import { changeSetNamed } from '../history/changeSet.ts'
import type { Deed } from '../history/undo.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'

/** A document to be changed, or a new one to be made. */
interface Change {
  readonly row: Row | null
  readonly changes: Body
}

/** Writes many changes as one: each document for itself, all of them taken back by one undo. Gives the number of those written. */
export function useApply(): (
  entity: Entity,
  changes: readonly Change[],
  name: (count: number) => string,
) => Promise<number> {
  const { office, tell } = useOffice()
  const { didAll } = useUndo()
  return async (entity, changes, name) => {
    const wanted = changes.map(({ row, changes: fields }) => ({ id: row?.id ?? null, changes: fields, base: row }))
    const under = wanted.length > 1 ? changeSetNamed(name(wanted.length)) : undefined
    const saved = await office.saveAll(entity.type, wanted, under)
    const deeds = saved.flatMap((after, index): readonly Deed[] =>
      after instanceof Refused ? [] : [{ entity, id: after.id, before: changes[index]?.row ?? null, after }],
    )
    const refused = saved.length - deeds.length
    didAll(deeds, name(deeds.length), under)
    if (refused > 0) tell({ text: texts.refusedLater(refused), tone: 'error' })
    return deeds.length
  }
}
