import { userDatabase, userOfDatabase } from '../../schema/base/access.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { putListed } from '../base/documents/liveFeed.ts'
import { balancesOf, factsOf } from './balances.ts'

const TYPE = 'time-balances'

/**
 * Shows everybody their own balance on their own devices: one document, written anew after whatever changes it. That is done
 * behind the deeds themselves, so that nobody waits at the clock while years are added up. A new day owes something by
 * itself: after midnight by the business's clock, and once after the start, everybody's is written anew.
 */
export function createBalanceFeed({ storage, feeds, clock }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock'>): {
  tick(): Promise<number>
} {
  const changed = new Set<number>()
  let day = ''
  feeds.subscribe(database => {
    const user = userOfDatabase(database)
    if (user !== null) changed.add(user)
  })

  async function show(user: number): Promise<boolean> {
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    return storage.write(async transaction => {
      const facts = await factsOf(transaction, user, zone, now)
      const present = await transaction.documents.entry(userDatabase(user), TYPE, user)
      // Who neither clocks nor owes anything has no balance.
      if (!present && facts.contracts.length + facts.activities.length === 0) return false
      const body = { id: user, user, ...balancesOf(facts, localTime(now, zone).date) }
      if (present && !present.deleted && present.body === JSON.stringify(body)) return false
      const listed = { type: TYPE, id: user, title: '', parent: `users:${user}`, order: 0, body }
      await putListed(transaction, userDatabase(user), listed, present?.rev ?? null)
      return true
    })
  }

  return {
    async tick() {
      const { date } = localTime(clock.now(), await zoneOfBusiness(storage))
      if (date !== day) for (const { id } of await storage.read.documents.every(users)) changed.add(id)
      day = date
      let shown = 0
      for (const user of changed) {
        changed.delete(user)
        if (await show(user)) shown += 1
      }
      return shown
    },
  }
}
