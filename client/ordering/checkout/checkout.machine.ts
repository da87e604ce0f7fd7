import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { present } from '../../../schema/base/present.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { typed } from '../../../schema/base/typed.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import { isAgreed, storageProblem, unknownProblem } from '../../../schema/ordering/checkout.ts'
import type { OrderDraft } from './draft.ts'
import type { CheckoutContext, CheckoutEvent, CheckResult, Proposal, Quoted, Seen, Submission } from './submission.ts'

/**
 * Takes one order from the form to its status page. What the guest sees while the order is being sent follows the outbox,
 * never the click: a second tap, a reload and a lost answer are all one order.
 * Tags: `loading`, `empty`, `editable`, `busy` (being checked or written), `sending` (in the outbox), `accepted`.
 */
export const checkoutMachine = setup({
  types: typed<{ context: CheckoutContext; input: { branch: number }; events: CheckoutEvent }>(),
  actors: {
    /** The kept cart of the branch, and the order of it that is still in the outbox. */
    open: fromPromise<{ draft: OrderDraft | null; submission: Submission | null }, { branch: number }>(notProvided),
    /** Checks the form, then asks the server for a quote, or works one out here when nobody answers. */
    check: fromPromise<CheckResult, { draft: OrderDraft }>(notProvided),
    /** Writes the command into the outbox; done when it is safe on the device. */
    store: fromPromise<Submission, { draft: OrderDraft; seen: Seen }>(notProvided),
    /** Works out what an order that cannot be placed as it was seen could be instead (proposal.ts). */
    propose: fromPromise<Proposal, { draft: OrderDraft; seen: Seen | null; total: number; quoted: Quoted }>(
      notProvided,
    ),
    follow: fromCallback<CheckoutEvent, { uid: string }>(notProvided),
    /** Tells when the cart is cleared: another page of this device has ordered it. */
    watch: fromCallback<CheckoutEvent, { branch: number }>(() => {}),
    /** Keeps the receipt, clears the cart, takes the order out of the outbox – in this order. */
    settle: fromPromise<void, { branch: number; submission: Submission }>(notProvided),
  },
  actions: {
    save: (_, _draft: OrderDraft) => {},
    /** An order that was not taken leaves the outbox once its reason is on the screen. */
    forget: (_, _uid: string) => {},
    /** To the payment page or the status page; `total` in cents is what the guest agreed to. */
    leave: (_, _placed: { receipt: OrderReceipt | null; total: number }) => {},
    takeSubmission: assign((_, submission: Submission) => ({ submission, seen: submission.seen })),
    showProblems: assign(({ context }, problems: readonly Problem[]) => ({
      problems,
      failures: context.failures + 1,
      proposal: null,
      quoted: null,
    })),
    clearProblems: assign({ problems: [], proposal: null, quoted: null }),
    dropProblems: assign(({ context }, fields: readonly string[]) => ({
      problems: context.problems.filter(({ field }) => field === undefined || !fields.includes(field)),
    })),
  },
  guards: {
    isAccepted: ({ context }) => context.submission?.state === 'accepted',
    isRefused: ({ context }) => context.submission?.state === 'refused',
    isExpired: ({ context }) => context.submission?.state === 'expired',
    /** The refusal says how the order stands now: there is something to propose. */
    isOfferable: ({ context: { draft, submission } }) =>
      draft !== null && submission?.state === 'refused' && Boolean(submission.refusal?.quote),
    isOrderable: ({ context }) => context.proposal !== null && context.proposal.open.length === 0,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    branch: input.branch,
    draft: null,
    problems: [],
    failures: 0,
    seen: null,
    quoted: null,
    proposal: null,
    submission: null,
    source: 'server',
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        src: 'open',
        input: ({ context }) => ({ branch: context.branch }),
        onDone: [
          {
            guard: ({ event }) => event.output.submission !== null,
            target: 'submitting',
            actions: assign(({ event }) => ({
              draft: event.output.draft,
              submission: event.output.submission,
              seen: event.output.submission?.seen ?? null,
            })),
          },
          {
            guard: ({ event }) => (event.output.draft?.items.length ?? 0) > 0,
            target: 'editing',
            actions: assign(({ event }) => ({ draft: event.output.draft })),
          },
          { target: 'empty' },
        ],
        onError: 'unreadable',
      },
    },
    empty: { tags: 'empty' },
    unreadable: { tags: 'unreadable' },
    editing: {
      tags: 'editable',
      invoke: { src: 'watch', input: ({ context }) => ({ branch: context.branch }) },
      always: { guard: ({ context }) => (context.draft?.items.length ?? 0) === 0, target: 'empty' },
      on: {
        'cart.gone': 'opening',
        'draft.changed': {
          actions: [
            assign(({ context, event }) => ({ draft: context.draft && { ...context.draft, ...event.patch } })),
            { type: 'dropProblems', params: ({ event }) => event.touched },
            saveDraft(),
          ],
        },
        'form.changed': {
          actions: [
            assign(({ context, event }) => ({
              draft: context.draft && { ...context.draft, form: { ...context.draft.form, ...event.patch } },
            })),
            { type: 'dropProblems', params: ({ event }) => event.touched },
            saveDraft(),
          ],
        },
        'order.submitted': {
          target: 'checking',
          actions: [assign({ seen: ({ event }) => event.seen, submission: null }), 'clearProblems'],
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        input: ({ context }) => ({ draft: draftIn(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.problems.length > 0,
            target: 'editing',
            actions: { type: 'showProblems', params: ({ event }) => event.output.problems },
          },
          {
            guard: ({ context, event }) => context.seen === null || !isAgreed(context.seen.totals, event.output.quoted),
            target: 'proposing',
            actions: assign({ quoted: ({ event }) => event.output.quoted }),
          },
          { target: 'storing', actions: assign({ source: ({ event }) => event.output.source }) },
        ],
        onError: { target: 'editing', actions: { type: 'showProblems', params: [unknownProblem] } },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        src: 'store',
        input: ({ context }) => ({ draft: draftIn(context), seen: present(context.seen, 'seen price') }),
        onDone: { target: 'submitting', actions: assign({ submission: ({ event }) => event.output }) },
        onError: { target: 'editing', actions: { type: 'showProblems', params: [storageProblem] } },
      },
    },
    submitting: {
      tags: 'sending',
      invoke: { src: 'follow', input: ({ context }) => ({ uid: context.submission?.uid ?? '' }) },
      on: {
        'submission.changed': { actions: { type: 'takeSubmission', params: ({ event }) => event.submission } },
        'submission.gone': 'opening',
      },
      always: [
        {
          guard: 'isAccepted',
          target: 'settling',
        },
        {
          guard: 'isOfferable',
          target: 'proposing',
          actions: [
            assign({ quoted: ({ context }) => context.submission?.refusal?.quote ?? null }),
            forgetSubmission(),
          ],
        },
        {
          guard: 'isRefused',
          target: 'editing',
          actions: [
            { type: 'showProblems', params: ({ context }) => problemsOf(context.submission?.refusal?.problems) },
            forgetSubmission(),
          ],
        },
        {
          guard: 'isExpired',
          target: 'expired',
          actions: forgetSubmission(),
        },
      ],
    },
    proposing: {
      tags: 'busy',
      invoke: {
        src: 'propose',
        input: ({ context }) => ({
          draft: draftIn(context),
          seen: context.seen,
          total: context.submission?.total ?? context.seen?.totals.totalGross ?? 0,
          quoted: present(context.quoted, 'quote'),
        }),
        onDone: { target: 'proposed', actions: assign({ proposal: ({ event }) => event.output }) },
        onError: {
          target: 'editing',
          actions: { type: 'showProblems', params: ({ context }) => problemsOf(context.quoted?.obstacles) },
        },
      },
    },
    proposed: {
      tags: 'asking',
      invoke: { src: 'watch', input: ({ context }) => ({ branch: context.branch }) },
      on: {
        'cart.gone': 'opening',
        'proposal.accepted': {
          guard: 'isOrderable',
          target: 'storing',
          actions: [
            assign(({ context: { proposal } }) => ({
              draft: proposal?.draft ?? null,
              seen: proposal?.seen ?? null,
              submission: null,
            })),
            saveDraft(),
            'clearProblems',
          ],
        },
        'proposal.declined': {
          target: 'editing',
          actions: { type: 'showProblems', params: ({ context }) => context.proposal?.problems ?? [] },
        },
      },
    },
    expired: {
      tags: 'asking',
      on: {
        'order.repeated': {
          target: 'checking',
          actions: [assign({ seen: ({ event }) => event.seen, submission: null }), 'clearProblems'],
        },
        'proposal.declined': { target: 'editing', actions: 'clearProblems' },
      },
    },
    settling: {
      tags: 'accepted',
      invoke: {
        src: 'settle',
        input: ({ context }) => ({ branch: context.branch, submission: present(context.submission, 'submission') }),
        onDone: 'accepted',
        // The order is placed whatever this device could still write down.
        onError: 'accepted',
      },
    },
    accepted: {
      tags: 'accepted',
      entry: {
        type: 'leave',
        params: ({ context: { submission } }) => ({
          receipt: submission?.receipt ?? null,
          total: submission?.total ?? 0,
        }),
      },
    },
  },
})

function saveDraft() {
  return { type: 'save', params: ({ context }: { context: CheckoutContext }) => draftIn(context) } as const
}

const draftIn = ({ draft }: CheckoutContext): OrderDraft => present(draft, 'draft')

function forgetSubmission() {
  return {
    type: 'forget',
    params: ({ context }: { context: CheckoutContext }) => context.submission?.uid ?? '',
  } as const
}

function problemsOf(problems: readonly Problem[] = []): readonly Problem[] {
  return problems.length > 0 ? problems : [unknownProblem]
}

function notProvided(): never {
  throw new Error('checkout.effects.ts provides this')
}
