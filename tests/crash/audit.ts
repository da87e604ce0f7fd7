import { join } from 'node:path'
import Driver from 'better-sqlite3'
import type { Ledger } from './clients.ts'

/** What the database says against what the guests were told. Lists name uids. */
export interface Audit {
  readonly stored: number
  /** Acknowledged, and not in the database. */
  readonly lost: readonly string[]
  /** Stored with another hash or ticket than one of the acknowledgements said. */
  readonly changed: readonly string[]
  /** Stored more than once. */
  readonly duplicated: readonly string[]
  /** Stored without all of its lines, its first event or its payment attempt, or with the wrong amount. */
  readonly halves: readonly string[]
  /** 'branch day': numbers that are missing between 1 and the number of orders. */
  readonly ticketGaps: readonly string[]
  /** 'branch day number': given twice. */
  readonly ticketsTwice: readonly string[]
  /** Orders nobody sent. */
  readonly unknown: readonly string[]
  /** SQLite's own verdict, 'ok'. */
  readonly integrity: string
}

interface Row {
  readonly id: number
  readonly uid: string
  readonly hash: string
  readonly branch: number
  readonly business_day: string
  readonly ticket_number: number
  readonly total_gross: number
  readonly items: number
  readonly events: number
  readonly attempts: number
}

/** Compares a stopped server's database with the guests' ledger. */
export function auditOf(dataDir: string, ledger: Ledger): Audit {
  const database = new Driver(join(dataDir, 'business.sqlite'))
  const rows = database.prepare(everyOrder).all() as Row[]
  const integrity = String(database.pragma('integrity_check', { simple: true }))
  database.close()
  const byUid = Map.groupBy(rows, row => row.uid)
  const told = [...ledger.orders].filter(([, { receipts }]) => receipts.length > 0)
  return {
    stored: rows.length,
    lost: told.filter(([uid]) => !byUid.has(uid)).map(([uid]) => uid),
    changed: told.filter(([uid, { receipts }]) => isChanged(byUid.get(uid) ?? [], receipts)).map(([uid]) => uid),
    duplicated: [...byUid].filter(([, same]) => same.length > 1).map(([uid]) => uid),
    halves: rows.filter(row => isHalf(row, ledger)).map(row => row.uid),
    unknown: rows.filter(row => !ledger.orders.has(row.uid)).map(row => row.uid),
    integrity,
    ...ticketFaults(rows),
  }
}

/** What is wrong in words; an empty list is the promise kept. */
export function faultsOf(audit: Audit, ledger: Ledger): string[] {
  const { stored: _stored, integrity, ...lists } = audit
  const faults = Object.entries(lists).flatMap(([name, found]) =>
    found.length > 0 ? [`${name}: ${found.length} (${found.slice(0, 3).join(', ')})`] : [],
  )
  const unanswered = [...ledger.orders.values()].filter(({ receipts }) => receipts.length === 0).length
  if (unanswered > 0) faults.push(`never acknowledged: ${unanswered}`)
  if (ledger.refusals.length > 0) faults.push(`refused: ${ledger.refusals.length} (${ledger.refusals[0]})`)
  if (integrity !== 'ok') faults.push(`integrity: ${integrity}`)
  return faults
}

const everyOrder = `
  select o.id, o.uid, o.hash, o.branch, o.business_day, o.ticket_number, o.total_gross,
    (select count(*) from order_items where order_id = o.id) as items,
    (select count(*) from order_events where order_id = o.id and action = 'place') as events,
    (select count(*) from payment_attempts where order_id = o.id and amount = o.total_gross) as attempts
  from orders o`

function isChanged(stored: readonly Row[], receipts: readonly { hash: string; ticketNumber: string }[]): boolean {
  return (
    stored.length > 0 &&
    receipts.some(
      receipt => !stored.every(row => row.hash === receipt.hash && String(row.ticket_number) === receipt.ticketNumber),
    )
  )
}

function isHalf(row: Row, ledger: Ledger): boolean {
  const order = ledger.orders.get(row.uid)?.order
  if (!order) return false
  return (
    row.items !== order.items.length ||
    row.events !== 1 ||
    row.attempts !== 1 ||
    row.total_gross !== order.expectedTotal
  )
}

function ticketFaults(rows: readonly Row[]): Pick<Audit, 'ticketGaps' | 'ticketsTwice'> {
  const ticketGaps: string[] = []
  const ticketsTwice: string[] = []
  for (const [day, given] of Map.groupBy(rows, row => `${row.branch} ${row.business_day}`)) {
    const numbers = given.map(row => row.ticket_number).toSorted((a, b) => a - b)
    const different = new Set(numbers)
    const missing = Math.max(...numbers) - different.size
    if (missing > 0) ticketGaps.push(`${day}: ${missing} missing up to ${numbers.at(-1)}`)
    if (different.size < numbers.length)
      ticketsTwice.push(`${day} ${numbers.find((number, index) => numbers[index - 1] === number)}`)
  }
  return { ticketGaps, ticketsTwice }
}
