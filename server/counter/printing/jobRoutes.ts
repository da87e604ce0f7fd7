import { type Context, Hono } from 'hono'
import { mayOrders } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/counter/calls.ts'
import type { PrintJobView } from '../../../schema/counter/printing.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { authorOf, readerOf, staffOf } from '../../base/http/sender.ts'
import type { JobRow, JobState } from '../../base/storage/statements/base/jobs.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { allowOrders, staffOrder } from '../../ordering/orders/staffOrder.ts'
import { staffView } from '../../ordering/orders/staffView.ts'
import { decide, deedOf } from './decide.ts'
import { jobView } from './jobView.ts'
import { everyPrinter, printerOf, targetOf } from './printers.ts'
import { print } from './printJobs.ts'
import { printOrder } from './printOrder.ts'

const MAX_LIMIT = 200
/** What somebody may want to look after. */
const unsettled: readonly JobState[] = ['queued', 'handed', 'unconfirmed', 'dead', 'expired']
const states: readonly JobState[] = [...unsettled, 'done']

/** Print jobs as staff and the boards of a branch look after them. */
export function printJobRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.get(calls.printJobs.path, async context => {
    const query = context.req.query()
    const printers = (await everyPrinter(storage.read.documents)).filter(
      ({ id, branch }) =>
        mayOrders(readerOf(context), 'read', branch) &&
        fits(query['filter[branch]'], branch) &&
        fits(query['filter[printer]'], id),
    )
    if (printers.length === 0) staffOf(context)
    const wanted = states.filter(state => fits(query['filter[state]'], state))
    const limit = Math.min(Math.max(1, Number(query['limit'] ?? 100) || 100), MAX_LIMIT)
    const before = query['cursor'] ? idOf(query['cursor']) : Number.MAX_SAFE_INTEGER
    const rows = await list(printers.map(targetOf), query['filter[state]'] ? wanted : unsettled, before, limit)
    const page = rows.slice(0, limit)
    const more = rows.length > limit
    return answerJson(context, {
      ...replyOf(calls.printJobs, await viewsOf(storage, page)),
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
    return answerJson(context, { data: await viewOf(storage, job) })
  })

  routes.post(calls.decidePrintJob.path, async context => {
    const job = await jobAt(context, 'update')
    const deed = deedOf(context.req.param('deed'))
    if (!deed) throw new Fault(404, 'notFound')
    const decided = await storage.write(transaction => decide(transaction, job, deed, clock.now()))
    deps.wake()
    return answerJson(context, replyOf(calls.decidePrintJob, await viewOf(storage, decided)))
  })

  routes.post(calls.printAgain.path, async context => {
    const { id } = await staffOrder(deps, context, 'update')
    const printed = await printOrder(deps, id, authorOf(context))
    deps.wake()
    return answerJson(context, replyOf(calls.printAgain, staffView(printed)))
  })

  async function jobAt(context: Context<Env>, action: 'read' | 'update'): Promise<JobRow> {
    const job = await storage.read.jobs.byId(idOf(context.req.param('id') ?? ''))
    const payload = job?.kind === print.kind ? print.payloadOf(job) : null
    const order = payload?.order ? await storage.read.orders.byId(payload.order) : undefined
    const printer = payload ? await printerOf(storage.read.documents, payload.printer) : null
    const branch = order?.branch ?? printer?.branch
    if (!job || branch === undefined) {
      staffOf(context)
      throw new Fault(404, 'notFound')
    }
    allowOrders(context, action, branch)
    return job
  }

  return routes
}

type Reads = Pick<Storage, 'read'>

async function viewOf(storage: Reads, job: JobRow): Promise<PrintJobView> {
  const [view] = await viewsOf(storage, [(await storage.read.jobs.byId(job.id)) ?? job])
  if (!view) throw new Fault(404, 'notFound')
  return view
}

async function viewsOf(storage: Reads, jobs: readonly JobRow[]): Promise<PrintJobView[]> {
  const printers = new Map((await everyPrinter(storage.read.documents)).map(each => [each.id, each]))
  const views: PrintJobView[] = []
  for (const job of jobs) {
    const order = job.order === null ? undefined : await storage.read.orders.byId(job.order)
    views.push(jobView(job, printers, order?.ticketNumber ?? null))
  }
  return views
}

const fits = (wanted: string | undefined, value: string | number): boolean =>
  wanted === undefined || wanted.split(',').includes(String(value))
