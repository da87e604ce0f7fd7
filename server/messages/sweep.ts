import type { Chore } from '../base/chores.ts'
import type { BaseDeps } from '../base/deps.ts'

const DAY_MS = 24 * 3_600_000
/** How long mails can be looked at, and guests' devices are known. */
export const MESSAGES_KEPT_MS = 30 * DAY_MS
/** Longer than the messages: a message has the number of its job, which must not be given again before it is gone. */
export const JOBS_KEPT_MS = 40 * DAY_MS

type World = Pick<BaseDeps, 'storage' | 'clock'>

/** Deletes old messages, the devices guests of old orders were told on, and settled jobs; dead letters stay until somebody has decided about them. */
export const dropOldMessages = ({ storage, clock }: World): Promise<void> =>
  storage.write(async ({ messages, pushes, jobs }) => {
    await messages.dropBefore(clock.now() - MESSAGES_KEPT_MS)
    await pushes.dropOrdersBefore(clock.now() - MESSAGES_KEPT_MS)
    await jobs.forgetBefore(clock.now() - JOBS_KEPT_MS)
  })

export const oldMessages: Chore<World> = { name: 'deletion of old messages', everyMs: DAY_MS, run: dropOldMessages }
