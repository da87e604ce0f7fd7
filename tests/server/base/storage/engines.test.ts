import * as pg from 'drizzle-orm/pg-core'
import { drizzle as postgres } from 'drizzle-orm/pg-proxy'
import { drizzle as sqlite } from 'drizzle-orm/sqlite-proxy'
import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../../server/base/storage/engine.ts'
import { tables as sqliteTables } from '../../../../server/base/storage/sqlite/tables.ts'
import { groups } from '../../../../server/base/storage/statements/register.ts'
import type { TableKit } from '../../../../server/base/storage/tables/kit.ts'
import { tablesOf } from '../../../../server/base/storage/tables/tables.ts'

/** Columns of PostgreSQL under the types that stand for all engines. */
const postgresKit = {
  table: pg.pgTable,
  text: (name = '') => pg.text(name),
  integer: (name = '') => pg.bigint(name, { mode: 'number' }),
  real: (name = '') => pg.doublePrecision(name),
  primaryKey: pg.primaryKey,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
} as unknown as TableKit

const nothing = async () => ({ rows: [] })
const databases = {
  sqlite: { db: sqlite(nothing), tables: sqliteTables },
  postgres: { db: postgres(nothing), tables: tablesOf(postgresKit) },
} as unknown as Record<'sqlite' | 'postgres', Pick<Engine, 'db' | 'tables'>>

/** The text of every statement of a group, as an engine's database is asked it. */
function textsOf(group: keyof typeof groups, { db, tables }: Pick<Engine, 'db' | 'tables'>): string[] {
  const texts: string[] = []
  const prepare = (statement: unknown): never => {
    texts.push((statement as { toSQL(): { sql: string } }).toSQL().sql)
    return (async () => undefined) as never
  }
  groups[group]({ db, tables, one: prepare, all: prepare, run: prepare, affected: prepare, onUndo: () => {} })
  return texts
}

/** The same text however the engine's builder writes a parameter, the columns of a conflict and the parts of a union. */
const inCommon = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/in \(\((select .+?)\) union \((select .+?)\)\)/g, 'in ($1 union $2)')
    .replace(
      /on conflict \(([^)]*)\)/,
      (_, columns: string) => `on conflict (${columns.replaceAll(/"\w+"\.|\s/g, '')})`,
    )

/** What only one engine understands. */
const foreign =
  /json_each|json_extract|->|::|\b(rowid|insert or|replace into|pragma|glob|strftime|julianday|ifnull|autoincrement|serial|ilike|distinct on|for update|now\(|collate)|max\("?\w*"?\.?"?id"?\)/i

describe.each(Object.keys(groups) as (keyof typeof groups)[])('Statements of %s', group => {
  test('are the same for SQLite and PostgreSQL', () => {
    const [ours, theirs] = [textsOf(group, databases.sqlite), textsOf(group, databases.postgres)]
    expect(ours.length).toBeGreaterThan(0)
    expect(theirs.map(inCommon)).toEqual(ours.map(inCommon))
  })

  test('hold nothing that only one engine understands', () => {
    expect(textsOf(group, databases.postgres).filter(text => foreign.test(text))).toEqual([])
  })
})

test.each([
  'select * from "jobs" where "state" in (select value from json_each(?))',
  'insert into "jobs" values ((select coalesce(max("jobs"."id"), 0) + 1 from "jobs"))',
  'insert or ignore into "facts" values (?, ?)',
  'select "rowid" from "orders"',
  `select "body"->>'name' from "documents"`,
])('A statement only one engine understands is noticed: %s', text => {
  expect(text).toMatch(foreign)
})
