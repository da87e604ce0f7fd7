import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { ENOUGH_ORDERS, favourites, favouritesFrom } from '../../../schema/ordering/favourites.ts'
import type { Chore } from '../../base/chores.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { OrderingDeps } from '../deps.ts'

const DAY_MS = 24 * 3_600_000
/** What guests took longer ago was another season. */
const LOOKED_AT_MS = 60 * DAY_MS
/** More orders would say the same: so many are counted in some 10 ms, and only while nobody waits for a commit. */
const LOOKED_AT_ORDERS = 2_000

type World = Pick<OrderingDeps, 'storage' | 'clock'>

/** Four times a day every branch learns what its guests like: breakfast need not wait for the night. */
export const favouriteCounts: Chore<World> = {
  name: 'count of what is popular',
  everyMs: DAY_MS / 4,
  run: countFavourites,
}

/** Counts for every branch, tells devices where it came to something else, and returns how many branches that were. */
export async function countFavourites(world: World): Promise<number> {
  const known = await world.storage.read.documents.every(branches)
  let told = 0
  for (const branch of known) told += Number(await countAt(branch, world))
  return told
}

/** A branch that has few orders keeps what it said: silence teaches nothing. One that wants no suggestions says nothing. */
async function countAt({ id, isSuggestingOff }: Branch, { storage, clock }: World): Promise<boolean> {
  const now = clock.now()
  const found = isSuggestingOff
    ? { popular: [], pairs: [] }
    : favouritesFrom(await storage.read.favourites.counted(id, now - LOOKED_AT_MS, LOOKED_AT_ORDERS, ENOUGH_ORDERS))
  return storage.write(async transaction => {
    const row = await transaction.documents.document(favourites.type, id)
    const present = row && !row.deleted ? storedOf(favourites, row) : null
    const { popular, pairs } = present ?? { popular: [], pairs: [] }
    const isNothing = found.popular.length === 0 && found.pairs.length === 0
    if (sameValue({ popular, pairs }, found) || (isNothing && !isSuggestingOff)) return false
    const body = { branch: id, ...found, asOf: new Date(now).toISOString() }
    const change = { id, base: present && row ? row.rev : null, body }
    await writeDocument(transaction, favourites, change, { actor: installation, device: 'server', at: now })
    return true
  })
}
