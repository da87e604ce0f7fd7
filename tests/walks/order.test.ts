import { expect, onTestFinished, test } from 'vitest'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import type { Deed, NewDeed } from '../../client/data/outbox/deed.ts'
import { createOutbox, type Outbox } from '../../client/data/outbox/outbox.ts'
import type { OrderReceipt } from '../../schema/ordering/calls.ts'
import { type Device, device, until } from '../support/device.ts'
import type { Shop } from '../support/shop.ts'
import { openWalk } from '../support/walk.ts'

const VALID_MS = 10 * 60_000
let count = 0

/** An order of two rolls, as the checkout freezes it. */
function orderOn(at: Device, changes: Partial<NewDeed['body']> = {}): NewDeed {
  const uid = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  const createdAt = at.world.now()
  const validUntil = createdAt + VALID_MS
  const body = {
    uid,
    branch: 1,
    items: [{ product: 1, amount: 2 }],
    expectedTotal: 240,
    createdAt: new Date(createdAt).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+436641234567',
    email: 'anna@example.com',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    ...changes,
  } as NewDeed['body']
  return { uid, kind: 'order', branch: 1, createdAt, validUntil, body }
}

/** The deed as the page shows it, live. */
async function follow(outbox: Outbox, uid: string) {
  let deed: Deed | null = null
  const listeners = new Set<() => void>()
  const stop = await outbox.watch(uid, next => {
    deed = next
    for (const listener of listeners) listener()
  })
  onTestFinished(stop)
  const when = async (holds: (deed: Deed) => boolean): Promise<Deed> => {
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    await until(subscribe, () => deed !== null && holds(deed))
    return deed!
  }
  return { when, state: (...states: Deed['state'][]) => when(({ state }) => states.includes(state)) }
}

function openOutbox(at: Device): Outbox {
  const outbox = createOutbox(at.world)
  const stop = outbox.start()
  onTestFinished(async () => {
    stop()
    await closeDeviceDatabase(at.world)
  })
  return outbox
}

/** How many of the first orders there are; ids are counted from 1. */
async function ordersAt({ storage }: Shop): Promise<number> {
  const found = await Promise.all([1, 2, 3].map(id => storage.read.orders.byId(id)))
  return found.filter(Boolean).length
}

test('An order made without network is kept, sent when the network is back, and its ticket is kept as a receipt', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  at.network(false)
  const order = orderOn(at)
  await outbox.post(order)
  const { state, when } = await follow(outbox, order.uid)
  await when(({ tries, nextAt }) => tries === 0 && nextAt > 0)
  at.network(true)
  const { answer } = await state('accepted')
  expect(answer).toMatchObject({ status: 201, body: { data: { uid: order.uid } } })
  expect((answer!.body as { data: OrderReceipt }).data.ticketNumber).toMatch(/\d/)
  expect(await outbox.deedsOf(1)).toMatchObject([{ uid: order.uid, state: 'accepted' }])
})

test('A page that was just opened asks whether the server is there before it sends what waits: it can still be taken back without it', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = createOutbox(at.world)
  onTestFinished(() => closeDeviceDatabase(at.world))
  const order = orderOn(at)
  await outbox.post(order)
  at.reopen()
  at.between = () => Promise.reject(new TypeError('connection refused'))
  await outbox.flush()
  expect(at.asked).toEqual(['/api/health'])
  expect(await outbox.deedsOf(1)).toMatchObject([{ state: 'waiting', tries: 0 }])
  await outbox.withdraw(order.uid)
  expect(await outbox.deedsOf(1)).toEqual([])
})

test('An answer lost on its way back is asked for again and is the same order', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  const answers: number[] = []
  at.between = async (path, _init, send) => {
    const answer = await send()
    if (path !== '/api/orders') return answer
    answers.push(answer.status)
    if (answers.length < 3) throw new TypeError('connection reset')
    return answer
  }
  const order = orderOn(at)
  await outbox.post(order)
  const { state, when } = await follow(outbox, order.uid)
  await when(({ tries }) => tries === 1)
  at.pass(60_000)
  await when(({ tries, state: now }) => tries === 2 && now === 'waiting')
  at.pass(60_000)
  const { answer, tries } = await state('accepted')
  expect(answers).toEqual([201, 200, 200])
  expect(answer?.status).toBe(200)
  expect(tries).toBe(3)
})

test('A page closed while it sent goes on with the same order when it is opened again', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = createOutbox(at.world)
  const stop = outbox.start()
  let arrived: Response | null = null
  const gone = new Promise<void>(resolve => {
    at.between = async (_path, _init, send) => {
      arrived = await send()
      resolve()
      return new Promise(() => {})
    }
  })
  const order = orderOn(at)
  await outbox.post(order)
  await gone
  expect(arrived!.status).toBe(201)
  stop()
  await closeDeviceDatabase(at.world)

  const again = device(shop, at.world.prefix.slice(0, -1))
  const reopened = openOutbox(again)
  const { state } = await follow(reopened, order.uid)
  expect((await state('accepted')).answer).toMatchObject({ status: 200 })
})

test('What the server refuses is final and shown with its reasons; nothing is sent again', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  const order = orderOn(at, { expectedTotal: 100 })
  await outbox.post(order)
  const { state } = await follow(outbox, order.uid)
  const { answer } = await state('refused')
  expect(answer).toMatchObject({ status: 409, body: { errors: [{ code: 'totalChanged' }], data: { quote: {} } } })
  at.pass(3_600_000)
  await outbox.flush()
  expect(at.asked.filter(path => path === '/api/orders')).toHaveLength(1)
  await outbox.forget(order.uid)
  expect(await outbox.deedsOf(1)).toEqual([])
})

test('A server that asks for patience gets it', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  let busy = true
  at.between = (_path, _init, send) =>
    busy ? Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '120' } })) : send()
  const order = orderOn(at)
  await outbox.post(order)
  const { state, when } = await follow(outbox, order.uid)
  const { nextAt } = await when(({ tries, state: now }) => tries === 1 && now === 'waiting')
  expect(nextAt - at.world.now()).toBeGreaterThanOrEqual(120_000)
  busy = false
  at.pass(119_000)
  await outbox.flush()
  expect(at.asked).toHaveLength(1)
  at.pass(2000)
  await outbox.flush()
  expect((await state('accepted')).tries).toBe(2)
})

test('An order that was never sent and has run out is never sent unasked', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = createOutbox(at.world)
  onTestFinished(() => closeDeviceDatabase(at.world))
  const order = orderOn(at)
  await outbox.post(order)
  at.network(false)
  await outbox.flush()
  at.pass(VALID_MS + 1)
  at.network(true)
  await outbox.flush()
  expect(await outbox.deedsOf(1)).toMatchObject([{ state: 'expired', tries: 0 }])
  expect(at.asked).toEqual([])
})

test('An order whose outcome is unknown when it runs out is asked about: had the server taken it, it is accepted', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  let lose = true
  at.between = async (_path, _init, send) => {
    const answer = await send()
    if (lose) throw new TypeError('connection reset')
    return answer
  }
  const order = orderOn(at)
  await outbox.post(order)
  const { state, when } = await follow(outbox, order.uid)
  await when(({ tries, state: now }) => tries === 1 && now === 'waiting')
  lose = false
  shop.clock.advance(VALID_MS + 60_000)
  at.pass(VALID_MS + 60_000)
  expect((await state('accepted', 'expired')).state).toBe('accepted')
})

test('An order whose outcome is unknown when it runs out is expired where the server never saw it', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = openOutbox(at)
  at.between = () => {
    at.network(false)
    throw new TypeError('connection reset')
  }
  const order = orderOn(at)
  await outbox.post(order)
  const { state, when } = await follow(outbox, order.uid)
  await when(({ tries, state: now }) => tries === 1 && now === 'waiting')
  shop.clock.advance(VALID_MS + 60_000)
  at.pass(VALID_MS + 60_000)
  at.between = null
  at.network(true)
  expect((await state('accepted', 'expired', 'refused')).state).toBe('expired')
  expect(await ordersAt(shop)).toBe(0)
})

test('Two pages that flush at once make one order', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = createOutbox(at.world)
  onTestFinished(() => closeDeviceDatabase(at.world))
  const order = orderOn(at)
  await outbox.post(order)
  await Promise.all([outbox.flush(), outbox.flush(), outbox.post(order)])
  expect(await outbox.deedsOf(1)).toMatchObject([{ state: 'accepted' }])
  expect(await ordersAt(shop)).toBe(1)
})

test('A receipt is kept for seven days', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const outbox = createOutbox(at.world)
  onTestFinished(() => closeDeviceDatabase(at.world))
  await outbox.post(orderOn(at))
  await outbox.flush()
  at.pass(7 * 24 * 3_600_000 - 1000)
  await outbox.flush()
  expect(await outbox.deedsOf(1)).toHaveLength(1)
  at.pass(2000)
  await outbox.flush()
  expect(await outbox.deedsOf(1)).toHaveLength(0)
})
