import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { checkoutMachine } from '../../../../client/ordering/checkout/checkout.machine.ts'
import { blankForm, type OrderDraft } from '../../../../client/ordering/checkout/draft.ts'
import type {
  CheckoutEvent,
  CheckResult,
  PlacedOrder,
  Proposal,
  Submission,
} from '../../../../client/ordering/checkout/submission.ts'
import type { OrderReceipt } from '../../../../schema/ordering/calls.ts'
import { quotedAt, seenAt, submissionWith, total } from './quotes.ts'

export const draft: OrderDraft = {
  branch: 1,
  items: [{ key: 'a', product: 42, amount: 2, unit: 'amount', parts: {} }],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: blankForm,
}
export const receipt: OrderReceipt = { uid: 'order-1', hash: 'geheim', ticketNumber: '042' }
export const seen = seenAt(total)

/** What lies on the device, what a quote says, and everything the checkout did with them. */
export function checkout(
  device: {
    draft?: OrderDraft | null
    submission?: Submission | null
    placed?: PlacedOrder | null
    back?: OrderDraft
  } = {},
  quote: Partial<CheckResult> = {},
) {
  const examination: CheckResult = { problems: [], quoted: quotedAt(total), source: 'server', ...quote }
  const done = {
    frozen: [] as number[],
    saved: [] as OrderDraft[],
    takenBack: [] as string[],
    withdrawn: [] as string[],
    replaced: [] as (string | null)[],
    settled: 0,
    left: [] as { receipt: OrderReceipt | null; total: number }[],
  }
  const net = { storage: true, examination, proposal: {} as Partial<Pick<Proposal, 'open' | 'differences'>> }
  let tell: (event: CheckoutEvent) => void = () => {}
  let hear: (event: CheckoutEvent) => void = () => {}
  const machine = checkoutMachine.provide({
    actors: {
      open: fromPromise(async () => ({
        draft: device.draft === undefined ? draft : device.draft,
        submission: device.submission ?? null,
        placed: device.placed ?? null,
      })),
      check: fromPromise(async () => net.examination),
      store: fromPromise(async ({ input }) => {
        if (!net.storage) throw new Error('disk full')
        done.frozen.push(input.seen.totals.totalGross)
        done.replaced.push(input.replaces)
        return submissionWith({ uid: `order-${done.frozen.length}`, seen: input.seen })
      }),
      takeBack: fromPromise(async ({ input: { uid } }) => {
        done.takenBack.push(uid)
        return device.back ?? null
      }),
      propose: fromPromise(async ({ input: { draft: of, quoted, total: before } }): Promise<Proposal> => {
        const { open = quoted.obstacles, differences = [] } = net.proposal
        const after = seenAt(quoted.pricing.totalGross)
        return { before, draft: of, seen: after, differences, open, earliest: null, problems: quoted.obstacles }
      }),
      follow: fromCallback<CheckoutEvent, { uid: string }>(({ sendBack }) => {
        tell = sendBack
      }),
      watch: fromCallback<CheckoutEvent, { branch: number }>(({ sendBack }) => {
        hear = sendBack
      }),
      settle: fromPromise(async () => {
        done.settled++
      }),
    },
    actions: {
      save: (_, kept) => void done.saved.push(kept),
      withdraw: (_, uid) => void done.withdrawn.push(uid),
      leave: (_, placed) => void done.left.push(placed),
    },
  })
  const actor = createActor(machine, { input: { branch: 1 }, clock: new SimulatedClock() })
  actor.start()
  return {
    actor,
    done,
    net,
    state: () => actor.getSnapshot(),
    placedElsewhere: () => tell({ type: 'submission.placed', placed: { uid: 'order-1', hash: 'geheim' } }),
    cart: (items: OrderDraft['items']) => hear({ type: 'cart.changed', items }),
    outboxEmptied: () => tell({ type: 'submission.gone' }),
    outbox: (changes: Partial<Submission>) => tell({ type: 'submission.changed', submission: submissionWith(changes) }),
    async submitted() {
      await settled()
      actor.send({ type: 'order.submitted', seen })
      await settled()
    },
  }
}

export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
