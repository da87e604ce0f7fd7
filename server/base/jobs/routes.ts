import { type Context, Hono } from 'hono'
import { type Actor, adminsOnly, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/base/calls.ts'
import type { ListedJob } from '../../../schema/base/jobs.ts'
import type { BaseDeps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { iso } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { beforeOf, nextOf } from '../http/paging.ts'
import { signedIn } from '../http/sender.ts'
import type { JobCount } from '../storage/statements/base/jobLists.ts'
import type { JobRow, JobState } from '../storage/statements/base/jobs.ts'
import type { JobKind } from './kind.ts'

const PAGE = 50
const states: readonly JobState[] = ['waiting', 'leased', 'queued', 'handed', 'done', 'dead', 'expired', 'unconfirmed']
/** What a person may decide about: what nothing will happen to by itself. */
const stuck: readonly string[] = ['dead', 'unconfirmed']

/** What is done in the background, for administrators: lists by state, dead letters again or never. */
export function jobRoutes(
  { storage, clock, log, wake }: BaseDeps,
  kinds: Readonly<Record<string, Pick<JobKind<never>, 'kind' | 'handler'>>>,
): Hono<Env> {
  const routes = new Hono<Env>()
  const fetched = new Set(Object.values(kinds).flatMap(({ kind, handler }) => (handler ? [] : [kind])))

  routes.get(calls.jobs.path, async context => {
    admin(context)
    const asked = context.req.query('filter[state]')?.split(',') ?? states
    const known = states.filter(state => asked.includes(state))
    const list = await storage.read.jobLists.list(known, PAGE, beforeOf(context))
    const next = nextOf(list, PAGE)
    return context.json({ ...replyOf(calls.jobs, list.map(view)), meta: { next } })
  })

  routes.get(calls.jobSummary.path, async context => {
    admin(context)
    const counts = await storage.read.jobLists.counts()
    // Papers are looked after where they lie, by those who work there.
    const letters = counts.filter(({ state, kind }) => stuck.includes(state) && !fetched.has(kind))
    const total = (state: JobState) =>
      counts.filter(each => each.state === state).reduce((sum, { jobs }) => sum + jobs, 0)
    const oldest = oldestOf(counts.filter(each => each.state === 'waiting'))
    return context.json(
      replyOf(calls.jobSummary, {
        dead: total('dead'),
        unconfirmed: total('unconfirmed'),
        waiting: total('waiting') + total('leased'),
        queued: total('queued') + total('handed'),
        letters: letters.reduce((sum, { jobs }) => sum + jobs, 0),
        oldestLetterAt: iso(oldestOf(letters)),
        // What is planned for later is not late.
        oldestDueAt: oldest !== null && oldest <= clock.now() ? iso(oldest) : null,
      }),
    )
  })

  routes.post(calls.retryJob.path, async context => {
    const change = (job: JobRow) => {
      // A paper may lie there already: another one says that it is a copy, and that is decided elsewhere.
      if (fetched.has(job.kind)) throw new Fault(409, 'statusNotAllowed')
      const state = job.target === '' ? ('waiting' as const) : ('queued' as const)
      return { state, runAt: clock.now(), tries: 0, leaseUntil: null }
    }
    const retried = await decide(context, 'job retried', change)
    wake()
    return context.json(replyOf(calls.retryJob, retried))
  })

  routes.post(calls.discardJob.path, async context => {
    const change = (job: JobRow, actor: Actor) => ({
      state: 'expired' as const,
      lastError: `Verworfen von users:${actor.id}. ${job.lastError ?? ''}`.trim().slice(0, 500),
    })
    return context.json(replyOf(calls.discardJob, await decide(context, 'job discarded', change)))
  })

  /** A person's decision, once: of two who press at the same time the second one is told. It is written to the log. */
  async function decide(
    context: Context<Env>,
    words: string,
    change: (job: JobRow, actor: Actor) => Partial<JobRow> & { state: JobState },
  ) {
    const actor = admin(context)
    const moved = await storage.write(async ({ jobs }) => {
      const job = await jobs.byId(idOf(context.req.param('id') ?? ''))
      if (!job) throw new Fault(404, 'notFound')
      const changed = change(job, actor)
      if (!stuck.includes(job.state) || !(await jobs.move(job, changed, clock.now()))) throw new Fault(409, 'conflict')
      return { ...job, ...changed, updatedAt: clock.now() }
    })
    log.info(words, { job: moved.id, kind: moved.kind, key: moved.dedupeKey, actor: `users:${actor.id}` })
    return view(moved)
  }

  return routes
}

function admin(context: Context<Env>): Actor {
  const actor = signedIn(context)
  if (!may(actor, 'update', adminsOnly, [])) throw new Fault(403, 'forbidden')
  return actor
}

const oldestOf = (counts: readonly JobCount[]): number | null =>
  counts.length > 0 ? Math.min(...counts.map(({ oldestAt }) => oldestAt ?? Number.MAX_SAFE_INTEGER)) : null

const isoOf = (at: number): string => new Date(at).toISOString()

function view({ payload: _payload, leaseUntil: _leaseUntil, ...job }: JobRow): ListedJob {
  return { ...job, runAt: isoOf(job.runAt), createdAt: isoOf(job.createdAt), updatedAt: isoOf(job.updatedAt) }
}
