import { expect, test } from 'vitest'
import { planOf } from '../../schema/business/plannedChange.ts'
import { createPlannedChanges } from '../../server/business/plannedChanges.ts'
import { device } from '../support/device.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const HOUR = 3_600_000

test('A change planned without network stands at its document at once, reaches the server later, and is told everybody when it counts', async () => {
  const shop = await openWalk()
  const one = await openDesk(shop, { at: device(shop), cookie: await shop.loginAs('leitung') })
  const other = await openDesk(shop)
  await Promise.all([settled(one), settled(other)])
  const plansAt = ({ office }: typeof one) => office.list('planned-changes', { parent: 'products:1', limit: 10 })
  const clock = createPlannedChanges(shop.deps)

  one.device.network(false)
  const body = {
    on: 'products:1',
    title: 'Semmel',
    changes: planOf([{ field: 'price', before: 120, after: 130 }]),
    at: new Date(shop.clock.now() + HOUR).toISOString(),
    author: 'Eva Berger',
    note: '',
    state: 'planned',
    reason: '',
  }
  await one.office.save('planned-changes', null, body, null)
  await present(plansAt(one), ({ total }) => total === 1)
  expect((await present(plansAt(other))).total).toBe(0)

  one.device.network(true)
  await present(plansAt(other), ({ total }) => total === 1)
  expect(await clock.tick()).toBe(0)
  shop.clock.advance(HOUR)
  expect(await clock.tick()).toBe(1)
  for (const desk of [one, other]) {
    await present(desk.office.get('products', 1), row => row.body['price'] === 130)
    await present(plansAt(desk), ({ rows }) => rows[0]?.body['state'] === 'done')
  }
})
