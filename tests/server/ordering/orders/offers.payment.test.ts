import { expect, onTestFinished, test } from 'vitest'
import { print } from '../../../../server/counter/printing/printJobs.ts'
import { handOf } from '../../../support/hand.ts'
import { printerBody } from '../../../support/printShop.ts'
import { json, NOON } from '../../../support/shop.ts'
import { openPaymentWorld, withBothProviders } from '../payments/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const validUntil = new Date(NOON + 7 * DAY).toISOString()

/** It prints when an order comes. */
const printer = { type: 'printers', id: 99, body: printerBody({}) }

/** A guest asked for an offer, to be paid online, and staff told its price (cents); nobody has accepted it. */
async function offered(gross = 8500) {
  const world = await openPaymentWorld(undefined, { documents: [...withBothProviders(), printer] })
  onTestFinished(() => world.shop.close())
  const { shop, asStaff } = world
  await (await handOf(shop)).put('branches', 1, { isQuotationRequired: true })
  const placed = await world.place('mollie', { paymentWay: 'eps' })
  const row = async () => {
    const order = await shop.storage.read.orders.byId(placed.id)
    if (!order) throw new Error('The order is gone.')
    return order
  }
  const send = async (deed: string, body: object) => {
    const answer = await shop.request(`/api/orders/public/${placed.uid}/${placed.hash}/${deed}`, json('POST', body))
    return { status: answer.status, ...(await answer.json()) }
  }
  const offer = { rev: 1, prices: [{ position: 0, gross }], validUntil }
  expect((await asStaff(`/api/orders/${placed.id}/offer`, offer)).status).toBe(200)
  const { totalGross } = await row()
  return {
    world,
    placed,
    row,
    send,
    totalGross,
    accept: () => send('offer/accept', { expectedTotal: totalGross }),
    guest: async () => (await (await shop.request(`/api/orders/public/${placed.uid}/${placed.hash}`)).json()).data,
    office: async () => (await asStaff(`/api/orders/${placed.id}/update-payment-status`)).json(),
    step: async (action: string) => {
      const answer = await asStaff(`/api/orders/${placed.id}/status/${action}`)
      return { status: answer.status, code: (await answer.json()).errors?.[0]?.code }
    },
    /** Another amount of its only line; says the status. */
    edit: async (amount: number) => {
      const { rev } = await row()
      const call = { rev, changes: [{ position: 0, amount }], added: [] }
      return (await asStaff(`/api/orders/${placed.id}/lines`, call)).status
    },
    papers: async () =>
      (await shop.storage.read.printJobs.ofOrder(placed.id)).map(job => print.payloadOf(job).document),
    events: async () => (await shop.storage.read.orders.events(placed.id)).map(({ action }) => action),
    jobs: async () => (await shop.storage.read.jobs.ofOrder(placed.id)).map(({ dedupeKey }) => dedupeKey),
  }
}

test('What was offered is paid online once its guest has accepted it, and not before', async () => {
  const { world, placed, accept, guest, row, step, jobs, papers } = await offered()
  expect(await papers()).toEqual([])
  expect(await guest()).toMatchObject({ paymentUrl: null, isPaid: false, paymentWay: 'eps' })
  expect(await world.openPage(placed)).toBeNull()
  const accepted = await accept()
  const paymentUrl = expect.stringContaining(`${placed.hash}/pay`)
  const shown = { status: 'confirmed', isQuotation: false, isPaid: false, paymentUrl, paymentWay: 'eps' }
  expect(accepted).toMatchObject({ status: 200, data: shown })
  expect((await accept()).status, 'pressed twice').toBe(200)
  expect(await papers(), 'it is to be made').toEqual(['ticket'])
  const before = await jobs()
  const payment = (await world.openPage(placed)) ?? ''
  await world.press(payment, 'paid')
  await world.comeBack(placed)
  expect(await guest()).toMatchObject({ status: 'confirmed', isPaid: true, paymentUrl: null })
  expect(await row()).toMatchObject({ paymentState: 'paid', paymentMethod: 'mollie' })
  // The branch knows it, and so does the guest: it is no new order.
  expect((await jobs()).filter(key => !before.includes(key))).toEqual([])
  expect((await step('completed')).status).toBe(200)
})

test('Nobody gives it up because it is not paid: it was confirmed, and can be paid days later', async () => {
  const { world, placed, accept, guest } = await offered()
  await accept()
  const payment = (await world.openPage(placed)) ?? ''
  await world.press(payment, 'canceled')
  await world.comeBack(placed)
  for (let day = 0; day < 3; day++) await world.advance(DAY)
  expect(await guest()).toMatchObject({ status: 'confirmed', isFailed: false, payment: { lost: 'canceled' } })
  const again = (await world.openPage(placed)) ?? ''
  expect(again).not.toBe(payment)
  await world.press(again, 'paid')
  await world.comeBack(placed)
  expect(await guest()).toMatchObject({ isPaid: true })
})

test('Staff go on with what was agreed, also while it is open: it is made ready and handed over as before', async () => {
  const { accept, step, row } = await offered()
  await accept()
  expect((await step('in-delivery')).status).toBe(200)
  expect((await step('completed')).status).toBe(200)
  // Nobody has seen the money: it stays open in the books.
  expect(await row()).toMatchObject({ status: 'completed', paymentState: 'open' })
})

test('It can be paid at the counter instead, and is no new order for that', async () => {
  const { world, placed, accept, send, guest, step, events, jobs } = await offered()
  expect((await send('pay-at-counter', { paymentMethod: 'cash' })).status, 'before it is accepted').toBe(409)
  await accept()
  const before = await jobs()
  expect(await send('pay-at-counter', { paymentMethod: 'cash' })).toMatchObject({
    status: 200,
    data: { status: 'confirmed', paymentMethod: 'cash', paymentUrl: null },
  })
  expect((await jobs()).filter(key => !before.includes(key))).toEqual([])
  expect(await world.openPage(placed)).toBeNull()
  expect((await events()).at(-1)).toBe('at-counter')
  expect((await step('completed')).status).toBe(200)
  expect(await guest()).toMatchObject({ isPaid: true })
})

test('Staff say that it was paid to them, also after it was handed over, and nobody else', async () => {
  const { world, placed, accept, guest, step, events, row } = await offered()
  const path = `/api/orders/${placed.id}/pay-at-counter`
  const said = (paymentMethod: string) => world.asStaff(path, { paymentMethod })
  expect((await said('cash')).status, 'before it is accepted').toBe(409)
  await accept()
  expect((await world.shop.request(path, json('POST', { paymentMethod: 'cash' }))).status, 'a guest').toBe(401)
  expect((await said('datatrans')).status, 'no way of the counter').toBe(409)
  await step('in-delivery')
  await step('completed')
  expect((await said('cash')).status).toBe(200)
  expect((await said('cash')).status, 'said twice').toBe(200)
  expect(await row()).toMatchObject({ status: 'completed', paymentMethod: 'cash', redirectUrl: null })
  expect(await guest()).toMatchObject({ isPaid: true, paymentUrl: null })
  expect((await events()).filter(action => action === 'at-counter')).toEqual(['at-counter'])
  expect(await world.openPage(placed)).toBeNull()
})

test('Nobody says that it was paid at the counter while money is on its way', async () => {
  const { world, placed, accept, row } = await offered()
  await accept()
  const payment = (await world.openPage(placed)) ?? ''
  await world.press(payment, 'paid')
  await world.comeBack(placed)
  expect((await world.asStaff(`/api/orders/${placed.id}/pay-at-counter`, { paymentMethod: 'cash' })).status).toBe(409)
  expect(await row()).toMatchObject({ paymentState: 'paid', paymentMethod: 'mollie' })
})

test('Its sum is not changed while its guest pays; changed before, the new one is paid', async () => {
  const { world, placed, accept, row, edit } = await offered()
  await accept()
  expect(await edit(2)).toBe(200)
  const changed = (await row()).totalGross
  const payment = (await world.openPage(placed)) ?? ''
  expect(await edit(1), 'while it is paid').toBe(409)
  await world.press(payment, 'paid')
  await world.comeBack(placed)
  const [attempt] = await world.shop.storage.read.payments.ofOrder(placed.id)
  expect(attempt).toMatchObject({ state: 'paid', amount: changed })
  expect(await row()).toMatchObject({ paymentState: 'paid', totalGross: changed })
})

test('Money of a page that had run out before the sum was changed is for a person to look at', async () => {
  const { world, placed, accept, row, edit } = await offered()
  await accept()
  const payment = (await world.openPage(placed)) ?? ''
  await world.press(payment, 'expired')
  await world.comeBack(placed)
  expect(await edit(2)).toBe(200)
  await world.press(payment, 'paid')
  await world.comeBack(placed)
  await world.advance(61_000)
  const [attempt] = await world.shop.storage.read.payments.ofOrder(placed.id)
  expect([attempt?.state, (await row()).paymentState, (await row()).needsReview]).toEqual(['mismatch', 'open', 1])
})

test('What is called off has no page to be paid on', async () => {
  const { world, placed, accept, guest, step } = await offered()
  await accept()
  expect((await step('cancel')).status).toBe(200)
  expect(await guest()).toMatchObject({ isCanceled: true, paymentUrl: null })
  expect(await world.openPage(placed)).toBeNull()
})

test('The office hears whether it is open or paid', async () => {
  const { world, placed, accept, office } = await offered()
  await accept()
  expect(await office()).toMatchObject({ data: { paymentState: 'open' } })
  await world.press((await world.openPage(placed)) ?? '', 'paid')
  expect(await office()).toMatchObject({ data: { paymentState: 'paid' } })
})

test('An offer of nothing is paid once it is accepted: no provider is asked for it', async () => {
  const { world, placed, accept, guest, totalGross } = await offered(0)
  expect(totalGross).toBe(0)
  await accept()
  expect(await guest()).toMatchObject({ status: 'confirmed', isPaid: true, paymentUrl: null })
  expect(await world.openPage(placed)).toBeNull()
})

test('A page that could not be opened keeps nobody from changing the sum, and the new one is paid', async () => {
  const { world, placed, accept, row, edit } = await offered()
  await accept()
  world.script({ create: 503 })
  expect(await world.openPage(placed)).toBeNull()
  expect(await edit(2)).toBe(200)
  await world.press((await world.openPage(placed)) ?? '', 'paid')
  await world.comeBack(placed)
  expect(await row()).toMatchObject({ paymentState: 'paid', needsReview: 0 })
})
