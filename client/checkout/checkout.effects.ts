import { fromCallback, fromPromise } from 'xstate'
import type { OrderReceipt } from '../../schema/calls.ts'
import type { SavedCart } from '../../schema/cart.ts'
import type { Problem } from '../../schema/messages.ts'
import { checkoutProblems } from '../../schema/rules/checkout.ts'
import { type Catalogue, quote } from '../../schema/rules/quote.ts'
import { call, NetworkError } from '../data/http.ts'
import { now } from '../device/clock.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { type Draft, formFrom, orderCallOf, paymentMethodOf, quoteCallOf, VALID_MS } from './draft.ts'
import { newsOf } from './news.ts'
import { createSaver } from './saving.ts'
import type { CheckoutEvent, DeedNews, Examination, Totals } from './way.ts'

/** What the surface gives the checkout. */
export interface CheckoutSurroundings {
  /** The catalogue as the rules read it, as it is shown. */
  readonly catalogue: Catalogue
  /** Where the change feed stands; the server is told what the guest had seen. */
  readonly catalogueSeq: string | null
  /** Preselected table (`?table=`), if the address named one. */
  readonly table: string | null
  leave(receipt: OrderReceipt): void
  /** One for as long as the page is open. */
  readonly saver: DraftSaver
}

export type DraftSaver = ReturnType<typeof createDraftSaver>
/** Writes drafts into the cart of their branch, one at a time. */
export const createDraftSaver = () => createSaver(async (draft: Draft) => (await carts()).saveCart(savedOf(draft)))

/** A quote has to come soon or is worked out on the device: the guest is waiting (ms). */
const QUOTE_PATIENCE_MS = 6000

/** The effects of checkout.machine.ts on this device. The databases are loaded only when they are needed. */
export function checkoutEffects(surroundings: CheckoutSurroundings) {
  const { saver } = surroundings
  return {
    actors: {
      open: fromPromise<{ draft: Draft | null; deed: DeedNews | null }, { branch: number }>(
        async ({ input: { branch } }) => {
          const [cart, deeds] = await Promise.all([(await carts()).loadCart(branch), (await outbox()).deedsOf(branch)])
          const [deed] = deeds
          return { draft: cart && draftOf(cart, surroundings.table), deed: deed ? newsOf(deed) : null }
        },
      ),
      examine: fromPromise<Examination, { draft: Draft }>(({ input: { draft } }) => examine(draft, surroundings)),
      freeze: fromPromise<{ uid: string }, { draft: Draft; total: number }>(({ input: { draft, total } }) =>
        freeze(draft, total, surroundings),
      ),
      follow: fromCallback<CheckoutEvent, { uid: string }>(({ input: { uid }, sendBack }) => {
        const watching = outbox().then(({ watchDeed }) =>
          watchDeed(uid, deed => sendBack(deed ? { type: 'deed.changed', deed: newsOf(deed) } : { type: 'deed.gone' })),
        )
        return () => void watching.then(stop => stop())
      }),
      settle: fromPromise<void, { branch: number; deed: DeedNews }>(async ({ input: { branch, deed } }) => {
        await saver.idle()
        await settle(branch, deed)
      }),
    },
    actions: {
      save: (_: unknown, draft: Draft) => saver.save(draft),
      forget: (_: unknown, uid: string) => void outbox().then(({ forget }) => forget(uid)),
      leave: (_: unknown, receipt: OrderReceipt) => surroundings.leave(receipt),
    },
  } satisfies Parameters<typeof checkoutMachine.provide>[0]
}

const carts = () => import('../data/carts.ts')
const outbox = () => import('../data/outbox.ts')

/** What the form lacks is said without asking anybody; a whole form is judged and priced by the server. */
async function examine(draft: Draft, { catalogue }: CheckoutSurroundings): Promise<Examination> {
  const own = quote(draft, catalogue, now())
  const here: Examination = { problems: own.obstacles, totals: own.pricing, source: 'device' }
  const form = {
    ...draft.form,
    comment: draft.comment,
    paymentMethod: paymentMethodOf(draft, catalogue.branch) ?? undefined,
  }
  const typed = checkoutProblems(form, catalogue.branch, draft.mode)
  if (typed.length > 0) return { ...here, problems: [...typed, ...own.obstacles] }
  return (await askServer(draft, own.pricing)) ?? here
}

/** Null when nobody could say: no network, or a server in trouble. */
async function askServer(draft: Draft, own: Totals): Promise<Examination | null> {
  try {
    const answer = await call<{ pricing: Totals; obstacles: Problem[] }>('/api/quote', {
      method: 'POST',
      body: quoteCallOf(draft),
      timeoutMs: QUOTE_PATIENCE_MS,
    })
    if (answer.ok) return { problems: answer.data.obstacles, totals: answer.data.pricing, source: 'server' }
    const isPassing = answer.status >= 500 || answer.status === 429
    return isPassing || answer.errors.length === 0 ? null : { problems: answer.errors, totals: own, source: 'server' }
  } catch (error) {
    if (error instanceof NetworkError) return null
    throw error
  }
}

async function freeze(draft: Draft, total: number, { catalogue, catalogueSeq }: CheckoutSurroundings) {
  const { deedsOf, post } = await outbox()
  // Another page of this device was quicker with the same cart: that is the order.
  const underway = (await deedsOf(draft.branch)).find(({ state }) => state === 'waiting' || state === 'sending')
  if (underway) return { uid: underway.uid }
  const createdAt = now()
  const uid = crypto.randomUUID()
  const paymentMethod = paymentMethodOf(draft, catalogue.branch)
  if (!paymentMethod) throw new Error('A checked order has a payment method.')
  const body = orderCallOf(draft, {
    uid,
    expectedTotal: total,
    catalogueSeq,
    now: createdAt,
    paymentMethod,
  })
  await post({ uid, kind: 'order', body, branch: draft.branch, createdAt, validUntil: createdAt + VALID_MS })
  return { uid }
}

/** In this order, so that a page closed in between still finds its way to the receipt. A payment may fail: its cart stays. */
async function settle(branch: number, { uid, receipt }: DeedNews): Promise<void> {
  if (receipt) {
    const { saveOrder } = await import('../data/orders.ts')
    await saveOrder({ uid: receipt.uid, hash: receipt.hash, order: null, at: now() })
  }
  if (!receipt?.paymentRedirectUrl) await (await carts()).clearCart(branch)
  await (await outbox()).forget(uid)
}

function draftOf(cart: SavedCart, table: string | null): Draft {
  const { branch, items, mode, deliveryArea, appointment, comment, donatee } = cart
  const wanted = { branch, items, mode, deliveryArea, appointment, comment, donatee }
  return { ...wanted, table: table ?? cart.table, form: formFrom(cart.contact) }
}

function savedOf({ form, ...wanted }: Draft): SavedCart {
  return { ...wanted, contact: { ...form }, updatedAt: now() }
}
