import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Printer } from '../../schema/counter/printer.ts'
import { openPrintShop, type PrintShop } from '../support/printShop.ts'
import { json } from '../support/shop.ts'
import { epsonPrinter, starPrinter } from '../support/virtualPrinter.ts'
import { findVirtual, rawPrinter } from '../support/virtualRawPrinter.ts'

/** A field of 32 × 16 mm, 8 mm from the left and 4 mm from above. */
const field = { type: 'shape', key: 'feld', name: 'Feld', rotation: 0, isHidden: false, form: 'rectangle', radius: 0 }
const template = (width: number) => ({
  identifier: `feld-${width}`,
  name: 'Feld',
  subject: 'products',
  unit: 'mm',
  width,
  height: 24,
  background: '#ffffff',
  layers: [{ ...field, x: 8, y: 4, width: 32, height: 16, fill: '#201010' }],
})

const labelsOnly: Partial<Printer> = { stations: [], printsTickets: false, labelPaper: 'roll58' }
let printer: Awaited<ReturnType<typeof rawPrinter>>
let opened: PrintShop
let headers: Record<string, string>
beforeEach(async () => {
  printer = await rawPrinter()
  const own = { kind: 'raw', address: printer.address, name: 'Etiketten' } as const
  const printers: Partial<Printer>[] = [
    { ...own, ...labelsOnly },
    { ...own, stations: [1] },
    { ...own, ...labelsOnly, isEnabled: false },
  ]
  opened = await openPrintShop(printers, {
    documents: [48, 60].map((width, at) => ({ type: 'image-templates', id: at + 1, body: template(width) })),
  })
  headers = { cookie: await opened.shop.login(), origin: 'http://shop.test' }
})
afterEach(async () => {
  await printer.close()
  await opened.shop.close()
})

const call = (more: object = {}) => ({ uid: randomUUID(), printer: 1, labels: [{ product: 1, count: 1 }], ...more })
async function post(path: string, body: object | undefined, as: Record<string, string> = headers) {
  const answer = await opened.shop.request(`/api/${path}`, json('POST', body, as))
  return { status: answer.status, ...(await answer.json()) }
}
const jobs = async () =>
  (
    await (
      await opened.shop.request('/api/print-jobs?filter[state]=queued,handed,done,unconfirmed,dead,expired', {
        headers,
      })
    ).json()
  ).data

/** A look round of a process of its own, and what it started. */
async function round(): Promise<void> {
  const printing = opened.printing(findVirtual)
  await printing.tick()
  await printing.idle()
}

/** The dots of the first picture in what a printer was sent: true is black. */
function dotsIn(bytes: Buffer) {
  const at = bytes.indexOf(Buffer.from([0x1d, 0x76, 0x30]))
  const [across, height] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)]
  const isBlack = (x: number, y: number) => (((bytes[at + 8 + y * across + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1
  return { width: across * 8, height, isBlack }
}

describe('Labels at a label printer', () => {
  it('are dots of the printer, to the eighth of a millimetre where the layout has them, each cut off', async () => {
    const answer = await post('labels/print', call({ labels: [{ product: 1, count: 2 }], template: 1 }))
    expect(answer).toMatchObject({ status: 202, data: { jobs: 1, misfits: [] } })
    await round()
    expect(printer.papers).toHaveLength(1)
    const [bytes = Buffer.alloc(0)] = printer.bytes
    expect([...bytes.subarray(0, 2)]).toEqual([0x1b, 0x40])
    expect(bytes.toString('latin1').split('\x1dV').length - 1).toBe(2)
    const { width, height, isBlack } = dotsIn(bytes)
    expect([width, height]).toEqual([384, 192])
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (isBlack(x, y) !== (x >= 64 && x < 320 && y >= 32 && y < 160)) throw new Error(`Wrong at ${x}, ${y}`)
  })

  it('say what the product says when they are printed, as price tags unless told', async () => {
    const inkOf = async () => {
      await post('labels/print', call())
      await round()
      const { width, height, isBlack } = dotsIn(printer.bytes.at(-1) ?? Buffer.alloc(0))
      let black = 0
      for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) black += isBlack(x, y) ? 1 : 0
      return black / (width * height)
    }
    const usual = await inkOf()
    expect(usual).toBeGreaterThan(0.02)
    expect(usual).toBeLessThan(0.3)
    const { data: product } = await (await opened.shop.request('/api/products/1', { headers })).json()
    const renamed = { rev: product.rev, name: `${product.name} aus der Mühle am Bach` }
    await opened.shop.request('/api/products/1', json('PUT', renamed, headers))
    expect(await inkOf()).toBeGreaterThan(usual)
  })

  it('are one paper, however often they are asked for and looked after, and staff see it among the others', async () => {
    const asked = call()
    expect((await post('labels/print', asked)).status).toBe(202)
    expect((await post('labels/print', asked)).status).toBe(202)
    expect(await jobs()).toMatchObject([{ document: 'labels', order: null, ticketNumber: null, state: 'queued' }])
    await round()
    await round()
    expect(printer.papers).toHaveLength(1)
    expect(await jobs()).toMatchObject([{ printerName: 'Etiketten', state: 'done', label: 'An den Drucker übergeben' }])
  })

  it('wait where the paper is out, and are not repeated by themselves where the connection broke in the middle', async () => {
    printer.paper = 'out'
    await post('labels/print', call())
    await round()
    expect(await jobs()).toMatchObject([{ state: 'queued', detail: 'Das Papier ist aus.', tries: 0 }])
    printer.paper = 'full'
    printer.breaksAfter = 1000
    await round()
    printer.breaksAfter = Number.POSITIVE_INFINITY
    await round()
    const [broken] = await jobs()
    expect([broken.state, printer.papers.length]).toEqual(['unconfirmed', 0])
    expect((await post(`print-jobs/${broken.id}/again`, undefined)).data).toMatchObject({ document: 'labels' })
    await round()
    expect(printer.papers).toHaveLength(1)
  })

  it('are papers of two dozen, in their order; what is gone by then is left out', async () => {
    const labels = [
      { product: 1, count: 30 },
      { product: 2, count: 3 },
    ]
    expect((await post('labels/print', call({ labels }))).data.jobs).toBe(2)
    const { data: product } = await (await opened.shop.request('/api/products/2', { headers })).json()
    await opened.shop.request('/api/products/2', json('DELETE', undefined, { ...headers, 'if-match': product.rev }))
    await round()
    expect(printer.bytes.map(bytes => bytes.toString('latin1').split('\x1dV').length - 1)).toEqual([24, 6])
  })

  it('are refused with what stands against them, and to who is none of the staff', async () => {
    const many = Array.from({ length: 5 }, () => ({ product: 1, count: 500 }))
    const refused: readonly (readonly [object, number, string])[] = [
      [{ printer: 2 }, 409, 'noLabels'],
      [{ printer: 3 }, 409, 'disabled'],
      [{ printer: 99 }, 404, 'notFound'],
      [{ labels: [{ product: 999_999, count: 1 }] }, 404, 'notFound'],
      // Larger than the paper.
      [{ template: 2 }, 422, 'choice'],
      [{ labels: many }, 422, 'tooLong'],
    ]
    for (const [more, status, code] of refused) {
      const answer = await post('labels/print', call(more))
      expect([answer.status, answer.errors[0].code]).toEqual([status, code])
    }
    expect((await post('labels/print', call(), { origin: 'http://shop.test' })).status).toBe(401)
    expect(await jobs()).toEqual([])
  })
})

describe('A printer with nothing but labels', () => {
  it('gets no receipt that somebody asks for', async () => {
    await opened.shop.request(
      '/api/printers/2',
      json(
        'PUT',
        { rev: (await (await opened.shop.request('/api/printers/2', { headers })).json()).data.rev, isEnabled: false },
        headers,
      ),
    )
    const id = await opened.order()
    expect(await opened.jobs(id)).toEqual([])
    const answer = await post(`orders/${id}/print`, undefined)
    expect([answer.status, answer.errors[0].code]).toEqual([409, 'noPrinter'])
  })
})

describe.each([
  ['star-cloudprnt', starPrinter],
  ['epson-sdp', epsonPrinter],
] as const)('A label printer that fetches its papers (%s)', (kind, make) => {
  it('gets them in its own language, once', async () => {
    const shop = await openPrintShop([{ kind, ...labelsOnly, labelPaper: 'die50x30' }])
    const machine = make({ request: shop.shop.request, address: () => shop.addressOf(1) })
    const as = { cookie: await shop.shop.login(), origin: 'http://shop.test' }
    const asked = await shop.shop.request(
      '/api/labels/print',
      json('POST', call({ labels: [{ product: 1, count: 2 }] }), as),
    )
    expect(asked.status).toBe(202)
    await machine.turn()
    await machine.turn()
    expect(machine.styled).toEqual([
      expect.stringMatching(/^(\{image 384 × \d+\}\n*)+\{next label\}(\{image 384 × \d+\}\n*)+\{next label\}$/),
    ])
    expect(await shop.jobs()).toMatchObject([{ state: 'done' }])
    await shop.shop.close()
  })
})
