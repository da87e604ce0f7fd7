import { addDays } from '../../schema/base/zonedTime.ts'
import { branches } from '../../schema/business/branch.ts'
import { config } from '../../schema/business/config.ts'
import type { Dates, Span } from '../../schema/statistics/buckets.ts'
import type * as calls from '../../schema/statistics/calls.ts'
import {
  type BookedBranch,
  type BranchDay,
  branchDays,
  type FormerBranch,
  isClosed,
} from '../../schema/statistics/closing/branchDays.ts'
import { type Closing, closingOf, closingsOf, isEmptyClosing } from '../../schema/statistics/closing/closing.ts'
import type { BranchScope } from '../../schema/statistics/orderDay.ts'
import type { BaseDeps } from '../base/deps.ts'
import { Fault } from '../base/http/fault.ts'
import type { Storage } from '../base/storage/storage.ts'
import { closingOrders } from './closingOrders.ts'

/** A branch as its books know it: what it was before, and what it is, which is null once it is deleted. */
export interface Booked {
  readonly id: number
  readonly now: BookedBranch | null
  readonly former: readonly FormerBranch[]
}

/** A day of a branch, and what it came to. */
interface ClosedDay extends BranchDay {
  readonly branch: number
  readonly provisional: boolean
  readonly closing: Closing
}

/** What closings are read from. */
export function closingReads({ storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>) {
  const { read } = storage

  /** Throws 404 where there never was such a branch. */
  async function branchOf(id: number): Promise<Booked> {
    const now = (await read.documents.entity(branches, id)) ?? null
    const former = (await formerBranches(storage)).filter(each => each.id === id)
    if (!now && former.length === 0) throw new Fault(404, 'notFound')
    return { id, now, former }
  }

  async function daysOf({ id, now, former }: Booked, dates: Dates): Promise<readonly ClosedDay[]> {
    const days = branchDays(dates, now, former)
    const orders = await closingOrders(read, id, wholeOf(days))
    const closings = closingsOf(orders, days)
    return days.flatMap((day, index) => {
      const closing = closings[index]
      return closing ? [{ ...day, branch: id, provisional: !isClosed(day, clock.now()), closing }] : []
    })
  }

  /** Of every branch in this scope, and what of its money is on its way back. */
  async function sumsOf(scope: BranchScope, dates: Dates) {
    const sums: calls.ClosingSums['branches'][number][] = []
    const unfinished: Unfinished[] = []
    for (const { id, now, former } of await everyBranch(storage)) {
      if (scope !== null && !scope.has(id)) continue
      const days = branchDays(dates, now, former)
      const span = wholeOf(days)
      const closing = closingOf(await closingOrders(read, id, span), span)
      if (now || !isEmptyClosing(closing)) sums.push({ branch: id, name: days.at(-1)?.name ?? '', closing })
      const rows = await read.closings.unfinished(id)
      unfinished.push(...rows.filter(row => !isFailed(row) || (row.createdAt >= span.from && row.createdAt < span.to)))
    }
    return { sums, refunds: refundsOf(unfinished) }
  }

  /** The one that was reckoned in when a period ended. */
  async function currencyOf({ to }: Dates): Promise<string> {
    const end = Date.parse(addDays(to, 1))
    const former = (await read.documents.formerValues(config)).find(({ until }) => until >= end)
    const currency = former?.body['currency'] ?? (await read.documents.entity(config, 1))?.currency
    return typeof currency === 'string' ? currency : 'EUR'
  }

  return { branchOf, daysOf, sumsOf, currencyOf }
}

/** What branches were called, and by which clock they went, until when; the last one of each last. */
export async function formerBranches({ read }: Storage): Promise<readonly (FormerBranch & { readonly id: number })[]> {
  const former = await read.documents.formerValues(branches)
  return former.map(({ id, until, body }) => ({
    id,
    until,
    name: String(body['name']),
    timeZone: String(body['timeZone']),
  }))
}

async function everyBranch(storage: Storage): Promise<readonly Booked[]> {
  const living = new Map((await storage.read.documents.every(branches)).map(branch => [branch.id, branch]))
  const former = await formerBranches(storage)
  const ids = new Set([...living.keys(), ...former.map(({ id }) => id)])
  return [...ids]
    .toSorted((one, other) => one - other)
    .map(id => ({ id, now: living.get(id) ?? null, former: former.filter(each => each.id === id) }))
}

const wholeOf = (days: readonly BranchDay[]): Span => ({ from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 })

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

type Unfinished = Awaited<ReturnType<Storage['read']['closings']['unfinished']>>[number]
