import { addDays, DAY, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import type { Screen } from '../../../schema/signage/screen.ts'
import type { ScreenPlaysCall } from '../../../schema/signage/screenRequests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { Fault } from '../../base/http/fault.ts'

type World = Pick<BaseDeps, 'storage' | 'clock'>

/** How long (ms) it is known what was shown. */
const KEPT_MS = 400 * DAY
/** By how much (ms) a TV's clock may be ahead. */
const AHEAD_MS = DAY

/** Keeps what a TV says it showed, each time once; what never can have been is left out. */
export async function keepPlays({ storage, clock }: World, screen: number, { plays }: ScreenPlaysCall): Promise<void> {
  const now = clock.now()
  await storage.write(async ({ screens }) => {
    await screens.dropOldPlays(now - KEPT_MS)
    for (const { id: uid, ...play } of plays)
      if (play.at > now - KEPT_MS && play.at < now + AHEAD_MS) await screens.insertPlay({ screen, uid, ...play })
  })
}

/** How often a TV showed what between two local dates of its branch, both inclusive. Throws 422 for what are no dates. */
export async function countedPlays({ storage, clock }: World, screen: Screen, query: Readonly<Record<string, string>>) {
  const house = await storage.read.documents.entity(branches, screen.branch)
  if (!house) throw new Fault(404, 'notFound')
  const { timeZone } = house
  const today = localTime(clock.now(), timeZone).date
  const { from = today, to = from } = query
  for (const [field, date] of Object.entries({ from, to }))
    if (!isDate(date)) throw new Fault(422, [{ code: 'invalidDate', message: 'Das ist kein Datum.', field }])
  const before = instantAt(addDays(to, 1), 0, timeZone)
  return storage.read.screens.playCounts(screen.id, instantAt(from, 0, timeZone), before)
}

const isDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
