import { type Context, Hono } from 'hono'
import { revenueAccess } from '../../schema/base/access.ts'
import { replyOf, type ServerCall } from '../../schema/base/call.ts'
import { csvText } from '../../schema/base/csv.ts'
import type { Problem } from '../../schema/base/problems.ts'
import { windows1252 } from '../../schema/base/windows1252.ts'
import { bookingAccounts } from '../../schema/statistics/bookingAccount.ts'
import type { Dates } from '../../schema/statistics/buckets.ts'
import * as calls from '../../schema/statistics/calls.ts'
import { type BatchHead, bmdBatch, datevBatch } from '../../schema/statistics/closing/bookingFiles.ts'
import { type Booking, bookingsOf } from '../../schema/statistics/closing/bookings.ts'
import { branchDays, isClosed } from '../../schema/statistics/closing/branchDays.ts'
import { addClosings, closingOf, isEmptyClosing } from '../../schema/statistics/closing/closing.ts'
import { closingTable } from '../../schema/statistics/closing/closingTable.ts'
import { stepsOf } from '../../schema/statistics/closing/orderSteps.ts'
import { batchProblem, closingsProblem } from '../../schema/statistics/period.ts'
import { closingRowsQuery, closingSumsQuery, closingsQuery } from '../../schema/statistics/requests.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answer, answerJson, iso } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { closingOrders } from './closingOrders.ts'
import { type Booked, closingReads } from './closingReads.ts'
import { scopeOf } from './scope.ts'

/** Daily closings of a branch by its own clock, and what the bookkeeping takes of them. */
export function closingRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage } = deps
  const { branchOf, daysOf, sumsOf, currencyOf } = closingReads(deps)
  const allowed = (context: Context<Env>, id: number) => {
    scopeOf(signedIn(context), revenueAccess, [id])
    return branchOf(id)
  }

  routes.get(calls.closingsCall.path, async context => {
    const { branch: id, ...dates } = readQuery(context, closingsQuery)
    refuse(closingsProblem(dates))
    const branch = await allowed(context, id)
    const days = await daysOf(branch, dates)
    const told = days.map(({ date, provisional, closing }) => ({ date, provisional, ...closing }))
    const total = addClosings(days.map(({ closing }) => closing))
    const closings = { branch: id, timezone: zoneOf(branch), currency: await currencyOf(dates), days: told, total }
    return answerJson(context, replyOf(calls.closingsCall, closings))
  })

  routes.get(calls.closingSumsCall.path, async context => {
    const { branch: asked, ...dates } = readQuery(context, closingSumsQuery)
    refuse(closingsProblem(dates))
    const scope = scopeOf(signedIn(context), revenueAccess, asked)
    const { sums, refunds } = await sumsOf(scope, dates)
    const total = addClosings(sums.map(({ closing }) => closing))
    const told = { currency: await currencyOf(dates), branches: sums, total, refunds }
    return answerJson(context, replyOf(calls.closingSumsCall, told))
  })

  routes.get(calls.closingRowsCall.path, async context => {
    const { branch: id, on } = readQuery(context, closingRowsQuery)
    const { now, former } = await allowed(context, id)
    const [span] = branchDays({ from: on, to: on }, now, former)
    if (!span) throw new Fault(404, 'notFound')
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
    const text = csvText(closingTable(await daysOf(await allowed(context, id), dates)))
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
      const branch = await allowed(context, id)
      const [last] = branchDays({ from: dates.to, to: dates.to }, branch.now, branch.former)
      refuse(batchProblem(dates, last !== undefined && isClosed(last, deps.clock.now())))
      const accounts = await storage.read.documents.every(bookingAccounts)
      const { bookings, missing } = bookingsOf(await daysOf(branch, dates), accounts)
      refuse(bookings ? null : unnumbered(missing))
      const numberOf = (purpose: string) => accounts.find(each => each.purpose === purpose)?.number
      const [consultant, client] = [numberOf('datevConsultant'), numberOf('datevClient')]
      if (call === calls.datevFile && (!consultant || !client)) refuse(unnumbered(['DATEV: Berater und Mandant']))
      const head = { dates, consultant: consultant ?? '', client: client ?? '', currency: await currencyOf(dates) }
      return file(context, call, textOf(bookings ?? [], head), `${name}_${nameOf(id, dates)}`, true)
    })
  }
}

const zoneOf = ({ now, former }: Booked): string => (now ?? former.at(-1))?.timeZone ?? 'UTC'

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
