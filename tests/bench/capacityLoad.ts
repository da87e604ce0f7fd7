import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import { ask } from '../crash/ask.ts'
import { allHoursOrder } from '../support/allHours.ts'
import { quantile } from '../support/results.ts'
import { type Client, load } from './load.ts'

/**
 * A full evening in a process of its own: orders as fast as so many connections go, guests who look how theirs stands, and
 * boards that follow their branch. `node capacityLoad.ts <port> <seconds> <connections> <cookie>` prints its figures.
 */
const POLLERS = 200
const POLL_EVERY_MS = 10_000
const BOARDS = 20
const BRANCHES = 3
/** A board has to keep and draw what it got before it asks for more. */
const BOARD_RESTS_MS = 200

export interface CapacityLoad {
  readonly perSecond: number
  readonly orders: number
  readonly p50: number
  readonly p99: number
  readonly polls: number
  readonly pollP99: number
  /** Orders that boards were given, each board counted. */
  readonly shown: number
}

const [port = '', seconds = '', connections = '', cookie = ''] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const receipts: OrderReceipt[] = []
const polls: number[] = []
let shown = 0

await load(Number(port), orderingClients(8), 1)
const others = [...timers(POLLERS, poller), ...timers(BOARDS, board)]
const placed = await load(Number(port), orderingClients(Number(connections)), Number(seconds))
for (const timer of others) clearInterval(timer)
const figures: CapacityLoad = {
  perSecond: placed.requests / placed.seconds,
  orders: placed.requests,
  p50: quantile(placed.latencies, 0.5),
  p99: quantile(placed.latencies, 0.99),
  polls: polls.length,
  pollP99: quantile(polls, 0.99),
  shown,
}
console.log(JSON.stringify(figures))
process.exit(0)

function orderingClients(count: number): Client[] {
  return Array.from({ length: count }, (_, connection) => {
    let number = connection * 1009
    return {
      next: () => ({
        method: 'POST',
        path: '/api/orders',
        body: JSON.stringify(allHoursOrder(randomUUID(), number++)),
      }),
      told: (_status, text) => {
        // Guests look at orders of the last minutes.
        receipts[number % 1000] = (JSON.parse(text) as { data: OrderReceipt }).data
      },
    }
  })
}

function timers(count: number, make: (number: number) => NodeJS.Timeout): NodeJS.Timeout[] {
  return Array.from({ length: count }, (_, number) => make(number))
}

/** Asks every ten seconds on a connection that stays open; the first time somewhere within them. */
function poller(number: number): NodeJS.Timeout {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const poll = async (): Promise<void> => {
    const known = receipts.filter(Boolean)
    const receipt = known[(number * 31) % known.length]
    if (!receipt) return
    const began = performance.now()
    await look(agent, `/api/orders/public/${receipt.uid}/${receipt.hash}`)
    polls.push(performance.now() - began)
  }
  setTimeout(poll, (number / POLLERS) * POLL_EVERY_MS)
  return setInterval(poll, POLL_EVERY_MS)
}

/** An open stream, and the orders of the branch whenever it says that there are new ones. */
function board(number: number): NodeJS.Timeout {
  const database = `branch-${(number % BRANCHES) + 1}`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let isNew = false
  let isAsking = false
  let since: string | null = null
  get(
    `${origin}/replication/_db_updates?feed=eventsource`,
    { headers: { cookie, accept: 'text/event-stream' } },
    stream =>
      stream.on('data', (chunk: Buffer) => {
        isNew ||= chunk.includes(`"${database}"`)
      }),
  )
  const pull = async (): Promise<void> => {
    const path = `/replication/${database}/_changes?feed=normal&include_docs=true&limit=1000&since=${since ?? 'now'}`
    isNew = false
    isAsking = true
    const text = await look(agent, path, { cookie })
    isAsking = false
    const page = JSON.parse(text) as { results: unknown[]; last_seq: string }
    since = page.last_seq
    shown += page.results.length
  }
  return setInterval(() => isNew && !isAsking && pull(), BOARD_RESTS_MS)
}

/** As browsers do it: a connection that was closed while it was idle is no failure, a new one is opened. */
async function look(agent: Agent, path: string, headers: Record<string, string> = {}): Promise<string> {
  const question = { method: 'GET', url: `${origin}${path}`, headers }
  const { status, text } = await ask(agent, question).catch(() => ask(agent, question))
  if (status !== 200) throw new Error(`${status} ${text}`)
  return text
}
