import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPrintShop, type PrintShop } from '../../../../support/printShop.ts'
import { rawPrinter } from '../../../../support/virtualRawPrinter.ts'

let printer: Awaited<ReturnType<typeof rawPrinter>>
let opened: PrintShop
beforeEach(async () => {
  printer = await rawPrinter()
  opened = await openPrintShop([{ kind: 'raw', address: printer.address }])
})
afterEach(async () => {
  await printer.close()
  await opened.shop.close()
})

/** A look round of a process of its own, and what it started. */
async function round(): Promise<void> {
  const printing = opened.printing()
  await printing.tick()
  await printing.idle()
}
const firstOf = async (order: number) => (await opened.jobs(order))[0]

describe('A printer in the network', () => {
  it('is sent every waiting paper once, one connection at a time, and „handed over“ is all that is claimed', async () => {
    const orders = [await opened.order(), await opened.order()]
    await round()
    await round()
    expect(printer.papers).toHaveLength(2)
    expect(printer.connections).toBe(2)
    for (const order of orders)
      expect(await firstOf(order)).toMatchObject({ state: 'done', lastError: 'An den Drucker übergeben.' })
  })

  it('says that its paper is out: nothing is sent, and the ticket comes when there is paper', async () => {
    const order = await opened.order()
    printer.paper = 'out'
    await round()
    expect(await firstOf(order)).toMatchObject({ state: 'queued', tries: 0, lastError: 'Das Papier ist aus.' })
    printer.paper = 'full'
    await round()
    expect(printer.papers).toHaveLength(1)
    expect((await firstOf(order))?.state).toBe('done')
  })

  it('answers no question about its state: it prints all the same', async () => {
    const order = await opened.order()
    printer.answersStatus = false
    await round()
    expect((await firstOf(order))?.state).toBe('done')
  })

  it('breaks off in the middle: the paper is unconfirmed and not sent again', async () => {
    const order = await opened.order()
    printer.breaksAfter = 10
    await round()
    printer.breaksAfter = Number.POSITIVE_INFINITY
    await round()
    expect(await firstOf(order)).toMatchObject({ state: 'unconfirmed', tries: 1 })
    expect(printer.papers).toEqual([])
  })

  it('takes no connection: the ticket waits with the reason and is not lost', async () => {
    await printer.close()
    const order = await opened.order()
    await round()
    expect(await firstOf(order)).toMatchObject({
      state: 'queued',
      tries: 0,
      lastError: 'Der Drucker nimmt keine Verbindung an.',
    })
  })
})
