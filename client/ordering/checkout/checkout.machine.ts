import { assign, not } from 'xstate'
import { present } from '../../../schema/base/present.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { isAgreed, storageProblem, unknownProblem } from '../../../schema/ordering/checkout.ts'
import { isMuchLater } from '../../../schema/ordering/quotePromise.ts'
import { checkoutSetup } from './checkout.setup.machine.ts'
import type { OrderDraft } from './draft.ts'
import type { CheckoutContext, CheckoutEvent, Quoted } from './submission.ts'

/**
 * Takes one order from the form to its status page. What the guest sees while the order is being sent follows the outbox,
 * never the click: a second tap, a reload and a lost answer are all one order.
 * Its cart is set aside as long as it waits; an order that is not to be gives it back (data/outbox/setAside.ts).
 * Tags: `loading`, `empty`, `editable`, `busy` (being checked or written), `sending` (in the outbox), `accepted`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    branch: input.branch,
    order: input.order ?? null,
    draft: null,
    problems: [],
    failures: 0,
    seen: null,
    quoted: null,
    proposal: null,
    submission: null,
    replaces: null,
    placed: null,
    source: 'server',
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        src: 'open',
        input: ({ context: { branch, order } }) => ({ branch, order }),
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
          { target: 'empty', actions: assign({ placed: ({ event }) => event.output.placed }) },
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
        'cart.changed': {
          actions: assign(({ context: { draft }, event: { items } }) => ({
            draft: draft && { ...draft, items: sameValue(draft.items, items) ? draft.items : items },
          })),
        },
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
            target: 'returning',
            actions: { type: 'showProblems', params: ({ event }) => event.output.problems },
          },
          {
            guard: ({ context, event }) => !isAsSeen(context, event.output.quoted),
            target: 'proposing',
            actions: assign({ quoted: ({ event }) => event.output.quoted }),
          },
          { target: 'storing', actions: assign({ source: ({ event }) => event.output.source }) },
        ],
        onError: { target: 'returning', actions: { type: 'showProblems', params: [unknownProblem] } },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        src: 'store',
        input: ({ context }) => ({
          draft: draftIn(context),
          seen: present(context.seen, 'seen price'),
          replaces: context.replaces,
        }),
        onDone: {
          target: 'submitting',
          actions: assign(({ event }) => ({ submission: event.output, order: event.output.uid, replaces: null })),
        },
        onError: { target: 'returning', actions: { type: 'showProblems', params: [storageProblem] } },
      },
    },
    submitting: {
      tags: 'sending',
      invoke: { src: 'follow', input: ({ context }) => ({ uid: context.submission?.uid ?? '' }) },
      on: {
        'submission.changed': { actions: { type: 'takeSubmission', params: ({ event }) => event.submission } },
        'submission.placed': { target: 'settling', actions: assign(({ context, event }) => placedOf(context, event)) },
        'submission.gone': 'opening',
        'order.withdrawn': {
          actions: { type: 'withdraw', params: ({ context }) => context.submission?.uid ?? '' },
        },
      },
      always: [
        {
          guard: 'isAccepted',
          target: 'settling',
        },
        { guard: 'isWithdrawn', target: 'opening' },
        {
          guard: 'isOfferable',
          target: 'proposing',
          actions: [assign({ quoted: ({ context }) => context.submission?.refusal?.quote ?? null }), 'putInQuestion'],
        },
        {
          guard: 'isRefused',
          target: 'returning',
          actions: [
            { type: 'showProblems', params: ({ context }) => problemsOf(context.submission?.refusal?.problems) },
            'putInQuestion',
          ],
        },
        { guard: 'isExpired', target: 'expired', actions: 'putInQuestion' },
      ],
    },
    /** To the form; with the cart of the order that was not taken, if there was one. */
    returning: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: { always: [{ guard: 'isReplacing', target: 'taking' }, { target: '#checkout.editing' }] },
        taking: {
          invoke: {
            src: 'takeBack',
            input: ({ context }) => ({ uid: present(context.replaces, 'order') }),
            onDone: {
              target: '#checkout.editing',
              actions: assign(({ context, event }) => ({
                draft: event.output ?? context.draft,
                replaces: null,
                order: null,
              })),
            },
            onError: { target: '#checkout.editing', actions: assign({ replaces: null, order: null }) },
          },
        },
      },
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
          target: 'returning',
          actions: { type: 'showProblems', params: ({ context }) => problemsOf(context.quoted?.obstacles) },
        },
      },
    },
    proposed: {
      tags: 'asking',
      invoke: { src: 'watch', input: ({ context }) => ({ branch: context.branch }) },
      on: {
        // The cart of an order in question is set aside: what lies in the other one does not matter.
        'cart.gone': { guard: not('isReplacing'), target: 'opening' },
        'proposal.accepted': {
          guard: 'isOrderable',
          target: 'storing',
          actions: [
            assign(({ context: { proposal } }) => ({
              draft: proposal?.draft ?? null,
              seen: proposal?.seen ?? null,
              submission: null,
            })),
            'clearProblems',
          ],
        },
        'proposal.declined': {
          target: 'returning',
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
        'proposal.declined': { target: 'returning', actions: 'clearProblems' },
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
          // Who wanted to take it back is told first that it was too late.
          receipt: submission?.isWithdrawing ? null : (submission?.receipt ?? null),
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

/** What another page has seen of the order, as if it had been seen here. */
const placedOf = (
  { submission }: CheckoutContext,
  { placed }: Extract<CheckoutEvent, { type: 'submission.placed' }>,
): Partial<CheckoutContext> => ({
  submission: submission && { ...submission, state: 'accepted', receipt: { ...placed, ticketNumber: '' } },
})

/** Whether it costs what was seen and comes about when it was said: then nobody has to be asked. */
const isAsSeen = ({ seen }: CheckoutContext, quoted: Quoted): boolean =>
  seen !== null && isAgreed(seen.totals, quoted) && !isMuchLater(seen.promisedAt, quoted.promise?.at)

function problemsOf(problems: readonly Problem[] = []): readonly Problem[] {
  return problems.length > 0 ? problems : [unknownProblem]
}
