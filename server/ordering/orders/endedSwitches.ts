import type { Chore } from '../../base/chores.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'
import type { OrderingDeps } from '../deps.ts'

const DAY_MS = 24 * 3_600_000
/** Long enough to see on Monday what was off at the weekend, and to throw last week's switch again. */
export const KEPT_MS = 14 * DAY_MS

type World = Pick<OrderingDeps, 'entities' | 'storage' | 'clock'>

/** Every guest's device holds all switches there are, and a branch throws some each day: those that have long ended go. */
export const endedSwitches: Chore<World> = {
  name: 'removal of ended switches',
  everyMs: DAY_MS,
  run: removeEnded,
}

/** Removes what ended more than 14 days ago, its history excepted, and returns how many that were. */
export async function removeEnded({ entities, storage, clock }: World): Promise<number> {
  const switches = entities.find(({ type }) => type === 'switches')
  if (!switches) return 0
  const now = clock.now()
  const author = { actor: installation, device: 'server', at: now }
  return storage.write(async transaction => {
    const rows = await transaction.documents.everyOfType('public', switches.type)
    const ended = rows.filter(({ body }) => Date.parse(JSON.parse(body).endsAt) < now - KEPT_MS)
    for (const { id, rev } of ended) await writeDocument(transaction, switches, { id, base: rev, body: null }, author)
    return ended.length
  })
}
