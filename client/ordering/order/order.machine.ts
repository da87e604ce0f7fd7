import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { present } from '../../../schema/base/present.ts'
import { typed } from '../../../schema/base/typed.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'

/** Address of a guest's order: whoever has both may see it. */
export interface OrderKey {
  readonly uid: string
  readonly hash: string
}

/** What the order looked like and when it was heard from the server (epoch ms). */
export interface Known {
  readonly order: PublicOrder
  readonly at: number
}

export type Reply = 'confirm' | 'reject'
/** An answer to a counter-appointment, for the time that was shown (ISO 8601). */
export type ReplyInput = OrderKey & { readonly reply: Reply; readonly counterAppointment: string | null }
/** `outdated`: the order had moved on meanwhile, and the answer counts for nothing. */
export type ReplyOutcome = 'taken' | 'outdated'

export type OrderEvent =
  | ({ type: 'order.received' } & Known)
  /** The event stream ended for good or never began. */
  | { type: 'stream.lost' }
  /** The page came back: shown again, or the network with it. */
  | { type: 'page.woke' }
  /** What is shown may not be true any more: the server is asked, even about an order that has ended. */
  | { type: 'order.doubted' }
  | { type: 'counterAppointment.confirmed' }
  | { type: 'counterAppointment.rejected' }

interface Context extends OrderKey {
  readonly order: PublicOrder | null
  readonly asOf: number | null
  /** The server has spoken since the page was opened; what was kept on the device alone ends nothing. */
  readonly heard: boolean
  /** Questions in a row that got no answer. */
  readonly failures: number
  /** The last question was answered, but not with the order: the server has trouble, not the network. */
  readonly isServerDown: boolean
  /** Questions asked since the stream was last tried. */
  readonly rounds: number
  readonly reply: Reply
}

/** The status is asked for every 10 s. */
export const POLL_MS = 10_000
const LONGEST_PAUSE_MS = 60_000
/** The server sends the order as soon as a stream opens; one that stays silent this long is held back on its way. */
const STREAM_PATIENCE_MS = 10_000
/** A stream may have died unnoticed: it is opened anew this often, which also says how the order stands. */
const STREAM_RENEWAL_MS = 60_000
const ROUNDS_BETWEEN_STREAMS = 6

/**
 * Follows one order for its guest: the event stream first, a question every 10 s
 * where there is none, longer pauses while nothing answers, and nothing any more once the order has ended and what was paid is back.
 * Tags: `live` it is told as it happens, `missing` there is no such order, `ended`; `replying`, `replyFailed` and
 * `replyOutdated` for the answer to a counter-appointment.
 */
export const orderMachine = setup({
  types: typed<{ context: Context; input: OrderKey; events: OrderEvent }>(),
  actors: {
    /** The state last kept on this device. */
    restore: fromPromise<Known | null, OrderKey>(notProvided),
    stream: fromCallback<OrderEvent, OrderKey>(notProvided),
    /** Asks once; null where there is no such order, an exception where no answer came. */
    ask: fromPromise<Known | null, OrderKey>(notProvided),
    reply: fromPromise<ReplyOutcome, ReplyInput>(notProvided),
    wakes: fromCallback<OrderEvent>(notProvided),
  },
  actions: {
    /** Keeps the state on the device, so that the page shows it without network. */
    keep: (_, _known: Known) => {},
    take: assign((_, known: Known) => ({
      order: known.order,
      asOf: known.at,
      heard: true,
      failures: 0,
      isServerDown: false,
    })),
    /** What the server has said meanwhile is newer than what was kept. */
    showKept: assign(({ context }, kept: Known | null) =>
      kept && context.order === null ? { order: kept.order, asOf: kept.at } : {},
    ),
    countRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
    countFailure: assign(({ context }, error: unknown) => ({
      failures: context.failures + 1,
      isServerDown: !(error instanceof Error && error.name === 'NetworkError'),
    })),
    beginAnew: assign({ failures: 0, rounds: 0 }),
  },
  guards: {
    isOver: ({ context }) => context.heard && context.order !== null && isOver(context.order),
    isStreamDue: ({ context }) => context.rounds >= ROUNDS_BETWEEN_STREAMS,
  },
  delays: {
    pause: ({ context }) => Math.min(POLL_MS * 2 ** context.failures, LONGEST_PAUSE_MS),
    streamPatience: STREAM_PATIENCE_MS,
    streamRenewal: STREAM_RENEWAL_MS,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    ...input,
    order: null,
    asOf: null,
    heard: false,
    failures: 0,
    isServerDown: false,
    rounds: 0,
    reply: 'confirm',
  }),
  type: 'parallel',
  states: {
    kept: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'restore',
            input: ({ context }) => context,
            onDone: { target: 'read', actions: { type: 'showKept', params: ({ event }) => event.output } },
            onError: 'read',
          },
        },
        read: {},
      },
    },
    watch: {
      initial: 'listening',
      states: {
        listening: {
          initial: 'opening',
          invoke: { src: 'stream', input: ({ context }) => context },
          on: {
            'order.received': {
              target: '.open',
              actions: [
                { type: 'take', params: ({ event }) => event },
                { type: 'keep', params: ({ event }) => event },
              ],
            },
            'stream.lost': 'asking',
            'page.woke': { target: 'listening', reenter: true },
          },
          always: { guard: 'isOver', target: 'ended' },
          states: {
            opening: { after: { streamPatience: '#order.watch.asking' } },
            open: { tags: 'live', after: { streamRenewal: { target: '#order.watch.listening', reenter: true } } },
          },
        },
        asking: {
          entry: 'countRound',
          // An answer that is on its way may be older than what the guest just did.
          on: { 'page.woke': { target: 'asking', reenter: true } },
          invoke: {
            src: 'ask',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'missing' },
              {
                target: 'pausing',
                actions: [
                  { type: 'take', params: ({ event }) => present(event.output, 'order') },
                  { type: 'keep', params: ({ event }) => present(event.output, 'order') },
                ],
              },
            ],
            onError: {
              target: 'pausing',
              actions: { type: 'countFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
            },
          },
        },
        pausing: {
          always: { guard: 'isOver', target: 'ended' },
          after: {
            pause: [{ guard: 'isStreamDue', target: 'listening', actions: 'beginAnew' }, { target: 'asking' }],
          },
          on: { 'page.woke': { target: 'listening', actions: 'beginAnew' } },
        },
        ended: {
          tags: 'ended',
          on: {
            'order.doubted': 'asking',
            // What the guest did here changed it once more.
            'order.received': {
              actions: [
                { type: 'take', params: ({ event }) => event },
                { type: 'keep', params: ({ event }) => event },
              ],
            },
          },
        },
        missing: { tags: 'missing' },
      },
    },
    attention: {
      initial: 'watching',
      states: { watching: { invoke: { src: 'wakes' } } },
    },
    reply: {
      initial: 'idle',
      on: {
        'counterAppointment.confirmed': { target: '.sending', actions: assign({ reply: 'confirm' }) },
        'counterAppointment.rejected': { target: '.sending', actions: assign({ reply: 'reject' }) },
      },
      states: {
        idle: {},
        sending: {
          tags: 'replying',
          // The first answer counts until it is through: a second tap says nothing new.
          on: { 'counterAppointment.confirmed': {}, 'counterAppointment.rejected': {} },
          invoke: {
            src: 'reply',
            input: ({ context: { uid, hash, reply, order } }) => ({
              uid,
              hash,
              reply,
              counterAppointment: order?.counterAppointment ?? null,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output === 'outdated',
                target: 'outdated',
                actions: raise({ type: 'page.woke' }),
              },
              { target: 'idle', actions: raise({ type: 'page.woke' }) },
            ],
            onError: { target: 'failed', actions: raise({ type: 'page.woke' }) },
          },
        },
        failed: { tags: 'replyFailed' },
        outdated: { tags: 'replyOutdated' },
      },
    },
  },
})

/** Completed, rejected, canceled or failed: nothing follows, watching stops. */
export function hasEnded(order: PublicOrder): boolean {
  return order.isCompleted || order.isRejected || order.isCanceled || order.isFailed
}

/** Nothing follows, and no money is on its way back: the last word has been said. */
const isOver = (order: PublicOrder): boolean => hasEnded(order) && (order.payment?.refunding ?? 0) === 0

function notProvided(): never {
  throw new Error('order.effects.ts provides this')
}
