import { assign, fromPromise, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import type { QuestionnaireCall } from '../../../schema/ordering/requests.ts'

/** In the order of the page. */
export const aspects = ['processRating', 'serviceRating', 'foodRating', 'rating'] as const
export type Aspect = (typeof aspects)[number]

/** What the guest has entered; 0 is a rating not given yet. */
export interface Answers extends Readonly<Record<Aspect, number>> {
  readonly comment: string
}

export const COMMENT_MAX = 2000
export const noAnswers: Answers = { processRating: 0, serviceRating: 0, foodRating: 0, rating: 0, comment: '' }

/** Ratings that are still missing, in the order of the page: submitting is blocked while there are any. */
export const missingIn = (answers: Answers): readonly Aspect[] => aspects.filter(aspect => answers[aspect] === 0)

type QuestionnaireEvent =
  | { type: 'rated'; aspect: Aspect; stars: number }
  | { type: 'commented'; comment: string }
  | { type: 'submitted' }
  | { type: 'cancelled' }

/** The order as it is with its rating, or null: it had been rated before, or may not be. */
type Sent = PublicOrder | null

interface Context {
  readonly answers: Answers
}

/**
 * A guest rates a completed order. What was entered is kept on the device until it is sent or thrown away; sending fails
 * without losing it. Tags: `asking` for what is missing, `sending`, `failed`; `over` when there is nothing to show any more.
 */
export const questionnaireMachine = setup({
  types: typed<{ context: Context; input: { answers: Answers }; events: QuestionnaireEvent }>(),
  actors: { send: fromPromise<Sent, { call: QuestionnaireCall }>(notProvided) },
  actions: {
    /** Keeps the answers on the device. */
    keep: (_, _answers: Answers) => {},
    forget: () => {},
    /** This device does not ask again. */
    hide: () => {},
    /** The order is rated, or what the page knew of it was not true. */
    tell: (_, _sent: Sent) => {},
    enter: assign(({ context }, change: Partial<Answers>) => ({ answers: { ...context.answers, ...change } })),
  },
  guards: { isComplete: ({ context }) => missingIn(context.answers).length === 0 },
}).createMachine({
  id: 'questionnaire',
  context: ({ input }) => ({ answers: input.answers }),
  initial: 'open',
  states: {
    open: {
      initial: 'entering',
      on: {
        rated: {
          actions: [
            { type: 'enter', params: ({ event: { aspect, stars } }) => ({ [aspect]: stars }) },
            { type: 'keep', params: ({ context }) => context.answers },
          ],
        },
        commented: {
          actions: [
            { type: 'enter', params: ({ event }) => ({ comment: event.comment.slice(0, COMMENT_MAX) }) },
            { type: 'keep', params: ({ context }) => context.answers },
          ],
        },
        submitted: [{ guard: 'isComplete', target: 'sending' }, { target: '.asking' }],
        cancelled: { target: 'over', actions: ['hide', 'forget'] },
      },
      states: {
        entering: {},
        asking: { tags: 'asking', always: { guard: 'isComplete', target: 'entering' } },
        failed: { tags: 'failed' },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        src: 'send',
        input: ({ context: { answers } }) => ({ call: answers }),
        onDone: { target: 'over', actions: ['forget', { type: 'tell', params: ({ event }) => event.output }] },
        onError: 'open.failed',
      },
    },
    over: { tags: 'over' },
  },
})

async function notProvided(): Promise<never> {
  throw new Error('questionnaire.effects.ts provides this')
}
