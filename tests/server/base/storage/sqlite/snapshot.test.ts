import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../../../../server/base/storage/sqlite/open.ts'
import type { Storage } from '../../../../../server/base/storage/storage.ts'

describe('Reading', () => {
  let folder: string
  let storage: Storage
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storage-'))
    storage = openSqlite(join(folder, 'business.sqlite'))
  })
  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  const fact = () => storage.read.documents.fact('weather')
  const putFact = (value: string) => storage.write(({ documents }) => documents.putFact('weather', value))
  const nextTurn = () => new Promise(resolve => setImmediate(resolve))

  /** What somebody else writes into the same file. */
  function writeFromOutside(value: string): void {
    const other = new Driver(join(folder, 'business.sqlite'))
    other.prepare('UPDATE facts SET value = ?').run(value)
    other.close()
  }

  test('in one turn sees one state, the next turn sees the next', async () => {
    await putFact('sunny')
    await nextTurn()
    expect(await fact()).toBe('sunny')
    writeFromOutside('rainy')
    expect(await fact()).toBe('sunny')
    await nextTurn()
    expect(await fact()).toBe('rainy')
  })

  test('after a write sees what was written, even where the turn had read before', async () => {
    await putFact('sunny')
    for (const value of ['rainy', 'snowy', 'stormy']) {
      const [before] = await Promise.all([fact(), putFact(value).then(async () => expect(await fact()).toBe(value))])
      expect(before).not.toBe(value)
      const early = nextTurn().then(fact)
      const written = putFact(`${value} again`).then(fact)
      await early
      expect(await written).toBe(`${value} again`)
    }
  })

  test('is told of a commit only when it can be read', async () => {
    const seen: Promise<string | undefined>[] = []
    storage.subscribe(() => void seen.push(fact()))
    await fact()
    await storage.write(async ({ documents, announce }) => {
      await documents.putFact('weather', 'windy')
      announce('feed:public', 1)
    })
    expect(await Promise.all(seen)).toEqual(['windy'])
  })
})
