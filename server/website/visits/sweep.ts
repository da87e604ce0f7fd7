import type { Chore } from '../../base/chores.ts'
import type { BaseDeps } from '../../base/deps.ts'

const DAY_MS = 24 * 3_600_000
/** What visitors did is kept as long as this month can be compared with the same one a year ago. */
export const KEPT_MS = 400 * DAY_MS

/** Deletes what is older than 400 days. */
export const dropOldVisits = ({ storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>): Promise<void> =>
  storage.write(({ analytics }) => analytics.dropBefore(clock.now() - KEPT_MS))

export const oldVisits: Chore<Pick<BaseDeps, 'storage' | 'clock'>> = {
  name: 'deletion of old visits',
  everyMs: DAY_MS,
  run: dropOldVisits,
}
