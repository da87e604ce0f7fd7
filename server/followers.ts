import { showOnBoards } from './counter/boards/boardFeed.ts'
import { callNumbers } from './counter/boards/calledFeed.ts'
import { keepPace } from './counter/boards/keepPace.ts'
import { addPrintJobs } from './counter/printing/printJobs.ts'
import { queueMails } from './messages/mail/queueMails.ts'
import { queuePushes } from './messages/push/queuePushes.ts'
import { queueSms } from './messages/sms/queueSms.ts'
import { acceptAlone } from './ordering/orders/acceptAlone.ts'
import type { Follower } from './ordering/orders/step.ts'
import { holdUnpaid } from './ordering/payments/hold.ts'

const told: readonly Follower[] = [
  holdUnpaid,
  showOnBoards,
  callNumbers,
  queueMails,
  queuePushes,
  queueSms,
  addPrintJobs,
  keepPace,
]

/** What follows from a step of an order; last of all, that a branch takes it without anybody, of which the others learn too. */
export const followers: readonly Follower[] = [...told, acceptAlone(told)]
