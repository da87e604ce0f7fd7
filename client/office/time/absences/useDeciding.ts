import { absences } from '../../../../schema/time/absence.ts'
import type { Row } from '../../../data/office/office.ts'
import { useApply } from '../../bulk/useApply.ts'
import { useUndo } from '../../history/useUndo.ts'
import { useOffice } from '../../shell/scope.tsx'
import { texts } from './texts.ts'

interface Deciding {
  readonly approve: (row: Row, name: string) => Promise<unknown>
  readonly refuse: (row: Row, name: string, answer: string) => Promise<unknown>
  /** An approved one goes, because its person asked for that; or it stays. */
  readonly letGo: (row: Row, name: string) => Promise<unknown>
  readonly keep: (row: Row, name: string) => Promise<unknown>
}

/** Deciding about absences: changes of documents like any others, so it works without network and can be undone. */
export function useDeciding(): Deciding {
  const { office } = useOffice()
  const { didAll } = useUndo()
  const apply = useApply()
  return {
    approve: (row, name) => apply(absences, [{ row, changes: { state: 'approved' } }], () => texts.did.approved(name)),
    refuse: (row, name, answer) =>
      apply(absences, [{ row, changes: { state: 'refused', answer } }], () => texts.did.refused(name)),
    keep: (row, name) => apply(absences, [{ row, changes: { isWithdrawalAsked: false } }], () => texts.did.kept(name)),
    async letGo(row, name) {
      await office.remove(absences.type, row.id)
      didAll([{ entity: absences, id: row.id, before: row, after: null }], texts.did.removed(name))
    },
  }
}
