import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { appOnData, databaseIn } from '../crash/app.ts'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'

/**
 * The bare floor of an order: the very statements of its transaction with their values, listened to while the app places
 * orders, then run again by better-sqlite3 alone on a copy of the data: the settings of our own connection, everything
 * prepared, each order in its savepoint. No HTTP, no JSON, no prices, no guests and no boards: nothing but SQLite.
 * `node capacityFloor.ts <orders per commit> <seconds> <orders that are there already>` prints its figures. A database that
 * is filled makes dearer pages, so the floor works on one like the server's in the middle of its run.
 */
const ORDERS = 2000
const AT_ONCE = 64
const [perCommit = 1, seconds = 2, present = 0] = process.argv.slice(2).map(Number)

export interface Floor {
  /** As many orders per commit as the server had. */
  readonly together: Pace
  /** Each order its own commit. */
  readonly alone: Pace
}
interface Pace {
  readonly perSecond: number
  /** Microseconds of an order. */
  readonly cpu: number
}

interface Call {
  readonly sql: string
  readonly method: 'run' | 'get' | 'all'
  readonly values: unknown[]
}

const seeded = await seededDataDir(allHoursBusiness())
const copies = mkdtempSync(join(tmpdir(), 'floor-'))
const [before, copy] = [join(copies, 'before'), join(copies, 'copy')] as const
process.env['DATA_DIR'] = seeded
const orders = await overheard()
const floor: Floor = { together: paceOf(perCommit), alone: paceOf(1) }
console.log(JSON.stringify(floor))
for (const folder of [seeded, copies]) rmSync(folder, { recursive: true, force: true })
process.exit(0)

function paceOf(batch: number): Pace {
  let placed = 0
  let [ms, cpu] = [0, 0]
  while (ms < seconds * 1000) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true })
    copyFileSync(before, copy)
    const spent = replayed(copy, orders, batch)
    ms += spent.ms
    cpu += spent.cpu
    placed += orders.length
  }
  return { perSecond: placed / (ms / 1000), cpu: cpu / placed }
}

/** The calls of each order's transaction, in the order they were committed; `before` is the database as it was. */
async function overheard(): Promise<Call[][]> {
  const heard: Call[][] = []
  let current: Call[] | null = null
  // What is read beside the transactions is read by the other connection.
  let writer: Driver.Database | null = null
  const statement = Object.getPrototypeOf(new Driver(':memory:').prepare('select 1')) as Record<
    string,
    (...values: unknown[]) => unknown
  >
  const honest = { run: statement['run']!, get: statement['get']!, all: statement['all']! }
  const listen = (): void => {
    for (const method of ['run', 'get', 'all'] as const)
      statement[method] = function hear(this: Driver.Statement, ...values: unknown[]) {
        if (this.source === 'SAVEPOINT job') {
          writer = this.database
          heard.push((current = []))
        } else if (this.source === 'RELEASE job') current = null
        else if (this.database === writer) current?.push({ sql: this.source, method, values })
        return honest[method].apply(this, values)
      }
  }
  const { app } = await appOnData()
  let number = 0
  const place = async (): Promise<void> => {
    const body = JSON.stringify(allHoursOrder(randomUUID(), number++))
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const answer = await app.request('/api/orders', init)
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  const placeMany = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, place))
  }
  // Whatever the first order still has to read belongs to no other.
  await placeMany(Math.max(present, AT_ONCE))
  const saver = new Driver(databaseIn(seeded))
  saver.pragma('wal_checkpoint(TRUNCATE)')
  saver.close()
  copyFileSync(databaseIn(seeded), before)
  listen()
  await placeMany(ORDERS)
  return heard.filter(calls => calls.length > 0)
}

/** What it takes to do it all again. */
function replayed(file: string, transactions: readonly Call[][], batch: number): { ms: number; cpu: number } {
  const database = new Driver(file)
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'journal_size_limit = 67108864',
    'temp_store = MEMORY',
  ])
    database.pragma(pragma)
  const prepared = new Map<string, Driver.Statement>()
  const prepare = (sql: string): Driver.Statement => {
    const statement = database.prepare(sql)
    if (statement.reader) statement.raw()
    prepared.set(sql, statement)
    return statement
  }
  const [begin, commit] = [prepare('BEGIN IMMEDIATE'), prepare('COMMIT')]
  const [savepoint, release] = [prepare('SAVEPOINT job'), prepare('RELEASE job')]
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()]
  for (let first = 0; first < transactions.length; first += batch) {
    begin.run()
    for (const calls of transactions.slice(first, first + batch)) {
      savepoint.run()
      for (const { sql, method, values } of calls) (prepared.get(sql) ?? prepare(sql))[method](...values)
      release.run()
    }
    commit.run()
  }
  const [ms, cpu] = [performance.now() - began, process.cpuUsage(cpuBefore)]
  database.close()
  return { ms, cpu: cpu.user + cpu.system }
}
