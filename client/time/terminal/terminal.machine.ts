import { assign, fromPromise, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { OwnHours, TerminalPerson } from '../../../schema/time/calls.ts'

/** So long (ms) somebody's own screen stays after the last touch: the next one stands in line. */
export const RETURN_MS = 10_000
/** Nobody thinks longer (ms) about their PIN, or about when they went. */
export const TYPING_MS = 30_000

/** Who stands before the terminal. */
export type Person = TerminalPerson['user']

/** What came of asking the server whose PIN it is. */
export type Answer =
  | { readonly kind: 'proved'; readonly hours: OwnHours | null }
  /** The sentence the pad shows. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unproved'; readonly hours: OwnHours | null }

export interface TerminalContext {
  readonly person: Person | null
  readonly pin: string
  /** Why the PIN is asked for once more. */
  readonly message: string
  readonly isFailed: boolean
  /** The server has said that the PIN is theirs. */
  readonly isProved: boolean
  /** Null as long as they are not known. */
  readonly hours: OwnHours | null
  /** They forgot to clock out and cannot say when they went. */
  readonly isUnknown: boolean
  /** What they have clocked just now, by its name, oldest first. */
  readonly posted: readonly string[]
  /** Grows with every touch and every attempt: what is shown begins anew. */
  readonly round: number
}

export type TerminalEvent =
  | { readonly type: 'chosen'; readonly person: Person }
  /** Read from a badge that carries the PIN as well, or typed at the pad. */
  | { readonly type: 'typed'; readonly person: Person; readonly pin: string }
  | { readonly type: 'posted'; readonly uid: string }
  /** Their hours were asked for once more. */
  | { readonly type: 'learned'; readonly hours: OwnHours }
  /** They have to say first when they went, and what came of it where they cannot. */
  | { readonly type: 'asked' }
  | { readonly type: 'unknown' }
  | { readonly type: 'touched' }
  | { readonly type: 'left' }

const nobody: TerminalContext = {
  person: null,
  pin: '',
  message: '',
  isFailed: false,
  isProved: false,
  hours: null,
  isUnknown: false,
  posted: [],
  round: 0,
}

/** Who is in, whose PIN, what to do, back to the start: one person after the other, and nothing of one is left for the next. */
export const terminalMachine = setup({
  types: typed<{ context: TerminalContext; events: TerminalEvent }>(),
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
              hours: output.kind === 'proved' ? output.hours : null,
            })),
          },
          {
            guard: ({ event: { output } }) => output.kind === 'unproved',
            target: 'own',
            actions: assign(({ event: { output } }) => ({ hours: output.kind === 'unproved' ? output.hours : null })),
          },
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
        learned: { target: 'own', reenter: true, actions: assign(({ event }) => ({ hours: event.hours })) },
        asked: 'asking',
        touched: { target: 'own', reenter: true },
        left: 'start',
      },
      after: { back: 'start' },
    },
    asking: {
      entry: 'begin',
      on: {
        posted: { target: 'own', actions: 'note' },
        unknown: { target: 'own', actions: assign({ isUnknown: true }) },
        touched: { target: 'asking', reenter: true },
        left: 'start',
      },
      after: { typing: 'start' },
    },
  },
})
