import type { RxCollection } from 'rxdb'
import { expect, onTestFinished, test } from 'vitest'
import { type BoardSteps, openBoardSteps } from '../../client/data/boards/boardSteps.ts'
import { openDatabase } from '../../client/data/engine/database.ts'
import { type DeviceRow, rowSchema } from '../../client/data/engine/shelf.ts'
import { type BoardStep, lastUndoable } from '../../schema/counter/boardSteps.ts'
import { frontdeskColumns } from '../../schema/counter/boards.ts'
import { openBoard, openDesk, order, pair } from '../support/boards.ts'
import { type Device, device, until } from '../support/device.ts'
import type { Shop } from '../support/shop.ts'
import { openWalk } from '../support/walk.ts'

/** The steps of a kitchen board that stands at branch 1. */
async function stepsOn(at: Device): Promise<BoardSteps> {
  const steps = await openBoardSteps('kueche', { world: at.world })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= steps.close())
  onTestFinished(close)
  return { ...steps, close }
}
const settled = (steps: BoardSteps, holds: (steps: readonly BoardStep[]) => boolean) =>
  until(steps.steps.subscribe, () => holds(steps.steps.get() ?? []))
const statusOf = async (shop: Shop, id: number) => (await shop.storage.read.orders.byId(id))?.status

test('An order is taken and finished in the kitchen, and the guest sees the number move on the other board', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const desk = await openDesk(shop, (await pair(shop, 'frontdesk', 1)).cookie)
  const steps = await stepsOn(kitchen.device)
  const placed = await order(shop)
  const columns = (orders: Parameters<typeof frontdeskColumns>[0]) => frontdeskColumns(orders, shop.clock.now())

  await kitchen.shows(orders => orders.length === 1)
  await steps.post({ order: placed.id, action: 'acknowledge' })
  await kitchen.shows(([first]) => first?.acknowledgedAt !== null)
  await steps.post({ order: placed.id, action: 'confirm' })
  const taken = await desk.shows(orders => columns(orders).preparing.length === 1)
  expect(columns(taken).preparing).toMatchObject([{ number: placed.ticketNumber }])
  await steps.post({ order: placed.id, action: 'in-delivery' })
  await desk.shows(orders => columns(orders).ready.length === 1 && columns(orders).preparing.length === 0)
  await steps.post({ order: placed.id, action: 'recall' })
  await desk.shows(orders => columns(orders).ready.length === 0 && columns(orders).preparing.length === 1)
})

test('Steps without network wait on the device, outlive its restart, and are sent once each in their order', async () => {
  const shop = await openWalk()
  const paired = await pair(shop, 'kitchen', 1)
  const kitchen = await openBoard(shop, paired.cookie)
  const placed = await order(shop)
  await kitchen.shows(orders => orders.length === 1)
  const before = await stepsOn(kitchen.device)
  kitchen.device.network(false)
  await before.post({ order: placed.id, action: 'confirm' })
  await before.post({ order: placed.id, action: 'in-delivery' })
  expect(before.steps.get()?.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await statusOf(shop, placed.id)).toBe('new')

  await before.close()
  const after = await stepsOn(kitchen.device)
  expect(after.steps.get()?.map(({ action }) => action)).toEqual(['confirm', 'in-delivery'])
  kitchen.device.network(true)
  await settled(after, steps => steps.every(({ state }) => state === 'done'))
  const events = await shop.storage.read.orders.events(placed.id)
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['place', 'guest'],
    ['confirm', `devices:${paired.id}`],
    ['in-delivery', `devices:${paired.id}`],
  ])
})

test('A step whose answer was lost is sent again and happens once', async () => {
  const shop = await openWalk()
  const at = device(shop)
  at.signIn((await pair(shop, 'kitchen', 1)).cookie)
  const placed = await order(shop)
  const steps = await stepsOn(at)
  let lost = 0
  at.between = async (path, _init, send) => {
    const answer = await send()
    if (path.includes('/status/') && lost++ < 2) throw new TypeError('connection reset')
    return answer
  }
  // The pauses between attempts pass quickly.
  const passing = setInterval(() => at.pass(1000), 5)
  onTestFinished(() => clearInterval(passing))
  await steps.post({ order: placed.id, action: 'confirm' })
  await settled(steps, list => lost > 2 && list.every(({ state }) => state !== 'waiting'))
  expect((await shop.storage.read.orders.events(placed.id)).map(({ action }) => action)).toEqual(['place', 'confirm'])
})

test('Of two kitchens that tap at once both read what happened, and what comes too late says why', async () => {
  const shop = await openWalk()
  const cookie = (await pair(shop, 'kitchen', 1)).cookie
  const [one, other] = [await openBoard(shop, cookie), await openBoard(shop, cookie)]
  const [mine, theirs] = [await stepsOn(one.device), await stepsOn(other.device)]
  const placed = await order(shop)
  await Promise.all([
    mine.post({ order: placed.id, action: 'confirm' }),
    theirs.post({ order: placed.id, action: 'confirm' }),
  ])
  await settled(mine, steps => !steps.some(({ state }) => state !== 'done'))
  await settled(theirs, steps => !steps.some(({ state }) => state !== 'done'))
  await mine.post({ order: placed.id, action: 'completed' })
  await other.shows(([first]) => first?.status === 'completed')
  await theirs.post({ order: placed.id, action: 'in-delivery' })
  await settled(theirs, steps => steps.some(({ state }) => state === 'refused'))
  const refused = theirs.steps.get()?.find(({ state }) => state === 'refused')
  expect(refused?.reason).not.toBe('')
  await theirs.dismiss(refused?.key ?? '')
  expect(theirs.steps.get()?.some(({ state }) => state === 'refused')).toBe(false)
})

test('An order is rejected without network with words for its guest, who reads them when the network is back', async () => {
  const shop = await openWalk()
  const paired = await pair(shop, 'kitchen', 1)
  const kitchen = await openBoard(shop, paired.cookie)
  const placed = await order(shop)
  await kitchen.shows(orders => orders.length === 1)
  const before = await stepsOn(kitchen.device)
  kitchen.device.network(false)
  await before.post({ order: placed.id, action: 'reject', message: 'Leider ausverkauft.' })
  await before.close()
  const after = await stepsOn(kitchen.device)
  expect(after.steps.get()).toMatchObject([{ action: 'reject', message: 'Leider ausverkauft.', state: 'waiting' }])
  kitchen.device.network(true)
  await settled(after, steps => steps.every(({ state }) => state === 'done'))
  await kitchen.shows(([first]) => first?.status === 'rejected')
  const seen = await (await shop.request(`/api/orders/public/${placed.uid}/${placed.hash}`)).json()
  expect(seen).toMatchObject({ data: { isRejected: true, rejectionMessage: 'Leider ausverkauft.' } })
  expect((await shop.storage.read.orders.events(placed.id)).at(-1)).toMatchObject({
    action: 'reject',
    actor: `devices:${paired.id}`,
  })
})

test('Rejecting needs no words, and what somebody has taken meanwhile is not rejected any more', async () => {
  const shop = await openWalk()
  const cookie = (await pair(shop, 'kitchen', 1)).cookie
  const [one, other] = [await openBoard(shop, cookie), await openBoard(shop, cookie)]
  const [mine, theirs] = [await stepsOn(one.device), await stepsOn(other.device)]
  const [first, second] = [await order(shop), await order(shop)]
  await mine.post({ order: first.id, action: 'reject' })
  await settled(mine, steps => steps.every(({ state }) => state === 'done'))
  expect(await shop.storage.read.orders.byId(first.id)).toMatchObject({ status: 'rejected', rejectionMessage: null })
  one.device.network(false)
  await mine.post({ order: second.id, action: 'reject', message: 'Leider ausverkauft.' })
  await theirs.post({ order: second.id, action: 'confirm' })
  await settled(theirs, steps => steps.every(({ state }) => state === 'done'))
  one.device.network(true)
  await settled(mine, steps => steps.some(({ state }) => state === 'refused'))
  expect(await statusOf(shop, second.id)).toBe('confirmed')
})

test('What waited in the database that steps once had is sent by the outbox', async () => {
  const shop = await openWalk()
  const at = device(shop)
  at.signIn((await pair(shop, 'kitchen', 1)).cookie)
  const placed = await order(shop)
  const former = await openDatabase<{ steps: RxCollection<DeviceRow> }>(at.world, {
    name: 'board',
    collections: { steps: { schema: rowSchema } },
  })
  const step = { order: placed.id, action: 'confirm', at: at.world.now(), state: 'waiting' }
  for (const [key, state] of [
    ['1', 'waiting'],
    ['2', 'done'],
  ] as const)
    await former.steps.insert({ key, at: step.at, value: { ...step, key, state } })
  await former.close()

  const steps = await stepsOn(at)
  await settled(steps, list => list.length === 1 && list.every(({ state }) => state === 'done'))
  expect((await shop.storage.read.orders.events(placed.id)).map(({ action }) => action)).toEqual(['place', 'confirm'])
})

/** Takes back what was tapped last on this board. */
async function undoLast(steps: BoardSteps, at: Device): Promise<void> {
  const step = lastUndoable(steps.steps.get() ?? [], at.world.now())
  if (!step) throw new Error('There is nothing to take back.')
  await steps.undo(step)
}

test('A step that is taken back is gone on every board, its guest never heard of it, and it can be taken again', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const desk = await openDesk(shop, (await pair(shop, 'frontdesk', 1)).cookie)
  const steps = await stepsOn(kitchen.device)
  const placed = await order(shop)
  await steps.post({ order: placed.id, action: 'confirm' })
  await desk.shows(([first]) => first?.status === 'confirmed')
  await settled(steps, list => list.every(({ state }) => state === 'done'))
  await undoLast(steps, kitchen.device)
  await desk.shows(({ length }) => length === 0)
  expect(await shop.storage.read.jobs.byKey(`mail:order:${placed.id}:confirm`)).toBeUndefined()
  expect(lastUndoable(steps.steps.get() ?? [], kitchen.device.world.now())).toBeNull()
  await steps.post({ order: placed.id, action: 'confirm' })
  await desk.shows(([first]) => first?.status === 'confirmed')
})

test('A step without network that is taken back is never sent; one whose answer was lost is taken back at the server', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const [never, lost] = [await order(shop), await order(shop)]
  await kitchen.shows(orders => orders.length === 2)
  const steps = await stepsOn(kitchen.device)
  kitchen.device.network(false)
  await steps.post({ order: never.id, action: 'confirm' })
  await undoLast(steps, kitchen.device)
  expect(steps.steps.get()).toEqual([])

  let isLost = false
  kitchen.device.between = async (path, _init, send) => {
    const answer = await send()
    if (isLost || !path.includes('/status/')) return answer
    isLost = true
    kitchen.device.network(false)
    throw new TypeError('connection reset')
  }
  kitchen.device.network(true)
  await steps.post({ order: lost.id, action: 'confirm' })
  await until(steps.steps.subscribe, () => isLost)
  expect(await statusOf(shop, lost.id)).toBe('confirmed')
  await undoLast(steps, kitchen.device)
  kitchen.device.network(true)
  await kitchen.shows(orders => orders.every(({ status, orderRev }) => status === 'new' && orderRev !== 2))
  await settled(steps, list => list.every(({ state }) => state === 'done'))
  expect((await shop.storage.read.orders.events(never.id)).map(({ action }) => action)).toEqual(['place'])
  const events = await shop.storage.read.orders.events(lost.id)
  expect(events.map(({ action }) => action)).toEqual(['place', 'confirm', 'undo-confirm'])
})

test('A step that found no network for too long is never sent and never lost: it is told of and can be taken again', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const placed = await order(shop)
  await kitchen.shows(orders => orders.length === 1)
  const before = await stepsOn(kitchen.device)
  kitchen.device.network(false)
  await before.post({ order: placed.id, action: 'confirm', ticket: placed.ticketNumber })
  await before.close()
  kitchen.device.pass(7 * 3_600_000)
  const after = await stepsOn(kitchen.device)
  await settled(after, ([step]) => step?.state === 'refused')
  expect(after.steps.get()).toMatchObject([{ isLate: true, ticket: placed.ticketNumber }])
  expect(await statusOf(shop, placed.id)).toBe('new')
})

test('An order is taken with the time it is promised for', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const steps = await stepsOn(kitchen.device)
  const placed = await order(shop)
  const proposed = shop.clock.now() + 25 * 60_000
  await steps.post({ order: placed.id, action: 'confirm', proposed })
  await settled(steps, ([step]) => step?.state === 'done')
  expect((await shop.storage.read.orders.byId(placed.id))?.promisedAt).toBe(proposed)
})
