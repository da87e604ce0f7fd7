import { afterEach, describe, expect, it } from 'vitest'
import { FALLBACK_MS, RESULT_MS } from '../../../../server/counter/printing/jobSteps.ts'
import { openPrintShop, type PrintShop } from '../../../support/printShop.ts'
import { json } from '../../../support/shop.ts'
import { epsonPrinter, type Fault, jobsOn, starPrinter } from '../../../support/virtualPrinter.ts'

const kinds = [
  { kind: 'star-cloudprnt', make: starPrinter, name: 'Star CloudPRNT', resultLost: [null, null, 'request'] },
  { kind: 'epson-sdp', make: epsonPrinter, name: 'Epson Server Direct Print', resultLost: [null, 'request'] },
] as const
const HOUR = 3_600_000

let opened: PrintShop | undefined
afterEach(async () => {
  await opened?.shop.close()
  opened = undefined
})

async function open(kind: (typeof kinds)[number], printers: Parameters<typeof openPrintShop>[0] = [{}]) {
  const world = await openPrintShop(printers.map(given => ({ kind: kind.kind, ...given })))
  opened = world
  const faults: Fault[] = []
  const fault = () => faults.shift() ?? null
  const made = printers.map((_, index) =>
    kind.make({ request: world.shop.request, address: () => world.addressOf(index + 1), fault }),
  )
  const printer = made[0] as (typeof made)[number]
  return {
    ...world,
    faults,
    printer,
    others: made.slice(1),
    first: async (order: number) => (await world.jobs(order))[0],
  }
}

describe.each(kinds)('A printer that speaks $name', kind => {
  it('fetches the ticket of an order, prints it once and says so', async () => {
    const { printer, order, first } = await open(kind)
    const id = await order()
    await printer.turn()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'done', tries: 1, lastError: null })
    expect(jobsOn(printer.papers)).toEqual([(await first(id))?.id])
    expect(printer.papers[0]).toContain('Nr. 1')
  })

  it('loses its answer after printing: the paper is unconfirmed and not printed again', async () => {
    const { printer, order, first, faults, shop, printing } = await open(kind)
    const id = await order()
    faults.push(...kind.resultLost)
    await printer.turn()
    printer.switchOff()
    shop.clock.advance(RESULT_MS)
    await printing().tick()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'unconfirmed', lastError: 'Der Drucker hat sich nicht gemeldet.' })
    expect(printer.papers).toHaveLength(1)
  })

  it('reports late: the result still lands on the paper', async () => {
    const { printer, order, first, faults, shop, printing } = await open(kind)
    const id = await order()
    faults.push(...kind.resultLost)
    await printer.turn()
    shop.clock.advance(RESULT_MS)
    await printing().tick()
    await printer.reportLate()
    expect(await first(id)).toMatchObject({ state: 'done', lastError: null })
  })

  it('is out of paper: the ticket waits, says why, and comes when there is paper', async () => {
    const { printer, order, first } = await open(kind)
    const id = await order()
    printer.paper = 'out'
    await printer.turn()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'queued', lastError: 'Das Papier ist aus.' })
    printer.paper = 'full'
    await printer.turn()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'done', lastError: null })
    expect(printer.papers).toHaveLength(1)
  })

  it('runs out in the middle of a paper: the whole one says that it is a repetition', async () => {
    const { printer, order, first } = await open(kind)
    const id = await order()
    printer.left = 0
    await printer.turn()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'queued', lastError: 'Das Papier ist aus.' })
    printer.paper = 'full'
    printer.left = 9
    await printer.turn()
    expect(printer.papers).toHaveLength(1)
    expect(printer.papers[0]).toContain('WIEDERHOLUNG')
    expect(await first(id)).toMatchObject({ state: 'done' })
  })

  it('is off overnight: the tickets of the evening end visibly and do not flood the morning', async () => {
    const { printer, order, jobs, shop, printing } = await open(kind)
    for (let count = 0; count < 5; count++) await order()
    shop.clock.advance(12 * HOUR)
    await printer.turn()
    await printing().tick()
    const morning = await order()
    await printer.turn()
    expect(printer.papers).toHaveLength(1)
    expect((await jobs()).filter(({ state }) => state === 'expired')).toHaveLength(5)
    expect((await jobs(morning))[0]?.state).toBe('done')
    expect((await jobs()).at(-1)?.lastError).toBe('Nicht gedruckt: Der Drucker hat den Auftrag nicht abgeholt.')
  })

  it('does not fetch for minutes: another printer prints it, marked as standing in', async () => {
    const { printer, others, order, first, shop, printing } = await open(kind, [
      { name: 'Küche', fallback: 2 },
      { name: 'Theke', stations: [], printsTickets: false },
    ])
    const id = await order()
    shop.clock.advance(FALLBACK_MS)
    await printing().tick()
    await others[0]?.turn()
    await printer.turn()
    expect(printer.papers).toEqual([])
    expect(others[0]?.papers[0]).toMatch(/ERSATZ für\s+Küche/)
    expect(await first(id)).toMatchObject({ state: 'done', target: 'printers:2' })
  })

  it('survives a restart of the server between fetching and reporting', async () => {
    const { printer, order, first, faults, shop } = await open(kind)
    const id = await order()
    faults.push(...kind.resultLost)
    await printer.turn()
    await shop.restart()
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'done' })
    expect(printer.papers).toHaveLength(1)
  })

  it('is let in by its address only, and by none of a former version', async () => {
    const { addressOf, shop } = await open(kind)
    const address = await addressOf(1)
    const poll = (path: string) => shop.request(path, json('POST', { statusCode: '200 OK' }))
    expect((await poll(`${address}x`)).status).toBe(404)
    const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
    const { data } = (await (await shop.request('/api/printers/1', { headers })).json()) as { data: { rev: string } }
    await shop.request('/api/printers/1', json('PUT', { rev: data.rev, keyVersion: 2 }, headers))
    expect((await poll(address)).status).toBe(404)
    expect(await addressOf(1)).not.toBe(address)
  })
})

describe('A Star printer whose load breaks', () => {
  it('may load the same paper again, as long as it has said nothing since', async () => {
    const { printer, order, first, faults } = await open(kinds[0])
    const id = await order()
    faults.push(null, 'answer')
    await printer.turn()
    expect(await first(id)).toMatchObject({ state: 'done', tries: 1 })
    expect(printer.papers).toHaveLength(1)
  })

  it('is not given the paper again once it asks anew: it may have printed it', async () => {
    const { shop, addressOf, order, first } = await open(kinds[0])
    const id = await order()
    const address = await addressOf(1)
    const poll = async () =>
      (await (await shop.request(address, json('POST', { statusCode: '200%20OK' }))).json()) as {
        jobReady: boolean
        jobToken?: string
      }
    const { jobToken } = await poll()
    expect((await shop.request(`${address}?token=${jobToken}`)).status).toBe(200)
    expect(await poll()).toEqual({ jobReady: false })
    expect((await shop.request(`${address}?token=${jobToken}`)).status).toBe(404)
    expect(await first(id)).toMatchObject({ state: 'handed' })
  })
})
