import { DAY, MINUTE } from '../../schema/base/zonedTime.ts'
import { visitDay } from '../../schema/statistics/visitSums.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { Chore } from '../base/chores.ts'
import type { BaseDeps } from '../base/deps.ts'
import { letOthersIn } from '../base/letOthersIn.ts'
import { toJson } from '../base/storage/json.ts'
import { daysToReckon } from './visitFigures.ts'

type World = Pick<BaseDeps, 'storage' | 'clock'>

/** What a visitor did is kept one by one for so long. */
const KEPT_MS = 30 * DAY
/** So many are deleted in one transaction. */
const PORTION = 5000
/** What began before midnight is written by then. */
const SETTLED_MS = 10 * MINUTE

/** Reckons the days of visits that are over, each once, and deletes what visitors did more than 30 days ago. Returns how many days. */
export async function reckonVisitDays({ storage, clock }: World): Promise<number> {
  const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
  const days = await daysToReckon(storage.read, { zone, now, settledMs: SETTLED_MS })
  for (const day of days) {
    const { sums, flows } = visitDay(await storage.read.visits.between(day.from, day.to), day, zone)
    await storage.write(({ visitDays }) => visitDays.put({ start: day.from, sums: toJson(sums), flows: toJson(flows) }))
    await letOthersIn()
  }
  await dropOld(storage, now - KEPT_MS)
  return days.length
}

/** After a while without a server there may be a million: orders go on between the portions. */
async function dropOld(storage: World['storage'], before: number): Promise<void> {
  let dropped = PORTION
  while (dropped === PORTION) {
    dropped = await storage.write(({ visits }) => visits.dropBefore(before, PORTION))
    await letOthersIn()
  }
}

export const reckonedVisitDays: Chore<World> = {
  name: 'reckoning of the visits of days',
  everyMs: 3_600_000,
  run: reckonVisitDays,
}
