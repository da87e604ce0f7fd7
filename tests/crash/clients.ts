import { Agent, request } from 'node:http'
import type { OrderReceipt } from '../../schema/calls.ts'
import type { OrderLike } from '../support/allHours.ts'

/** As long as a guest's device waits before it sends the same order again. */
const TIMEOUT_MS = 10_000

/** What the guests know: every order they sent, and every acknowledgement they got for it. */
export interface Ledger {
  readonly orders: Map<string, { readonly order: OrderLike; readonly receipts: OrderReceipt[] }>
  sent: number
  acknowledged: number
  /** Orders that were there already when they were sent again. */
  replayed: number
  /** Sends that no answer came to, or 5xx. */
  unanswered: number
  /** Answers that say no for good: the rig sends no wrong orders, so each is a fault. */
  readonly refusals: string[]
}

export const emptyLedger = (): Ledger => ({
  orders: new Map(),
  sent: 0,
  acknowledged: 0,
  replayed: 0,
  unanswered: 0,
  refusals: [],
})

export interface Shift {
  readonly origin: string
  readonly connections: number
  readonly orders: Iterable<OrderLike>
  /** Share of the guests who tap twice: two sends of one order at once. */
  readonly impatient: number
  readonly random: () => number
  /** Resolves when the server runs, at once if it does. */
  readonly whenUp: () => Promise<void>
  /** Called after every acknowledgement. */
  readonly onAcknowledged: () => void
}

/** Sends all orders from so many connections, each one again and again under its uid until it is acknowledged. */
export async function sendOrders(shift: Shift, ledger: Ledger): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: shift.connections * 2 })
  const orders = shift.orders[Symbol.iterator]()
  const guest = async (): Promise<void> => {
    for (let next = orders.next(); !next.done; next = orders.next()) {
      const order = next.value
      ledger.orders.set(order.uid, { order, receipts: [] })
      const taps = shift.random() < shift.impatient ? 2 : 1
      await Promise.all(Array.from({ length: taps }, () => sendUntilAcknowledged(shift, agent, order, ledger)))
    }
  }
  try {
    await Promise.all(Array.from({ length: shift.connections }, guest))
  } finally {
    agent.destroy()
  }
}

async function sendUntilAcknowledged(shift: Shift, agent: Agent, order: OrderLike, ledger: Ledger): Promise<void> {
  for (;;) {
    await shift.whenUp()
    ledger.sent += 1
    const answer = await send(agent, `${shift.origin}/api/orders`, order).catch(() => null)
    if (answer === null || answer.status >= 500) {
      ledger.unanswered += 1
    } else if (answer.status === 200 || answer.status === 201) {
      ledger.orders.get(order.uid)?.receipts.push(JSON.parse(answer.text).data)
      ledger.acknowledged += 1
      if (answer.status === 200) ledger.replayed += 1
      shift.onAcknowledged()
      return
    } else {
      ledger.refusals.push(`${answer.status} ${answer.text}`)
      return
    }
  }
}

/** One POST; rejects when the connection breaks before the whole answer is here. */
function send(agent: Agent, url: string, body: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
      },
    )
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error('timeout')))
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify(body))
  })
}
