import { statementsOf } from '../statements/register.ts'
import type { News, Storage, Transaction } from '../storage.ts'
import { commitQueue } from './commitQueue.ts'
import { connect } from './connect.ts'
import { drizzle, migrate } from './drizzle.ts'
import { sqliteEngine } from './engine.ts'
import { snapshotPerTurn } from './snapshot.ts'

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname

/** Opens a SQLite file and migrates it. Throws if the database would not survive a power cut. */
export function openSqlite(file: string): Storage {
  const writer = connect(file)
  migrate(drizzle(writer), { migrationsFolder: MIGRATIONS })
  const reader = connect(file)
  const snapshot = snapshotPerTurn(reader)
  const listeners = new Set<(news: News) => void>()
  const forgetters: (() => void)[] = []
  const queue = commitQueue(writer, {
    onCommit: snapshot.end,
    onUndo() {
      for (const forget of forgetters) forget()
    },
    onNews(news) {
      for (const listener of listeners) listener(news)
    },
  })
  const transaction: Transaction = Object.assign(
    statementsOf(sqliteEngine(writer, { onUndo: forget => void forgetters.push(forget) })),
    { announce: queue.announce },
  )

  return {
    read: statementsOf(sqliteEngine(reader, { beforeRead: snapshot.begin })),
    write: <T>(work: (transaction: Transaction) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const run = async () => {
          const result = await work(transaction)
          return () => resolve(result)
        }
        queue.add({ run, reject })
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async settle() {
      await queue.drained()
      snapshot.end()
      // Somebody who reads in another process is not waited for: the next one finds what this one left.
      writer.pragma('busy_timeout = 0')
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.pragma('busy_timeout = 5000')
    },
    async close() {
      await queue.drained()
      snapshot.end()
      reader.close()
      writer.close()
    },
  }
}
