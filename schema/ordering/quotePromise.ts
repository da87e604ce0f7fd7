import { busyMinutes } from '../catalogue/switches.ts'
import { units } from '../catalogue/units.ts'
import { type Pace, promise } from './promise.ts'
import type { Supply } from './quoteTime.ts'
import type { Catalogue, Wanted } from './wanted.ts'
import { type WorkLine, type Workload, workOf } from './workload.ts'

/** When an order will be there. */
export interface QuotedPromise {
  /** Epoch ms: its appointment, or when it will be there as soon as possible. */
  readonly at: number
  /** Whether it is made at once; what is for later is there when it was asked for. */
  readonly isSoon: boolean
  /** Minutes, as the branch would take them by its stations and its queue alone. */
  readonly reckoned: number
  readonly work: Workload
}

/** Minutes of the way to a guest where a branch does not say. */
const DELIVERY_MINUTES = 20
const nothingKnown: Pace = { makers: [], lessons: {}, waiting: {}, asOf: 0 }

/** The promise of what is wanted at `now` (epoch ms): for later it is the time it is for, else what queue and branch allow. */
export function promiseOf(wanted: Wanted, catalogue: Catalogue, supply: Supply, now: number): QuotedPromise {
  const { branch, switches = [], pace = nothingKnown } = catalogue
  const work = workOf(
    wanted.items.map(item => lineOf(item, catalogue)),
    pace.makers,
  )
  const isSoon = wanted.appointment === null && supply.isImmediate
  if (!isSoon) return { at: supply.at, isSoon, reckoned: 0, work }
  const way = wanted.mode === 'delivery' ? (branch.deliveryMinutes ?? DELIVERY_MINUTES) : 0
  const extra = busyMinutes(switches, branch, wanted.mode, now) + way
  return { ...promise(work, pace, branch, now, extra), isSoon, work }
}

function lineOf({ product, amount, unit }: Wanted['items'][number], { menus }: Catalogue): WorkLine {
  const categories = menus.flatMap(({ catalog }) =>
    catalog.flatMap(({ category, products }) => (products.includes(product) ? [category] : [])),
  )
  // What is weighed or measured is one piece, however much it is.
  return { categories, pieces: counted.has(units[unit]?.type ?? '') ? amount : Math.min(amount, 1) }
}

const counted: ReadonlySet<string> = new Set(['amount', 'serving', 'pair', 'person', 'package'])
