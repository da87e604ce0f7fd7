import { localTime } from '../../schema/base/zonedTime.ts'
import { daySpans, type Span } from '../../schema/statistics/buckets.ts'
import { productsByBranch, sumsByBranch } from '../../schema/statistics/orderDay.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { Chore } from '../base/chores.ts'
import type { BaseDeps } from '../base/deps.ts'
import { letOthersIn } from '../base/letOthersIn.ts'
import { toJson } from '../base/storage/json.ts'
import { orderFactsIn } from './orderFacts.ts'

type World = Pick<BaseDeps, 'storage' | 'clock'>

/**
 * Reckons what orders of each local day came to that is over, unless it is known already; a day at a time, and outside of
 * transactions. Returns how many days that were.
 */
export async function reckonOrderDays({ storage, clock }: World): Promise<number> {
  const zone = await zoneOfBusiness(storage)
  const bounds = await storage.read.orderDays.bounds()
  if (!bounds) return 0
  const today = localTime(clock.now(), zone).date
  const days = daySpans({ from: localTime(bounds.first, zone).date, to: today }, zone).slice(0, -1)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 0
  const known = new Map((await storage.read.orderDays.ends(first.from, last.to)).map(row => [row.start, row.end]))
  const missing = days.filter(({ from, to }) => known.get(from) !== to)
  let count = 0
  for (const day of missing) {
    if (await reckon(storage, day, zone)) count += 1
    await letOthersIn()
  }
  return count
}

/** Whoever orders waits for none of it. False where an order of the day was written meanwhile: the next time it is reckoned. */
async function reckon(storage: World['storage'], day: Span, zone: string): Promise<boolean> {
  const named = { start: day.from, end: day.to }
  await storage.write(({ orderDays }) => orderDays.begin(named))
  const facts = await orderFactsIn(storage.read, day, letOthersIn)
  await letOthersIn()
  const [sums, products] = [toJson(sumsByBranch(facts, zone)), toJson(productsByBranch(facts))]
  return storage.write(({ orderDays }) => orderDays.keep({ ...named, sums, products }))
}

export const reckonedOrderDays: Chore<World> = {
  name: 'reckoning of the figures of days',
  everyMs: 3_600_000,
  run: reckonOrderDays,
}
