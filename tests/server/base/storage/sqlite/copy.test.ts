import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { expect, test } from 'vitest'
import { compactOnce } from '../../../../../server/base/storage/sqlite/copy.ts'
import { openSqlite } from '../../../../../server/base/storage/sqlite/open.ts'
import { quickFolder } from '../../../../support/quickFolder.ts'

const SECRET = 'Zwetschkenbaum'

test('What a former version deleted and did not overwrite is gone after the first start, and once is enough', async () => {
  const file = join(mkdtempSync(join(quickFolder(), 'compact-')), 'business.sqlite')
  await openSqlite(file).close()
  const before = new Driver(file)
  before.pragma('secure_delete = OFF')
  const put = before.prepare('INSERT INTO facts (name, value) VALUES (?, ?)')
  for (let number = 0; number < 200; number++) put.run(`name-${number}`, `${SECRET} ${number}`.padEnd(600, '.'))
  before.prepare(`DELETE FROM facts WHERE name LIKE 'name-%'`).run()
  before.close()
  expect(readFileSync(file).includes(SECRET)).toBe(true)
  compactOnce(file)
  expect(readFileSync(file).includes(SECRET)).toBe(false)
  const { mtimeMs } = statSync(file)
  compactOnce(file)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})
