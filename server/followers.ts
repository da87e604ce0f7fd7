import { showOnBoards } from './counter/boards/boardFeed.ts'
import { keepPace } from './counter/boards/keepPace.ts'
import { addPrintJobs } from './counter/printing/printJobs.ts'
import { queueMails } from './messages/mail/queueMails.ts'
import { queuePushes } from './messages/push/queuePushes.ts'
import type { Follower } from './ordering/orders/step.ts'
import { holdUnpaid } from './ordering/payments/hold.ts'

/** What follows from a step of an order. */
export const followers: readonly Follower[] = [
  holdUnpaid,
  showOnBoards,
  queueMails,
  queuePushes,
  addPrintJobs,
  keepPace,
]
