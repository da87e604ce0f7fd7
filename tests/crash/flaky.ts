import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import type { NewDeed } from '../../client/data/outbox/deed.ts'
import { createOutbox, type Outbox } from '../../client/data/outbox/outbox.ts'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { type Device, device } from '../support/device.ts'
import { type FaultProxy, faultProxy } from '../support/faultProxy.ts'
import { type Random, seeded } from '../support/seeded.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { ask } from './ask.ts'
import { type Audit, auditOf, faultsOf } from './audit.ts'
import { emptyLedger, type Ledger, sendOrders } from './clients.ts'
import { signIn, uidOf } from './rig.ts'

interface FlakyRun {
  /** From clients that send each of them up to five times, and more often where nobody answers. */
  readonly orders: number
  /** From the outbox of devices of guests. */
  readonly outboxOrders: number
  readonly seed: number
}

interface FlakyResult {
  readonly seconds: number
  readonly ledger: Ledger
  readonly audit: Audit
  readonly faults: readonly string[]
  /** What became of the requests on the line. */
  readonly requests: FaultProxy['requests']
}

const CONNECTIONS = 16
const DEVICES = 4
/** The devices' time runs fast here: an order must not go out of date by it. */
const VALID_MS = 24 * 3_600_000
const badLine = { dropped: 0.2, reset: 0.1, longestDelay: 10 }

/** Orders over a line that loses every fifth answer and breaks every tenth connection, to a server in a process of its own. */
export async function flakyRun({ orders, outboxOrders, seed }: FlakyRun): Promise<FlakyResult> {
  const random = seeded(seed)
  return overBadLine(random, async (proxy, cookie, dataDir, stop) => {
    const ledger = emptyLedger()
    const began = performance.now()
    const numbers = Array.from({ length: orders + outboxOrders }, (_, number) => number)
    const made = numbers.map(number => allHoursOrder(uidOf(number, random), number))
    const habits = { impatient: 0.1, hardOfHearing: 0.8, tended: 0.2 }
    const line = { origin: proxy.origin, cookie, connections: CONNECTIONS, whenUp: async () => {}, onPlaced: () => {} }
    const byDevices = made.slice(orders)
    await Promise.all([
      sendOrders({ ...line, random, habits, orders: made.slice(0, orders) }, ledger),
      ...Array.from({ length: DEVICES }, (_, each) =>
        sendFromDevice(
          proxy.origin,
          byDevices.filter((_order, number) => number % DEVICES === each),
          ledger,
        ),
      ),
    ])
    const seconds = (performance.now() - began) / 1000
    await stop()
    const audit = auditOf(dataDir, ledger)
    return { seconds, ledger, audit, faults: faultsOf(audit, ledger), requests: proxy.requests }
  })
}

/** The negative control: clients that make up a new name for an order with every try. Returns how many orders there are. */
export async function forgetfulRun(orders: number, seed: number): Promise<number> {
  const random = seeded(seed)
  return overBadLine(random, async (proxy, _cookie, dataDir, stop) => {
    const agent = new Agent({ keepAlive: true })
    for (let number = 0; number < orders; number += 1) {
      const send = () => {
        const body = allHoursOrder(randomUUID(), number)
        return ask(agent, { method: 'POST', url: `${proxy.origin}/api/orders`, body }).catch(() => null)
      }
      while ((await send())?.status !== 201);
    }
    agent.destroy()
    await stop()
    return auditOf(dataDir, emptyLedger()).stored
  })
}

async function overBadLine<T>(
  random: Random,
  work: (proxy: FaultProxy, cookie: string, dataDir: string, stop: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const dataDir = await seededDataDir(allHoursBusiness())
  const server = await serverProcess({ args: ['server/main.ts'], dataDir })
  try {
    await server.start()
    const cookie = await signIn(server)
    const proxy = await faultProxy(server.port, { random, ...badLine })
    try {
      return await work(proxy, cookie, dataDir, server.kill)
    } finally {
      await proxy.close()
    }
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Order = ReturnType<typeof allHoursOrder>

/** A guest's device with two pages open, which wait as long as the outbox wants, in its own time. */
async function sendFromDevice(origin: string, orders: readonly Order[], ledger: Ledger): Promise<void> {
  const at = device({ request: requestTo(origin), clock: { now: () => Date.now() } })
  const outbox = createOutbox(at.world)
  for (const order of orders) {
    ledger.orders.set(order.uid, { order, receipts: [], steps: [] })
    await outbox.post(deedOf(order, at))
  }
  while (await isWaiting(outbox)) {
    await Promise.all([outbox.flush(), outbox.flush()])
    at.pass(60_000)
  }
  for (const deed of await everyDeed(outbox)) {
    const answer = deed.answer?.body as { data: OrderReceipt } | undefined
    if (deed.state !== 'accepted' || !answer)
      ledger.refusals.push(`outbox: ${deed.state} ${JSON.stringify(deed.answer)}`)
    else ledger.orders.get(deed.uid)?.receipts.push(answer.data)
  }
  await closeDeviceDatabase(at.world)
}

/** The server lives at another address than the page of the device believes. */
function requestTo(origin: string) {
  return (path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers)
    headers.delete('origin')
    return fetch(`${origin}${path}`, { ...init, headers })
  }
}

function deedOf(order: Order, at: Device): NewDeed {
  const createdAt = at.world.now()
  const validUntil = createdAt + VALID_MS
  const body = {
    ...order,
    createdAt: new Date(createdAt).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
  } as unknown as NewDeed['body']
  return { uid: order.uid, kind: 'order', branch: order.branch, createdAt, validUntil, body }
}

const branches = [1, 2, 3]
const everyDeed = async (outbox: Outbox) => (await Promise.all(branches.map(outbox.deedsOf))).flat()
const isWaiting = async (outbox: Outbox): Promise<boolean> =>
  (await everyDeed(outbox)).some(({ state }) => state === 'waiting' || state === 'sending')
