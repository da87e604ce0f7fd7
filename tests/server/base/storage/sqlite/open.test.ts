import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../../../../server/base/storage/sqlite/open.ts'
import type { Storage } from '../../../../../server/base/storage/storage.ts'

let folder: string
let storage: Storage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
  storage = openSqlite(join(folder, 'test.sqlite'))
})
afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

describe('writes', () => {
  test('of one turn are committed together, and one that throws is undone alone', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        storage.write(async ({ documents }) => {
          const value = await documents.count('orders')
          if (n % 10 === 3) throw new Error('refused')
          return value
        }),
      ),
    )
    const values = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(outcomes.filter(outcome => outcome.status === 'rejected')).toHaveLength(10)
    expect(values).toEqual(Array.from({ length: 90 }, (_, n) => n + 1))
    expect(await storage.read.documents.counter('orders')).toBe(90)
  })

  test('of somebody who writes on and on let others in between', async () => {
    const order: string[] = []
    await storage.write(async () => void order.push('chain'))
    const other = new Promise(resolve => setImmediate(resolve)).then(() =>
      storage.write(async () => void order.push('other')),
    )
    for (let count = 0; count < 5; count += 1) await storage.write(async () => void order.push('chain'))
    await other
    expect(order.indexOf('other')).toBeLessThan(3)
  })

  test('tell their news after the commit, and none of what was undone', async () => {
    const heard: string[] = []
    storage.subscribe(news => heard.push(...news.keys()))
    const undone = storage.write(async transaction => {
      transaction.announce('undone', 1)
      throw new Error('refused')
    })
    const done = storage.write(async transaction => {
      transaction.announce('done', 1)
      expect(heard).toEqual([])
    })
    await Promise.allSettled([undone, done])
    expect(heard).toEqual(['done'])
  })

  test('are on disk for whoever opens the file next', async () => {
    await storage.write(({ documents }) => documents.putFact('fact', 'kept'))
    const other = openSqlite(join(folder, 'test.sqlite'))
    expect(await other.read.documents.fact('fact')).toBe('kept')
    await other.close()
  })

  test('readers see committed data only', async () => {
    await storage.write(async ({ documents }) => {
      await documents.putFact('fact', 'new')
      expect(await storage.read.documents.fact('fact')).toBeUndefined()
    })
    expect(await storage.read.documents.fact('fact')).toBe('new')
  })
})

describe('durability', () => {
  test('a connection opened without our settings would run below FULL: the assertion at start is needed', () => {
    const bare = new Driver(join(folder, 'bare.sqlite'))
    bare.pragma('journal_mode = WAL')
    bare.close()
    const reopened = new Driver(join(folder, 'bare.sqlite'))
    expect(reopened.pragma('synchronous', { simple: true })).not.toBe(2)
    reopened.close()
  })
})
