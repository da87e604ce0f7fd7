import { onTestFinished } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import { createCall } from '../../client/data/engine/http.ts'
import { createOutbox } from '../../client/data/outbox/outbox.ts'
import { createCarts } from '../../client/data/shop/carts.ts'
import { createKnownGuests } from '../../client/data/shop/guests.ts'
import { createKeptOrders } from '../../client/data/shop/orders.ts'
import type { CheckoutDevice } from '../../client/ordering/checkout/browserDevice.ts'
import { checkoutEffects } from '../../client/ordering/checkout/checkout.effects.ts'
import { checkoutMachine } from '../../client/ordering/checkout/checkout.machine.ts'
import { blankForm, type CheckoutFields, type OrderDraft } from '../../client/ordering/checkout/draft.ts'
import { createDraftSaver, savedOf } from '../../client/ordering/checkout/keptDraft.ts'
import { agreedAt } from '../../client/ordering/checkout/knownGuest.ts'
import { createOrderLocks } from '../../client/ordering/checkout/orderLocks.ts'
import { seenOf } from '../../client/ordering/checkout/proposal/differences.ts'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import { quote } from '../../schema/ordering/quote.ts'
import type { Catalogue } from '../../schema/ordering/wanted.ts'
import type { Phone } from './walk.ts'
import { rolls } from './ways.ts'

export const anna: CheckoutFields = {
  ...blankForm,
  firstName: 'Anna',
  lastName: 'Huber',
  phone: '+436641234567',
  email: 'anna@example.com',
  street: 'Hauptplatz 1',
  zipCode: '4020',
  city: 'Linz',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
}

/** Anna wants two rolls and comes for them. */
export const draftOf = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  branch: 1,
  items: [rolls],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: anna,
  ...changes,
})

/** What a phone knows of its branch at this moment, as the rules read it. */
export function catalogueOn({ catalogue }: Phone, branch: number): Catalogue {
  const [menus, switches, tables] = [catalogue.list('menus'), catalogue.list('switches'), catalogue.list('tables')]
  const products = new Map(catalogue.list('products').map(product => [product.id, product]))
  return {
    config: catalogue.config()!,
    branch: catalogue.get('branches', branch)!,
    menus,
    switches,
    product: id => products.get(id),
    category: id => catalogue.get('categories', id),
    table: key => tables.find(({ id, identifier }) => id === key || identifier === key),
    donatee: id => catalogue.get('donatees', id),
  }
}

/**
 * The checkout of a phone, with the real cart, outbox and server behind it. `catalogue` is what the page shows; without a
 * `draft` it is one more page on what lies there already.
 */
export async function openCheckout(phone: Phone, draft: OrderDraft | null, catalogue: Catalogue) {
  const { world } = phone.device
  const carts = createCarts(world)
  const outbox = createOutbox(world)
  const device: CheckoutDevice = {
    call: createCall(world.fetch),
    hasKept: async () => true,
    carts: async () => carts,
    outbox: async () => outbox,
    orders: async () => createKeptOrders(world),
    guests: async () => createKnownGuests(world),
    now: world.now,
    memo: world.memo,
    after: world.after,
    onLeaving: () => () => {},
  }
  // The consents of a draft are those to the texts that are valid.
  const agreed = agreedAt(catalogue.config, world.now())
  if (draft) await carts.save(savedOf({ agreed, ...draft }, world.now()))
  const receipts: OrderReceipt[] = []
  const saver = createDraftSaver(catalogue.branch.id, device)
  const orderLocks = createOrderLocks(device)
  const shown = {
    catalogue,
    catalogueSeq: null,
    chosen: {},
    saver,
    orderLocks,
    device,
    leave: (to: OrderReceipt) => receipts.push(to),
  }
  const machine = checkoutMachine.provide(checkoutEffects(shown))
  const actor = createActor(machine, { input: { branch: catalogue.branch.id } }).start()
  // One page of a device sends.
  const stop = draft ? outbox.start() : null
  onTestFinished(async () => {
    actor.stop()
    if (!stop) return
    stop()
    // What sends may be in the middle of a round, and would open the database again.
    await world.withLock('outbox', async () => {}, new AbortController().signal)
    await closeDeviceDatabase(world)
  })
  const context = () => actor.getSnapshot().context
  const tagged = (tag: 'editable' | 'sending' | 'asking') =>
    waitFor(actor, state => state.hasTag(tag), { timeout: 10_000 })
  if (draft) await tagged('editable')
  return {
    actor,
    /** The guest goes to another page. */
    leave: () => orderLocks.leave(),
    carts,
    receipts,
    tagged,
    placed: () => waitFor(actor, state => state.value === 'accepted', { timeout: 10_000 }),
    change: () => context().proposal!,
    problems: () => context().problems.map(({ code }) => code),
    /** The final button, with what the page shows above it. */
    submit() {
      const now = context().draft!
      actor.send({
        type: 'order.submitted',
        seen: seenOf(now, quote(now, shown.catalogue, world.now()), shown.catalogue),
      })
    },
    /** What a guest edits in the form. */
    edit: (patch: Partial<OrderDraft>) => actor.send({ type: 'draft.changed', patch, touched: [] }),
    /** The page has got the news and shows them. */
    refresh(now: Catalogue) {
      shown.catalogue = now
    },
  }
}
