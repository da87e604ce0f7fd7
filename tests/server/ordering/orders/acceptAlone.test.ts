import { expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { openBoard, order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import type { Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'
import { openPaymentWorld } from '../payments/world.ts'

const branch = async (shop: Shop, fields: Record<string, unknown>) => (await handOf(shop)).put('branches', 1, fields)
const eventsOf = async (shop: Shop, id: number) =>
  (await shop.storage.read.orders.events(id)).map(({ action, actor }) => [action, actor])

test('A branch that wants it takes a new order in the moment it is placed, and its boards show it as taken', async () => {
  const shop = await openWalk()
  await branch(shop, { isAutoAccepted: true })
  const { id, uid, hash } = await order(shop)
  expect(await eventsOf(shop, id)).toEqual([
    ['place', 'guest'],
    ['confirm', 'system'],
  ])
  const seen = await (await shop.request(`/api/orders/public/${uid}/${hash}`)).json()
  expect(seen.data).toMatchObject({ status: 'confirmed', isConfirmed: true })
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  await kitchen.shows(([first]) => first?.status === 'confirmed' && first.orderRev === 2)
})

test('Any other branch waits for somebody, and so does an inquiry', async () => {
  const shop = await openWalk()
  const usual = await order(shop)
  expect((await shop.storage.read.orders.byId(usual.id))?.status).toBe('new')
  await branch(shop, { isAutoAccepted: true, isQuotationRequired: true })
  const asked = await order(shop)
  expect((await shop.storage.read.orders.byId(asked.id))?.status).toBe('new')
})

test('An order that is paid online is taken when it is paid, and not before', async () => {
  const world = await openPaymentWorld()
  await branch(world.shop, { isAutoAccepted: true })
  const placed = await world.place('mollie')
  expect((await world.shop.storage.read.orders.byId(placed.id))?.status).toBe('new')
  await world.press((await world.openPage(placed)) ?? '', 'paid')
  await world.settle()
  await world.comeBack(placed)
  expect(await world.shop.storage.read.orders.byId(placed.id)).toMatchObject({
    status: 'confirmed',
    paymentState: 'paid',
  })
  await world.shop.close()
})

test('Its guest gets one mail that says both, at once, and nobody is asked to confirm what is taken', async () => {
  const shop = await openWalk()
  await branch(shop, { isAutoAccepted: true, email: 'stammhaus@example.com' })
  await order(shop)
  await createBackground(shop.deps, () => 0).tick()
  const sent = await shop.storage.read.messages.list(null, 10, Number.MAX_SAFE_INTEGER)
  const subjects = new Set(sent.map(({ subject }) => subject.split(' – ')[0]))
  expect(sent).toHaveLength(2)
  expect(subjects).toEqual(new Set(['Ihre Bestellung ist bestätigt', 'Neue Bestellung']))
  const mails = await Promise.all(sent.map(({ id }) => shop.storage.read.messages.byId(id)))
  const said = mails.map(each => each?.text ?? '').join(' ')
  expect(said).toContain('eingegangen und schon angenommen')
  expect(said).not.toContain('wartet auf Ihre Bestätigung')
})
