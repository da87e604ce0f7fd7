import type { JobKindName } from '../schema/messages/jobKinds.ts'
import type { JobKind } from './base/jobs/kind.ts'
import { unlist } from './counter/boards/boardFeed.ts'
import { lesson } from './counter/boards/keepPace.ts'
import { print } from './counter/printing/printJobs.ts'
import type { Deps } from './deps.ts'
import { letter } from './messages/mail/letterJob.ts'
import { mail } from './messages/mail/mailJob.ts'
import { notice } from './messages/push/noticeJob.ts'
import { push } from './messages/push/pushJob.ts'
import { sms } from './messages/sms/smsJob.ts'
import { hold } from './ordering/payments/hold.ts'
import { refund } from './ordering/payments/refunds.ts'

/** Everything that is done in the background: one kind for every label the office has, and no other. */
export const jobKinds = { mail, sms, push, notice, letter, refund, print, hold, lesson, unlist } as const satisfies {
  readonly [Name in JobKindName]: JobKind<Omit<Deps, 'wake'>> & { readonly kind: Name }
}
