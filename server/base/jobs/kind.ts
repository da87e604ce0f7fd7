import type { z } from 'zod'
import type { JobRow, NewJob } from '../storage/statements/base/jobs.ts'

/** What became of a job: done, again at another time (epoch ms) without counting as a failure, or not to be done any more. */
export type Outcome = 'done' | 'expired' | { readonly again: number }

/**
 * Does one job. Runs outside of any transaction and may be called twice for the same job, if a runner is lost between the
 * deed and its note: whoever is told must know the job by its key. Throws when it failed.
 */
export type JobHandler = (job: JobRow, signal: AbortSignal) => Promise<Outcome>

/** A failure that trying again cannot mend: the job is a dead letter at once. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure'
}

/** A kind of jobs, as runner and routes know it: what it needs of the world is between it and whoever composes the server. */
export interface JobKind<World> {
  readonly kind: string
  /** Null where no runner does it: such a job waits for its target, a printer, to fetch it. */
  readonly handler: ((world: World) => JobHandler) | null
}

interface Declaration<Name, Payload, World> {
  readonly kind: Name
  readonly payload: z.ZodType<Payload>
  readonly handle: ((world: World, payload: Payload, job: JobRow, signal: AbortSignal) => Promise<Outcome>) | null
}

/** Declares a kind of jobs: what one carries, and who does it. */
export function jobKind<Name extends string, Payload, World = unknown>({
  kind,
  payload: shape,
  handle,
}: Declaration<Name, Payload, World>) {
  const payloadOf = ({ payload }: Pick<JobRow, 'payload'>): Payload => shape.parse(JSON.parse(payload))
  const handler: JobKind<World>['handler'] =
    handle && (world => (job, signal) => handle(world, payloadOf(job), job, signal))
  return {
    kind,
    handler,
    payloadOf,
    /** A job of this kind, to be added in the transaction of what it follows from. */
    job: (payload: Payload, more: Omit<NewJob, 'kind' | 'payload'>): NewJob => ({ ...more, kind, payload }),
  }
}

/** What makes the next repetition of a job one of its kind: 'again:1', 'again:2', … after those among `keys`. */
export function resendOf(keys: readonly string[], prefix: string): string {
  const before = `${prefix}:again:`
  const numbers = keys.filter(key => key.startsWith(before)).map(key => Number(key.slice(before.length)))
  return `again:${Math.max(0, ...numbers) + 1}`
}
