import type { ActivityEntry } from '../../../../../schema/time/calls.ts'
import type { EntryTarget } from '../EntryDialog.tsx'

/** What may be done about a month's work; null for whoever only reads it. */
export interface MonthDeeds {
  readonly correct: (work: ActivityEntry, change?: Partial<Pick<EntryTarget, 'times' | 'reason' | 'title'>>) => void
  readonly add: (date: string) => void
}
