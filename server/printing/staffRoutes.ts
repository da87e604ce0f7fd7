import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { may, mayOrders } from '../../schema/access.ts'
import { type Printer, printers as printerEntity } from '../../schema/entities/printer.ts'
import type { Deps } from '../deps.ts'
import { idOf } from '../documents/rest.ts'
import { answerJson } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { type PrintPayload, payloadOf } from '../jobs/printJobs.ts'
import type { JobRow, JobState } from '../storage/jobs.ts'
import { decide, deedOf } from './decide.ts'
import { jobView } from './jobView.ts'
import type { Presence } from './presence.ts'
import { addressOf, everyPrinter, printerOf, targetOf } from './printers.ts'

const MAX_LIMIT = 200
/** What somebody may want to look after. */
const unsettled: readonly JobState[] = ['queued', 'handed', 'unconfirmed', 'dead', 'expired']
const states: readonly JobState[] = [...unsettled, 'done']

/** Print jobs and printers as staff and the boards of a branch look after them. */
export function printStaffRoutes(deps: Deps, presence: Presence): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.get('/print-jobs', async context => {
    const query = context.req.query()
    const printers = (await everyPrinter(storage.read.documents)).filter(
      ({ id, branch }) =>
        reaches(context, 'read', branch) && fits(query['filter[branch]'], branch) && fits(query['filter[printer]'], id),
    )
    if (printers.length === 0) signedIn(context)
    const wanted = states.filter(state => fits(query['filter[state]'], state))
    const limit = Math.min(Math.max(1, Number(query['limit'] ?? 100) || 100), MAX_LIMIT)
    const before = query['cursor'] ? idOf(query['cursor']) : Number.MAX_SAFE_INTEGER
    const rows = await list(printers.map(targetOf), query['filter[state]'] ? wanted : unsettled, before, limit)
    const byId = new Map(printers.map(printer => [printer.id, printer]))
    const page = rows.slice(0, limit)
    const more = rows.length > limit
    return answerJson(context, {
      data: page.map(job => jobView(job, byId)),
      more,
      ...(more ? { cursor: String(page.at(-1)?.id) } : {}),
    })

    async function list(
      targets: string[],
      among: readonly JobState[],
      below: number,
      count: number,
    ): Promise<JobRow[]> {
      const order = query['filter[order]']
      if (order === undefined) return storage.read.printJobs.list(targets, among, below, count + 1)
      const ofOrder = await storage.read.printJobs.ofOrder(idOf(order))
      return ofOrder.filter(({ target }) => targets.includes(target)).toReversed()
    }
  })

  routes.get('/print-jobs/:id', async context => {
    const job = await jobAt(context, 'read')
    return answerJson(context, { data: await viewOf(job) })
  })

  routes.post('/print-jobs/:id/:deed', async context => {
    const job = await jobAt(context, 'update')
    const deed = deedOf(context.req.param('deed'))
    if (!deed) throw new Fault(404, 'notFound')
    const decided = await storage.write(transaction => decide(transaction, job, deed, clock.now()))
    deps.wake()
    return answerJson(context, { data: await viewOf(decided) })
  })

  routes.post('/printers/:id/test', async context => {
    const printer = await printerAt(context, 'update')
    if (!printer.isEnabled)
      throw new Fault(409, [{ code: 'disabled', message: 'Dieser Drucker ist nicht aktiv.', field: 'isEnabled' }])
    const payload: PrintPayload = { order: null, printer: printer.id, document: 'test', items: null }
    const dedupeKey = `print:test:${printer.id}:${randomUUID()}`
    const job = await storage.write(async ({ jobs }) => {
      await jobs.add({ kind: 'print', dedupeKey, payload, target: targetOf(printer) }, clock.now())
      return jobs.byKey(dedupeKey)
    })
    deps.wake()
    return answerJson(context, { data: job && (await viewOf(job)) }, 202)
  })

  /** How it stands with a printer; its address is for those who set it up. */
  routes.get('/printers/:id/status', async context => {
    const printer = await printerAt(context, 'read')
    const actor = context.get('actor')
    const isKeeper = actor !== null && may(actor, 'update', printerEntity.access, [printer.branch])
    const waiting = await storage.read.jobs.ofTarget('print', targetOf(printer), 'queued', MAX_LIMIT)
    return answerJson(context, {
      data: {
        id: printer.id,
        address: isKeeper ? addressOf(deps.secret, deps.settings.publicOrigin, printer) : null,
        seenAt: presence.lastOf(printer.id),
        waiting: waiting.length,
        trouble: waiting.find(({ lastError }) => lastError)?.lastError ?? null,
      },
    })
  })

  async function viewOf(job: JobRow) {
    const printers = await everyPrinter(storage.read.documents)
    return jobView((await storage.read.jobs.byId(job.id)) ?? job, new Map(printers.map(each => [each.id, each])))
  }

  async function jobAt(context: Context<Env>, action: 'read' | 'update'): Promise<JobRow> {
    const job = await storage.read.jobs.byId(idOf(context.req.param('id') ?? ''))
    const payload = job?.kind === 'print' ? payloadOf(job) : null
    const order = payload?.order ? await storage.read.orders.byId(payload.order) : undefined
    const printer = payload ? await printerOf(storage.read.documents, payload.printer) : null
    const branch = order?.branch ?? printer?.branch
    if (!job || branch === undefined) {
      signedIn(context)
      throw new Fault(404, 'notFound')
    }
    check(context, action, branch)
    return job
  }

  async function printerAt(context: Context<Env>, action: 'read' | 'update'): Promise<Printer> {
    const printer = await printerOf(storage.read.documents, idOf(context.req.param('id') ?? ''))
    if (!printer) {
      signedIn(context)
      throw new Fault(404, 'notFound')
    }
    check(context, action, printer.branch)
    return printer
  }

  return routes
}

const fits = (wanted: string | undefined, value: string | number): boolean =>
  wanted === undefined || wanted.split(',').includes(String(value))

const reaches = (context: Context<Env>, action: 'read' | 'update', branch: number): boolean =>
  mayOrders({ actor: context.get('actor'), device: context.get('device') }, action, branch)

function check(context: Context<Env>, action: 'read' | 'update', branch: number): void {
  signedIn(context)
  if (!reaches(context, action, branch)) throw new Fault(403, 'forbidden')
}

function signedIn(context: Context<Env>): void {
  if (!context.get('actor') && !context.get('device')) throw new Fault(401, 'unauthorized')
}
