import { busyMinutes } from '../catalogue/switches.ts'
import { units } from '../catalogue/units.ts'
import { type Pace, promise } from './promise.ts'
import type { Catalogue, Wanted } from './wanted.ts'
import { type WorkLine, type Workload, workOf } from './workload.ts'

/** When something would be there as soon as possible, and what that was reckoned by. */
export interface SoonPromise {
  /** Epoch ms, a full minute. */
  readonly at: number
  /** Minutes, as the branch would take them by its stations and its queue alone. */
  readonly reckoned: number
  readonly work: Workload
}

/** Minutes of the way to a guest where a branch does not say. */
const DELIVERY_MINUTES = 20
const nothingKnown: Pace = { makers: [], lessons: {}, waiting: {}, asOf: 0 }

/**
 * When these items would be there if they were ordered at `now` (epoch ms), as soon as possible; without any, what the branch
 * usually makes: one piece of each of its stations.
 */
export function soonPromise(
  { items, mode }: Pick<Wanted, 'items' | 'mode'>,
  { branch, menus, switches = [], pace = nothingKnown }: Pick<Catalogue, 'branch' | 'menus' | 'switches' | 'pace'>,
  now: number,
): SoonPromise {
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
  // What is weighed or measured is one piece, however much it is; what is no amount is nothing to make.
  const pieces = Number.isFinite(amount) ? amount : 0
  return { categories, pieces: counted.has(units[unit]?.type ?? '') ? pieces : Math.min(pieces, 1) }
}

const counted: ReadonlySet<string> = new Set(['amount', 'serving', 'pair', 'person', 'package'])
