import type { LogFacts, LogKind } from '../../../../../schema/base/log.ts'
import { BEGINNING, hashOfEntry, sealed } from '../../../logs/chain.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { toJson } from '../../json.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

export type LogRow = Row<'logEntries'>

/** What is to be written down. */
export interface NewLogEntry {
  /** Epoch ms. */
  readonly at: number
  readonly kind: LogKind
  readonly actor: string
  readonly device?: string
  readonly subject?: string
  readonly facts?: LogFacts
  /** What names somebody: it can be forgotten without the rest. */
  readonly personal?: LogFacts
}

/** Statements of what happened, in the order it did. */
export const logStatements = (engine: Engine) => ({ ...logReads(engine), append: appending(engine) })

/** Writes one down behind the last one, in the transaction of what it is about. */
export function appending({ db, tables: { logEntries }, one, run }: Engine) {
  const newest = one(
    db.select({ id: logEntries.id, hash: logEntries.hash }).from(logEntries).orderBy(desc(logEntries.id)).limit(1),
  )
  const insert = run(db.insert(logEntries).values(params(logEntries)))
  return async ({ at, kind, actor, device = '', subject = '', facts = {}, personal }: NewLogEntry): Promise<void> => {
    const before = await newest()
    const said = { id: (before?.id ?? 0) + 1, at, kind, actor, device, subject, facts: toJson(facts) }
    const entry = { ...said, ...sealed(personal) }
    await insert({ ...entry, hash: hashOfEntry(before?.hash ?? BEGINNING, entry) })
  }
}

function logReads({ db, tables: { logEntries }, one, all, affected }: Engine) {
  const { id, at, kind, actor, subject, personal } = logEntries
  const inStretch = and(lt(id, param('before')), gte(at, param('from')), lte(at, param('to')))
  const list = (isWanted?: ReturnType<typeof eq>) =>
    all(db.select().from(logEntries).where(and(isWanted, inStretch)).orderBy(desc(id)).limit(param('limit')))
  const [ofAll, ofKind, ofActor, ofSubject] = [
    list(),
    list(eq(kind, param('kind'))),
    list(eq(actor, param('actor'))),
    list(eq(subject, param('subject'))),
  ]
  const byId = one(
    db
      .select()
      .from(logEntries)
      .where(eq(id, param('id'))),
  )
  const chain = all(
    db
      .select()
      .from(logEntries)
      .where(gt(id, param('after')))
      .orderBy(asc(id))
      .limit(param('limit')),
  )
  const changedBy = all(
    db
      .select({ subject })
      .from(logEntries)
      .where(
        and(
          eq(actor, param('actor')),
          inArray(kind, ['document', 'settings']),
          gte(subject, param('first')),
          lt(subject, param('end')),
        ),
      )
      .groupBy(subject),
  )
  const forgetPersons = affected(
    db
      .update(logEntries)
      .set({ personal: null })
      .where(and(gt(id, param('after')), lte(id, param('upTo')), isNotNull(personal))),
  )
  const forgetOf = affected(
    db
      .update(logEntries)
      .set({ personal: null })
      .where(eq(subject, param('subject'))),
  )

  return {
    byId: (id: number): Promise<LogRow | undefined> => byId({ id }),
    /** Newest first, those with an id below `before`, from `from` to `to` (epoch ms), along the index of the first wish. */
    list: ({ kind, actor, subject, ...stretch }: LogQuery): Promise<LogRow[]> => {
      if (subject !== undefined) return ofSubject({ subject, ...stretch })
      if (actor !== undefined) return ofActor({ actor, ...stretch })
      return kind === undefined ? ofAll({ ...stretch }) : ofKind({ kind, ...stretch })
    },
    /** What somebody ('users:5') changed of the documents of a type ('products:42'), along the index of who did it. */
    changedBy: async (actor: string, type: string): Promise<string[]> =>
      // ';' comes right behind ':'.
      (await changedBy({ actor, first: `${type}:`, end: `${type};` })).map(row => row.subject),
    /** Oldest first, those after an id. */
    chain: (after: number, limit: number): Promise<LogRow[]> => chain({ after, limit }),
    /** Forgets whom entries with ids after `after`, up to `upTo`, name. */
    forgetPersons: (after: number, upTo: number): Promise<number> => forgetPersons({ after, upTo }),
    /** Forgets whom the entries about something name. */
    forgetPersonsOf: (subject: string): Promise<number> => forgetOf({ subject }),
  }
}

export interface LogQuery {
  readonly kind?: string | undefined
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly before: number
  readonly from: number
  readonly to: number
  readonly limit: number
}
