import { afterEach, describe, expect, it } from 'vitest'
import { RESULT_MS } from '../../../../server/counter/printing/jobSteps.ts'
import { openPrintShop, type PrintShop } from '../../../support/printShop.ts'
import { json } from '../../../support/shop.ts'
import { type Fault, starPrinter } from '../../../support/virtualPrinter.ts'

interface Answered {
  readonly data: { readonly id: number; readonly label: string } & Readonly<Record<string, unknown>>
}

let opened: PrintShop | undefined
afterEach(async () => {
  await opened?.shop.close()
  opened = undefined
})

async function open() {
  const world = await openPrintShop([{ name: 'Küche' }])
  opened = world
  const faults: Fault[] = []
  const headers = { cookie: await world.shop.login(), origin: 'http://shop.test' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await world.shop.request(`/api${path}`, { ...init, headers })
    return { status: answer.status, body: (await answer.json()) as Answered }
  }
  const printer = starPrinter({
    request: world.shop.request,
    address: () => world.addressOf(1),
    fault: () => faults.shift() ?? null,
  })
  /** A ticket nobody knows the end of. */
  async function unsure(): Promise<number> {
    const order = await world.order()
    faults.push(null, null, 'request')
    await printer.turn()
    printer.switchOff()
    world.shop.clock.advance(RESULT_MS)
    await world.printing().tick()
    return (await world.jobs(order))[0]?.id ?? 0
  }
  return { ...world, ask, printer, unsure, post: (path: string) => ask(path, { method: 'POST' }) }
}

describe('Staff', () => {
  it('see what is not printed, with the real reason, and nothing of what is', async () => {
    const { ask, order, printer } = await open()
    await order()
    await printer.turn()
    await order()
    printer.paper = 'out'
    await printer.turn()
    const { body } = await ask('/print-jobs?filter[branch]=1')
    expect(body.data).toMatchObject([
      { state: 'queued', label: 'Wartet auf den Drucker', detail: 'Das Papier ist aus.', printerName: 'Küche' },
    ])
    expect((await ask('/print-jobs?filter[state]=done')).body.data).toMatchObject([{ label: 'Gedruckt' }])
    expect((await ask('/print-jobs?filter[branch]=2')).body.data).toEqual([])
  })

  it('print an unconfirmed ticket again: the second paper says KOPIE, and the first is settled', async () => {
    const { ask, post, unsure, printer } = await open()
    const id = await unsure()
    expect((await ask(`/print-jobs/${id}`)).body.data.label).toBe('Unbestätigt – vielleicht gedruckt')
    const again = await post(`/print-jobs/${id}/again`)
    await printer.turn()
    expect(printer.papers).toHaveLength(2)
    expect(printer.papers[1]).toContain('KOPIE')
    expect((await ask(`/print-jobs/${again.body.data.id}`)).body.data).toMatchObject({ state: 'done', mark: 'copy' })
    expect((await ask(`/print-jobs/${id}`)).body.data).toMatchObject({
      state: 'expired',
      detail: 'Noch einmal gedruckt.',
    })
    expect((await post(`/print-jobs/${id}/done`)).status).toBe(409)
  })

  it('confirm or discard what is unsure; two who press at once do it once', async () => {
    const { post, unsure } = await open()
    const [first, second] = [await unsure(), await unsure()]
    expect((await post(`/print-jobs/${first}/done`)).body.data).toMatchObject({ state: 'done' })
    const pressed = await Promise.all([post(`/print-jobs/${second}/discard`), post(`/print-jobs/${second}/again`)])
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await post(`/print-jobs/${first}/burn`)).status).toBe(404)
  })

  it('have to be signed in, and at the branch', async () => {
    const { shop, order, jobs } = await open()
    const [job] = await jobs(await order())
    for (const path of [
      '/api/print-jobs',
      `/api/print-jobs/${job?.id}`,
      '/api/printers/1/status',
      '/api/printers/status',
      '/api/print-jobs/99',
    ])
      expect((await shop.request(path)).status).toBe(401)
    expect((await shop.request('/api/printers/1/test', json('POST', {}))).status).toBe(401)
  })

  it('test a printer and are told the truth: handed over, then printed, or unconfirmed', async () => {
    const { ask, post, printer, shop, printing } = await open()
    const asked = await post('/printers/1/test')
    expect(asked).toMatchObject({ status: 202, body: { data: { state: 'queued', document: 'test' } } })
    await printer.turn()
    expect((await ask(`/print-jobs/${asked.body.data.id}`)).body.data).toMatchObject({
      state: 'done',
      label: 'Gedruckt',
    })
    expect(printer.papers[0]).toContain('äöüÄÖÜß €')
    expect(printer.papers[0]).toContain('123456789012345678901234567890123456789012345678')
    expect(printer.styled[0]).toMatch(/\{b\}Fett[\s\S]+\{1x2\}[\s\S]+\{2x2\}[\s\S]+\{qr drucker:1\}[\s\S]+\{cut\}/)
    const nobody = await post('/printers/1/test')
    shop.clock.advance(3_600_000)
    await printing().tick()
    expect((await ask(`/print-jobs/${nobody.body.data.id}`)).body.data).toMatchObject({ state: 'expired' })
  })

  it('get the address to enter at the printer, and see when it asked last', async () => {
    const { ask, addressOf, printer, shop } = await open()
    expect((await ask('/printers/1/status')).body.data).toMatchObject({ seenAt: null, trouble: null })
    await printer.turn()
    expect((await ask('/printers/1/status')).body.data).toMatchObject({
      address: `http://shop.test${await addressOf(1)}`,
      seenAt: shop.clock.now(),
    })
  })

  it('see how every printer does: what it says itself, even with nothing to print, and when it was heard', async () => {
    const { ask, printer, shop } = await open()
    const since = shop.clock.now()
    const status = async () => (await ask('/printers/status')).body.data
    expect(await status()).toMatchObject([
      { id: 1, name: 'Küche', branch: 1, kind: 'star-cloudprnt', seenAt: null, watchedSince: since, trouble: null },
    ])
    shop.clock.advance(10_000)
    printer.paper = 'out'
    await printer.turn()
    const outAt = shop.clock.now()
    expect(await status()).toMatchObject([{ seenAt: outAt, trouble: 'Das Papier ist aus.', waiting: 0 }])
    printer.paper = 'full'
    await printer.turn()
    expect(await status()).toMatchObject([{ trouble: null }])
    printer.switchOff()
    shop.clock.advance(600_000)
    expect(await status()).toMatchObject([{ seenAt: outAt }])
  })

  it('see how much waits, what nobody knows the end of and since when, and when something was printed', async () => {
    const { ask, post, order, unsure, shop } = await open()
    const status = async () => (await ask('/printers/status')).body.data
    const orderedAt = shop.clock.now()
    const id = await unsure()
    const waitingSince = shop.clock.now()
    await order()
    expect(await status()).toMatchObject([
      { waiting: 1, waitingSince, unconfirmed: 1, failed: 0, undecidedSince: orderedAt, printedAt: null },
    ])
    shop.clock.advance(5000)
    await post(`/print-jobs/${id}/done`)
    expect(await status()).toMatchObject([{ unconfirmed: 0, undecidedSince: null, printedAt: shop.clock.now() }])
  })

  it('find a paper by the number its guest has', async () => {
    const { ask, order } = await open()
    await order()
    expect((await ask('/print-jobs')).body.data).toMatchObject([{ ticketNumber: '1', branch: 1, document: 'ticket' }])
  })

  it('repeat no paper as if it were a letter: that it is a copy stands on it', async () => {
    const { ask, post, unsure } = await open()
    const id = await unsure()
    expect((await post(`/jobs/${id}/retry`)).status).toBe(409)
    expect((await ask('/jobs/summary')).body.data).toMatchObject({ unconfirmed: 1, letters: 0, oldestLetterAt: null })
    expect((await ask(`/print-jobs/${id}`)).body.data).toMatchObject({ state: 'unconfirmed' })
  })
})
