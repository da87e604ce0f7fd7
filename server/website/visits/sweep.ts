import type { BaseDeps } from '../../base/deps.ts'

const DAY_MS = 24 * 3_600_000
/** What visitors did is kept as long as this month can be compared with the same one a year ago. */
export const KEPT_MS = 400 * DAY_MS

/** Deletes what is too old, now and once a day. Returns how to stop. */
export function sweepVisits({ storage, clock, log }: Pick<BaseDeps, 'storage' | 'clock' | 'log'>): () => void {
  const sweep = () => {
    dropOldVisits({ storage, clock }).catch((error: Error) =>
      log.error('old visits not deleted', { error: error.stack }),
    )
  }
  sweep()
  const timer = setInterval(sweep, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Deletes what is older than 400 days. */
export const dropOldVisits = ({ storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>): Promise<void> =>
  storage.write(({ analytics }) => analytics.dropBefore(clock.now() - KEPT_MS))
