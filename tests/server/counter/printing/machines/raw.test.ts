import type { LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isOtherMachine, lookupWhere } from '../../../../../server/base/http/addresses.ts'
import { sendRaw } from '../../../../../server/counter/printing/machines/socket.ts'
import { openPrintShop, type PrintShop, printerBody } from '../../../../support/printShop.ts'
import { json } from '../../../../support/shop.ts'
import { findVirtual, rawPrinter } from '../../../../support/virtualRawPrinter.ts'

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
  const printing = opened.printing(findVirtual)
  await printing.tick()
  await printing.idle()
}
const firstOf = async (order: number) => (await opened.jobs(order))[0]

describe('A printer that is said to be on this machine', () => {
  it.each([
    '127.0.0.1:6399',
    '0.0.0.0',
    '2130706433',
    '0x7f.1:80',
    'localhost',
    '[::1]:9100',
    '[0:0:0:0:0:0:0:1]',
    '[0::1]:9100',
    '127.0.0.1.',
    'localhost.',
    '169.254.169.254:80',
  ])('is refused at the field of its address: %s', async address => {
    const headers = { cookie: await opened.shop.login(), origin: 'http://shop.test' }
    const body = printerBody({ kind: 'raw', address })
    const answer = await opened.shop.request('/api/printers', json('POST', body, headers))
    const { errors } = await answer.json()
    expect([answer.status, errors[0].code, errors[0].field]).toEqual([422, 'ownAddress', 'address'])
    expect(errors[0].message).toMatch(/dieser Rechner selbst/)
  })

  it('by its name, or by one of this machine’s own addresses, is sent nothing when the connection is made', async () => {
    const names: LookupFunction = lookupWhere(isOtherMachine, () => new Error('EOWNADDRESS'))
    const told = await new Promise(resolve => names('localhost', {}, error => resolve(error?.message)))
    expect(told).toBe('EOWNADDRESS')
    const commit = () => Promise.reject(new Error('Something was about to be sent.'))
    const port = printer.address.split(':')[1]
    for (const address of [`localhost:${port}`, `127.0.0.1:${port}`, `0x7f.1:${port}`])
      expect(await sendRaw(address, new Uint8Array(9), commit)).toMatchObject({
        kind: 'failed',
        text: 'Unter der Adresse des Druckers antwortet dieser Rechner selbst: Dorthin wird nichts gesendet.',
      })
    expect(printer.connections).toBe(0)
    const mine = Object.values(networkInterfaces()).flatMap(all => (all ?? []).map(({ address }) => address))
    expect(mine.filter(isOtherMachine)).toEqual([])
    expect(['0.0.0.0', '::', '::1', '::ffff:127.0.0.1', '169.254.169.254', 'fe80::1'].filter(isOtherMachine)).toEqual(
      [],
    )
    expect(['192.168.77.40', '10.77.2.3', 'fd00::77', '203.0.113.9'].every(isOtherMachine)).toBe(true)
  })
})

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
