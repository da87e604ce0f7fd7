import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import { openSqlite } from '../../server/base/storage/sqlite/open.ts'
import { type Random, seeded } from '../support/seeded.ts'
import { databaseIn } from './app.ts'
import { type Audit, auditOf } from './audit.ts'
import { emptyLedger, type Ledger, type Told } from './clients.ts'
import { type Step, type Trace, traceOrders } from './powerTrace.ts'

interface PowerRun {
  readonly orders: number
  readonly cuts: number
  readonly durability: 'full' | 'normal'
  readonly seed: number
}

interface PowerResult {
  readonly cuts: number
  /** Cuts after which at least one acknowledged order was gone, and the most that were gone after one. */
  readonly losing: number
  readonly mostLost: number
  /** Cuts after which SQLite itself found its file damaged. */
  readonly corrupt: number
  /** Cuts after which something was there in part: an order without its lines, boards, mails, a ticket missing. */
  readonly halves: number
  /** What was found, in words, of the first cuts that kept no promise. */
  readonly faults: readonly string[]
}

/**
 * Orders placed once, the power cut a thousand times: at random moments of what was written, each write that was not synced
 * yet is there, is not, or is there in pieces of a sector. What is left is opened by the server's own storage and compared
 * with the acknowledgements that had left the server by then.
 */
export async function powerCuts({ orders, cuts, durability, seed }: PowerRun): Promise<PowerResult> {
  const random = seeded(seed)
  const trace = await traceOrders(orders, durability)
  const moments = Array.from({ length: cuts }, () => random.below(trace.steps.length + 1)).toSorted((a, b) => a - b)
  const dataDir = mkdtempSync(join(tmpdir(), 'power-'))
  const found: { moment: number; audit: Audit }[] = []
  try {
    for (const { moment, files, ledger } of disksAt(trace, moments, random))
      found.push({ moment, audit: await wokenUp(dataDir, files, ledger) })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return summary(found)
}

interface Disk {
  readonly moment: number
  readonly files: ReadonlyMap<string, Buffer>
  /** What the guests had been told when the power went. */
  readonly ledger: Ledger
}

function* disksAt({ base, steps }: Trace, moments: readonly number[], random: Random): Generator<Disk> {
  const synced = new Map<string, Buffer>([[databaseIn(''), base]])
  const pending = new Map<string, Step[]>()
  const orders = ordersIn(steps)
  let told = 0
  let done = 0
  for (const moment of moments) {
    for (; done < moment; done += 1) {
      const step = steps[done]!
      if (step.kind === 'ack') told += 1
      else if (step.kind === 'sync') {
        synced.set(step.file, after(synced.get(step.file), pending.get(step.file) ?? []))
        pending.delete(step.file)
      } else if (!pending.get(step.file)?.push(step)) pending.set(step.file, [step])
    }
    const files = new Map(synced)
    for (const [file, unsynced] of pending)
      files.set(
        file,
        after(
          synced.get(file),
          unsynced.flatMap(step => survived(step, random)),
        ),
      )
    yield { moment, files, ledger: ledgerOf(orders, told) }
  }
}

const SECTOR = 512

/** What is left of a write nobody waited for. */
function survived(step: Step, random: Random): Step[] {
  const fate = random()
  if (fate < 0.4) return []
  if (fate < 0.8 || step.kind !== 'write') return [step]
  const sectors = Array.from({ length: Math.ceil(step.bytes.length / SECTOR) }, (_, each) => each * SECTOR)
  return sectors
    .filter(() => random.chance(0.5))
    .map(start => ({ ...step, at: step.at + start, bytes: step.bytes.subarray(start, start + SECTOR) }))
}

/** The file with the steps done to it; the former one stays as it is. */
function after(file: Buffer | undefined, steps: readonly Step[]): Buffer {
  let length = file?.length ?? 0
  const ends = steps.map(step => (step.kind === 'write' ? step.at + step.bytes.length : 0))
  const image = Buffer.alloc(Math.max(length, ...ends))
  file?.copy(image)
  for (const step of steps) {
    if (step.kind === 'write') {
      step.bytes.copy(image, step.at)
      length = Math.max(length, step.at + step.bytes.length)
    } else if (step.kind === 'truncate') {
      length = Math.min(length, step.size)
      image.fill(0, length)
    }
  }
  return image.subarray(0, length)
}

/** Only the database and its log: what else lay beside it is made anew. */
async function wokenUp(dataDir: string, files: ReadonlyMap<string, Buffer>, ledger: Ledger): Promise<Audit> {
  const file = databaseIn(dataDir)
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  for (const [name, bytes] of files) writeFileSync(join(dataDir, name), bytes)
  await openSqlite(file).close()
  return auditOf(dataDir, ledger)
}

type Placed = { readonly order: Told['order']; readonly receipt: OrderReceipt }

const ordersIn = (steps: readonly Step[]): Placed[] =>
  steps.flatMap(step => (step.kind === 'ack' ? [JSON.parse(step.text) as Placed] : []))

/** Every order that was sent, those told of with their receipt. */
function ledgerOf(placed: readonly Placed[], told: number): Ledger {
  const ledger = emptyLedger()
  for (const [number, { order, receipt }] of placed.entries())
    ledger.orders.set(order.uid, { order, receipts: number < told ? [receipt] : [], steps: [] })
  return ledger
}

function summary(found: readonly { moment: number; audit: Audit }[]): PowerResult {
  const isHalf = ({ lost: _lost, stored: _stored, integrity: _integrity, ...lists }: Audit): boolean =>
    Object.values(lists).some(({ length }) => length > 0)
  const faults = found.flatMap(({ moment, audit }) => {
    const wrong = Object.entries(audit).filter(([name, value]) =>
      name === 'integrity' ? value !== 'ok' : Array.isArray(value) && value.length > 0,
    )
    return wrong.length > 0 ? [`cut ${moment}: ${JSON.stringify(Object.fromEntries(wrong)).slice(0, 300)}`] : []
  })
  return {
    cuts: found.length,
    losing: found.filter(({ audit }) => audit.lost.length > 0).length,
    mostLost: Math.max(0, ...found.map(({ audit }) => audit.lost.length)),
    corrupt: found.filter(({ audit }) => audit.integrity !== 'ok').length,
    halves: found.filter(({ audit }) => isHalf(audit)).length,
    faults: faults.slice(0, 5),
  }
}
