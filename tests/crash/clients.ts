import { Agent } from 'node:http'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import type { OrderAction } from '../../schema/ordering/orderStatus.ts'
import type { OrderLike } from '../support/allHours.ts'
import type { Random } from '../support/seeded.ts'
import { type Answer, ask } from './ask.ts'

/** What the guests and the staff know of an order: what they were told, in the order they were told it. */
export interface Told {
  readonly order: OrderLike
  readonly receipts: OrderReceipt[]
  /** Steps the server said had happened. */
  readonly steps: OrderAction[]
}

/** What was sent and every acknowledgement for it. */
export interface Ledger {
  readonly orders: Map<string, Told>
  sent: number
  acknowledged: number
  /** Orders of which at least one acknowledgement has come. */
  placed: number
  /** Orders that were there already when they were sent again. */
  replayed: number
  /** Sends that no answer came to, or 5xx. */
  unanswered: number
  /** Steps of staff that were acknowledged. */
  moved: number
  /** Answers that say no for good: the rig asks for nothing that is not allowed, so each is a fault. */
  readonly refusals: string[]
}

export const emptyLedger = (): Ledger => ({
  orders: new Map(),
  sent: 0,
  acknowledged: 0,
  placed: 0,
  replayed: 0,
  unanswered: 0,
  moved: 0,
  refusals: [],
})

interface Shift {
  readonly origin: string
  /** Cookie header of somebody who may move orders. */
  readonly cookie: string
  readonly connections: number
  readonly orders: Iterable<OrderLike>
  readonly random: Random
  readonly habits?: Habits
  /** Resolves when the server runs, at once if it does. */
  readonly whenUp: () => Promise<void>
  /** Called after the first acknowledgement of each order. */
  readonly onPlaced: () => void
}

/** Shares of all orders, from 0 to 1. */
interface Habits {
  /** Two sends of one order at once. */
  readonly impatient: number
  /** Devices that did not hear their answer and send the same order again, up to five times in all. */
  readonly hardOfHearing: number
  /** Looked at and moved on by staff. */
  readonly tended: number
}

const usual: Habits = { impatient: 0.1, hardOfHearing: 0.15, tended: 0.3 }
const MOST_SENDS = 5
const ways: readonly (readonly OrderAction[])[] = [
  ['confirm'],
  ['confirm', 'in-delivery'],
  ['confirm', 'in-delivery', 'completed'],
  ['reject'],
  ['confirm', 'cancel'],
]

/** Sends all orders from so many connections, each one again and again under its uid until it is acknowledged. */
export async function sendOrders(shift: Shift, ledger: Ledger): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: shift.connections * 2 })
  const orders = shift.orders[Symbol.iterator]()
  const guest = async (): Promise<void> => {
    for (let next = orders.next(); !next.done; next = orders.next()) {
      const told: Told = { order: next.value, receipts: [], steps: [] }
      ledger.orders.set(told.order.uid, told)
      await sendAsMuchAs(shift, agent, told, ledger)
      const { tended } = shift.habits ?? usual
      if (told.receipts.length > 0 && shift.random.chance(tended)) await tend(shift, agent, told, ledger)
    }
  }
  try {
    await Promise.all(Array.from({ length: shift.connections }, guest))
  } finally {
    agent.destroy()
  }
}

async function sendAsMuchAs(shift: Shift, agent: Agent, told: Told, ledger: Ledger): Promise<void> {
  const { impatient, hardOfHearing } = shift.habits ?? usual
  const send = () => place(shift, agent, told, ledger)
  if (shift.random.chance(impatient)) {
    await Promise.all([send(), send()])
    return
  }
  const times = shift.random.chance(hardOfHearing) ? 2 + shift.random.below(MOST_SENDS - 1) : 1
  for (let time = 0; time < times; time += 1) await send()
}

async function place(shift: Shift, agent: Agent, told: Told, ledger: Ledger): Promise<void> {
  const answer = await untilAnswered(shift, ledger, () =>
    ask(agent, { method: 'POST', url: `${shift.origin}/api/orders`, body: told.order }),
  )
  if (!isYes(answer, ledger)) return
  told.receipts.push(JSON.parse(answer.text).data)
  ledger.acknowledged += 1
  if (answer.status === 200) ledger.replayed += 1
  if (told.receipts.length > 1) return
  ledger.placed += 1
  shift.onPlaced()
}

/** Staff move the order on, a step at a time; a step whose answer was lost is asked for again and is no second one. */
async function tend(shift: Shift, agent: Agent, told: Told, ledger: Ledger): Promise<void> {
  const { uid, hash } = told.receipts[0]!
  const seen = await untilAnswered(shift, ledger, () =>
    ask(agent, { method: 'GET', url: `${shift.origin}/api/orders/public/${uid}/${hash}` }),
  )
  if (!isYes(seen, ledger)) return
  const { id } = JSON.parse(seen.text).data as { id: number }
  for (const step of shift.random.pick(ways)) {
    const url = `${shift.origin}/api/orders/${id}/status/${step}`
    const headers = { Cookie: shift.cookie, Origin: shift.origin }
    const answer = await untilAnswered(shift, ledger, () => ask(agent, { method: 'POST', url, headers }))
    if (!isYes(answer, ledger)) return
    told.steps.push(step)
    ledger.moved += 1
  }
}

async function untilAnswered(shift: Shift, ledger: Ledger, send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await shift.whenUp()
    ledger.sent += 1
    const answer = await send().catch(() => null)
    if (answer !== null && answer.status < 500) return answer
    ledger.unanswered += 1
  }
}

function isYes({ status, text }: Answer, ledger: Ledger): boolean {
  if (status === 200 || status === 201) return true
  ledger.refusals.push(`${status} ${text}`)
  return false
}
