import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { seeded } from '../support/seeded.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { type Audit, auditOf, faultsOf } from './audit.ts'
import { emptyLedger, type Ledger, sendOrders } from './clients.ts'

export interface Run {
  readonly orders: number
  readonly connections: number
  readonly kills: number
  /** The server: production's entry, or one that breaks a promise on purpose. */
  readonly program?: readonly string[]
  readonly seed?: number
  readonly onKill?: (done: number, ledger: Ledger) => void
}

export interface Result {
  readonly kills: number
  readonly seconds: number
  /** Milliseconds from the start of the process to its first answer, after a kill. */
  readonly restarts: readonly number[]
  readonly ledger: Ledger
  readonly audit: Audit
  /** What was broken, in words. */
  readonly faults: readonly string[]
}

/** A kill falls somewhere within so many milliseconds after the order it waits for: in the midst of other orders. */
const WITHIN_MS = 25

/**
 * Orders from many connections to a real server that is killed (SIGKILL) at random moments and started again on the same
 * data, then what the guests were told against what is stored. Nothing is waited for but acknowledgements.
 */
export async function crashRun(run: Run): Promise<Result> {
  const random = seeded(run.seed ?? Date.now())
  const dataDir = await seededDataDir(allHoursBusiness())
  const server = await serverProcess({ args: run.program ?? ['server/main.ts'], dataDir })
  const ledger = emptyLedger()
  const restarts: number[] = []
  const gate = openGate()
  const moments = momentsOf(run, random)
  const now: { finished: boolean; killing: Promise<void> | null } = { finished: false, killing: null }

  async function killAndRestart(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, random() * WITHIN_MS))
    gate.close()
    await server.kill()
    restarts.push(await server.start())
    gate.open()
    run.onKill?.(restarts.length, ledger)
  }

  const onAcknowledged = (): void => {
    if (now.finished || now.killing || ledger.acknowledged < (moments[0] ?? Number.POSITIVE_INFINITY)) return
    moments.shift()
    now.killing = killAndRestart().then(() => void (now.killing = null))
  }

  try {
    await server.start()
    const began = performance.now()
    const shift = {
      origin: server.origin,
      connections: run.connections,
      impatient: 0.1,
      random,
      whenUp: gate.whenOpen,
      onAcknowledged,
    }
    await sendOrders({ ...shift, orders: ordersOf(run.orders) }, ledger)
    now.finished = true
    await now.killing
    const seconds = (performance.now() - began) / 1000
    await server.kill()
    const audit = auditOf(dataDir, ledger)
    return { kills: restarts.length, seconds, restarts, ledger, audit, faults: faultsOf(audit, ledger) }
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function* ordersOf(count: number) {
  for (let number = 0; number < count; number += 1) yield allHoursOrder(randomUUID(), number)
}

/** Numbers of acknowledgements after which the server is killed, spread at random over the run. */
function momentsOf({ orders, kills }: Run, random: () => number): number[] {
  const share = orders / (kills + 1)
  return Array.from({ length: kills }, (_, index) => Math.max(1, Math.round(share * (index + 0.5 + random()))))
}

/** Clients wait at the gate while the server is down, instead of knocking at a closed port. */
function openGate() {
  let waiting = Promise.withResolvers<void>()
  waiting.resolve()
  return {
    whenOpen: () => waiting.promise,
    open: () => waiting.resolve(),
    close: () => {
      waiting = Promise.withResolvers()
    },
  }
}
