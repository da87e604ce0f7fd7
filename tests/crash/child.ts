import { serve } from '@hono/node-server'
import Driver from 'better-sqlite3'
import type { Storage } from '../../server/base/storage/storage.ts'
import { appOnData } from './app.ts'

const HELD_BACK_MS = 10

/**
 * Servers that break one promise each, for the negative controls of the crash rig and the fuzzer: the same app on the same
 * storage, with a layer between them that is wrong on purpose. `node child.ts honest | early-answer | no-unique-key | keep-refused`.
 */
const sabotages: Readonly<Record<string, (storage: Storage, file: string) => Storage>> = {
  /** Breaks none. */
  honest: storage => storage,
  /** Answers as soon as the work is done, a while before it is committed: a server is seldom killed at any other moment. */
  'early-answer': storage => ({
    ...storage,
    write: work =>
      new Promise((resolve, reject) => {
        const early: typeof work = async transaction => {
          const result = await work(transaction)
          resolve(result)
          await new Promise(resolve => setTimeout(resolve, HELD_BACK_MS))
          return result
        }
        storage.write(early).catch(reject)
      }),
  }),
  /** Does not know an order again, and nothing in the database does either. */
  'no-unique-key': (storage, file) => {
    const database = new Driver(file)
    database.exec('DROP INDEX IF EXISTS orders_by_uid')
    database.close()
    return {
      ...storage,
      write: work =>
        storage.write(transaction =>
          work({ ...transaction, orders: { ...transaction.orders, byUid: async () => undefined } }),
        ),
    }
  },
  /** Keeps what it refuses: a transaction that throws is committed all the same. */
  'keep-refused': storage => ({
    ...storage,
    async write(work) {
      const outcome = await storage.write(async transaction => {
        try {
          return { result: await work(transaction) }
        } catch (error) {
          return { error }
        }
      })
      if ('error' in outcome) throw outcome.error
      return outcome.result
    },
  }),
}

const sabotage = sabotages[process.argv[2] ?? '']
if (!sabotage) throw new Error(`Name one of ${Object.keys(sabotages).join(', ')}.`)
const { app, settings } = await appOnData(sabotage)
serve({ fetch: app.fetch, port: settings.port, hostname: settings.host })
