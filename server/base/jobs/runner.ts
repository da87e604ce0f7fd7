import type { BaseDeps } from '../deps.ts'
import type { JobRow, JobState } from '../storage/statements/base/jobs.ts'
import { FinalFailure, type JobHandler, type JobKind } from './kind.ts'

export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Who does which kind of jobs, in this world; what is fetched by a machine no runner does. */
export function handlersOf<World>(kinds: Readonly<Record<string, JobKind<World>>>, world: World): JobHandlers {
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ kind, handler }) => (handler ? [[kind, handler(world)] as const] : [])),
  )
}

/** How long a runner may keep a job before another one takes it over. */
const LEASE_MS = 60_000
const TIMEOUT_MS = 30_000
const AT_ONCE = 4
const DUE_LIMIT = 32
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 3_600_000
/** Two seconds doubling to an hour: a mail server may be away for a night. */
export const MAX_TRIES = 20

interface JobRunner {
  /** Does what is due now and returns how many jobs it took. */
  tick(): Promise<number>
}

type World = Pick<BaseDeps, 'storage' | 'clock' | 'log'> & {
  /** 0 ≤ x < 1, for pauses that do not meet. */
  readonly random: () => number
}

/** Runs jobs at least once: leased, tried again with growing pauses, and kept as dead letters when nothing helps. */
export function createJobRunner(world: World, handlers: JobHandlers): JobRunner {
  const { storage, clock, log } = world
  let running: Promise<number> | null = null

  async function tick(): Promise<number> {
    running ??= round().finally(() => (running = null))
    return running
  }

  async function round(): Promise<number> {
    const due = await storage.read.jobs.due(clock.now(), DUE_LIMIT)
    for (let next = 0; next < due.length; next += AT_ONCE) await Promise.all(due.slice(next, next + AT_ONCE).map(one))
    return due.length
  }

  async function one(seen: JobRow): Promise<void> {
    const job = await take(seen)
    if (!job) return
    try {
      const outcome = await handlers[job.kind]?.(job, AbortSignal.timeout(TIMEOUT_MS))
      // Put off like any other that fails, so that it does not stand in the way of those that can be done.
      if (outcome === undefined) throw new Error(`Nobody does jobs of the kind ${job.kind}.`)
      if (typeof outcome === 'object') await settle(job, 'waiting', { runAt: outcome.again, tries: 0, lastError: null })
      else await settle(job, outcome, { lastError: null })
    } catch (error) {
      await failed(job, error)
    }
  }

  /** Takes the lease: true only for one runner, however many look at the same row. */
  async function take(job: JobRow): Promise<JobRow | null> {
    const lease = { state: 'leased' as const, leaseUntil: clock.now() + LEASE_MS, tries: job.tries + 1 }
    const isTaken = await storage.write(({ jobs }) => jobs.move(job, lease, clock.now()))
    return isTaken ? { ...job, ...lease } : null
  }

  async function failed(job: JobRow, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error)
    const isDead = error instanceof FinalFailure || job.tries >= MAX_TRIES
    log[isDead ? 'error' : 'warn']('job failed', { job: job.id, kind: job.kind, tries: job.tries, error: message })
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (job.tries - 1)) * (0.5 + world.random() / 2)
    await settle(job, isDead ? 'dead' : 'waiting', { runAt: clock.now() + pause, lastError: message.slice(0, 500) })
  }

  async function settle(job: JobRow, state: JobState, change: Partial<JobRow>): Promise<void> {
    await storage.write(({ jobs }) => jobs.move(job, { ...change, state, leaseUntil: null }, clock.now()))
  }

  return { tick }
}
