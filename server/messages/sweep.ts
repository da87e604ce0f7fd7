import type { BaseDeps } from '../base/deps.ts'

const DAY_MS = 24 * 3_600_000
/** How long mails can be looked at, and guests' devices are known, unless the business says otherwise. */
export const MESSAGES_KEPT_MS = 30 * DAY_MS
/** Longer than the messages: a message has the number of its job, which must not be given again before it is gone. */
const JOBS_LONGER_MS = 10 * DAY_MS
export const JOBS_KEPT_MS = MESSAGES_KEPT_MS + JOBS_LONGER_MS

type World = Pick<BaseDeps, 'storage' | 'clock'>

/**
 * Deletes messages that are so many days old, the devices guests of old orders were told on, and settled jobs; dead letters
 * stay until somebody has decided about them. Returns how many messages and jobs.
 */
export const dropOldMessages = ({ storage, clock }: World, days = MESSAGES_KEPT_MS / DAY_MS): Promise<number> =>
  storage.write(async ({ messages, pushes, jobs }) => {
    const before = clock.now() - days * DAY_MS
    await pushes.dropOrdersBefore(before)
    return (await messages.dropBefore(before)) + (await jobs.forgetBefore(before - JOBS_LONGER_MS))
  })
