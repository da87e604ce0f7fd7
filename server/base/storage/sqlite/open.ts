import Driver from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { drizzle, migrate } from '../drizzle.ts'
import { boardStatements } from '../statements/base/branchFeeds.ts'
import { documentStatements } from '../statements/base/documents.ts'
import { jobListStatements } from '../statements/base/jobLists.ts'
import { jobStatements } from '../statements/base/jobs.ts'
import { staffStatements } from '../statements/base/staff.ts'
import { acknowledgementStatements } from '../statements/counter/acknowledgements.ts'
import { deviceStatements } from '../statements/counter/devices.ts'
import { printJobStatements } from '../statements/counter/printJobs.ts'
import { messageStatements } from '../statements/messages/messages.ts'
import { pushStatements } from '../statements/messages/pushSubscriptions.ts'
import { orderListStatements } from '../statements/ordering/orderLists.ts'
import { orderStatements } from '../statements/ordering/orders.ts'
import { paymentStatements } from '../statements/ordering/payments.ts'
import { questionnaireStatements } from '../statements/ordering/questionnaires.ts'
import { uploadStatements } from '../statements/ordering/uploads.ts'
import { analyticsStatements } from '../statements/website/visits.ts'
import type { News, Storage, Transaction } from '../storage.ts'
import { snapshotPerTurn } from './snapshot.ts'

export type Database = BetterSQLite3Database

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname
/** Writes committed together at most: bounds how long one commit can take. */
const BATCH = 256

/**
 * Opens a SQLite file, migrates it and proves its durability. Throws if the database would not survive a power cut:
 * the driver's own default (NORMAL) loses acknowledged orders.
 */
export function openSqlite(file: string): Storage {
  const writer = connect(file)
  migrate(drizzle(writer), { migrationsFolder: MIGRATIONS })
  const reader = connect(file)
  const snapshot = snapshotPerTurn(reader)
  /** News of the job that is being done: one is done after the other. */
  let announced = new Map<string, number>()
  const transaction: Transaction = Object.assign(statements(writer), {
    announce: (topic: string, value: number) => void announced.set(topic, value),
  })
  const [savepoint, release] = [writer.prepare('SAVEPOINT job'), writer.prepare('RELEASE job')]
  const queue: Job[] = []
  const listeners = new Set<(news: News) => void>()
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    // The next turn: whatever this turn still asks for joins the same commit.
    await new Promise(resolve => setImmediate(resolve))
    while (queue.length > 0) await commit(queue.splice(0, BATCH))
    draining = null
  }

  async function commit(jobs: Job[]): Promise<void> {
    const news = new Map<string, number>()
    const settle: (() => void)[] = []
    try {
      writer.exec('BEGIN IMMEDIATE')
      let done = 0
      for (const job of jobs) settle.push(await attempt(job, news, () => (done += 1)))
      // Where all were refused there is nothing to wait for the disk for.
      writer.exec(done > 0 ? 'COMMIT' : 'ROLLBACK')
      snapshot.end()
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK')
      for (const job of jobs) job.reject(error)
      return
    }
    for (const settled of settle) settled()
    if (news.size > 0) for (const listener of listeners) listener(news)
  }

  /** Runs one job in a savepoint of its own and returns how to tell its author, once everything is committed. */
  async function attempt(job: Job, news: Map<string, number>, onDone: () => void): Promise<() => void> {
    announced = new Map()
    savepoint.run()
    try {
      const result = await job.work(transaction)
      release.run()
      onDone()
      for (const [topic, value] of announced) news.set(topic, value)
      return () => job.resolve(result)
    } catch (error) {
      writer.exec('ROLLBACK TO job; RELEASE job')
      return () => job.reject(error)
    }
  }

  return {
    read: statements(reader, snapshot.reading),
    write: <T>(work: (transaction: Transaction) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (result: unknown) => void, reject })
        draining ??= drain()
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      while (draining) await draining
      snapshot.end()
      reader.close()
      writer.close()
    },
  }
}

interface Job {
  readonly work: (transaction: Transaction) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

function connect(file: string): Driver.Database {
  const connection = new Driver(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  connection.pragma('journal_size_limit = 67108864')
  connection.pragma('trusted_schema = OFF')
  // Savepoints keep the pages they may have to give back: in a file that was five of six writes of an order.
  connection.pragma('temp_store = MEMORY')
  const FULL = 2
  if (connection.pragma('synchronous', { simple: true }) !== FULL)
    throw new Error(
      'The database does not run with synchronous=FULL: acknowledged orders could be lost in a power cut.',
    )
  if (connection.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error('The database does not run in WAL mode: readers would block the writer.')
  return connection
}

const groups = {
  acknowledgements: acknowledgementStatements,
  analytics: analyticsStatements,
  boards: boardStatements,
  devices: deviceStatements,
  documents: documentStatements,
  jobLists: jobListStatements,
  jobs: jobStatements,
  messages: messageStatements,
  orderLists: orderListStatements,
  orders: orderStatements,
  payments: paymentStatements,
  pushes: pushStatements,
  printJobs: printJobStatements,
  questionnaires: questionnaireStatements,
  staff: staffStatements,
  uploads: uploadStatements,
}
type Groups = { readonly [Name in keyof typeof groups]: ReturnType<(typeof groups)[Name]> }

/** Every statement of a connection. A group is prepared when it is first asked for: no server needs all of them at its start. */
function statements(connection: Driver.Database, change: <T extends object>(calls: T) => T = calls => calls): Groups {
  const db = drizzle(connection)
  const all = {}
  for (const [name, prepare] of Object.entries(groups)) {
    let prepared: object | undefined
    Object.defineProperty(all, name, { get: () => (prepared ??= change(prepare(db))), enumerable: true })
  }
  return all as Groups
}
