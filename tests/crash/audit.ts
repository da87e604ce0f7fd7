import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { isFinal, type OrderStatus } from '../../schema/ordering/orderStatus.ts'
import type { Ledger, Told } from './clients.ts'

/** What the database says against what guests and staff were told. Lists name uids. */
export interface Audit {
  readonly stored: number
  /** Acknowledged, and not in the database. */
  readonly lost: readonly string[]
  /** Stored with another hash or ticket than one of the acknowledgements said. */
  readonly changed: readonly string[]
  /** Stored more than once. */
  readonly duplicated: readonly string[]
  /** Stored without all of its lines or exactly one first event, or with the wrong amount. */
  readonly halves: readonly string[]
  /** A step that was acknowledged and is not in the history exactly once, or a history that does not lead to the order. */
  readonly stepsWrong: readonly string[]
  /** What the boards of the branch would show is not what the order is. */
  readonly boardsWrong: readonly string[]
  /** Side effects that are missing or there twice, by key. */
  readonly jobsWrong: readonly string[]
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
  readonly ticket_number: string
  readonly total_gross: number
  readonly status: string
  readonly rev: number
  readonly items: number
  /** 'place new,confirm confirmed', oldest first. */
  readonly history: string | null
  /** Revision and status of what boards of its branch get of it. */
  readonly shown: string | null
}

/** Compares a stopped server's database with the ledger. */
export function auditOf(dataDir: string, ledger: Ledger): Audit {
  const database = new Driver(join(dataDir, 'business.sqlite'))
  const rows = database.prepare(everyOrder).all() as Row[]
  // The plus keeps SQLite from believing the unique index.
  const jobs = database.prepare('select dedupe_key, count(*) from jobs group by +dedupe_key').raw().all()
  const integrity = String(database.pragma('integrity_check', { simple: true }))
  database.close()
  const byUid = Map.groupBy(rows, row => row.uid)
  const told = [...ledger.orders].filter(([, { receipts }]) => receipts.length > 0)
  const uidsOf = (wrong: (row: Row, order: Told) => boolean): string[] =>
    rows.flatMap(row => {
      const order = ledger.orders.get(row.uid)
      return order && wrong(row, order) ? [row.uid] : []
    })
  return {
    stored: rows.length,
    lost: told.filter(([uid]) => !byUid.has(uid)).map(([uid]) => uid),
    changed: told.filter(([uid, { receipts }]) => isChanged(byUid.get(uid) ?? [], receipts)).map(([uid]) => uid),
    duplicated: [...byUid].filter(([, same]) => same.length > 1).map(([uid]) => uid),
    halves: uidsOf(isHalf),
    stepsWrong: uidsOf(hasWrongSteps),
    boardsWrong: uidsOf(row => row.shown !== `${row.rev} ${row.status}`),
    jobsWrong: wrongJobs(rows, ledger, new Map(jobs as [string, number][])),
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
  select o.id, o.uid, o.hash, o.branch, o.business_day, o.ticket_number, o.total_gross, o.status, o.rev,
    (select count(*) from order_items where order_id = o.id) as items,
    (select group_concat(action || ' ' || status order by rev) from order_events where order_id = o.id) as history,
    (select (body ->> 'orderRev') || ' ' || (body ->> 'status')
      from feed where db = 'branch-' || o.branch and type = 'orders' and id = o.id and deleted = 0) as shown
  from orders o`

function isChanged(stored: readonly Row[], receipts: readonly { hash: string; ticketNumber: string }[]): boolean {
  return (
    stored.length > 0 &&
    receipts.some(
      receipt => !stored.every(row => row.hash === receipt.hash && row.ticket_number === receipt.ticketNumber),
    )
  )
}

function isHalf(row: Row, { order }: Told): boolean {
  const placings = row.history?.split(',').filter(step => step.startsWith('place ')).length
  return row.items !== order.items.length || placings !== 1 || row.total_gross !== order.expectedTotal
}

function hasWrongSteps({ history, rev, status }: Row, { steps }: Told): boolean {
  const happened = history?.split(',') ?? []
  const actions = happened.map(step => step.split(' ')[0])
  return (
    happened.length !== rev ||
    happened.at(-1)?.split(' ')[1] !== status ||
    steps.some(step => actions.filter(action => action === step).length !== 1)
  )
}

/** Every mail that a step owes the guest, and the end of an order on the boards, each exactly once. */
function wrongJobs(rows: readonly Row[], ledger: Ledger, jobs: ReadonlyMap<string, number>): string[] {
  const twice = [...jobs].filter(([, count]) => count > 1).map(([key]) => key)
  const owed = rows.flatMap(({ id, uid, status, history }) => {
    const ended = isFinal(status as OrderStatus) ? [`unlist:${id}`] : []
    if (!ledger.orders.get(uid)?.order.email) return ended
    const actions = (history ?? '').split(',').map(step => step.split(' ')[0] ?? '')
    return [...ended, ...actions.flatMap(action => (mails[action] ? [`mail:order:${id}:${mails[action]}`] : []))]
  })
  return [...twice, ...owed.filter(key => !jobs.has(key))]
}

/** The mails that guests get for a step. */
const mails: Readonly<Record<string, string>> = {
  place: 'placed',
  confirm: 'confirm',
  reject: 'reject',
  cancel: 'cancel',
  'in-delivery': 'in-delivery',
}

function ticketFaults(rows: readonly Row[]): Pick<Audit, 'ticketGaps' | 'ticketsTwice'> {
  const ticketGaps: string[] = []
  const ticketsTwice: string[] = []
  for (const [day, given] of Map.groupBy(rows, row => `${row.branch} ${row.business_day}`)) {
    const numbers = given.map(row => Number(row.ticket_number)).toSorted((a, b) => a - b)
    const different = new Set(numbers)
    const missing = (numbers.at(-1) ?? 0) - different.size
    if (missing > 0) ticketGaps.push(`${day}: ${missing} missing up to ${numbers.at(-1)}`)
    if (different.size < numbers.length)
      ticketsTwice.push(`${day} ${numbers.find((number, index) => numbers[index - 1] === number)}`)
  }
  return { ticketGaps, ticketsTwice }
}
