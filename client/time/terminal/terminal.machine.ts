import { assign, fromPromise, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { ActivityView, TerminalPerson } from '../../../schema/time/calls.ts'

/** So long (ms) somebody's own screen stays after the last touch: the next one stands in line. */
export const RETURN_MS = 10_000
/** Nobody thinks longer (ms) about their PIN. */
export const TYPING_MS = 30_000

/** Who stands before the terminal. */
export type Person = TerminalPerson['user']

/** What came of asking the server whose PIN it is. */
export type Answer =
  | { readonly kind: 'proved'; readonly activities: readonly ActivityView[] | null }
  /** The sentence the pad shows. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unproved' }

interface Context {
  readonly person: Person | null
  readonly pin: string
  /** Why the PIN is asked for once more. */
  readonly message: string
  readonly isFailed: boolean
  /** The server has said that the PIN is theirs. */
  readonly isProved: boolean
  /** Null as long as they are not known. */
  readonly activities: readonly ActivityView[] | null
  /** What they have clocked just now, by its name, oldest first. */
  readonly posted: readonly string[]
  /** Grows with every touch and every attempt: what is shown begins anew. */
  readonly round: number
}

type TerminalEvent =
  | { readonly type: 'chosen'; readonly person: Person }
  /** Read from a badge that carries the PIN as well, or typed at the pad. */
  | { readonly type: 'typed'; readonly person: Person; readonly pin: string }
  | { readonly type: 'posted'; readonly uid: string }
  /** Their activities were asked for once more. */
  | { readonly type: 'learned'; readonly activities: readonly ActivityView[] }
  | { readonly type: 'touched' }
  | { readonly type: 'left' }

const nobody: Context = {
  person: null,
  pin: '',
  message: '',
  isFailed: false,
  isProved: false,
  activities: null,
  posted: [],
  round: 0,
}

/** Who is in, whose PIN, what to do, back to the start: one person after the other, and nothing of one is left for the next. */
export const terminalMachine = setup({
  types: typed<{ context: Context; events: TerminalEvent }>(),
  actors: { prove: fromPromise<Answer, { person: Person | null; pin: string }>(async () => ({ kind: 'failed' })) },
  actions: {
    begin: assign(({ context: { round } }) => ({ round: round + 1 })),
    note: assign(({ context: { posted }, event }) =>
      event.type === 'posted' ? { posted: [...posted, event.uid] } : {},
    ),
  },
  delays: { typing: TYPING_MS, back: RETURN_MS },
}).createMachine({
  id: 'terminal',
  context: nobody,
  initial: 'start',
  states: {
    start: {
      entry: assign(nobody),
      on: {
        chosen: { target: 'pin', actions: assign(({ event }) => ({ person: event.person })) },
        typed: { target: 'proving', actions: assign(({ event }) => ({ person: event.person, pin: event.pin })) },
      },
    },
    pin: {
      on: {
        typed: { target: 'proving', actions: assign(({ event }) => ({ pin: event.pin })) },
        touched: { target: 'pin', reenter: true },
        left: 'start',
      },
      after: { typing: 'start' },
    },
    proving: {
      entry: [assign({ message: '', isFailed: false }), 'begin'],
      invoke: {
        src: 'prove',
        input: ({ context: { person, pin } }) => ({ person, pin }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'proved',
            target: 'own',
            actions: assign(({ event: { output } }) => ({
              isProved: true,
              activities: output.kind === 'proved' ? output.activities : null,
            })),
          },
          { guard: ({ event: { output } }) => output.kind === 'unproved', target: 'own' },
          {
            target: 'pin',
            actions: assign(({ event: { output } }) => ({
              message: output.kind === 'refused' ? output.message : '',
              isFailed: output.kind === 'failed',
            })),
          },
        ],
        onError: { target: 'pin', actions: assign({ isFailed: true }) },
      },
      on: { left: 'start' },
    },
    own: {
      entry: 'begin',
      on: {
        posted: { target: 'own', reenter: true, actions: 'note' },
        learned: { target: 'own', reenter: true, actions: assign(({ event }) => ({ activities: event.activities })) },
        touched: { target: 'own', reenter: true },
        left: 'start',
      },
      after: { back: 'start' },
    },
  },
})
