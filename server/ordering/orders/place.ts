import { randomBytes } from 'node:crypto'
import type { Device } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import { DEFAULT_COUNTRY } from '../../../schema/base/countries.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { type Account, invoiceProblems } from '../../../schema/ordering/account.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import { agreementProblems, checkoutProblems, isEmail, phoneOf } from '../../../schema/ordering/checkout.ts'
import { personKey } from '../../../schema/ordering/customerKeys.ts'
import type { ExternalUser } from '../../../schema/ordering/externalUser.ts'
import { contactFields, type KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { type Quote, quote, wantedOf } from '../../../schema/ordering/quote.ts'
import { promiseProblems } from '../../../schema/ordering/quotePromise.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import { businessDayOf } from '../../../schema/ordering/tickets.ts'
import type { Catalogue, Wanted } from '../../../schema/ordering/wanted.ts'
import { Fault } from '../../base/http/fault.ts'
import { toJson } from '../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { accountFor } from '../account/terms.ts'
import type { DeedDeps, OrderingDeps } from '../deps.ts'
import { fingerprint } from '../fingerprint.ts'
import { HOLD_MS } from '../payments/hold.ts'
import { owedOnline } from '../payments/payPage.ts'
import { agreedPricing } from './agreedPricing.ts'
import { attachUploads } from './attach.ts'
import type { BranchOffer, Offer } from './catalogue.ts'
import { itemRow } from './itemRow.ts'
import { adoptTicket, checkKioskCall, keepOffline, tellReview } from './kiosk.ts'
import { withPace } from './paceNow.ts'
import { quoteAnswer } from './quoteAnswer.ts'
import { minuteOf, withLoads } from './slots.ts'
import { follow } from './step.ts'

interface Placed {
  readonly receipt: OrderReceipt
  /** The same order was already here: nothing happened. */
  readonly isReplay: boolean
}

/**
 * Places an order exactly once: the same uid with the same body is answered with what it was answered the
 * first time, another body is refused. Re-prices from the server's own catalogue; whatever differs from what the guest
 * saw is a 409 with a fresh quote, and nothing is stored. Everything happens in one transaction. What a kiosk took without
 * network is stored as it is (kiosk.ts).
 */
export async function placeOrder(
  {
    storage,
    clock,
    payments,
    settings,
    entities,
    followers,
  }: DeedDeps<'clock' | 'payments' | 'settings' | 'entities' | 'followers'>,
  offer: Offer,
  call: OrderCall,
  { device = null, person = null }: PlacedBy = {},
): Promise<Placed> {
  const fingerprint = fingerprintOf(call)
  const now = clock.now()
  return storage.write(async transaction => {
    const known = await transaction.orders.byUid(call.uid)
    if (known) {
      if (known.fingerprint !== fingerprint)
        throw new Fault(422, [{ code: 'uidReused', message: errorMessages.uidReused, field: 'uid' }])
      const order =
        call.offline && device ? await adoptTicket(followers, transaction, known, call.offline, device, now) : known
      return { receipt: receiptOf(order), isReplay: true }
    }
    if (await transaction.withdrawals.byUid(call.uid)) throw new Fault(409, 'withdrawn')
    if (!call.offline && call.validUntil && Date.parse(call.validUntil) < now) throw new Fault(409, 'expired')
    const offered = await offer.of(transaction.documents, call.branch)
    if (!offered) throw new Fault(422, [{ code: 'notFound', message: errorMessages.notFound, field: 'branch' }])
    await checkKioskCall(transaction, call, device, offered.branch)
    const kept =
      call.offline && device
        ? await keepOffline(transaction, entities, { call, offline: call.offline, device }, offered, now)
        : null
    const account = call.onAccount ? await accountOf(transaction, person, offered.config, now) : null
    const usual =
      kept?.catalogue ?? (await withPace(await withLoads(offered, transaction.orders, now), transaction, now))
    const catalogue = { ...usual, account }
    const wanted = kept?.wanted ?? wantedOf(call, catalogue.product)
    const judged = kept?.judged ?? judge(call, wanted, catalogue, now, device)
    if (!payments.methods.includes(call.paymentMethod))
      throw new Error(`${call.paymentMethod} is offered, but nothing stands behind it.`)
    const hasProvider = payments.online(call.paymentMethod) !== undefined
    const accepted = { call, wanted, catalogue, judged, kept, device, person, fingerprint, hasProvider, now }
    const order = await newOrder(transaction, accepted, settings)
    const actor = device ? `devices:${device.id}` : person && account ? personKey(person.id) : 'guest'
    await transaction.orders.insert(order)
    const attached = kept ? wanted : await attachUploads(transaction, order.id, wanted, catalogue, judged)
    const items = await insertItems(transaction, order.id, attached, catalogue, judged)
    await transaction.orders.insertEvent({
      order: order.id,
      rev: 1,
      action: 'place',
      status: 'new',
      actor,
      at: order.createdAt,
    })
    if (kept) await tellReview(transaction, order, kept.reasons, actor, now)
    await follow(followers, transaction, { name: 'placed', order, at: now, items })
    return { receipt: receiptOf(order), isReplay: false }
  })
}

/** Who places it, where it is not just a guest: a paired kiosk, or somebody who is signed in for a customer. */
interface PlacedBy {
  readonly device?: Device | null
  readonly person?: ExternalUser | null
}

/** The customer it is for. Throws 409 where nobody is signed in for one any more: the price would be another. */
async function accountOf(
  transaction: Transaction,
  person: ExternalUser | null,
  config: Pick<Config, 'timeZone'>,
  now: number,
): Promise<Account> {
  const account = person?.customer ? await accountFor(transaction, person.customer, config, now) : null
  if (!account) throw new Fault(422, [{ code: 'signedOut', message: errorMessages.accountEnded, field: 'onAccount' }])
  return account
}

/** What an order is made of once it was judged. */
interface Accepted {
  readonly call: OrderCall
  readonly wanted: Wanted
  readonly catalogue: BranchOffer
  readonly judged: Quote
  /** What a kiosk took without network. */
  readonly kept: Awaited<ReturnType<typeof keepOffline>> | null
  readonly device: Device | null
  readonly person: ExternalUser | null
  readonly fingerprint: string
  /** Whether the way to pay leads to a provider. */
  readonly hasProvider: boolean
  /** Epoch ms. */
  readonly now: number
}

/** The order as it is stored first, with its number of the day. */
async function newOrder(
  transaction: Transaction,
  { call, wanted, catalogue, judged, kept, device, person, fingerprint, hasProvider, now }: Accepted,
  settings: Pick<OrderingDeps['settings'], 'publicOrigin'>,
): Promise<OrderRow> {
  const { branch, config } = catalogue
  const businessDay = kept?.businessDay ?? businessDayOf(now, branch.timeZone)
  const hash = randomBytes(24).toString('base64url')
  const { uid } = call
  const { totalGross } = judged.pricing
  // An offer is asked for without money: what it owes is known once its guest accepts it.
  const isOnline = hasProvider && !branch.isQuotationRequired
  const owed = isOnline
    ? owedOnline({ uid, hash, totalGross }, settings)
    : { paymentState: 'open' as const, redirectUrl: null }
  const table = wanted.table === null ? undefined : catalogue.table?.(wanted.table)
  const isForReview = kept !== null && kept.reasons.length > 0
  return {
    id: await transaction.documents.count('id:orders'),
    uid,
    fingerprint,
    hash,
    branch: call.branch,
    businessDay,
    ticketNumber:
      kept?.ticketNumber ?? String(await transaction.documents.count(`tickets:${call.branch}:${businessDay}`)),
    status: 'new',
    // Why it has to be looked at is told in an event of its own.
    rev: isForReview ? 2 : 1,
    mode: wanted.mode,
    isQuotation: branch.isQuotationRequired ? 1 : 0,
    paymentMethod: call.paymentMethod,
    paymentWay: hasProvider && owed.paymentState === 'open' ? (call.paymentWay ?? null) : null,
    ...owed,
    currency: config.currency,
    totalGross,
    pricing: toJson(agreedPricing(judged.pricing, { wanted, catalogue }, kept ? kept.terms : judged.terms)),
    contact: toJson({ ...contactOf(call, branch), ...forCustomer(catalogue.account, person) }),
    appointmentAt: wanted.appointment,
    counterAppointmentAt: null,
    rejectionMessage: null,
    tableIdentifier: table?.identifier ?? null,
    tableName: table?.name ?? null,
    donatee: call.donatee ?? null,
    catalogueSeq: call.catalogueSeq ?? null,
    slotAt: minuteOf(judged.suppliedAt),
    holdUntil: owed.redirectUrl === null ? null : now + HOLD_MS,
    needsReview: isForReview ? 1 : 0,
    device: device?.id ?? null,
    acknowledgedAt: null,
    escalation: 0,
    ...promiseKept(judged, wanted.appointment, { isPromised: !kept && !branch.isQuotationRequired }, now),
    askedAbout: null,
    createdAt: kept?.placedAt ?? now,
    updatedAt: now,
  }
}

/** Whose order it is. */
const forCustomer = (account: Account | null | undefined, person: ExternalUser | null): KeptContact =>
  account && person ? { customer: account.customer, person: person.id } : {}

/**
 * What the guest is promised, and what it was reckoned by. Nothing where nobody can promise yet: an offer that is asked for, or
 * what a kiosk took without network and handed in later.
 */
function promiseKept(
  { promise }: Quote,
  appointment: number | null,
  { isPromised }: { readonly isPromised: boolean },
  now: number,
): Pick<OrderRow, 'promisedAt' | 'reckoning'> {
  if (!isPromised) return { promisedAt: appointment, reckoning: null }
  const { at, reckoned, work } = promise
  return { promisedAt: at, reckoning: toJson({ reckoned, work, from: now }) }
}

/** Field errors of the form are 422; what changed the price or the offer is 409 with a fresh quote. */
function judge(call: OrderCall, wanted: Wanted, catalogue: Catalogue, now: number, device: Device | null): Quote {
  // Who stands before a kiosk is asked for nothing: the number is called out.
  const formProblems = device ? [] : checkoutProblems(call, catalogue.branch, wanted.mode)
  if (formProblems.length > 0) throw new Fault(422, formProblems)
  const judged = quote(wanted, catalogue, now)
  const { paymentMethod } = call
  const { totalGross } = judged.pricing
  const asked = { paymentMethod, totalGross, currency: catalogue.config.currency }
  const refused = invoiceProblems(asked, catalogue.account ?? null)
  if (refused.length > 0) throw new Fault(422, refused)
  const problems: Problem[] = [
    ...judged.obstacles,
    ...agreementProblems(call, judged.pricing),
    ...promiseProblems(call, judged.promise, catalogue.branch, now),
  ]
  if (problems.length > 0) throw new Fault(409, problems, { data: { quote: quoteAnswer(judged) } })
  return judged
}

async function insertItems(
  transaction: Transaction,
  order: number,
  wanted: Wanted,
  catalogue: BranchOffer,
  judged: Quote,
): Promise<OrderItemRow[]> {
  const rows: OrderItemRow[] = []
  for (const [position, item] of wanted.items.entries()) {
    const product = catalogue.product(item.product)
    const priced = judged.pricing.items[position]
    if (!product || !priced)
      throw new Error(`Item ${position} of a judged order has no price: the quote must have refused it.`)
    const row = itemRow(order, position, item, { product, priced, categories: catalogue.categoriesOf(product.id) })
    await transaction.orders.insertItem(row)
    rows.push(row)
  }
  return rows
}

export function receiptOf(order: OrderRow): OrderReceipt {
  const { uid, hash, redirectUrl } = order
  const receipt = { uid, hash, ticketNumber: order.ticketNumber }
  return redirectUrl ? { ...receipt, paymentRedirectUrl: redirectUrl } : receipt
}

/** The same order sent again, also from a kiosk that has given up waiting for the answer and calls it an offline one. */
export const fingerprintOf = ({ offline: _, ...call }: OrderCall): string => fingerprint(call)

/** What of the call is kept with the order. */
function contactOf(call: OrderCall, branch: Pick<Branch, 'country'>): KeptContact {
  const contact: KeptContact = Object.fromEntries(contactFields.map(field => [field, call[field]]))
  const { country, phone } = call
  // A form was checked; what a kiosk took without network is kept, but no mail goes to what is no address.
  const email = call.email?.trim() ?? ''
  return {
    ...contact,
    email: isEmail(email) ? email : null,
    country: country ?? DEFAULT_COUNTRY,
    phone: phone ? phoneOf(call, branch) : phone,
  }
}
