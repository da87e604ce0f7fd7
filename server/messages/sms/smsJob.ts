import { formatMoney } from '../../../schema/base/money.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { modes } from '../../../schema/business/modes.ts'
import { FinalFailure, type JobHandler } from '../../base/jobs/runner.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { MessagesDeps } from '../deps.ts'
import type { SmsPayload } from './smsJobs.ts'
import { de } from './texts.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'settings' | 'messengers'>

/** Sends a short message about an order to its branch or the number in the job, and keeps it for the outbox page. */
export function smsHandler({ storage, clock, settings, messengers }: World): JobHandler {
  return async (job, signal) => {
    const { order: id, sms, to: given }: SmsPayload = JSON.parse(job.payload)
    const order = await storage.read.orders.byId(id)
    const branch = order && (await storage.read.documents.entity(branches, order.branch))
    if (!order || !branch) return 'expired'
    const to = given ?? phoneOf(branch)
    if (to === null) throw new FinalFailure(de.noPhone)
    if (!messengers.sms) throw new FinalFailure(de.notSetUp)
    const words = sms === 'new-order' ? de.newOrder : de.unseen
    const text = `${words(order.ticketNumber, branch.name, whatOf(order, branch))} ${settings.publicOrigin}/backend`
    const kept = { id: job.id, channel: 'sms' as const, recipient: to, subject: '', text, html: '', order: order.id }
    await storage.write(({ messages }) => messages.put({ ...kept, createdAt: clock.now() }))
    await messengers.sms.send({ to, text, key: job.dedupeKey }, signal)
    return 'done'
  }
}

/** The branch's number in international form, or null where it has none. */
export function phoneOf({ phone }: Pick<Branch, 'phone'>): string | null {
  const number = normalisePhone(phone ?? '')
  return isPhone(number) ? number : null
}

function whatOf(order: OrderRow, { timeZone }: Branch): string {
  const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const when = order.appointmentAt === null ? de.soon : de.clock(moment.format(order.appointmentAt))
  // A no-break space makes one message two: it is not among the characters of the short alphabet.
  const total = formatMoney(order.totalGross, order.currency).replaceAll('\u00a0', ' ')
  return [modes[order.mode].listLabel, when, total].join(', ')
}
