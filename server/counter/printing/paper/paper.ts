import type { Entity, Stored } from '../../../../schema/base/entity.ts'
import { branches } from '../../../../schema/business/branch.ts'
import { config as configEntity } from '../../../../schema/business/config.ts'
import { austrianLetters } from '../../../../schema/catalogue/allergenLetters.ts'
import { compositionOf } from '../../../../schema/catalogue/composition.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { labelPapers } from '../../../../schema/counter/labelPapers.ts'
import type { Printer } from '../../../../schema/counter/printer.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { JobRow } from '../../../base/storage/statements/base/jobs.ts'
import type { OrderItemRow } from '../../../base/storage/statements/ordering/orders.ts'
import type { PrintingDeps } from '../deps.ts'
import { printerOf } from '../printers.ts'
import { type PrintPayload, print } from '../printJobs.ts'
import { encode, encodeLabels, type Language } from './encode.ts'
import { gap, type Line, lines } from './lines.ts'
import type { PaperFacts } from './paperFacts.ts'
import { receiptLines } from './receipt.ts'
import { testLines } from './testPage.ts'
import { ticketLines } from './ticket.ts'
import { wording } from './wording.ts'

type World = Pick<PrintingDeps, 'storage' | 'clock' | 'settings' | 'drawLabels'>

/** The bytes of a job for the printer that prints it, as often as the printer is set to; labels as often as was asked for. */
export async function paperOf(world: World, printer: Printer, job: JobRow, language: Language): Promise<Uint8Array> {
  const { labels } = print.payloadOf(job)
  if (labels) {
    const labelPaper = labelPapers[labels.paper]
    return encodeLabels(await world.drawLabels(labels, labelPaper), labelPaper, language)
  }
  const bytes = encode(await paperLines(world, printer, job), printer, language)
  return Buffer.concat(Array.from({ length: printer.copies }, () => bytes))
}

/** A paper says first what is special about it, and last which job it is, so that two of the same are told apart. */
async function paperLines(world: World, printer: Printer, job: JobRow): Promise<Line[]> {
  const payload = print.payloadOf(job)
  const width = Number(printer.columns)
  const marks = await marksOf(world, payload, printer, job)
  return [
    ...marks.flatMap(mark => lines(` ${mark} `, width, 'mark', 'center')),
    ...(marks.length > 0 ? [gap] : []),
    ...(await contentOf(world, printer, payload)),
    ...lines(`Druckauftrag ${job.id}`, width),
  ]
}

async function marksOf({ storage }: World, payload: PrintPayload, printer: Printer, job: JobRow): Promise<string[]> {
  const marks: string[] = payload.mark ? [wording.marks[payload.mark]] : []
  if (payload.printer !== printer.id) {
    const home = await printerOf(storage.read.documents, payload.printer)
    marks.push(home ? `ERSATZ für ${home.name}` : 'ERSATZ')
  }
  // The printer said that it failed before; half a paper may lie there.
  if (job.tries > 1) marks.push('WIEDERHOLUNG')
  return marks
}

async function contentOf(world: World, printer: Printer, payload: PrintPayload): Promise<Line[]> {
  const { read } = world.storage
  const now = world.clock.now()
  const config = await required(world, configEntity, 1)
  const branch = await required(world, branches, printer.branch)
  if (payload.document === 'test' || payload.order === null)
    return testLines(printer, config.shopName, now, branch.timeZone)
  const order = await read.orders.byId(payload.order)
  if (!order) throw new Error(`A print job is about the order ${payload.order}, which is not there.`)
  const all = await read.orders.items(order.id)
  const items = payload.items ? all.filter(({ position }) => payload.items?.includes(position)) : all
  const facts: PaperFacts = {
    order,
    items,
    isPart: items.length < all.length,
    allergens: payload.document === 'ticket' ? await allergensOf(world, items) : [],
    width: Number(printer.columns),
    branch: await required(world, branches, order.branch),
    shopName: config.shopName,
    businessName: config.businessName,
    statusAddress: `${world.settings.publicOrigin}/status/${order.uid}/${order.hash}`,
    now,
  }
  return payload.document === 'ticket' ? ticketLines(facts) : receiptLines(facts)
}

async function required<E extends Entity>({ storage }: World, entity: E, id: number): Promise<Stored<E>> {
  const found = await storage.read.documents.entity(entity, id)
  if (!found) throw new Error(`There is no document ${entity.type}:${id} to print from.`)
  return found
}

/** Of the products and of what was chosen with them, in the order of the letters. */
async function allergensOf({ storage }: World, items: readonly OrderItemRow[]): Promise<string[]> {
  const letters = new Set<string>()
  for (const { product: id, parts } of items) {
    const { values, allergens } = fromJson(parts)
    const product = await storage.read.documents.entity(products, id)
    if (!product?.isPublic) continue
    for (const allergen of allergens ?? compositionOf(product, values).allergens) letters.add(austrianLetters[allergen])
  }
  return [...letters].toSorted()
}
