import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../../../../../../server/base/storage/sqlite/open.ts'
import type { Transaction } from '../../../../../../server/base/storage/storage.ts'
import { quickFolder } from '../../../../../support/quickFolder.ts'

const add = (transaction: Transaction, dedupeKey: string) =>
  transaction.jobs.add({ kind: 'mail', dedupeKey, payload: {} }, 0)

test('A number that was taken in a transaction that is undone is never given to two', async () => {
  const folder = mkdtempSync(join(quickFolder(), 'counters-'))
  const file = join(folder, 'a.sqlite')
  const idOf = async (storage: ReturnType<typeof openSqlite>, key: string) => (await storage.read.jobs.byKey(key))?.id
  let storage = openSqlite(file)
  const refused = storage.write(async transaction => {
    await add(transaction, 'undone')
    throw new Error('undone')
  })
  await expect(refused).rejects.toThrow('undone')
  await storage.write(transaction => add(transaction, 'first'))
  await storage.write(transaction => add(transaction, 'second'))
  const ids = [await idOf(storage, 'first'), await idOf(storage, 'second')]
  await storage.close()
  // What memory knew of the counter is gone with the process; the numbers go on behind what was taken.
  storage = openSqlite(file)
  for (const key of ['third', 'fourth', 'fifth']) {
    await storage.write(transaction => add(transaction, key))
    ids.push(await idOf(storage, key))
  }
  await storage.close()
  rmSync(folder, { recursive: true })
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(5)
})
