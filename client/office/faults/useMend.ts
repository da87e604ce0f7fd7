import { useApply } from '../bulk/useApply.ts'
import { loaded } from '../history/loaded.ts'
import { useOffice } from '../shell/scope.tsx'
import type { Fault } from './faults.ts'
import type { Repair } from './repairs.ts'
import { texts } from './texts.ts'

interface Mendable {
  readonly fault: Fault
  readonly repair: Repair
}

/** Mends faults of one kind as one change: all of it is taken back at once. */
export function useMend(): (mendable: readonly Mendable[]) => Promise<void> {
  const { office, entities } = useOffice()
  const apply = useApply()
  return async mendable => {
    const entity = entities.find(({ type }) => type === mendable[0]?.fault.type)
    if (!entity) return
    const rows = await Promise.all(mendable.map(({ fault }) => loaded(office.get(fault.type, fault.id))))
    const changes = mendable.flatMap(({ repair }, index) => {
      const row = rows[index]
      return row ? [{ row, changes: repair.changes }] : []
    })
    await apply(entity, changes, texts.repaired)
  }
}
