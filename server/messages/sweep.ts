import type { BaseDeps } from '../base/deps.ts'

const DAY_MS = 24 * 3_600_000
/** How long mails can be looked at, and guests' devices are known. */
export const MESSAGES_KEPT_MS = 30 * DAY_MS
/** Longer than the messages: a message has the number of its job, which must not be given again before it is gone. */
export const JOBS_KEPT_MS = 40 * DAY_MS

type World = Pick<BaseDeps, 'storage' | 'clock' | 'log'>

/** Deletes old messages, notifications' devices of old orders and settled jobs, now and once a day. Returns how to stop. */
export function sweepMessages(world: World): () => void {
  const sweep = () => {
    dropOldMessages(world).catch((error: Error) => world.log.error('old messages not deleted', { error: error.stack }))
  }
  sweep()
  const timer = setInterval(sweep, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Dead letters stay until somebody has decided about them. */
export const dropOldMessages = ({ storage, clock }: Pick<World, 'storage' | 'clock'>): Promise<void> =>
  storage.write(async ({ messages, pushes, jobs }) => {
    await messages.dropBefore(clock.now() - MESSAGES_KEPT_MS)
    await pushes.dropOrdersBefore(clock.now() - MESSAGES_KEPT_MS)
    await jobs.forgetBefore(clock.now() - JOBS_KEPT_MS)
  })
