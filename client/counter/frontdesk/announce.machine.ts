import { assign, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'

/** A number that has become ready. */
export interface Call {
  readonly id: number
  readonly number: string
}

type AnnounceEvent = { readonly type: 'board.changed'; readonly ready: readonly Call[] }

interface Context {
  /** What has been called, or was there when the screen was switched on; null before the board is known. */
  readonly known: ReadonlySet<number> | null
  readonly waiting: readonly Call[]
  /** What is being called now. */
  readonly calling: Call | null
}

/** So long a number is called and stands out before the next one is. */
export const CALL_MS = 4000

/**
 * Calls the numbers that become ready, one after the other. What is ready when the screen is switched on has been called
 * before; an order that went back into the kitchen is called again when it is ready again. Tag: `calling`.
 */
export const announceMachine = setup({
  types: typed<{ context: Context; events: AnnounceEvent }>(),
  actions: {
    /** Chime and voice. */
    call: (_, _call: Call) => {},
    take: assign(({ context }, ready: readonly Call[]) => {
      const known = new Set(ready.map(({ id }) => id))
      if (context.known === null) return { known }
      const fresh = ready.filter(({ id }) => !context.known?.has(id))
      // What left the board before its turn is not called any more.
      return { known, waiting: [...context.waiting.filter(({ id }) => known.has(id)), ...fresh.toReversed()] }
    }),
    next: assign(({ context }) => ({ calling: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    rest: assign({ calling: null }),
  },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
  delays: { call: CALL_MS },
}).createMachine({
  id: 'announce',
  context: { known: null, waiting: [], calling: null },
  on: { 'board.changed': { actions: { type: 'take', params: ({ event }) => event.ready } } },
  initial: 'quiet',
  states: {
    quiet: { entry: 'rest', always: { guard: 'isWaiting', target: 'calling' } },
    calling: {
      tags: 'calling',
      entry: ['next', { type: 'call', params: ({ context }) => context.calling ?? { id: 0, number: '' } }],
      after: { call: [{ guard: 'isWaiting', target: 'calling', reenter: true }, { target: 'quiet' }] },
    },
  },
})
