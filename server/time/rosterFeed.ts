import { userDatabase, userOfDatabase } from '../../schema/base/access.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import {
  noNews,
  ROSTER_NEWS,
  type RosterChange,
  type RosterNews,
  rosterNews,
} from '../../schema/time/plan/rosterNews.ts'
import { newsText } from '../../schema/time/plan/texts.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { putListed } from '../base/documents/liveFeed.ts'
import type { NewJob } from '../base/storage/statements/base/jobs.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { publishedShifts } from './ownFeed.ts'

/** A week is published shift by shift, and what is taken back at once is no news: so long (ms) nothing has changed any more. */
const QUIET_MS = 10_000

interface Told {
  readonly user: number
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/**
 * Tells people what changed in their published shifts: a document on their own devices says what, and a message to those
 * devices that something did. `messageOf` makes the job of one; `name` is what makes it one of its kind.
 */
export function createRosterFeed(
  { storage, feeds, clock }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock'>,
  messageOf: (told: Told, name: string) => NewJob,
): { tick(): Promise<number> } {
  /** When somebody's own database changed last, epoch ms. */
  const changed = new Map<number, number>()
  feeds.subscribe(database => {
    const user = userOfDatabase(database)
    if (user !== null) changed.set(user, clock.now())
  })
  // What was published just before the last stop is looked at too.
  for (const database of feeds.databases()) {
    const user = userOfDatabase(database)
    if (user !== null) changed.set(user, Number.NEGATIVE_INFINITY)
  }

  async function show(user: number, isAnew: boolean): Promise<boolean> {
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    return storage.write(async transaction => {
      const former = await formerNews(transaction, user)
      const { news, fresh } = rosterNews(former.news ?? noNews, await publishedShifts(transaction, user), now)
      if (fresh.length === 0) return false
      // Whose roster was never told of before this server could has had it for long.
      const isNews = former.news !== null || !isAnew
      const body = { id: user, user, ...news, changes: isNews ? news.changes : [] }
      const listed = { type: ROSTER_NEWS, id: user, title: '', parent: `users:${user}`, order: 0, body }
      await putListed(transaction, userDatabase(user), listed, former.rev)
      if (isNews)
        await transaction.jobs.add(messageOf(told(user, fresh, zone), `roster:${former.rev ?? 'first'}:${now}`), now)
      return true
    })
  }

  return {
    async tick() {
      let shown = 0
      for (const [user, at] of changed) {
        if (clock.now() - at < QUIET_MS) continue
        changed.delete(user)
        if (await show(user, at === Number.NEGATIVE_INFINITY)) shown += 1
      }
      return shown
    },
  }
}

async function formerNews({ documents }: Transaction, user: number) {
  const row = await documents.entry(userDatabase(user), ROSTER_NEWS, user)
  const news: RosterNews | null = row && !row.deleted ? JSON.parse(row.body) : null
  return { news, rev: row?.rev ?? null }
}

function told(user: number, fresh: readonly RosterChange[], zone: string): Told {
  const count = (wanted: RosterChange['kind']) => fresh.filter(({ kind }) => kind === wanted).length
  const first = Math.min(...fresh.map(({ shift }) => Date.parse(shift.from)))
  const body = newsText.body(
    { added: count('added'), changed: count('changed'), removed: count('removed') },
    localTime(first, zone).date,
  )
  return { user, title: newsText.title, body, url: '/backend#/my-time', tag: 'roster' }
}
