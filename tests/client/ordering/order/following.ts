import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { NetworkError } from '../../../../client/data/engine/http.ts'
import {
  type Known,
  type OrderEvent,
  orderMachine,
  type Reply,
} from '../../../../client/ordering/order/order.machine.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { orderWith } from './orders.ts'

const key = { uid: orderWith().uid, hash: 'geheim' }

interface Server {
  order: PublicOrder | null
  up: boolean
  /** It answers, but only with errors. */
  down: boolean
  /** Whether it has an event stream, and whether something on the way holds it back. */
  stream: 'open' | 'silent' | 'none'
  asked: number
  opened: number
}

/** A page that follows an order, the server behind it, and a clock that only moves when told. */
export function page({ kept = null, ...beginning }: { kept?: Known | null } & Partial<Server> = {}) {
  const clock = new SimulatedClock()
  const server: Server = {
    order: orderWith(),
    up: true,
    down: false,
    stream: 'open',
    asked: 0,
    opened: 0,
    ...beginning,
  }
  const replies: Reply[] = []
  const saved: Known[] = []
  let send: ((event: OrderEvent) => void) | null = null
  const machine = orderMachine.provide({
    actors: {
      restore: fromPromise(async () => kept),
      ask: fromPromise(async () => {
        server.asked++
        if (server.down) throw new Error('503')
        if (!server.up) throw new NetworkError('no network')
        return server.order && { order: server.order, at: clock.now() }
      }),
      stream: fromCallback(({ sendBack }) => {
        server.opened++
        if (!server.up || server.down || server.stream === 'none' || !server.order) sendBack({ type: 'stream.lost' })
        else if (server.stream === 'open') sendBack({ type: 'order.received', order: server.order, at: clock.now() })
        send = sendBack
        return () => {
          send = null
        }
      }),
      reply: fromPromise(async ({ input }) => {
        if (!server.up) throw new NetworkError('no network')
        if (input.counterAppointment !== (server.order?.counterAppointment ?? null)) return 'outdated'
        replies.push(input.reply)
        return 'taken'
      }),
      wakes: fromCallback(() => {}),
    },
    actions: { keep: (_, known) => void saved.push(known) },
  })
  const actor = createActor(machine, { input: key, clock })
  actor.start()
  return {
    actor,
    clock,
    server,
    replies,
    saved,
    state: () => actor.getSnapshot(),
    /** The server tells an open stream. */
    tell(changes: Partial<PublicOrder>) {
      server.order = orderWith(changes)
      send?.({ type: 'order.received', order: server.order, at: clock.now() })
    },
    isStreamOpen: () => send !== null,
  }
}

/** Lets promises that are already settled be noticed. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

export const forward = async (clock: SimulatedClock, ms: number) => {
  clock.increment(ms)
  await settled()
}
