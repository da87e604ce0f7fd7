import { fromCallback, fromPromise } from 'xstate'
import { addressOf } from '../../../schema/base/call.ts'
import {
  acceptProposal,
  type PublicOrder,
  publicOrder,
  publicOrderEvents,
  rejectProposal,
} from '../../../schema/ordering/calls.ts'
import { ask } from '../../data/engine/http.ts'
import { now } from '../../device/clock.ts'
import { onNetworkHint } from '../../device/online.ts'
import { onVisible } from '../../device/page/visibility.ts'
import type { Known, OrderEvent, OrderKey, orderMachine, ReplyInput, ReplyOutcome } from './order.machine.ts'

/** The effects of order.machine.ts in a browser. */
export function orderEffects() {
  return {
    actors: {
      restore: fromPromise<Known | null, OrderKey>(async ({ input: { uid, hash } }) => {
        const kept = await (await keptOrders()).load(uid)
        return kept?.order && kept.hash === hash ? { order: kept.order, at: kept.at } : null
      }),
      ask: fromPromise<Known | null, OrderKey>(({ input, signal }) => load(input, signal)),
      stream: fromCallback<OrderEvent, OrderKey>(({ input, sendBack }) => openStream(input, sendBack)),
      reply: fromPromise<ReplyOutcome, ReplyInput>(({ input }) => reply(input)),
      wakes: fromCallback<OrderEvent>(({ sendBack }) => {
        const woke = (isBack: boolean) => isBack && sendBack({ type: 'page.woke' })
        const stops = [onVisible(woke), onNetworkHint(woke)]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    },
    actions: {
      keep: ({ context }: { context: OrderKey }, { order, at }: Known) =>
        void keptOrders().then(({ save }) => save({ uid: context.uid, hash: context.hash, order, at })),
    },
  } satisfies Parameters<typeof orderMachine.provide>[0]
}

const keptOrders = async () => (await import('../../data/thisDevice.ts')).thisDevice().orders

async function load({ uid, hash }: OrderKey, signal: AbortSignal): Promise<Known | null> {
  const answer = await ask(publicOrder, { params: { uid, hash } }, { signal })
  if (answer.ok) return { order: answer.data, at: now() }
  if (answer.status === 404) return null
  throw new Error(`The order could not be asked for: ${answer.status}`)
}

function openStream({ uid, hash }: OrderKey, sendBack: (event: OrderEvent) => void): () => void {
  const source = new EventSource(addressOf(publicOrderEvents, { uid, hash }))
  source.addEventListener('order', ({ data }: MessageEvent<string>) => {
    const order: PublicOrder = JSON.parse(data)
    sendBack({ type: 'order.received', order, at: now() })
  })
  // The browser would try again by itself, but without saying so: polling shows how old the state is.
  source.addEventListener('error', () => sendBack({ type: 'stream.lost' }))
  return () => source.close()
}

async function reply({ reply: given, counterAppointment, uid, hash }: ReplyInput): Promise<ReplyOutcome> {
  const answered = given === 'confirm' ? acceptProposal : rejectProposal
  const answer = await ask(answered, { params: { uid, hash }, body: { counterAppointment } })
  if (answer.ok) return 'taken'
  if (answer.status === 409) return 'outdated'
  throw new Error(`The answer was not taken: ${answer.status}`)
}
