import { userDatabase } from '../../../schema/base/access.ts'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { users } from '../../../schema/business/user.ts'
import { isAhead, offerOf } from '../../../schema/time/offers/offered.ts'
import { marketFor, SHIFT_MARKET } from '../../../schema/time/offers/shiftMarket.ts'
import { type Shift, shifts } from '../../../schema/time/shift.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { putListed } from '../../base/documents/liveFeed.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** Where every shift and every person is. */
const EVERYTHING = 'admin'
const PAGE = 500
/** A shift that begins is not to be had any more: so often (ms) that is looked at where nothing else happens. */
const LOOK_MS = 5 * MINUTE

/**
 * Shows everybody on their own devices which shifts change hands where they work: one document, written anew when it says
 * something else. Of all shifts those that can be had are kept at hand; only what changes is read.
 */
export function createOfferFeed({ storage, feeds, clock }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock'>): {
  tick(): Promise<number>
} {
  const kept = new Map<number, Shift>()
  let position: number | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const keep = (shift: Shift) => {
    if (isAhead(shift, clock.now())) kept.set(shift.id, shift)
    else kept.delete(shift.id)
  }

  /** Whether shifts or people changed since the last time. */
  async function readNews(): Promise<boolean> {
    if (position === null) {
      position = feeds.position(EVERYTHING)
      for (const shift of await storage.read.documents.every(shifts)) keep(shift)
      return true
    }
    let isNews = false
    while (position < feeds.position(EVERYTHING)) {
      const page = await storage.read.documents.page(EVERYTHING, position, PAGE)
      for (const { type, id, rev, deleted, body } of page) {
        isNews ||= type === shifts.type || type === users.type
        if (type !== shifts.type) continue
        if (deleted) kept.delete(id)
        else keep(storedOf(shifts, { id, rev, body }))
      }
      position = page.at(-1)?.seq ?? feeds.position(EVERYTHING)
    }
    return isNews
  }

  return {
    async tick() {
      const now = clock.now()
      const isNews = await readNews()
      if (!isNews && now - lookedAt < LOOK_MS) return 0
      lookedAt = now
      const all = [...kept.values()]
      // What is given in return is looked up by its number; of the others only what can be had is gone through.
      const wanted = new Set(all.flatMap(shift => offerOf(shift)?.inReturn ?? []))
      const held = all.filter(shift => !shift.user || offerOf(shift) || wanted.has(shift.id))
      return showAll(storage, held, now)
    },
  }
}

/** Writes what changed for each; resolves to how many that were. */
async function showAll(storage: Pick<Storage, 'read' | 'write'>, held: readonly Shift[], now: number): Promise<number> {
  const people = await storage.read.documents.every(users)
  let shown = 0
  for (const person of people) {
    const body = { id: person.id, ...marketFor(person, { shifts: held, people }, now) }
    const database = userDatabase(person.id)
    const present = await storage.read.documents.entry(database, SHIFT_MARKET, person.id)
    const isSame = present && !present.deleted && present.body === JSON.stringify(body)
    if (isSame || (!present && body.colleagues.length + body.shifts.length === 0)) continue
    const listed = { type: SHIFT_MARKET, id: person.id, title: '', parent: `users:${person.id}`, order: 0, body }
    await storage.write(transaction => putListed(transaction, database, listed, present?.rev ?? null))
    shown += 1
  }
  return shown
}
