import { expect, test } from 'vitest'
import { createBackground } from '../../server/background.ts'
import { openPaymentWorld } from '../server/ordering/payments/world.ts'
import { openBoard, order, pair } from '../support/boards.ts'
import { device } from '../support/device.ts'
import { handOf } from '../support/hand.ts'
import { json, type Shop } from '../support/shop.ts'
import { openWalk, present } from '../support/walk.ts'

async function step(shop: Shop, id: number, action: string, headers: Record<string, string>): Promise<void> {
  const answer = await shop.request(`/api/orders/${id}/status/${action}`, json('POST', {}, headers))
  expect(answer.status).toBe(200)
}

test('An order of a guest reaches the board of its branch, with its steps, and nothing of other branches does', async () => {
  const shop = await openWalk()
  const kitchen = await pair(shop, 'kitchen', 1)
  const station = await openBoard(shop, kitchen.cookie)
  await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
  const elsewhere = await order(shop, { branch: 2 })
  const placed = await order(shop, { comment: 'Bitte warm' })
  const [shown] = await station.shows(orders => orders.length > 0)
  expect(shown).toMatchObject({
    id: placed.id,
    ticketNumber: placed.ticketNumber,
    status: 'new',
    guestName: 'Anna Ö.',
    comment: 'Bitte warm',
    totalGross: 240,
    items: [{ name: 'Semmel', amount: 2, categories: [1] }],
  })
  await step(shop, placed.id, 'confirm', kitchen.headers)
  await station.shows(([first]) => first?.status === 'confirmed')
  const later = await order(shop)
  const orders = await station.shows(({ length }) => length === 2)
  expect(orders.map(({ id }) => id)).toEqual([placed.id, later.id])
  const other = await openBoard(shop, (await pair(shop, 'kitchen', 2)).cookie, 2)
  expect((await other.shows(({ length }) => length > 0)).map(({ id }) => id)).toEqual([elsewhere.id])
})

test('A board without network goes on showing what it had and how old it is, and catches up by itself', async () => {
  const shop = await openWalk()
  const { cookie, headers } = await pair(shop, 'kitchen', 1)
  const desk = await openBoard(shop, cookie)
  const placed = await order(shop)
  await desk.shows(({ length }) => length === 1)
  const { asOf } = await present(desk.board.state(), state => state.asOf !== null)
  desk.device.network(false)
  await step(shop, placed.id, 'confirm', headers)
  expect(desk.board.orders().get()).toMatchObject([{ status: 'new' }])
  desk.device.pass(60_000)
  await present(desk.board.state(), ({ online }) => !online)
  expect(desk.board.state().get()).toMatchObject({ asOf })
  desk.device.network(true)
  await desk.shows(([first]) => first?.status === 'confirmed')
  await present(desk.board.state(), state => state.online && (state.asOf ?? 0) > (asOf ?? 0))
})

test('A board outlives restarts of the server, a new epoch and its own: nothing is missing and nothing is left over', async () => {
  const shop = await openWalk()
  const { cookie, headers } = await pair(shop, 'kitchen', 1)
  const station = await openBoard(shop, cookie)
  const [first, second] = [await order(shop), await order(shop)]
  await station.shows(({ length }) => length === 2)
  await shop.restart()
  const third = await order(shop)
  station.device.pass(60_000)
  await station.shows(({ length }) => length === 3)

  // Declarations changed: the feeds of documents are made anew, and every device replays from the beginning.
  await shop.storage.write(({ documents }) => documents.putFact('declaration', 'of an older version'))
  await shop.restart()
  await step(shop, second.id, 'confirm', headers)
  station.device.pass(60_000)
  const orders = await station.shows(shown => shown.some(({ status }) => status === 'confirmed'))
  expect(orders.map(({ id }) => id)).toEqual([first.id, second.id, third.id])
  expect(station.device.asked.some(path => path.includes('since=0'))).toBe(true)

  await station.close()
  const again = await openBoard(shop, cookie, 1, device(shop, station.device.world.prefix.slice(0, -1)))
  await again.shows(({ length }) => length === 3)
})

test('Two hours after its end an order leaves the board, also one that was away while the feed forgot it', async () => {
  const shop = await openWalk()
  const { cookie, headers } = await pair(shop, 'kitchen', 1)
  const [here, away] = [await openBoard(shop, cookie), await openBoard(shop, cookie)]
  const ended = await order(shop)
  const live = await order(shop)
  for (const { shows } of [here, away]) await shows(({ length }) => length === 2)
  away.device.network(false)
  await step(shop, ended.id, 'reject', headers)
  await here.shows(orders => orders.some(({ status }) => status === 'rejected'))

  const HOUR = 3_600_000
  const background = createBackground(shop.deps, () => 0)
  shop.clock.advance(2 * HOUR + 1)
  await background.tick()
  await here.shows(({ length }) => length === 1)
  // Three days on, other orders end: what is gone since before is not remembered any more.
  for (let day = 0; day < 3; day++) {
    const other = await order(shop)
    await step(shop, other.id, 'reject', headers)
    shop.clock.advance(24 * HOUR)
    await background.tick()
  }
  expect(await shop.storage.read.documents.entry('branch-1', 'orders', ended.id)).toBeUndefined()
  away.device.network(true)
  expect((await away.shows(({ length }) => length === 1)).map(({ id }) => id)).toEqual([live.id])
  expect((await here.shows(({ length }) => length === 1)).map(({ id }) => id)).toEqual([live.id])
})

test('An order to be paid online is shown when it is paid, and one that never is never', async () => {
  const world = await openPaymentWorld()
  const { shop } = world
  const { cookie } = await pair(shop, 'kitchen', 1)
  const station = await openBoard(shop, cookie)
  const [unpaid, canceled, paid] = [
    await world.place('mollie'),
    await world.place('mollie'),
    await world.place('mollie'),
  ]
  await world.asStaff(`/api/orders/${canceled.id}/status/reject`)
  const page = await world.openPage(paid)
  await world.press(page ?? '', 'paid')
  await world.settle()
  await world.comeBack(paid)
  const shown = await station.shows(({ length }) => length > 0)
  expect(shown.map(({ id }) => id)).toEqual([paid.id])
  expect(shown[0]).toMatchObject({ paymentState: 'paid', status: 'new' })
  await station.close()
  for (const { id } of [unpaid, canceled])
    expect(await shop.storage.read.documents.entry('branch-1', 'orders', id)).toBeUndefined()
  await shop.close()
})

test('A board whose device was let go says so and shows nothing new', async () => {
  const shop = await openWalk()
  const { id, cookie } = await pair(shop, 'kitchen', 1)
  const station = await openBoard(shop, cookie)
  await order(shop)
  await station.shows(({ length }) => length === 1)
  const admin = await shop.login()
  const { data } = await (await shop.request(`/api/devices/${id}`, { headers: { cookie: admin } })).json()
  const off = json('PUT', { rev: data.rev, isEnabled: false }, { cookie: admin, origin: 'http://shop.test' })
  expect((await shop.request(`/api/devices/${id}`, off)).status).toBe(200)
  station.board.resync()
  await present(station.board.state(), ({ signedOut }) => signedOut)
  await order(shop)
  expect(station.board.orders().get()).toHaveLength(1)
})

test('A board says where a delivery goes and how its guest is reached, and that a guest of a kiosk has to pay', async () => {
  const area = { area: 'Zentrum', price: 250, tax: 'food', free: false }
  const shop = await openWalk()
  await (await handOf(shop)).put('branches', 1, { isDeliveryEnabled: true, deliveryAreas: [area] })
  const station = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const kiosk = await pair(shop, 'kiosk', 1)
  const home = { street: 'Lindengasse 4', door: '9', zipCode: '4020', city: 'Linz' }
  await order(shop, { ...home, isDelivery: true, deliveryArea: 'Zentrum', expectedTotal: 490 })
  const body = { uid: crypto.randomUUID(), branch: 1, items: [{ product: 1, amount: 2 }], expectedTotal: 240 }
  const terms = { paymentMethod: 'cash', legalInstructions: true, privacyPolicy: true }
  const answer = await shop.request('/api/orders', json('POST', { ...body, ...terms }, kiosk.headers))
  expect(answer.status, await answer.text()).toBe(201)
  const [delivered, taken] = await station.shows(({ length }) => length === 2)
  expect(delivered).toMatchObject({
    address: ['Lindengasse 4 / Tür 9', '4020 Linz'],
    phone: '+436641234567',
    isFromKiosk: false,
  })
  expect(taken).toMatchObject({ address: null, isFromKiosk: true, paymentState: 'open', totalGross: 240 })
})
