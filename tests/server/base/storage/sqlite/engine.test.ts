import Driver from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { sqliteEngine } from '../../../../../server/base/storage/sqlite/engine.ts'

test('A statement is prepared when it is first used, and once: a server that starts pays for none it does not need', async () => {
  const connection = new Driver(':memory:')
  connection.exec('CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT)')
  const preparing = vi.spyOn(connection, 'prepare')
  const { db, tables, all, run } = sqliteEngine(connection)
  const every = all(db.select().from(tables.facts))
  const add = run(db.insert(tables.facts).values({ name: 'epoch', value: '1' }))
  expect(preparing).not.toHaveBeenCalled()
  await add()
  for (let times = 0; times < 2; times++) expect(await every()).toEqual([{ name: 'epoch', value: '1' }])
  expect(preparing).toHaveBeenCalledTimes(2)
  connection.close()
})
