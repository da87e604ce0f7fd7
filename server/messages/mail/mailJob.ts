import { createHash } from 'node:crypto'
import { z } from 'zod'
import { branches } from '../../../schema/business/branch.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { products as productEntity } from '../../../schema/catalogue/product.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { JobRow, NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../deps.ts'
import { letterheadOf, letterOf } from './letters.ts'
import { inOneLine, type Mail } from './mailer.ts'
import { isForBranch, type MailKind, mailKinds, type Occasion } from './occasion.ts'
import { plainText } from './plain.ts'
import { htmlOf } from './template.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'settings' | 'messengers' | 'log'>

const payload = z.object({
  order: z.int(),
  mail: z.enum(mailKinds),
  /** Epoch ms: the time that was proposed; a later proposal makes this mail needless. */
  proposal: z.int().nullish(),
  /** The credit note it tells of. */
  credit: z.int().nullish(),
})
type MailPayload = z.infer<typeof payload>

/**
 * Writes a mail as its order stands now, keeps it for the outbox page and hands it to the mail server if there is one. At
 * least once: a server lost between the two sends it again, with the same Message-ID. News that are old by now expire.
 */
export const mail = jobKind({
  kind: 'mail',
  payload,
  async handle({ storage, clock, settings, messengers, log }: World, given, job) {
    const order = await storage.read.orders.byId(given.order)
    if (!order || isOutdated(given, order)) return 'expired'
    const occasion = await occasionOf(storage, given, order, settings.publicOrigin)
    const written = mailOf(job, occasion, messengers.mail?.from)
    if (!written) return 'expired'
    const { to: recipient, subject, text, html } = written
    if (await isTooMuch(storage, given, order, { job: job.id, recipient, now: clock.now() })) {
      log.warn('a mail was not sent: too many to one address', { order: order.id, mail: given.mail })
      return 'expired'
    }
    const kept = { id: job.id, channel: 'mail' as const, recipient, subject, text, html, order: order.id }
    await storage.write(({ messages }) => messages.put({ ...kept, createdAt: clock.now() }))
    await messengers.mail?.send(written)
    return 'done'
  },
})

/** So many mails an hour an address gets about orders that nobody of the business has touched. */
const UNASKED_PER_HOUR = 10
const HOUR_MS = 3_600_000

/** Whoever orders names an address, perhaps a stranger's: what the shop sends there by itself has an end. */
async function isTooMuch(
  { read }: Pick<Storage, 'read'>,
  { mail: kind }: MailPayload,
  order: OrderRow,
  { job, recipient, now }: { readonly job: number; readonly recipient: string; readonly now: number },
): Promise<boolean> {
  if (isForBranch(kind)) return false
  const sent = await read.messages.sentTo(recipient, now - HOUR_MS, UNASKED_PER_HOUR + 1)
  if (sent.filter(({ id }) => id !== job).length < UNASKED_PER_HOUR) return false
  const events = await read.orders.events(order.id)
  return events.every(({ actor }) => !/^(users|devices):/.test(actor))
}

/** A mail about an order; `name` is what makes it one of its kind, `credit` the credit note it tells of. */
export function mailJob(
  { id: order, counterAppointmentAt }: OrderRow,
  kind: MailKind,
  name: string,
  credit?: number,
): NewJob {
  const proposal = kind === 'propose' ? { proposal: counterAppointmentAt } : {}
  return mail.job(
    { order, mail: kind, ...proposal, ...(kind === 'credited' ? { credit } : {}) },
    { dedupeKey: `mail:order:${order}:${name}`, order },
  )
}

/** A time that is no longer proposed is not asked for, and what is ready takes no longer. */
const isOutdated = ({ mail: kind, proposal }: MailPayload, order: OrderRow): boolean =>
  (kind === 'propose' && (order.status !== 'new' || order.counterAppointmentAt !== proposal)) ||
  (kind === 'offer' && order.status !== 'new') ||
  (kind === 'delay' && order.status !== 'new' && order.status !== 'confirmed')

async function occasionOf(
  { read }: Pick<Storage, 'read'>,
  { mail: kind, credit }: MailPayload,
  order: OrderRow,
  origin: string,
): Promise<Occasion> {
  const [config, branch, items, refunds, notes] = await Promise.all([
    read.documents.entity(configEntity, 1),
    read.documents.entity(branches, order.branch),
    read.orders.items(order.id),
    read.payments.refundsOf(order.id),
    kind === 'credited' ? read.creditNotes.ofOrder(order.id) : [],
  ])
  if (!config || !branch) throw new Error(`Order ${order.id} has no branch any more.`)
  return {
    kind,
    order,
    items,
    branch,
    config,
    table: order.tableName ?? order.tableIdentifier,
    // What was offered has its price.
    hidden: order.isQuotation === 1 && !fromJson(order.pricing).offer ? await hiddenPrices(read, items) : new Set(),
    refunded: refunds.filter(({ state }) => state === 'refunded').reduce((sum, { amount }) => sum + amount, 0),
    credit: notes.find(({ id }) => id === credit) ?? null,
    origin,
  }
}

async function hiddenPrices(
  { documents }: Storage['read'],
  items: readonly OrderItemRow[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(items.map(({ product }) => product))]
  const products = await Promise.all(ids.map(id => documents.entity(productEntity, id)))
  return new Set(ids.filter((_id, at) => products[at]?.isPriceHidden))
}

/** The mail, or null where nobody has an address for it (any more). */
function mailOf(job: JobRow, occasion: Occasion, from: string | undefined): Mail | null {
  const { kind, order, branch, config, origin } = occasion
  const isToBranch = isForBranch(kind)
  const guest = fromJson(order.contact).email ?? ''
  const to = isToBranch ? branch.email : guest
  if (!to) return null
  const host = new URL(origin).hostname
  const letter = letterOf(occasion)
  return {
    from: { name: config.shopName, address: from ?? config.email ?? branch.email ?? `bestellung@${host}` },
    to: inOneLine(to),
    replyTo: isToBranch ? guest || null : (branch.email ?? config.email ?? null),
    subject: inOneLine(letter.subject),
    text: plainText(letter),
    html: htmlOf(letter, letterheadOf(config, origin)),
    messageId: `<${createHash('sha256').update(job.dedupeKey).digest('hex').slice(0, 40)}@${host}>`,
    date: job.createdAt,
  }
}
