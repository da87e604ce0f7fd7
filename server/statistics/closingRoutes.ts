import { type Context, Hono } from 'hono'
import { revenueAccess } from '../../schema/base/access.ts'
import { replyOf, type ServerCall } from '../../schema/base/call.ts'
import { csvText } from '../../schema/base/csv.ts'
import type { Problem } from '../../schema/base/problems.ts'
import { windows1252 } from '../../schema/base/windows1252.ts'
import { addDays, localTime } from '../../schema/base/zonedTime.ts'
import { branches } from '../../schema/business/branch.ts'
import { config } from '../../schema/business/config.ts'
import { HELD_MS } from '../../schema/ordering/undo.ts'
import { bookingAccounts } from '../../schema/statistics/bookingAccount.ts'
import { type Dates, daySpans, spanOf } from '../../schema/statistics/buckets.ts'
import * as calls from '../../schema/statistics/calls.ts'
import { type BatchHead, bmdBatch, datevBatch } from '../../schema/statistics/closing/bookingFiles.ts'
import { type Booking, bookingsOf } from '../../schema/statistics/closing/bookings.ts'
import { addClosings, closingOf, isEmptyClosing } from '../../schema/statistics/closing/closing.ts'
import { closingTable } from '../../schema/statistics/closing/closingTable.ts'
import { stepsOf } from '../../schema/statistics/closing/orderSteps.ts'
import type { BranchScope } from '../../schema/statistics/orderDay.ts'
import { batchProblem, closingsProblem } from '../../schema/statistics/period.ts'
import { closingRowsQuery, closingSumsQuery, closingsQuery } from '../../schema/statistics/requests.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answer, answerJson, iso } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { closingOrders } from './closingOrders.ts'
import { scopeOf } from './scope.ts'

/** Daily closings of a branch by its own clock, and what the bookkeeping takes of them. */
export function closingRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage } = deps
  const { branchOf, daysOf, sumsOf } = reads(deps)

  routes.get(calls.closingsCall.path, async context => {
    const { branch: id, ...dates } = readQuery(context, closingsQuery)
    refuse(closingsProblem(dates))
    const { over, currency, zone } = await branchOf(context, id)
    const days = await daysOf(id, dates, zone)
    const told = days.map(({ date, closing }) => ({ date, provisional: date > over, ...closing }))
    const total = addClosings(days.map(({ closing }) => closing))
    const closings = { branch: id, timezone: zone, currency, days: told, total }
    return answerJson(context, replyOf(calls.closingsCall, closings))
  })

  routes.get(calls.closingSumsCall.path, async context => {
    const { branch: asked, ...dates } = readQuery(context, closingSumsQuery)
    refuse(closingsProblem(dates))
    const scope = scopeOf(signedIn(context), revenueAccess, asked)
    const { sums, refunds } = await sumsOf(scope, dates)
    const total = addClosings(sums.map(({ closing }) => closing))
    const told = { currency: await currencyOf(storage), branches: sums, total, refunds }
    return answerJson(context, replyOf(calls.closingSumsCall, told))
  })

  routes.get(calls.closingRowsCall.path, async context => {
    const { branch: id, on } = readQuery(context, closingRowsQuery)
    const { zone } = await branchOf(context, id)
    const span = spanOf({ from: on, to: on }, zone)
    const rows = (await closingOrders(storage.read, id, span)).flatMap(order => {
      const first = stepsOf(order).find(({ at }) => at >= span.from && at < span.to)
      const closing = closingOf([order], span)
      if (!first || isEmptyClosing(closing)) return []
      return [{ order: order.id, ticket: order.ticket, at: iso(first.at) ?? '', closing }]
    })
    const byTime = rows.toSorted((one, other) => one.at.localeCompare(other.at) || one.order - other.order)
    return answerJson(context, replyOf(calls.closingRowsCall, byTime))
  })

  routes.get(calls.closingsFile.path, async context => {
    const { branch: id, ...dates } = readQuery(context, closingsQuery)
    refuse(closingsProblem(dates))
    const { branch, zone } = await branchOf(context, id)
    const text = csvText(closingTable(await daysOf(id, dates, zone), () => branch.name))
    return file(context, calls.closingsFile, text, `Tagesabschluesse ${nameOf(id, dates)}`)
  })

  batch(calls.datevFile, 'EXTF_Tagesabschluesse', datevBatch)
  batch(calls.bmdFile, 'BMD_Tagesabschluesse', bmdBatch)

  return routes

  /** Only of days that are over: what is booked stays as it is. */
  function batch(
    call: ServerCall<string, undefined, string>,
    name: string,
    textOf: (bookings: readonly Booking[], head: BatchHead) => string,
  ): void {
    routes.get(call.path, async context => {
      const { branch: id, ...dates } = readQuery(context, closingsQuery)
      const { over, zone, currency } = await branchOf(context, id)
      refuse(batchProblem(dates, over))
      const accounts = await storage.read.documents.every(bookingAccounts)
      const { bookings, missing } = bookingsOf(await daysOf(id, dates, zone), accounts)
      refuse(bookings ? null : unnumbered(missing))
      const numberOf = (purpose: string) => accounts.find(each => each.purpose === purpose)?.number
      const [consultant, client] = [numberOf('datevConsultant'), numberOf('datevClient')]
      if (call === calls.datevFile && (!consultant || !client)) refuse(unnumbered(['DATEV: Berater und Mandant']))
      const head = { dates, consultant: consultant ?? '', client: client ?? '', currency }
      return file(context, call, textOf(bookings ?? [], head), `${name}_${nameOf(id, dates)}`, true)
    })
  }
}

function reads({ storage, clock }: BaseDeps) {
  const { documents } = storage.read

  /** Throws 403 where somebody may not know what the branch takes in, 404 without such a branch. */
  async function branchOf(context: Context<Env>, id: number) {
    scopeOf(signedIn(context), revenueAccess, [id])
    const branch = await documents.entity(branches, id)
    if (!branch) throw new Fault(404, 'notFound')
    // Until then the last step of a day may still be taken back.
    const over = addDays(localTime(clock.now() - HELD_MS, branch.timeZone).date, -1)
    return { branch, over, currency: await currencyOf(storage), zone: branch.timeZone }
  }

  async function daysOf(branch: number, dates: Dates, zone: string) {
    const orders = await closingOrders(storage.read, branch, spanOf(dates, zone))
    return daySpans(dates, zone).map((span, index) => ({
      date: addDays(dates.from, index),
      branch,
      closing: closingOf(orders, span),
    }))
  }

  /** Of every branch in this scope, and what of its money is on its way back. */
  async function sumsOf(scope: BranchScope, dates: Dates) {
    const sums: calls.ClosingSums['branches'][number][] = []
    const unfinished: Unfinished[] = []
    for (const { id, timeZone } of await documents.every(branches)) {
      if (scope !== null && !scope.has(id)) continue
      const span = spanOf(dates, timeZone)
      sums.push({ branch: id, closing: closingOf(await closingOrders(storage.read, id, span), span) })
      const rows = await storage.read.closings.unfinished(id)
      unfinished.push(...rows.filter(row => !isFailed(row) || (row.createdAt >= span.from && row.createdAt < span.to)))
    }
    return { sums, refunds: refundsOf(unfinished) }
  }

  return { branchOf, daysOf, sumsOf }
}

const currencyOf = async ({ read }: BaseDeps['storage']): Promise<string> =>
  (await read.documents.entity(config, 1))?.currency ?? 'EUR'

const refundsOf = (rows: readonly Unfinished[]): calls.ClosingSums['refunds'] => ({
  waiting: countOf(rows.filter(row => !isFailed(row))),
  failed: countOf(rows.filter(isFailed)),
})

/** What nobody tries any more did not get there, until a person has it tried again. */
const isFailed = ({ state, job }: Unfinished): boolean =>
  ['failed', 'canceled'].includes(state) || job === null || job === 'dead' || job === 'expired'

const countOf = (rows: readonly Unfinished[]): calls.MoneyCount => ({
  count: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})

type Unfinished = Awaited<ReturnType<BaseDeps['storage']['read']['closings']['unfinished']>>[number]

const nameOf = (branch: number, { from, to }: Dates): string => `${branch}_${from}_${to}`

function refuse(problem: Problem | null): void {
  if (problem) throw new Fault(400, [problem])
}

const unnumbered = (missing: readonly string[]): Problem => ({
  code: 'accountsMissing',
  message: `Es fehlen Buchungskonten: ${missing.join(', ')}.`,
})

/** A file; the office, which asks for JSON, is told the text of it and writes it alike. */
function file(
  context: Context<Env>,
  call: ServerCall<string, undefined, string>,
  text: string,
  name: string,
  isAnsi = false,
): Response {
  if (context.req.header('accept') === 'application/json') return answerJson(context, replyOf(call, text))
  return answer(context, isAnsi ? windows1252(text) : text, 200, {
    'Content-Type': `text/csv; charset=${isAnsi ? 'windows-1252' : 'utf-8'}`,
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
}
