import { userDatabase, userOfDatabase } from '../../schema/base/access.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { putListed } from '../base/documents/liveFeed.ts'
import { balancesOf, factsOf } from './balances.ts'

const TYPE = 'time-balances'

/**
 * Shows everybody their own balance on their own devices: one document, written anew after whatever changes it. That is done
 * behind the deeds themselves, so that nobody waits at the clock while years are added up.
 */
export function createBalanceFeed({ storage, feeds, clock }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock'>): {
  tick(): Promise<number>
} {
  const changed = new Set<number>()
  feeds.subscribe(database => {
    const user = userOfDatabase(database)
    if (user !== null) changed.add(user)
  })

  async function show(user: number): Promise<boolean> {
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    return storage.write(async transaction => {
      const balances = balancesOf(await factsOf(transaction, user, zone, now), localTime(now, zone).date)
      const body = { id: user, user, ...balances }
      const present = await transaction.documents.entry(userDatabase(user), TYPE, user)
      if (present && !present.deleted && present.body === JSON.stringify(body)) return false
      const listed = { type: TYPE, id: user, title: '', parent: `users:${user}`, order: 0, body }
      await putListed(transaction, userDatabase(user), listed, present?.rev ?? null)
      return true
    })
  }

  return {
    async tick() {
      let shown = 0
      for (const user of changed) {
        changed.delete(user)
        if (await show(user)) shown += 1
      }
      return shown
    },
  }
}
