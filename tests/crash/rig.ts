import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import { ADMIN, seededDataDir } from '../support/dataDir.ts'
import { type Random, seeded } from '../support/seeded.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { type Audit, auditOf, faultsOf } from './audit.ts'
import { emptyLedger, type Ledger, sendOrders } from './clients.ts'

export interface Run {
  readonly orders: number
  readonly connections: number
  readonly kills: number
  /** The server: production's entry, or one that breaks a promise on purpose. */
  readonly program?: readonly string[]
  readonly seed?: number
  /** No new orders after so many; without it until all are placed. */
  readonly seconds?: number
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

/** What a killed server cannot keep for the next one: compiled programs, which halve its start. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') }

/**
 * Orders from many connections, and staff who move them on, to a real server that is killed (SIGKILL) at random moments and
 * started again on the same data; then what they were told against what is stored. Nothing is waited for but answers.
 */
export async function crashRun(run: Run): Promise<Result> {
  const random = seeded(run.seed ?? Date.now())
  const dataDir = await seededDataDir(allHoursBusiness())
  const server = await serverProcess({ args: run.program ?? ['server/main.ts'], dataDir, env: compiled })
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

  const onPlaced = (): void => {
    if (now.finished || now.killing || ledger.placed < (moments[0] ?? Number.POSITIVE_INFINITY)) return
    moments.shift()
    now.killing = killAndRestart().then(() => void (now.killing = null))
  }

  try {
    // Once to its orderly end: it leaves what it compiled, for those that break a promise as well.
    if (!run.program) {
      await server.start()
      await server.stop()
    }
    await server.start()
    const cookie = await signIn(server)
    const began = performance.now()
    const shift = {
      origin: server.origin,
      cookie,
      connections: run.connections,
      random,
      whenUp: gate.whenOpen,
      onPlaced,
    }
    await sendOrders({ ...shift, orders: ordersOf(run, began, random) }, ledger)
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

export async function signIn({ origin }: ServerProcess): Promise<string> {
  const body = JSON.stringify({ username: ADMIN.email, password: ADMIN.password })
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  if (!answer.ok) throw new Error(`Sign-in failed: ${await answer.text()}`)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Every fifth guest wants mails. */
function* ordersOf({ orders, seconds = Number.POSITIVE_INFINITY }: Run, began: number, random: Random) {
  for (let number = 0; number < orders && performance.now() < began + seconds * 1000; number += 1) {
    const order = allHoursOrder(uidOf(number, random), number)
    yield number % 5 === 0 ? { ...order, email: `gast-${number}@example.com` } : order
  }
}

/** A version 4 uid that the seed makes again. */
export function uidOf(number: number, random: Random): string {
  const hex = (digits: number): string =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${number.toString(16).padStart(8, '0')}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`
}

/** Numbers of placed orders after which the server is killed, spread at random over the run. */
function momentsOf({ orders, kills }: Run, random: Random): number[] {
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
