import { randomUUID } from 'node:crypto'
import type { Printer } from '../../schema/counter/printer.ts'
import { entities } from '../../schema/index.ts'
import type { SeedDocument } from '../../server/base/seed.ts'
import { keyOf } from '../../server/counter/printing/printers.ts'
import { demoDocuments } from '../../server/demo/documents.ts'
import { SECRET } from '../crash/app.ts'
import { open } from '../support/schedules.ts'
import type { Random } from '../support/seeded.ts'
import type { Json } from './junk.ts'
import { createSenders } from './senders.ts'

type JsonObject = { [key: string]: Json }

/** The demo business, its branches open all day, so that orders can succeed whatever the hour. */
export function fuzzedBusiness(): SeedDocument[] {
  const around = { openingHours: [open('daily', '00:00–24:00')], isDeliveryHoursEnabled: false }
  return demoDocuments().map(document =>
    document.type === 'branches' ? { ...document, body: { ...document.body, ...around } } : document,
  )
}

/** What the fuzzer knows of the server it talks to, so that it asks for what there is. */
export interface World {
  readonly types: readonly string[]
  readonly names: readonly (readonly [type: string, id: number])[]
  /** Valid body of a document as it was at the beginning. */
  bodyOf(type: string, id: number): JsonObject
  revOf(name: string): string | undefined
  /** The document as it is now, with its revision. */
  current(type: string, id: number): Promise<JsonObject | null>
  order(random: Random): JsonObject
  /** Address of an order somebody placed; a wrong one while there is none. */
  publicOrder(random: Random): string
  /** Number and key of a printer that fetches its papers. */
  printer(random: Random): string
  /** Remembers what an answer said of orders. */
  learn(path: string, status: number, text: string): void
  readonly senders: ReturnType<typeof createSenders>
}

export function createWorld(origin: string, documents: readonly SeedDocument[]): World {
  const bodies = new Map(documents.map(({ type, id, body }) => [`${type}:${id}`, body as JsonObject]))
  const revs = new Map<string, string>()
  const receipts: { uid: string; hash: string }[] = []
  const products = documents.filter(
    ({ type, body }) => type === 'products' && body['type'] === 'simple' && body['isPublic'],
  )
  const printers = documents
    .filter(({ type }) => type === 'printers')
    .map(({ id, body }) => ({ ...(body as unknown as Printer), id }))
  const senders = createSenders(origin)

  async function current(type: string, id: number): Promise<JsonObject | null> {
    const response = await fetch(`${origin}/api/${type}/${id}`, {
      headers: { cookie: await senders.cookieOf('administrator') },
    })
    if (!response.ok) {
      await response.arrayBuffer()
      return null
    }
    const { data } = (await response.json()) as { data: JsonObject }
    revs.set(`${type}:${id}`, String(data['rev']))
    return data
  }

  return {
    types: entities.map(entity => entity.type),
    names: documents.filter(({ type, id }) => type !== 'users' || id > 1).map(({ type, id }) => [type, id] as const),
    bodyOf: (type, id) => ({ ...bodies.get(`${type}:${id}`) }),
    revOf: name => revs.get(name),
    current,
    order: random => orderOf(random, products, 1 + random.below(4)),
    publicOrder(random) {
      const { uid, hash } = receipts.length > 0 ? random.pick(receipts) : { uid: randomUUID(), hash: 'x' }
      return `/api/orders/public/${uid}/${hash}`
    },
    printer(random) {
      const printer = random.pick(printers)
      return `${printer.id}/${keyOf(SECRET, printer)}`
    },
    learn(path, status, text) {
      if (path !== '/api/orders' || status !== 201) return
      receipts.push(JSON.parse(text).data)
      if (receipts.length > 50) receipts.shift()
    },
    senders,
  }
}

function orderOf(random: Random, products: readonly SeedDocument[], lines: number): JsonObject {
  const items = Array.from({ length: lines }, () => {
    const { id, body } = random.pick(products)
    return { id, price: Number(body['price']), amount: 1 + random.below(3) }
  })
  return {
    uid: randomUUID(),
    branch: 1 + random.below(8),
    isDelivery: false,
    isDineIn: false,
    items: items.map(({ id, amount }) => ({ product: id, amount, unit: null, parts: {} })),
    expectedTotal: items.reduce((sum, { price, amount }) => sum + price * amount, 0),
    appointmentDate: null,
    donatee: null,
    table: null,
    validUntil: new Date(Date.now() + 600_000).toISOString(),
    firstName: 'Erika',
    lastName: 'Müller',
    street: 'Hauptplatz 1',
    zipCode: '4020',
    city: 'Linz',
    country: 'AT',
    phone: '+436641234567',
    email: 'erika@example.com',
    comment: '',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  }
}
