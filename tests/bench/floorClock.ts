import type Driver from 'better-sqlite3'
import type { ClockEvent } from '../../schema/time/clockEvent.ts'
import type { ClockCall } from '../../schema/time/requests.ts'

/**
 * A clock-in of the floor: one transaction that keeps the event and lists the activity on its person's devices, in rows of
 * the same content and indexes as ours. It reckons nothing: a start is an activity that runs.
 */
export function floorClock(db: Driver.Database) {
  db.exec(`
    create table if not exists events (id integer primary key, uid text not null unique, user integer not null, at integer not null, data text not null, author text not null, received_at integer not null);
    create index if not exists events_by_user on events (user, at);
    create table if not exists listed (database text, type text, id integer, seq integer, rev text, keys text, body text, primary key (database, type, id));
    create unique index if not exists listed_by_seq on listed (database, seq);
    create table if not exists numbers (name text primary key, value integer)`)
  const next = db.prepare<[string], { value: number }>(
    'insert into numbers (name, value) values (?, 1) on conflict (name) do update set value = value + 1 returning value',
  )
  const add = db.prepare(
    'insert into events (id, uid, user, at, data, author, received_at) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  const since = db.prepare<[number, number], { id: number; data: string }>(
    'select id, data from events where user = ? and at >= ? order by at',
  )
  const list = db.prepare(
    'insert into listed (database, type, id, seq, rev, keys, body) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  const work = db.transaction((user: number, event: ClockEvent) => {
    const { uid, at, receivedAt, branch, project, task, source } = event
    const id = next.get('events')?.value ?? 0
    add.run(id, uid, user, at, JSON.stringify(event), 'devices:1', receivedAt)
    const [first] = since.all(user, 0)
    const times = { state: 'running', startedAt: at, endedAt: null, breaks: [] }
    const activity = { id: first?.id ?? id, user, uid, ...times, branch, project, task, source, flags: [] }
    const [database, keys] = [`user-${user}`, `"title":"","parent":"users:${user}","order":${at}`]
    const seq = next.get(`feed:${database}`)?.value ?? 0
    const body = JSON.stringify({ ...activity, corrections: [] })
    list.run(database, 'working-activities', activity.id, seq, '1-0cc175b9c0f1b6a831c399e269772661', keys, body)
    return activity
  })

  /** Keeps a start; the same one sent again changes nothing. */
  return (user: number, { uid, at }: Pick<ClockCall, 'uid' | 'at'>) => {
    const nothing = { offset: 0, isClockUnsure: false, branch: 1, project: null, task: null }
    const receivedAt = Date.now()
    return work(user, { uid, kind: 'start', receivedAt, source: 'terminal', ...nothing, at: Date.parse(at) })
  }
}
