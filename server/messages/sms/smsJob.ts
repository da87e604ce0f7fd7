import { z } from 'zod'
import { formatMoney } from '../../../schema/base/money.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { modeOfOrder } from '../../../schema/ordering/modeOfOrder.ts'
import { FinalFailure, jobKind } from '../../base/jobs/kind.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { MessagesDeps } from '../deps.ts'
import { de } from './texts.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'settings' | 'messengers'>

/** Sends a short message about an order to its branch or the number in the job, and keeps it for the outbox page. */
export const sms = jobKind({
  kind: 'sms',
  payload: z.object({
    order: z.int(),
    /** That the order is new, or that nobody has looked at it. */
    sms: z.enum(['new-order', 'unseen']),
    /** International number; the branch's own when absent. */
    to: z.string().optional(),
  }),
  async handle({ storage, clock, settings, messengers }: World, { order: id, sms: what, to: given }, job, signal) {
    const order = await storage.read.orders.byId(id)
    const branch = order && (await storage.read.documents.entity(branches, order.branch))
    if (!order || !branch) return 'expired'
    const to = given ?? phoneOf(branch)
    if (to === null) throw new FinalFailure(de.noPhone)
    if (!messengers.sms) throw new FinalFailure(de.notSetUp)
    const words = what === 'new-order' ? de.newOrder : de.unseen
    const text = `${words(order.ticketNumber, branch.name, whatOf(order, branch))} ${settings.publicOrigin}/backend`
    const kept = { id: job.id, channel: 'sms' as const, recipient: to, subject: '', text, html: '', order: order.id }
    await storage.write(({ messages }) => messages.put({ ...kept, createdAt: clock.now() }))
    await messengers.sms.send({ to, text, key: job.dedupeKey }, signal)
    return 'done'
  },
})

/** Of several orders nobody looks at a shift lead is told once in this time. */
const UNSEEN_MS = 15 * 60_000

/** A short message that an order of a branch waits unseen at `at` (epoch ms): one in a quarter of an hour, whatever waits. */
export function unseenSms({ id: order, branch }: OrderRow, to: string, at: number): NewJob {
  const quarter = Math.floor(at / UNSEEN_MS)
  return sms.job({ order, sms: 'unseen', to }, { dedupeKey: `sms:branch:${branch}:unseen:${quarter}`, order })
}

/** A short message to the branch about an order; `name` is what makes it one of its kind: 'again:2'. */
export function smsJob({ id: order }: OrderRow, what: 'new-order', name: string): NewJob {
  return sms.job({ order, sms: what }, { dedupeKey: `sms:order:${order}:${what}:${name}`, order })
}

/** The branch's number in international form, or null where it has none. */
export function phoneOf({ phone, country }: Pick<Branch, 'phone' | 'country'>): string | null {
  const number = normalisePhone(phone ?? '', country)
  return isPhone(number) ? number : null
}

function whatOf(order: OrderRow, { timeZone }: Branch): string {
  const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const when = order.appointmentAt === null ? de.soon : de.clock(moment.format(order.appointmentAt))
  // A no-break space makes one message two: it is not among the characters of the short alphabet.
  const total = formatMoney(order.totalGross, order.currency).replaceAll('\u00a0', ' ')
  return [modeOfOrder[order.mode].listLabel, when, total].join(', ')
}
