import { afterEach, describe, expect, it } from 'vitest'
import type { Printer } from '../../../../schema/counter/printer.ts'
import type { Station } from '../../../../schema/counter/station.ts'
import type { OrderItemRow } from '../../../../server/base/storage/statements/ordering/orders.ts'
import { print, printReceipt, routesOf, SLIP_MS } from '../../../../server/counter/printing/printJobs.ts'
import { offlineOrder } from '../../../support/kioskOrder.ts'
import { deviceDocument, pairDevice } from '../../../support/pairedDevice.ts'
import { openPrintShop, type PrintShop, printerBody } from '../../../support/printShop.ts'
import { json } from '../../../support/shop.ts'
import { starPrinter } from '../../../support/virtualPrinter.ts'
import { openPaymentWorld, withBothProviders } from '../../ordering/payments/world.ts'

let opened: PrintShop | undefined
afterEach(async () => {
  await opened?.shop.close()
  opened = undefined
})

const printer = (id: number, given: Partial<Printer>) => ({ ...printerBody(given), id, rev: '1-a' }) as Printer
const station = (id: number, categories: number[], isEverything = false): [number, Station] => [
  id,
  { id, rev: '1-a', name: `S${id}`, branch: 1, categories, isEverything },
]
const items = (...categories: number[][]) =>
  categories.map(
    (each, position) => ({ position, amount: 1, parts: JSON.stringify({ categories: each }) }) as OrderItemRow,
  )
const stations = new Map([station(1, [10]), station(2, [20]), station(3, [], true)])

describe('Routing', () => {
  it('gives each printer the items of its stations', () => {
    const routes = routesOf(
      [printer(1, { stations: [1] }), printer(2, { stations: [2] })],
      stations,
      items([10], [20], [10, 20]),
    )
    expect(Object.fromEntries(routes)).toEqual({ 1: [0, 2], 2: [1, 2] })
  })

  it('gives what no station makes to the printer where everything comes together, else to the till, else to anybody', () => {
    const kitchen = printer(1, { stations: [1] })
    const till = printer(2, { stations: [2], printsReceipts: true })
    const all = printer(3, { stations: [3] })
    expect(routesOf([kitchen, till, all], stations, items([99])).get(3)).toEqual([0])
    expect(routesOf([kitchen, till], stations, items([99])).get(2)).toEqual([0])
    expect(routesOf([kitchen], stations, items([99])).get(1)).toEqual([0])
  })

  it('prints no ticket of an item that was taken out of the order', () => {
    const taken = items([10], [10]).map(item => (item.position === 0 ? { ...item, amount: 0 } : item))
    expect(routesOf([printer(1, { stations: [1] })], stations, taken).get(1)).toEqual([1])
  })
})

describe('Steps of an order', () => {
  it('are printed when the order comes or when it is confirmed, as the printer is set, each once', async () => {
    opened = await openPrintShop([{ printsReceipts: true }, { printOn: 'confirmed' }, { isEnabled: false }])
    const { shop } = opened
    const order = await opened.order()
    const documents = async () =>
      (await opened?.jobs(order))?.map(job => `${job.target} ${print.payloadOf(job).document}`)
    expect(await documents()).toEqual(['printers:1 ticket', 'printers:1 receipt'])
    const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
    await shop.request(`/api/orders/${order}/status/confirm`, { method: 'POST', headers })
    await shop.request(`/api/orders/${order}/status/confirm`, { method: 'POST', headers })
    expect(await documents()).toEqual(['printers:1 ticket', 'printers:1 receipt', 'printers:2 ticket'])
  })

  it('paid online are printed once the money has come, and never where it does not', async () => {
    const printer = { type: 'printers', id: 99, body: printerBody({}) }
    const world = await openPaymentWorld(undefined, { documents: [...withBothProviders(), printer] })
    const printed = async ({ id }: { readonly id: number }) =>
      (await world.shop.storage.read.printJobs.ofOrder(id)).map(job => print.payloadOf(job).document)
    for (const [outcome, papers] of [
      ['paid', ['ticket']],
      ['failed', []],
    ] as const) {
      const placed = await world.place('mollie')
      const payment = (await world.openPage(placed)) ?? ''
      expect(await printed(placed)).toEqual([])
      await world.press(payment, outcome)
      await world.comeBack(placed)
      await world.advance(61_000)
      expect(await printed(placed), outcome).toEqual(papers)
    }
    await world.shop.close()
  })

  it('take back what is not printed, and tell the kitchen what may be', async () => {
    opened = await openPrintShop([{}])
    const { shop, jobs, order, addressOf } = opened
    const kitchen = starPrinter({ request: shop.request, address: () => addressOf(1) })
    const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
    const [made, waiting] = [await order(), await order()]
    await kitchen.turn()
    for (const id of [made, waiting]) await shop.request(`/api/orders/${id}/status/cancel`, { method: 'POST', headers })
    await kitchen.turn()
    await kitchen.turn()
    expect((await jobs(waiting)).map(({ state }) => state)).toEqual(['expired'])
    expect((await jobs(made)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(kitchen.papers).toHaveLength(2)
    expect(kitchen.papers[1]).toContain('STORNO')
  })

  it('print a receipt again as a copy, and say so where there is no printer', async () => {
    opened = await openPrintShop([{ printsReceipts: true }])
    const { shop, jobs, order, addressOf } = opened
    const till = starPrinter({ request: shop.request, address: () => addressOf(1) })
    const id = await order()
    for (let count = 0; count < 3; count++) await till.turn()
    const again = () =>
      shop.storage.write(async transaction => {
        const row = await transaction.orders.byId(id)
        return row ? printReceipt(transaction, row, shop.clock.now()) : 0
      })
    expect(await again()).toBe(1)
    await till.turn()
    expect(till.papers.at(-1)).toMatch(/KOPIE[\s\S]+Gesamt/)
    expect((await jobs(id)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
    const { data } = (await (await shop.request('/api/printers/1', { headers })).json()) as { data: { rev: string } }
    await shop.request('/api/printers/1', json('PUT', { rev: data.rev, isEnabled: false }, headers))
    expect(await again()).toBe(0)
  })
})

describe('An order from a kiosk', () => {
  /** A kiosk beside printer 1; what came out of which printer as what. */
  async function atKiosk(printers: readonly Partial<Printer>[], device: object = { printer: 1 }) {
    const world = await openPrintShop(printers, { documents: [deviceDocument(1, device)] })
    opened = world
    const { bearer } = await pairDevice(world.shop, 1, await world.shop.login())
    const ask = async (path: string, body: object): Promise<number> =>
      (await world.shop.request(path, json('POST', body, bearer))).status
    const place = async (body: { readonly uid: string }) => {
      expect(await ask('/api/orders', body)).toBe(201)
      return (await world.shop.storage.read.orders.byUid(body.uid))?.id ?? 0
    }
    const papers = async (order: number) =>
      (await world.jobs(order)).map(job => `${job.target} ${print.payloadOf(job).document}`)
    return { ...world, ask, place, papers }
  }
  /** One piece of product 1, as `allHoursBusiness` sells it. */
  const order = () => ({
    uid: crypto.randomUUID(),
    branch: 1,
    items: [{ product: 1, amount: 1 }],
    expectedTotal: 127,
    paymentMethod: 'cash',
  })

  it('prints its slip at the printer beside it at once, whatever else that printer is set to', async () => {
    const { shop, place, papers, addressOf, jobs } = await atKiosk([
      { stations: [], printsTickets: false, printOn: 'confirmed' },
      { printOn: 'confirmed' },
    ])
    const id = await place(order())
    expect(await papers(id)).toEqual(['printers:1 slip'])
    const beside = starPrinter({ request: shop.request, address: () => addressOf(1) })
    await beside.turn()
    expect(beside.papers[0]).toMatch(/Nr\. 1\b[\s\S]+Gesamt\s+1,27 €[\s\S]+Bitte an der Kasse bezahlen/)
    await beside.turn()
    expect((await jobs(id)).map(({ state }) => state)).toEqual(['done'])
  })

  it('has one receipt at a printer that prints those of all orders', async () => {
    const { place, papers } = await atKiosk([{ printsReceipts: true }])
    expect(await papers(await place(order()))).toEqual(['printers:1 ticket', 'printers:1 receipt'])
  })

  it.each([
    ['no printer is set', [{}], {}],
    ['the printer is switched off', [{ isEnabled: false }, {}], { printer: 1 }],
    ['the printer stands in another branch', [{ branch: 2 }, {}], { printer: 1 }],
  ])('has no slip where %s', async (_, printers, device) => {
    const { place, papers } = await atKiosk(printers, device)
    expect(await papers(await place(order()))).toEqual([`printers:${printers.length} ticket`])
  })

  it('that was taken without network has a slip while its guest may still be there, and none later', async () => {
    const { shop, ask, place, papers } = await atKiosk([{}])
    await ask('/api/devices/lease', {})
    const now = shop.clock.now()
    const fresh = await place(offlineOrder(now - SLIP_MS / 2))
    expect(await papers(fresh)).toEqual(['printers:1 slip', 'printers:1 ticket'])
    const late = await place(offlineOrder(now - SLIP_MS, { count: 2 }))
    expect(await papers(late)).toEqual(['printers:1 ticket'])
  })

  it('whose slip found no paper is not printed for the next guest', async () => {
    const { shop, place, jobs, printing } = await atKiosk([{ stations: [], printsTickets: false }, {}])
    const id = await place(order())
    shop.clock.advance(SLIP_MS)
    await printing().tick()
    const slip = (await jobs(id)).find(job => print.payloadOf(job).document === 'slip')
    expect(slip).toMatchObject({ state: 'expired', tries: 0 })
  })
})
