import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../../../../server/base/storage/sqlite/open.ts'
import { tables } from '../../../../../server/base/storage/sqlite/tables.ts'

const MIGRATIONS = 'server/base/storage/sqlite/migrations'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  file = join(folder, 'business.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a former version left behind: the first migrations, written down as done. */
function formerDatabase(migrations: number): Driver.Database {
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'))
  const database = new Driver(file)
  database.exec('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)')
  for (const { tag, when } of entries.slice(0, migrations)) {
    database.exec(readFileSync(`${MIGRATIONS}/${tag}.sql`, 'utf8').replaceAll('--> statement-breakpoint', ''))
    database.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(tag, when)
  }
  return database
}

const job = (id: number, key: string) => [id, 'mail', key, '', '{}', null, 'waiting', 1, null, 0, null, 1, 1]

describe('A database of a former version', () => {
  test('is opened with everything in it, and new jobs count on from the last one', async () => {
    const former = formerDatabase(3)
    const insert = former.prepare(`INSERT INTO jobs VALUES (${job(0, '').fill('?').join(', ')})`)
    insert.run(job(1, 'first'))
    insert.run(job(7, 'seventh'))
    former.close()
    const storage = openSqlite(file)
    await storage.write(({ jobs }) => jobs.add({ kind: 'mail', dedupeKey: 'next', payload: {} }, 5))
    expect(await storage.read.jobs.byKey('seventh')).toMatchObject({ id: 7, kind: 'mail', runAt: 1 })
    expect(await storage.read.jobs.byKey('next')).toMatchObject({ id: 8 })
    await storage.close()
  })

  test('names nobody any more in the histories of orders, in which it stood whose they are', async () => {
    const former = formerDatabase(21)
    const insert = former.prepare(
      'INSERT INTO order_events (order_id, rev, action, status, actor, at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    const [names, ended] = [
      ['edited: gehört zu Zwetschkenbaum', 'edited: gehört zu Kunde Nr. 7'],
      ['edited: für Frau Huber', 'forget'],
    ]
    for (const [order, actions] of [names, ended, ['edited: Telefon']].entries())
      for (const [rev, action] of actions.entries()) insert.run(order + 1, rev, action, 'completed', 'users:1', 1)
    former.close()
    const storage = openSqlite(file)
    const history = async (order: number) => (await storage.read.orders.events(order)).map(({ action }) => action)
    expect(await history(1)).toEqual(['edited: gehört zu einem Kunden', 'edited: gehört zu Kunde Nr. 7'])
    expect(await history(2)).toEqual(['edited: …', 'forget'])
    expect(await history(3)).toEqual(['edited: Telefon'])
    await storage.close()
  })

  test('without a job begins to count at one', async () => {
    formerDatabase(3).close()
    const storage = openSqlite(file)
    await storage.write(({ jobs }) => jobs.add({ kind: 'mail', dedupeKey: 'first', payload: {} }, 5))
    expect(await storage.read.jobs.byKey('first')).toMatchObject({ id: 1 })
    await storage.close()
  })
})

test('The tables are what the migrations make', async () => {
  await openSqlite(file).close()
  const database = new Driver(file, { readonly: true })
  const made: Record<string, unknown> = {}
  const described: Record<string, unknown> = {}
  for (const table of Object.values(tables)) {
    const { name, columns, indexes } = getTableConfig(table)
    made[name] = {
      columns: database
        .prepare<[string], { name: string; type: string; notnull: number; pk: number }>(
          'SELECT * FROM pragma_table_info(?)',
        )
        .all(name)
        .map(column => `${column.name} ${column.type.toLowerCase()}${column.notnull ? ' not null' : ''}`),
      indexes: database
        .prepare<[string], string>(
          "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
        )
        .pluck()
        .all(name)
        .toSorted(),
    }
    described[name] = {
      columns: columns.map(column => `${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`),
      indexes: indexes.map(({ config }) => config.name).toSorted(),
    }
  }
  database.close()
  expect(Object.keys(made).length).toBeGreaterThan(20)
  expect(made).toEqual(described)
})
