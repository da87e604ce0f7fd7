import type { TimeEvent } from '../../../../../schema/time/clockEvent.ts'
import { and, asc, desc, eq, gte } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { fromJson, toJson } from '../../json.ts'
import type { Row } from '../../tables/tables.ts'
import { reserving } from '../base/counters.ts'
import { param, params } from '../placeholders.ts'

type TimeEventRow = Row<'timeEvents'>

/** An event with whose it is and the number it was given. */
export interface KeptTimeEvent {
  readonly id: number
  readonly user: number
  readonly event: TimeEvent
}

/** Statements of what was clocked: there is none that changes or removes anything. */
export function timeEventStatements(engine: Engine) {
  const { db, tables, one, all, affected } = engine
  const { timeEvents } = tables
  const nextId = reserving(engine, 'id:timeEvents')
  const add = affected(db.insert(timeEvents).values(params(timeEvents)).onConflictDoNothing())
  const byUid = one(
    db
      .select()
      .from(timeEvents)
      .where(eq(timeEvents.uid, param('uid'))),
  )
  const byId = one(
    db
      .select()
      .from(timeEvents)
      .where(eq(timeEvents.id, param('id'))),
  )
  const since = all(
    db
      .select()
      .from(timeEvents)
      .where(and(eq(timeEvents.user, param('user')), gte(timeEvents.at, param('at'))))
      .orderBy(asc(timeEvents.at)),
  )
  const newest = one(db.select({ at: timeEvents.receivedAt }).from(timeEvents).orderBy(desc(timeEvents.id)).limit(1))
  const users = all(
    db
      .select({ user: timeEvents.user })
      .from(timeEvents)
      .where(gte(timeEvents.at, param('at')))
      .groupBy(timeEvents.user),
  )

  return {
    /** Keeps an event; false where one of the same name is kept already. `author` is who sent it. */
    add: async (user: number, event: TimeEvent, author: string, receivedAt: number): Promise<boolean> => {
      const { uid, at } = event
      const id = await nextId()
      return (await add({ id, uid, user, at, data: toJson(event), author, receivedAt })) === 1
    },
    byUid: async (uid: string): Promise<KeptTimeEvent | undefined> => kept(await byUid({ uid })),
    byId: async (id: number): Promise<KeptTimeEvent | undefined> => kept(await byId({ id })),
    /** Somebody's events from an instant on (epoch ms), by their time. */
    since: async (user: number, at: number): Promise<readonly KeptTimeEvent[]> =>
      (await since({ user, at })).map(row => kept(row)),
    /** When (epoch ms) the newest event came; 0 where there is none. */
    lastReceived: async (): Promise<number> => (await newest())?.at ?? 0,
    /** Who has events from an instant on (epoch ms). */
    usersSince: async (at: number): Promise<readonly number[]> => (await users({ at })).map(({ user }) => user),
  }
}

function kept(row: TimeEventRow): KeptTimeEvent
function kept(row: TimeEventRow | undefined): KeptTimeEvent | undefined
function kept(row: TimeEventRow | undefined): KeptTimeEvent | undefined {
  return row && { id: row.id, user: row.user, event: fromJson(row.data) }
}
