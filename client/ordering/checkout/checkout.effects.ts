import { fromCallback, fromPromise } from 'xstate'
import { addressOf } from '../../../schema/base/call.ts'
import { readDocument } from '../../../schema/base/calls.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { defaultMode, hoursFor } from '../../../schema/business/modes.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { invoiceProblems } from '../../../schema/ordering/account.ts'
import { blockedUntil } from '../../../schema/ordering/availableFrom.ts'
import { askQuote, type OrderReceipt } from '../../../schema/ordering/calls.ts'
import { gridOf, nextFreeSlot } from '../../../schema/ordering/capacity.ts'
import { presentCart, type SavedCart } from '../../../schema/ordering/cart.ts'
import { checkoutProblems } from '../../../schema/ordering/checkout.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import { earliestStart } from '../../../schema/ordering/slots.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { NetworkError } from '../../data/engine/http.ts'
import { browserDevice, type CheckoutDevice } from './browserDevice.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import {
  asOffered,
  inItsArea,
  type OrderDraft,
  orderCallOf,
  paymentMethodOf,
  quoteCallOf,
  VALID_MS,
  withPostcode,
} from './draft.ts'
import { type DraftSaver, draftOf, newestCart, savedOf } from './keptDraft.ts'
import { knownFrom, withKnownGuest, withPresentConsents } from './knownGuest.ts'
import type { OrderLocks } from './orderLocks.ts'
import { quotedFrom, submissionOf } from './outboxAnswers.ts'
import { propose } from './proposal/propose.ts'
import {
  type CheckoutEvent,
  type CheckResult,
  newSubmission,
  type Opened,
  type PlacedOrder,
  type Proposal,
  type Seen,
  type Submission,
} from './submission.ts'

/** What the surface gives the checkout. */
export interface CheckoutSurroundings {
  /** The catalogue as the rules read it, as it is shown. */
  readonly catalogue: Catalogue
  /** Where the change feed stands; the server is told what the guest had seen. */
  readonly catalogueSeq: string | null
  /** What the address chooses: a table by its code on the table (`?table=`). */
  readonly chosen: Partial<Pick<OrderDraft, 'mode' | 'table'>>
  /** The order is placed; `total` in cents is what the guest agreed to. */
  leave(receipt: OrderReceipt, total: number): void
  /** One for as long as the page is open, like the next. */
  readonly saver: DraftSaver
  readonly orderLocks: OrderLocks
  /** This browser, unless a walk says otherwise. */
  readonly device?: CheckoutDevice
}

/** A quote has to come soon or is worked out on the device: the guest is waiting (ms). */
const QUOTE_PATIENCE_MS = 6000

/** The effects of checkout.machine.ts on this device. The databases are loaded only when they are needed. */
export function checkoutEffects(surroundings: CheckoutSurroundings) {
  const { saver, device = browserDevice } = surroundings
  const { outbox } = device
  const deps = { ...surroundings, device }
  return {
    actors: {
      open: fromPromise<Opened, { branch: number; order: string | null }>(({ input }) => open(input, deps)),
      check: fromPromise<CheckResult, { draft: OrderDraft }>(({ input: { draft } }) => check(draft, deps)),
      store: fromPromise<Submission, { draft: OrderDraft; seen: Seen; replaces: string | null }>(({ input }) =>
        store(input, deps),
      ),
      takeBack: fromPromise<OrderDraft | null, { uid: string }>(async ({ input: { uid } }) => {
        const cart = await (await outbox()).takeBack(uid)
        return cart && draftOf(cart)
      }),
      propose: fromPromise<Proposal, Parameters<typeof propose>[0]>(({ input }) =>
        propose(input, {
          catalogue: surroundings.catalogue,
          quote: async draft => (await quoted(draft, deps)).quoted,
          freshProduct: id => asked<Product>(addressOf(readDocument, { type: 'products', id }), {}, device),
          nextFree: draft => nextFree(draft, deps),
        }),
      ),
      follow: fromCallback<CheckoutEvent, { uid: string }>(({ input: { uid }, sendBack }) => {
        const watching = outbox().then(({ watch }) =>
          watch(uid, deed => {
            if (deed) sendBack({ type: 'submission.changed', submission: submissionOf(deed) })
            else void gone(uid, device).then(sendBack)
          }),
        )
        return () => void watching.then(stop => stop())
      }),
      watch: fromCallback<CheckoutEvent, { branch: number }>(({ input: { branch }, sendBack }) => {
        const heard = (cart: SavedCart | null) =>
          sendBack(cart === null ? { type: 'cart.gone' } : { type: 'cart.changed', items: cart.items })
        const watching = device.carts().then(({ watch }) => watch(branch, heard))
        // A device that keeps nothing has nobody to hear from.
        watching.catch(() => {})
        return () => void watching.then(stop => stop()).catch(() => {})
      }),
      settle: fromPromise<void, { branch: number; submission: Submission }>(
        async ({ input: { branch, submission } }) => {
          await saver.idle()
          await settle(branch, submission, device)
        },
      ),
    },
    actions: {
      save: (_: unknown, draft: OrderDraft) => saver.save(draft),
      withdraw: (_: unknown, uid: string) => void outbox().then(({ withdraw }) => withdraw(uid)),
      leave: (_: unknown, { receipt, total }: { receipt: OrderReceipt | null; total: number }) => {
        if (receipt) surroundings.leave(receipt, total)
      },
    },
  } satisfies Parameters<typeof checkoutMachine.provide>[0]
}

type Deps = CheckoutSurroundings & { readonly device: CheckoutDevice }

/**
 * An order that waits is shown before anything else if it is asked for (`order`, its uid), and otherwise where the cart is
 * empty: the guest may have begun another one meanwhile.
 */
async function open({ branch, order }: { branch: number; order: string | null }, deps: Deps): Promise<Opened> {
  const { device, chosen, saver, orderLocks, catalogue } = deps
  const nothing: Opened = { draft: null, submission: null, placed: null }
  if (!(await device.hasKept())) return nothing
  const { deedsOf, tidy } = await device.outbox()
  await tidy()
  const [cart, deeds] = await Promise.all([newestCart(branch, device), deedsOf(branch)])
  const { branch: at, config } = catalogue
  const usual = defaultMode(at, config) ?? 'takeaway'
  const draftIn = (kept: SavedCart | null): OrderDraft | null => kept && asOffered(draftOf(kept), at, config)
  const isEmpty = (cart?.items.length ?? 0) === 0
  const deed = deeds.find(({ uid }) => uid === order) ?? (isEmpty ? deeds[0] : undefined)
  if (deed) {
    // Another page may show it as well, and goes on having it.
    void orderLocks.lock(deed.uid).catch(() => {})
    return { ...nothing, draft: draftIn(deed.cart ?? cart), submission: submissionOf(deed) }
  }
  if (isEmpty) return { ...nothing, placed: await justPlaced(branch, device) }
  const guest = cart && cart.contact === undefined ? await (await device.guests()).load() : null
  const now = device.now()
  const kept = draftIn(cart && presentCart(cart, now, usual))
  const filled = kept && guest ? withKnownGuest(kept, guest, { ...catalogue, now }) : kept
  const agreed = filled && withPresentConsents(filled, config, now)
  const draft = agreed && inItsArea(withPostcode({ ...agreed, ...chosen }, at), at)
  // The code on the table is read once and holds for the cart.
  if (draft && chosen.table) saver.save(draft)
  return { ...nothing, draft }
}

/** Who reloads the checkout right after the order was placed looks for it and not for an empty cart (ms). */
const JUST_PLACED_MS = 10 * 60_000

async function justPlaced(branch: number, device: CheckoutDevice): Promise<PlacedOrder | null> {
  const since = device.now() - JUST_PLACED_MS
  const kept = (await (await device.orders()).list()).find(each => (each.branch ?? each.order?.branch.id) === branch)
  return kept && (kept.order ? Date.parse(kept.order.createdAt) : kept.at) >= since ? kept : null
}

/** The order has left the outbox: another page has seen that it was placed, or its guest took it back. */
async function gone(uid: string, device: CheckoutDevice): Promise<CheckoutEvent> {
  const placed = await (await device.orders()).load(uid)
  return placed ? { type: 'submission.placed', placed } : { type: 'submission.gone' }
}

/** What the form lacks is said without asking anybody; a whole form is judged and priced by the server. */
async function check(draft: OrderDraft, deps: Deps): Promise<CheckResult> {
  const { branch } = deps.catalogue
  const { comment, deliveryArea, table } = draft
  const own = quote(draft, deps.catalogue, deps.device.now())
  const paymentMethod = paymentMethodOf(draft, branch) ?? undefined
  const typed = checkoutProblems({ ...draft.form, comment, deliveryArea, paymentMethod, table }, branch, draft.mode)
  const { totalGross } = own.pricing
  const { currency } = deps.catalogue.config
  const invoiced = invoiceProblems({ paymentMethod, totalGross, currency }, deps.catalogue.account ?? null)
  const asked = own.obstacles.filter(({ code }) => askedFor.has(code))
  if (typed.length > 0 || asked.length > 0 || invoiced.length > 0)
    return { problems: [...typed, ...invoiced, ...asked], quoted: own, source: 'device' }
  return { problems: [], ...(await quoted(draft, deps)) }
}

/** What the form asks for like any other field: nobody has to be asked whether it has changed. */
const askedFor: ReadonlySet<string> = new Set(['deliveryAreaMissing', 'tableMissing', 'appointmentRequired'])

/** How an order stands: as the server sees it, or as this device does where nobody answers. */
async function quoted(draft: OrderDraft, { catalogue, device }: Deps): Promise<Omit<CheckResult, 'problems'>> {
  const body = quoteCallOf(draft, Boolean(catalogue.account))
  const answer = await asked(addressOf(askQuote), { method: 'POST', body }, device)
  const fresh = quotedFrom(answer)
  return fresh
    ? { quoted: fresh, source: 'server' }
    : { quoted: quote(draft, catalogue, device.now()), source: 'device' }
}

/** Judged by the hours and places of this moment, which the device may not have heard of. */
async function nextFree(
  { branch: id, mode, appointment, items }: OrderDraft,
  { catalogue, device }: Deps,
): Promise<number | null> {
  if (appointment === null) return null
  const branch =
    (await asked<Branch>(addressOf(readDocument, { type: 'branches', id }), {}, device)) ?? catalogue.branch
  const from = earliestStart(Math.max(appointment, device.now()), [])
  const { fetchLoads } = await import('../../data/shop/slotLoads.ts')
  const day = localTime(from, branch.timeZone).date
  const loads = await fetchLoads(branch, day, DAYS_OF_LOADS, { send: device.call }).catch(
    () => new Map<number, number>(),
  )
  const blocked = blockedUntil({ items, mode }, { ...catalogue, branch }, device.now())
  return nextFreeSlot(hoursFor(branch, mode), gridOf(branch), loads, from, blocked)
}

const DAYS_OF_LOADS = 14

/** Undefined when nobody could say: no network, a server in trouble or one that does not know. */
async function asked<T>(path: string, request: object, { call }: CheckoutDevice): Promise<T | undefined> {
  try {
    const answer = await call<T>(path, { ...request, timeoutMs: QUOTE_PATIENCE_MS })
    return answer.ok ? answer.data : undefined
  } catch (error) {
    if (error instanceof NetworkError) return undefined
    throw error
  }
}

async function store(
  { draft, seen, replaces }: { draft: OrderDraft; seen: Seen; replaces: string | null },
  { catalogue, catalogueSeq, device, saver, orderLocks }: Deps,
): Promise<Submission> {
  await saver.idle()
  const createdAt = device.now()
  const uid = crypto.randomUUID()
  const paymentMethod = paymentMethodOf(draft, catalogue.branch)
  if (!paymentMethod) throw new Error('A checked order has a payment method.')
  const body = orderCallOf(draft, {
    uid,
    expectedTotal: seen.totals.totalGross,
    expectedTaxes: seen.totals.taxes.map(({ rate, tax }) => ({ rate, tax })),
    expectedBy: seen.promisedAt ?? null,
    catalogueSeq,
    now: createdAt,
    paymentMethod,
    branch: catalogue.branch,
    onAccount: Boolean(catalogue.account),
  })
  const deed = { uid, kind: 'order', body, branch: draft.branch, createdAt, validUntil: createdAt + VALID_MS, seen }
  await orderLocks.lock(uid)
  const other = await (await device.outbox()).place({ ...deed, cart: savedOf(draft, createdAt) }, replaces)
  if (other) return submissionOf(other)
  // A device that cannot remember its guest has ordered all the same.
  await device
    .guests()
    .then(({ save }) => save(knownFrom(draft, catalogue.config, createdAt)))
    .catch(() => {})
  return newSubmission(uid, seen)
}

/** In this order, so that a page closed in between still finds its way to the receipt. A payment may fail: its cart stays. */
async function settle(branch: number, { uid, receipt }: Submission, device: CheckoutDevice): Promise<void> {
  const orders = await device.orders()
  if (receipt && !(await orders.load(receipt.uid)))
    await orders.save({ uid: receipt.uid, hash: receipt.hash, order: null, branch, at: device.now() })
  await (await device.outbox()).settle(uid, receipt?.paymentRedirectUrl !== undefined)
}
