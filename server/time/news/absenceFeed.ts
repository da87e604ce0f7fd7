import { userDatabase, userOfDatabase } from '../../../schema/base/access.ts'
import { absences } from '../../../schema/time/absence.ts'
import { type AbsenceDecision, absenceNews, type WaitingAbsences } from '../../../schema/time/absenceNews.ts'
import { dateSpan } from '../../../schema/time/dateSpan.ts'
import { decisionTexts } from '../../../schema/time/decisionTexts.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { Statements } from '../../base/storage/statements/register.ts'
import { shortNews, type TellPerson, type ToldPerson } from './personNews.ts'

/** What is decided and taken back at once is no news: so long (ms) nothing has changed any more. */
const QUIET_MS = 10_000

/**
 * Tells people what was decided about the absences they asked for: whoever decides changes a document, on any device, and
 * the message follows from it. What waits is remembered, so that each decision is told once.
 */
export function createAbsenceFeed(
  { storage, feeds, clock }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock'>,
  tell: TellPerson,
): { tick(): Promise<number> } {
  /** When somebody's own database changed last, epoch ms. */
  const changed = new Map<number, number>()
  const note = (database: string, at: number) => {
    const user = userOfDatabase(database)
    if (user !== null) changed.set(user, at)
  }
  feeds.subscribe(database => note(database, clock.now()))
  // What was decided just before the last stop is looked at too.
  for (const database of feeds.databases()) note(database, Number.NEGATIVE_INFINITY)

  const look = async (user: number): Promise<number> => {
    // Most of what changes there is clocked, and says nothing of absences.
    if (!(await newsFor(storage.read, user))) return 0
    return storage.write(async transaction => {
      const news = await newsFor(transaction, user)
      if (!news) return 0
      const { waiting, decided } = news
      const { documents, jobs } = transaction
      const now = clock.now()
      await documents.putFact(factOf(user), JSON.stringify(waiting))
      for (const decision of decided)
        for (const job of tell(newsOf(user, decision), `absence:${decision.id}:${now}`)) await jobs.add(job, now)
      return decided.length
    })
  }

  return {
    async tick() {
      let told = 0
      for (const [user, at] of changed) {
        if (clock.now() - at < QUIET_MS) continue
        changed.delete(user)
        told += await look(user)
      }
      return told
    },
  }
}

const factOf = (user: number): string => `absences:${user}`

/** What waits of somebody's absences and what was decided; null where that is what is remembered. */
async function newsFor({ documents }: Pick<Statements, 'documents'>, user: number) {
  const kept = (await documents.fact(factOf(user))) ?? '[]'
  const former: WaitingAbsences = JSON.parse(kept)
  const rows = await documents.everyOfType(userDatabase(user), absences.type)
  const news = absenceNews(
    former,
    rows.map(row => storedOf(absences, row)),
  )
  return JSON.stringify(news.waiting) === kept ? null : news
}

function newsOf(user: number, { id, from, to, what }: AbsenceDecision): ToldPerson {
  const [title, body] = decisionTexts[what]
  return shortNews({ user, title, body: body(dateSpan(from, to)), tag: `absence-${id}` })
}
