import { z } from 'zod'
import { keysOf } from '../../../schema/base/keys.ts'
import { makes } from '../../../schema/counter/boards.ts'
import { devices as deviceEntity } from '../../../schema/counter/device.ts'
import { labelPapers } from '../../../schema/counter/labelPapers.ts'
import { type Printer, printers as printerEntity, printsWords } from '../../../schema/counter/printer.ts'
import type { Station } from '../../../schema/counter/station.ts'
import { stations as stationEntity } from '../../../schema/counter/station.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { JobRow } from '../../base/storage/statements/base/jobs.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { takeBackJob } from '../../ordering/orders/heldBack.ts'
import type { Follower, StepName } from '../../ordering/orders/step.ts'
import { isNewToBranch, isOffered } from '../../ordering/payments/hold.ts'

/** What a print job says: read again when it is printed, so that the paper shows the order as it stands then. */
const payload = z.object({
  /** Null for a test print and for labels. */
  order: z.int().nullable(),
  /** The printer it was meant for; another target is the one that stands in for it. */
  printer: z.int(),
  /** A `slip` is the receipt that comes out beside the kiosk its guest ordered at. */
  document: z.enum(['ticket', 'receipt', 'slip', 'labels', 'test']),
  /** Positions of the items on it; null for all. */
  items: z.array(z.int()).readonly().nullable(),
  /** A person asked for it again, the order is not to be made any more, or it is to be made otherwise. */
  mark: z.enum(['copy', 'void', 'changed']).optional(),
  /** What the labels are of, and the paper they were asked for on. */
  labels: z
    .object({
      labels: z.array(z.object({ product: z.int(), count: z.int() })).readonly(),
      template: z.int().nullable(),
      paper: z.enum(keysOf(labelPapers)),
    })
    .optional(),
})
export type PrintPayload = Readonly<z.infer<typeof payload>>

/** A paper: it waits for its printer to fetch it, or for the sender of printers that do not ask. */
export const print = jobKind({ kind: 'print', payload, handle: null })

/** How long (ms) after an order its guest may still stand at the kiosk. */
export const SLIP_MS = 10 * 60_000

/**
 * What an order's step means for the printers of its branch. A ticket is made once for ever by its key, and every item goes
 * to at least one printer of tickets, whatever the stations leave out.
 */
export const addPrintJobs: Follower = async (transaction, { name: step, undoes, order, at }) => {
  if (undoes === 'confirm') return takeBackPapers(transaction, order)
  if (step === 'reject' || step === 'cancel' || step === 'failed') return takeBack(transaction, order, at)
  if (step === 'edited') return tellChange(transaction, order, at)
  const time = timeOf(order, step)
  if (!time) return
  const { printers, stations, slipPrinters } = await branchPrinters(transaction, order.branch)
  const isNow = (printer: Printer) => time === 'first' || printer.printOn === time
  const slipAt = step === 'placed' && at - order.createdAt < SLIP_MS ? slipPrinters.get(order.device ?? 0) : undefined
  if (!printers.some(printer => isNow(printer) || printer.id === slipAt)) return
  const routes = routesOf(printers, stations, await transaction.orders.items(order.id))
  for (const printer of printers.filter(({ id }) => id === slipAt))
    if (!(printer.printsReceipts && isNow(printer)))
      await add(transaction, order, printer.id, { document: 'slip', count: 1 }, at)
  for (const printer of printers.filter(isNow)) {
    const items = routes.get(printer.id)
    if (items) await add(transaction, order, printer.id, { document: 'ticket', count: 1, items }, at)
    if (printer.printsReceipts) await add(transaction, order, printer.id, { document: 'receipt', count: 1 }, at)
  }
}

/** What was to be printed because the order was taken. Throws 409 where there may be paper of it. */
async function takeBackPapers(transaction: Transaction, order: OrderRow): Promise<void> {
  const time = timeOf(order, 'confirm')
  const { printers } = await branchPrinters(transaction, order.branch)
  const theirs = new Set(printers.filter(({ printOn }) => time === 'first' || printOn === time).map(({ id }) => id))
  for (const job of await transaction.printJobs.ofOrder(order.id))
    if (theirs.has(print.payloadOf(job).printer))
      await takeBackJob(transaction, job.dedupeKey, { undoes: 'confirm' }, 'undoPrinted')
}

/** One more paper of the same; it says that it is a copy if there may be one already. */
export async function printAgain(
  transaction: Transaction,
  order: OrderRow,
  { printer, document, items, mark: kept }: Omit<PrintPayload, 'order'>,
  at: number,
): Promise<void> {
  const former = (await transaction.printJobs.ofOrder(order.id)).filter(
    job => print.payloadOf(job).document === document,
  )
  const mark = kept ?? (former.some(mayHavePrinted) ? 'copy' : undefined)
  await add(transaction, order, printer, { document, items, mark, count: former.length + 1 }, at)
}

/** Whether there may be paper of it. */
const mayHavePrinted = ({ state, tries }: JobRow): boolean =>
  state === 'done' || state === 'handed' || state === 'unconfirmed' || tries > 0

/** Which printers a step is for: those that print when an order comes, when it is confirmed, or all at the first word. */
function timeOf(order: OrderRow, step: StepName): Printer['printOn'] | 'first' | null {
  const isAsked = order.isQuotation === 1
  if (step === 'confirm') return isAsked || isOffered(order) ? 'first' : 'confirmed'
  if (!isNewToBranch({ name: step, order }) || isAsked) return null
  // A payment that arrived after staff had confirmed: the order was not printed yet.
  return order.status === 'new' ? 'placed' : 'first'
}

/** Which items each printer gets as tickets, by position in the order; a printer without any is not in it. */
export function routesOf(
  printers: readonly Printer[],
  stations: ReadonlyMap<number, Station>,
  items: readonly OrderItemRow[],
): Map<number, number[]> {
  const routes = new Map<number, number[]>()
  const ofTickets = printers.filter(({ printsTickets }) => printsTickets)
  const [first] = ofTickets
  if (!first) return routes
  // Whatever no station makes: where everything comes together, else at the till, else anywhere rather than nowhere.
  const rest =
    ofTickets.find(printer => stationsOf(printer, stations).some(({ isEverything }) => isEverything)) ??
    ofTickets.find(({ printsReceipts }) => printsReceipts) ??
    first
  for (const { position, parts, amount } of items) {
    if (amount === 0) continue
    const { categories = [] } = fromJson(parts)
    const makers = ofTickets.filter(printer =>
      stationsOf(printer, stations).some(station => makes(station, categories)),
    )
    for (const { id } of makers.length > 0 ? makers : [rest]) routes.set(id, [...(routes.get(id) ?? []), position])
  }
  return routes
}

const stationsOf = (printer: Printer, stations: ReadonlyMap<number, Station>): Station[] =>
  printer.stations.flatMap(id => stations.get(id) ?? [])

/** What is not printed yet is not printed any more; where there may be a ticket, the kitchen is told. */
async function takeBack(transaction: Transaction, order: OrderRow, at: number): Promise<void> {
  for (const job of await ticketsOf(transaction, order)) {
    const { printer, items, mark } = print.payloadOf(job)
    if (job.state === 'queued')
      await transaction.jobs.move(job, { state: 'expired', lastError: 'Die Bestellung wird nicht mehr gemacht.' }, at)
    else if (mayHavePrinted(job) && mark === undefined)
      await add(transaction, order, printer, { document: 'ticket', items, mark: 'void', count: `void-${job.id}` }, at)
  }
}

/** What waits is printed as the order stands then; where there may be a ticket, another one says what has changed. */
async function tellChange(transaction: Transaction, order: OrderRow, at: number): Promise<void> {
  for (const job of await ticketsOf(transaction, order)) {
    const { printer, items, mark } = print.payloadOf(job)
    if (mark !== undefined || !mayHavePrinted(job)) continue
    const count = `changed-${job.id}-${order.rev}`
    await add(transaction, order, printer, { document: 'ticket', items, mark: 'changed', count }, at)
  }
}

const ticketsOf = async (transaction: Transaction, order: OrderRow): Promise<JobRow[]> =>
  (await transaction.printJobs.ofOrder(order.id)).filter(job => print.payloadOf(job).document === 'ticket')

/**
 * The receipt of an order once more, because a person asked for it. Returns how many printers will do it; 0 where the
 * branch has none.
 */
export async function printReceipt(transaction: Transaction, order: OrderRow, at: number): Promise<number> {
  const { printers } = await branchPrinters(transaction, order.branch)
  const ofReceipts = printers.filter(({ printsReceipts }) => printsReceipts)
  const chosen = ofReceipts.length > 0 ? ofReceipts : printers.filter(printsWords).slice(0, 1)
  for (const { id: printer } of chosen)
    await printAgain(transaction, order, { printer, document: 'receipt', items: null }, at)
  return chosen.length
}

async function add(
  transaction: Transaction,
  order: OrderRow,
  printer: number,
  {
    count,
    items = null,
    ...paper
  }: Omit<PrintPayload, 'order' | 'printer' | 'items'> & {
    readonly items?: PrintPayload['items']
    /** What tells this paper from others of its kind. */
    readonly count: number | string
  },
  at: number,
): Promise<void> {
  const dedupeKey = `print:${order.id}:${printer}:${paper.document}:${count}`
  const more = { dedupeKey, target: `printers:${printer}`, order: order.id }
  await transaction.jobs.add(print.job({ order: order.id, printer, items, ...paper }, more), at)
}

interface Equipment {
  readonly seq: number
  readonly printers: ReadonlyMap<number, readonly Printer[]>
  readonly stations: ReadonlyMap<number, Station>
  /** Which printer stands beside a kiosk, by the kiosk's id. */
  readonly slipPrinters: ReadonlyMap<number, number>
}

/** Per connection: nearly always nothing has changed, and one counter says so to the order that waits. */
const known = new WeakMap<Transaction['documents'], Equipment>()

async function branchPrinters({ documents }: Pick<Transaction, 'documents'>, branch: number) {
  const seq = await documents.counter('feed:office')
  let equipment = known.get(documents)
  if (equipment?.seq !== seq) {
    const printers = await documents.every(printerEntity)
    const stations = await documents.every(stationEntity)
    const devices = await documents.every(deviceEntity)
    equipment = {
      seq,
      printers: Map.groupBy(
        printers.filter(({ isEnabled }) => isEnabled),
        printer => printer.branch,
      ),
      stations: new Map(stations.map(station => [station.id, station])),
      slipPrinters: new Map(devices.flatMap(({ id, printer }) => (printer ? [[id, printer]] : []))),
    }
    known.set(documents, equipment)
  }
  return { ...equipment, printers: equipment.printers.get(branch) ?? [] }
}
