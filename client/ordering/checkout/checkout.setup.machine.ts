import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Problem } from '../../../schema/base/problems.ts'
import { typed } from '../../../schema/base/typed.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import type { OrderDraft } from './draft.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckResult,
  Opened,
  Proposal,
  Quoted,
  Seen,
  Submission,
} from './submission.ts'

/** What the checkout asks of the device and of the server, and the words its machine is written in. */
export const checkoutSetup = setup({
  types: typed<{ context: CheckoutContext; input: CheckoutInput; events: CheckoutEvent }>(),
  actors: {
    /** The kept cart of the branch, and the order of it that is still in the outbox. */
    open: fromPromise<Opened, { branch: number; order: string | null }>(notProvided),
    /** Checks the form, then asks the server for a quote, or works one out here when nobody answers. */
    check: fromPromise<CheckResult, { draft: OrderDraft }>(notProvided),
    /** Writes the command into the outbox; done when it is safe on the device. */
    store: fromPromise<Submission, { draft: OrderDraft; seen: Seen; replaces: string | null }>(notProvided),
    /** Gives back the cart of an order that was not taken, with whatever was begun meanwhile. */
    takeBack: fromPromise<OrderDraft | null, { uid: string }>(notProvided),
    /** Works out what an order that cannot be placed as it was seen could be instead (proposal.ts). */
    propose: fromPromise<Proposal, { draft: OrderDraft; seen: Seen | null; total: number; quoted: Quoted }>(
      notProvided,
    ),
    follow: fromCallback<CheckoutEvent, { uid: string }>(notProvided),
    /** Tells when another page of this device changes the cart, or clears it because it has ordered it. */
    watch: fromCallback<CheckoutEvent, { branch: number }>(() => {}),
    /** Keeps the receipt, clears the cart, takes the order out of the outbox – in this order. */
    settle: fromPromise<void, { branch: number; submission: Submission }>(notProvided),
  },
  actions: {
    save: (_, _draft: OrderDraft) => {},
    /** Takes the order back that waits; the outbox says what became of it. */
    withdraw: (_, _uid: string) => {},
    /** To the payment page or the status page; `total` in cents is what the guest agreed to. */
    leave: (_, _placed: { receipt: OrderReceipt | null; total: number }) => {},
    takeSubmission: assign((_, submission: Submission) => ({ submission, seen: submission.seen })),
    showProblems: assign(({ context }, problems: readonly Problem[]) => ({
      problems,
      failures: context.failures + 1,
      proposal: null,
      quoted: null,
    })),
    /** It was not taken: it stays in the outbox until the guest has decided. */
    putInQuestion: assign({ replaces: ({ context }) => context.submission?.uid ?? null }),
    clearProblems: assign({ problems: [], proposal: null, quoted: null }),
    dropProblems: assign(({ context }, fields: readonly string[]) => ({
      problems: context.problems.filter(({ field }) => field === undefined || !fields.includes(field)),
    })),
  },
  guards: {
    isAccepted: ({ context }) => context.submission?.state === 'accepted',
    isWithdrawn: ({ context }) => context.submission?.state === 'withdrawn',
    isReplacing: ({ context }) => context.replaces !== null,
    isRefused: ({ context }) => context.submission?.state === 'refused',
    isExpired: ({ context }) => context.submission?.state === 'expired',
    /** The refusal says how the order stands now: there is something to propose. */
    isOfferable: ({ context: { draft, submission } }) =>
      draft !== null && submission?.state === 'refused' && Boolean(submission.refusal?.quote),
    isOrderable: ({ context }) => context.proposal !== null && context.proposal.open.length === 0,
  },
})

function notProvided(): never {
  throw new Error('checkout.effects.ts provides this')
}
