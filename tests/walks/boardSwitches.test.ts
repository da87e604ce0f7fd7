import { expect, onTestFinished, test } from 'vitest'
import { openBoardSteps } from '../../client/data/boards/boardSteps.ts'
import { openBoardSwitches } from '../../client/data/boards/boardSwitches.ts'
import { switchesIn } from '../../client/office/switches/running.ts'
import { openBoard, order, pair } from '../support/boards.ts'
import { openDesk, openWalk, present } from '../support/walk.ts'

test('What the kitchen says is sold out without network waits on the device, and nobody can order it once it is told', async () => {
  const shop = await openWalk()
  const kitchen = await openBoard(shop, (await pair(shop, 'kitchen', 1)).cookie)
  const { world } = kitchen.device
  const steps = await openBoardSteps('kueche', { world })
  const switches = await openBoardSwitches(1, world)
  onTestFinished(async () => {
    switches.close()
    await steps.close()
  })
  kitchen.device.network(false)
  const endsAt = new Date(shop.clock.now() + 3_600_000).toISOString()
  await switches.turnOn({ kind: 'soldOut', product: 1, endsAt })
  const [waiting] = await present(switches.open, ({ length }) => length === 1)
  expect(waiting).toMatchObject({ isRefused: false, on: { kind: 'soldOut', product: 1 } })
  await order(shop)

  kitchen.device.network(true)
  await present(switches.open, ({ length }) => length === 0)
  await expect(order(shop)).rejects.toThrow('productSoldOutUntil')
  await switches.end(waiting?.id ?? 0)
  await present(switches.open, ({ length }) => length === 0)
  await order(shop)
})

test('A branch that is paused is seen in the office behind hundreds of products that were sold out', async () => {
  const shop = await openWalk()
  const { office } = await openDesk(shop)
  const until = (ms: number) => new Date(shop.clock.now() + ms).toISOString()
  const thrown = { branch: 1, modes: [], product: null, reason: '' }
  const over = Array.from({ length: 600 }, () => ({ ...thrown, kind: 'soldOut', product: 1, endsAt: until(-60_000) }))
  const changes = [...over, { ...thrown, kind: 'paused', endsAt: until(60_000) }]
  await office.saveAll(
    'switches',
    changes.map(each => ({ id: null, changes: each, base: null })),
  )
  const { rows } = await present(switchesIn(office), ({ total }) => total === changes.length)
  expect(rows.filter(({ body }) => body['kind'] === 'paused')).toHaveLength(1)
})
