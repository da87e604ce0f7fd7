import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Problem } from '../../../schema/base/problems.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import { isAgreed, unknownProblem } from '../../../schema/ordering/checkout.ts'
import type { OrderDraft } from './draft.ts'
import type {
  CheckoutEvent,
  CheckoutContext as Context,
  Examination,
  Proposal,
  Quoted,
  Seen,
  Submission,
} from './submission.ts'

/**
 * The way of one order from the form to its status page (storefront section 4, checkout; design 5). What the guest sees
 * while it is on its way follows the outbox, never the click: a second tap, a reload and a lost answer are all one order.
 * Tags: `loading`, `empty`, `editable`, `busy` (being checked or written), `sending` (in the outbox), `accepted`.
 */
export const checkoutMachine = setup({
  types: { context: {} as Context, input: {} as { branch: number }, events: {} as CheckoutEvent },
  actors: {
    /** The kept cart of the branch, and the order of it that is still in the outbox. */
    open: fromPromise<{ draft: OrderDraft | null; deed: Submission | null }, { branch: number }>(notProvided),
    /** Checks the form, then asks the server for a quote, or works one out here when nobody answers. */
    examine: fromPromise<Examination, { draft: OrderDraft }>(notProvided),
    /** Writes the command into the outbox; done when it is safe on the device. */
    freeze: fromPromise<{ uid: string }, { draft: OrderDraft; seen: Seen }>(notProvided),
    /** Works out what an order that cannot be placed as it was seen could be instead (proposal.ts). */
    propose: fromPromise<Proposal, { draft: OrderDraft; seen: Seen | null; total: number; quoted: Quoted }>(
      notProvided,
    ),
    follow: fromCallback<CheckoutEvent, { uid: string }>(notProvided),
    /** Tells when the cart is cleared: another page of this device has ordered it. */
    watch: fromCallback<CheckoutEvent, { branch: number }>(() => {}),
    /** Keeps the receipt, clears the cart, takes the order out of the outbox – in this order. */
    settle: fromPromise<void, { branch: number; deed: Submission }>(notProvided),
  },
  actions: {
    save: (_, _draft: OrderDraft) => {},
    /** An order that was not taken leaves the outbox once its reason is on the screen. */
    forget: (_, _uid: string) => {},
    /** To the payment page or the status page; `total` in cents is what the guest agreed to. */
    leave: (_, _placed: { receipt: OrderReceipt; total: number }) => {},
    takeDeed: assign((_, deed: Submission) => ({ deed, seen: deed.seen })),
    showProblems: assign(({ context }, problems: readonly Problem[]) => ({
      problems,
      failures: context.failures + 1,
      change: null,
      quoted: null,
    })),
    clearProblems: assign({ problems: [], change: null, quoted: null }),
    dropProblems: assign(({ context }, fields: readonly string[]) => ({
      problems: context.problems.filter(({ field }) => field === undefined || !fields.includes(field)),
    })),
  },
  guards: {
    isIn: (_, { deed, states }: { deed: Submission | null; states: readonly Submission['state'][] }) =>
      deed !== null && states.includes(deed.state),
    /** The refusal says how the order stands now: there is something to propose. */
    isOfferable: ({ context }) => context.deed?.state === 'refused' && Boolean(context.deed.refusal?.quote),
    isOrderable: ({ context }) => context.change !== null && context.change.open.length === 0,
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
    change: null,
    deed: null,
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
            guard: ({ event }) => event.output.deed !== null,
            target: 'following',
            actions: assign(({ event }) => ({
              draft: event.output.draft,
              deed: event.output.deed,
              seen: event.output.deed?.seen ?? null,
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
            { type: 'save', params: ({ context }) => context.draft as OrderDraft },
          ],
        },
        'form.changed': {
          actions: [
            assign(({ context, event }) => ({
              draft: context.draft && { ...context.draft, form: { ...context.draft.form, ...event.patch } },
            })),
            { type: 'dropProblems', params: ({ event }) => event.touched },
            { type: 'save', params: ({ context }) => context.draft as OrderDraft },
          ],
        },
        'order.submitted': {
          target: 'examining',
          actions: [assign({ seen: ({ event }) => event.seen, deed: null }), 'clearProblems'],
        },
      },
    },
    examining: {
      tags: 'busy',
      invoke: {
        src: 'examine',
        input: ({ context }) => ({ draft: context.draft as OrderDraft }),
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
          { target: 'freezing', actions: assign({ source: ({ event }) => event.output.source }) },
        ],
        onError: { target: 'editing', actions: { type: 'showProblems', params: [unknownProblem] } },
      },
    },
    freezing: {
      tags: 'busy',
      invoke: {
        src: 'freeze',
        input: ({ context }) => ({ draft: context.draft as OrderDraft, seen: context.seen as Seen }),
        onDone: {
          target: 'following',
          actions: assign(({ context, event }) => ({
            deed: {
              uid: event.output.uid,
              state: 'waiting',
              total: context.seen?.totals.totalGross ?? 0,
              seen: context.seen,
              validUntil: Number.POSITIVE_INFINITY,
              tries: 0,
              receipt: null,
              refusal: null,
            } satisfies Submission,
          })),
        },
        onError: { target: 'editing', actions: { type: 'showProblems', params: [storageProblem()] } },
      },
    },
    following: {
      tags: 'sending',
      invoke: { src: 'follow', input: ({ context }) => ({ uid: context.deed?.uid ?? '' }) },
      on: {
        'deed.changed': { actions: { type: 'takeDeed', params: ({ event }) => event.deed } },
        'deed.gone': 'opening',
      },
      always: [
        {
          guard: { type: 'isIn', params: ({ context }) => ({ deed: context.deed, states: ['accepted'] }) },
          target: 'settling',
        },
        {
          guard: 'isOfferable',
          target: 'proposing',
          actions: [assign({ quoted: ({ context }) => context.deed?.refusal?.quote ?? null }), forgetDeed()],
        },
        {
          guard: { type: 'isIn', params: ({ context }) => ({ deed: context.deed, states: ['refused'] }) },
          target: 'editing',
          actions: [
            { type: 'showProblems', params: ({ context }) => problemsOf(context.deed?.refusal?.problems) },
            forgetDeed(),
          ],
        },
        {
          guard: { type: 'isIn', params: ({ context }) => ({ deed: context.deed, states: ['expired'] }) },
          target: 'expired',
          actions: forgetDeed(),
        },
      ],
    },
    proposing: {
      tags: 'busy',
      invoke: {
        src: 'propose',
        input: ({ context }) => ({
          draft: context.draft as OrderDraft,
          seen: context.seen,
          total: context.deed?.total ?? context.seen?.totals.totalGross ?? 0,
          quoted: context.quoted as Quoted,
        }),
        onDone: { target: 'changed', actions: assign({ change: ({ event }) => event.output }) },
        onError: {
          target: 'editing',
          actions: { type: 'showProblems', params: ({ context }) => problemsOf(context.quoted?.obstacles) },
        },
      },
    },
    changed: {
      tags: 'asking',
      invoke: { src: 'watch', input: ({ context }) => ({ branch: context.branch }) },
      on: {
        'cart.gone': 'opening',
        'change.accepted': {
          guard: 'isOrderable',
          target: 'freezing',
          actions: [
            assign(({ context: { change } }) => ({
              draft: change?.draft ?? null,
              seen: change?.seen ?? null,
              deed: null,
            })),
            { type: 'save', params: ({ context }) => context.draft as OrderDraft },
            'clearProblems',
          ],
        },
        'change.declined': {
          target: 'editing',
          actions: { type: 'showProblems', params: ({ context }) => context.change?.problems ?? [] },
        },
      },
    },
    expired: {
      tags: 'asking',
      on: {
        'order.repeated': {
          target: 'examining',
          actions: [assign({ seen: ({ event }) => event.seen, deed: null }), 'clearProblems'],
        },
        'change.declined': { target: 'editing', actions: 'clearProblems' },
      },
    },
    settling: {
      tags: 'accepted',
      invoke: {
        src: 'settle',
        input: ({ context }) => ({ branch: context.branch, deed: context.deed as Submission }),
        onDone: 'accepted',
        // The order is placed whatever this device could still write down.
        onError: 'accepted',
      },
    },
    accepted: {
      tags: 'accepted',
      entry: {
        type: 'leave',
        params: ({ context: { deed } }) => ({ receipt: deed?.receipt as OrderReceipt, total: deed?.total ?? 0 }),
      },
    },
  },
})

function forgetDeed() {
  return { type: 'forget', params: ({ context }: { context: Context }) => context.deed?.uid ?? '' } as const
}

function problemsOf(problems: readonly Problem[] = []): readonly Problem[] {
  return problems.length > 0 ? problems : [unknownProblem]
}

function storageProblem(): Problem {
  const message = 'Ihre Bestellung konnte auf diesem Gerät nicht gesichert werden und wurde deshalb nicht gesendet.'
  return { code: 'storage', message }
}

function notProvided(): never {
  throw new Error('checkout.effects.ts provides this')
}
