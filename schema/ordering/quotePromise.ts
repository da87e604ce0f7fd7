import type { Problem } from '../base/problems.ts'
import { MINUTE } from '../base/zonedTime.ts'
import { busyMinutes } from '../catalogue/switches.ts'
import { units } from '../catalogue/units.ts'
import { obstacle } from './obstacles.ts'
import { type Pace, promise } from './promise.ts'
import { endText, type Supply } from './quoteTime.ts'
import type { Catalogue, Wanted } from './wanted.ts'
import { type WorkLine, type Workload, workOf } from './workload.ts'

/** When an order will be there. */
export interface QuotedPromise {
  /** Epoch ms: its appointment, or when it will be there as soon as possible. */
  readonly at: number
  /** Whether it is made at once; what is for later is there when it was asked for. */
  readonly isSoon: boolean
  /** Epoch ms of when it would be there as soon as possible, whatever was chosen; null where it cannot be made at once. */
  readonly soonAt: number | null
  /** Minutes, as the branch would take them by its stations and its queue alone. */
  readonly reckoned: number
  readonly work: Workload
}

/** Minutes of the way to a guest where a branch does not say. */
const DELIVERY_MINUTES = 20
const nothingKnown: Pace = { makers: [], lessons: {}, waiting: {}, asOf: 0 }

/** Whoever was shown a time asks no more of it than these minutes: kitchens are no clocks. */
const SLIP_MINUTES = 5

/** Whether what is promised (epoch ms) comes so much later than what was shown that the guest has to be asked; null: nothing was, or is. */
export const isMuchLater = (shown: number | null | undefined, promised: number | null | undefined): boolean =>
  (promised ?? 0) - (shown ?? promised ?? 0) > SLIP_MINUTES * MINUTE

/** What stands against an order whose guest was shown another time: nobody waits longer without having said yes to it. */
export function promiseProblems(
  { expectedBy, appointmentDate }: { readonly expectedBy?: string | null; readonly appointmentDate?: string | null },
  { at, isSoon }: Pick<QuotedPromise, 'at' | 'isSoon'>,
  { timeZone, isQuotationRequired }: Pick<Catalogue['branch'], 'timeZone' | 'isQuotationRequired'>,
  now: number,
): Problem[] {
  if (!expectedBy || appointmentDate || isQuotationRequired || !isMuchLater(Date.parse(expectedBy), at)) return []
  const then = endText(at, now, timeZone)
  if (isSoon) return [obstacle('promiseLater', 'appointmentDate', `um ${then}`)]
  // It has closed meanwhile, or a slot has passed.
  return [obstacle('promiseMoved', 'appointmentDate', `${then.includes('.') ? 'am' : 'um'} ${then}`)]
}

/** The promise of what is wanted at `now` (epoch ms): for later it is the time it is for, else what queue and branch allow. */
export function promiseOf(wanted: Wanted, catalogue: Catalogue, supply: Supply, now: number): QuotedPromise {
  const isSoon = wanted.appointment === null && supply.isImmediate
  const soon = soonPromise(wanted, catalogue, now)
  const soonAt = supply.isImmediate ? soon.at : null
  return isSoon ? { ...soon, isSoon, soonAt } : { at: supply.at, isSoon, soonAt, reckoned: 0, work: soon.work }
}

/**
 * When these items would be there if they were ordered at `now` (epoch ms), as soon as possible; without any, what the branch
 * usually makes: one piece of each of its stations.
 */
export function soonPromise(
  { items, mode }: Pick<Wanted, 'items' | 'mode'>,
  { branch, menus, switches = [], pace = nothingKnown }: Pick<Catalogue, 'branch' | 'menus' | 'switches' | 'pace'>,
  now: number,
): Omit<QuotedPromise, 'isSoon' | 'soonAt'> {
  const usual = pace.makers.map(({ categories }) => ({ categories, pieces: 1 }))
  const lines = items.length === 0 ? usual : items.map(item => lineOf(item, menus))
  const work = workOf(lines, pace.makers)
  const way = mode === 'delivery' ? (branch.deliveryMinutes ?? DELIVERY_MINUTES) : 0
  const extra = busyMinutes(switches, branch, mode, now) + way
  return { ...promise(work, pace, branch, now, extra), work }
}

function lineOf({ product, amount, unit }: Wanted['items'][number], menus: Catalogue['menus']): WorkLine {
  const categories = menus.flatMap(({ catalog }) =>
    catalog.flatMap(({ category, products }) => (products.includes(product) ? [category] : [])),
  )
  // What is weighed or measured is one piece, however much it is.
  return { categories, pieces: counted.has(units[unit]?.type ?? '') ? amount : Math.min(amount, 1) }
}

const counted: ReadonlySet<string> = new Set(['amount', 'serving', 'pair', 'person', 'package'])
