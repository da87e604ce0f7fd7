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
 * orders, then run again by better-sqlite3 alone on a copy of the data: FULL durability, everything prepared, so many orders
 * per commit, each in its savepoint. `node capacityFloor.ts <orders per commit> <seconds>` prints orders per second.
 */
const ORDERS = 2000
const AT_ONCE = 64
const [batch = 1, seconds = 2] = process.argv.slice(2).map(Number)

export interface Floor {
  readonly perSecond: number
  /** Of one order. */
  readonly statements: number
}

interface Call {
  readonly sql: string
  readonly method: 'run' | 'get' | 'all'
  readonly values: unknown[]
}

const before = await seededDataDir(allHoursBusiness())
const dataDir = mkdtempSync(join(tmpdir(), 'floor-'))
copyFileSync(databaseIn(before), databaseIn(dataDir))
process.env['DATA_DIR'] = dataDir
const orders = await overheard()
let placed = 0
let spent = 0
while (spent < seconds * 1000) {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseIn(dataDir)}2${suffix}`, { force: true })
  copyFileSync(databaseIn(before), `${databaseIn(dataDir)}2`)
  spent += replayed(`${databaseIn(dataDir)}2`, orders)
  placed += orders.length
}
console.log(JSON.stringify({ perSecond: placed / (spent / 1000), statements: orders[0]?.length ?? 0 } satisfies Floor))
for (const folder of [before, dataDir]) rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** The calls of each order's transaction, in the order they were committed. */
async function overheard(): Promise<Call[][]> {
  const heard: Call[][] = []
  const writers = new WeakSet<object>()
  let current: Call[] | null = null
  const exec = Driver.prototype.exec
  Driver.prototype.exec = function listen(sql: string) {
    if (sql === 'BEGIN IMMEDIATE') writers.add(this)
    if (writers.has(this) && sql === 'SAVEPOINT job') {
      current = []
      heard.push(current)
    }
    if (writers.has(this) && sql === 'RELEASE job') current = null
    return exec.call(this, sql)
  }
  const { app } = await appOnData()
  const statement = Object.getPrototypeOf(new Driver(':memory:').prepare('select 1')) as Record<
    string,
    (...values: unknown[]) => unknown
  >
  for (const method of ['run', 'get', 'all'] as const) {
    const honest = statement[method]!
    statement[method] = function listen(this: Driver.Statement, ...values: unknown[]) {
      if (current && writers.has(this.database)) current.push({ sql: this.source, method, values })
      return honest.apply(this, values)
    }
  }
  const place = async (number: number): Promise<void> => {
    const body = JSON.stringify(allHoursOrder(randomUUID(), number))
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const answer = await app.request('/api/orders', init)
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  for (let first = 0; first < ORDERS; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, ORDERS - first) }, (_, each) => place(first + each)))
  return heard.filter(calls => calls.length > 0)
}

/** Milliseconds it takes to do it all again. */
function replayed(file: string, transactions: readonly Call[][]): number {
  const database = new Driver(file)
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'journal_size_limit = 67108864',
  ])
    database.pragma(pragma)
  const prepared = new Map<string, Driver.Statement>()
  const run = ({ sql, method, values }: Call): void => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      if (statement.reader) statement.raw()
      prepared.set(sql, statement)
    }
    statement[method](...values)
  }
  const began = performance.now()
  for (let first = 0; first < transactions.length; first += batch) {
    database.exec('BEGIN IMMEDIATE')
    for (const calls of transactions.slice(first, first + batch)) {
      database.exec('SAVEPOINT job')
      for (const call of calls) run(call)
      database.exec('RELEASE job')
    }
    database.exec('COMMIT')
  }
  const ms = performance.now() - began
  database.close()
  return ms
}
