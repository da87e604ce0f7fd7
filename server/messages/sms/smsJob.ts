import { z } from 'zod'
import { formatMoney } from '../../../schema/base/money.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { dueOf, untilText } from '../../../schema/ordering/due.ts'
import { modeOfOrder } from '../../../schema/ordering/modeOfOrder.ts'
import { FinalFailure, jobKind } from '../../base/jobs/kind.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { JobRow, NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { MessagesDeps } from '../deps.ts'
import { isPassing, type PassingKind } from '../guestChannel.ts'
import { de } from './texts.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'settings' | 'messengers'>

/** Sends a short message about an order to its branch, the number in the job or the guest, and keeps it for the outbox page. */
export const sms = jobKind({
  kind: 'sms',
  payload: z.object({
    order: z.int(),
    /** For staff: the order is new, or nobody has looked at it. For the guest: it takes longer, or it is ready. */
    sms: z.enum(['new-order', 'unseen', 'delay', 'in-delivery']),
    /** International number; the branch's own when absent. */
    to: z.string().optional(),
  }),
  async handle({ storage, clock, settings, messengers }: World, { order: id, sms: what, to: given }, job, signal) {
    const order = await storage.read.orders.byId(id)
    const branch = order && (await storage.read.documents.entity(branches, order.branch))
    if (!order || !branch) return 'expired'
    if (isPassing(what)) return tellGuest({ storage, clock, settings, messengers }, order, what, branch, job, signal)
    const to = given ?? phoneOf(branch)
    if (to === null) throw new FinalFailure(de.noPhone)
    if (!messengers.sms) throw new FinalFailure(de.notSetUp)
    const words = what === 'new-order' ? de.newOrder : de.unseen
    const text = `${words(order.ticketNumber, branch.name, whatOf(order, branch))} ${settings.publicOrigin}/backend`
    await keepAndSend({ storage, clock, sms: messengers.sms }, { to, text }, order, job, signal)
    return 'done'
  },
})

/** Tells the guest what counts only while it is true. Without a gateway nobody has promised a message. */
async function tellGuest(
  { storage, clock, settings, messengers }: World,
  order: OrderRow,
  what: PassingKind,
  branch: Branch,
  job: JobRow,
  signal: AbortSignal,
): Promise<'done' | 'expired'> {
  const { phone } = fromJson(order.contact)
  const isOver = what === 'delay' && order.status !== 'new' && order.status !== 'confirmed'
  if (!messengers.sms || !phone || isOver) return 'expired'
  const words = what === 'delay' ? de.delay : order.mode === 'delivery' ? de.underway : de.ready
  const time = clockOf(order.promisedAt ?? clock.now(), branch.timeZone)
  const status = `${settings.publicOrigin}/status/${order.uid}/${order.hash}`
  const text = `${words(order.ticketNumber, branch.name, time)} ${status}`
  await keepAndSend({ storage, clock, sms: messengers.sms }, { to: phone, text }, order, job, signal)
  return 'done'
}

const clockOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone }).format(at)

interface Sending extends Pick<World, 'storage' | 'clock'> {
  readonly sms: NonNullable<World['messengers']['sms']>
}

async function keepAndSend(
  { storage, clock, sms }: Sending,
  { to, text }: { readonly to: string; readonly text: string },
  order: OrderRow,
  job: JobRow,
  signal: AbortSignal,
): Promise<void> {
  const kept = { id: job.id, channel: 'sms' as const, recipient: to, subject: '', text, html: '', order: order.id }
  await storage.write(({ messages }) => messages.put({ ...kept, createdAt: clock.now() }))
  await sms.send({ to, text, key: job.dedupeKey }, signal)
}

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

/** A short message to the guest of an order. */
export const guestText = ({ id: order }: OrderRow, what: PassingKind, name: string): NewJob =>
  sms.job({ order, sms: what }, { dedupeKey: `sms:order:${order}:guest:${name}`, order })

/** The branch's number in international form, or null where it has none. */
export function phoneOf({ phone, country }: Pick<Branch, 'phone' | 'country'>): string | null {
  const number = normalisePhone(phone ?? '', country)
  return isPhone(number) ? number : null
}

function whatOf(order: OrderRow, { timeZone }: Branch): string {
  const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const due = dueOf(order.promisedAt, order.appointmentAt)
  const clock = due && de.clock(moment.format(due.at))
  const when = clock === null ? de.soon : due?.isPromise ? untilText(clock) : clock
  // A no-break space makes one message two: it is not among the characters of the short alphabet.
  const total = formatMoney(order.totalGross, order.currency).replaceAll('\u00a0', ' ')
  return [modeOfOrder[order.mode].listLabel, when, total].join(', ')
}
