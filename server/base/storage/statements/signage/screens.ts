import { and, desc, eq, gte, inArray, isNull, lt, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, excluded, param, params } from '../placeholders.ts'

type ScreenTokenRow = Row<'screenTokens'>
type ScreenBeatRow = Row<'screenBeats'>
export type ScreenCommandRow = Row<'screenCommands'>

/** Statements of TVs: their keys, what they say of themselves, and what staff ask of them. */
export const screenStatements = (engine: Engine) => ({
  ...tokenStatements(engine),
  ...beatStatements(engine),
  ...commandStatements(engine),
  ...playStatements(engine),
})

function tokenStatements({ db, tables: { screenTokens }, one, all, run }: Engine) {
  const put = run(
    db
      .insert(screenTokens)
      .values(params(screenTokens))
      .onConflictDoUpdate({ target: screenTokens.screen, set: excluded(screenTokens, 'tokenHash', 'createdAt') }),
  )
  const byHash = one(
    db
      .select()
      .from(screenTokens)
      .where(eq(screenTokens.tokenHash, param('tokenHash'))),
  )
  const tokens = all(db.select().from(screenTokens))
  const end = run(db.delete(screenTokens).where(eq(screenTokens.screen, param('screen'))))

  return {
    /** The only key a TV has: whoever had another is a stranger. */
    putToken: (row: ScreenTokenRow): Promise<void> => put(row),
    token: (tokenHash: string): Promise<ScreenTokenRow | undefined> => byHash({ tokenHash }),
    tokens: (): Promise<ScreenTokenRow[]> => tokens(),
    endToken: (screen: number): Promise<void> => end({ screen }),
  }
}

function beatStatements({ db, tables: { screenBeats }, all, run, affected }: Engine) {
  const put = run(
    db
      .insert(screenBeats)
      .values(params(screenBeats))
      .onConflictDoUpdate({ target: screenBeats.screen, set: excluded(screenBeats, 'at', 'data', 'toldAt') }),
  )
  const beats = all(db.select().from(screenBeats))
  const tell = affected(
    db
      .update(screenBeats)
      .set(assignments(screenBeats, 'toldAt'))
      .where(
        and(eq(screenBeats.screen, param('screen')), isNull(screenBeats.toldAt), lt(screenBeats.at, param('before'))),
      ),
  )

  return {
    putBeat: (row: ScreenBeatRow): Promise<void> => put(row),
    beats: (): Promise<ScreenBeatRow[]> => beats(),
    /** Notes that its silence since before an instant (epoch ms) was told. True only for the one who noted it. */
    tellSilence: async (screen: number, before: number, toldAt: number): Promise<boolean> =>
      (await tell({ screen, before, toldAt })) === 1,
  }
}

function playStatements({ db, tables: { screenPlays }, all, run }: Engine) {
  const insert = run(db.insert(screenPlays).values(params(screenPlays)).onConflictDoNothing())
  const { segment, name, at, seconds } = screenPlays
  const times = sql<number>`count(*)`
  const counts = all(
    db
      .select({ segment, name, times, seconds: sql<number>`sum(${seconds})` })
      .from(screenPlays)
      .where(and(eq(screenPlays.screen, param('screen')), gte(at, param('from')), lt(at, param('before'))))
      .groupBy(segment, name)
      .orderBy(desc(times), name),
  )
  const dropOld = run(db.delete(screenPlays).where(lt(at, param('before'))))

  return {
    /** Counts once what is told twice. */
    insertPlay: (row: Row<'screenPlays'>): Promise<void> => insert(row),
    /** How often a TV showed what, the most frequent first. */
    playCounts: (screen: number, from: number, before: number) => counts({ screen, from, before }),
    dropOldPlays: (before: number): Promise<void> => dropOld({ before }),
  }
}

function commandStatements({ db, tables: { screenCommands }, one, all, run }: Engine) {
  const ofScreen = eq(screenCommands.screen, param('screen'))
  const insert = run(db.insert(screenCommands).values(params(screenCommands)))
  const byUid = one(
    db
      .select()
      .from(screenCommands)
      .where(and(ofScreen, eq(screenCommands.uid, param('uid')))),
  )
  const latest = one(db.select().from(screenCommands).where(ofScreen).orderBy(desc(screenCommands.id)).limit(1))
  const open = all(
    db
      .select()
      .from(screenCommands)
      .where(inArray(screenCommands.state, ['pending', 'delivered'])),
  )
  const put = run(
    db
      .update(screenCommands)
      .set(assignments(screenCommands, 'state', 'result', 'deliveredAt', 'endedAt'))
      .where(eq(screenCommands.id, param('id'))),
  )
  const dropOld = run(db.delete(screenCommands).where(and(ofScreen, lt(screenCommands.sentAt, param('before')))))

  return {
    insertCommand: (row: ScreenCommandRow): Promise<void> => insert(row),
    command: (screen: number, uid: string): Promise<ScreenCommandRow | undefined> => byUid({ screen, uid }),
    latestCommand: (screen: number): Promise<ScreenCommandRow | undefined> => latest({ screen }),
    /** Of all TVs. */
    openCommands: (): Promise<ScreenCommandRow[]> => open(),
    /** Where it stands now. */
    putCommand: ({ id, state, result, deliveredAt, endedAt }: ScreenCommandRow): Promise<void> =>
      put({ id, state, result, deliveredAt, endedAt }),
    dropOldCommands: (screen: number, before: number): Promise<void> => dropOld({ screen, before }),
  }
}
