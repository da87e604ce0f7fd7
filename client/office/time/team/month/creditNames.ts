import { absenceKinds } from '../../../../../schema/time/absence.ts'
import type { LedgerDay } from '../../../../../schema/time/ledger.ts'
import { texts } from '../texts.ts'

/** What a day is given credit for, in words. */
export const creditNames = ({ credits, holiday }: LedgerDay): readonly string[] => [
  ...(holiday ? [holiday] : []),
  ...credits.flatMap(({ kind, share }) =>
    kind === 'holiday' ? [] : [share < 1 ? `${absenceKinds[kind]}, ${texts.month.halfDay}` : absenceKinds[kind]],
  ),
]
