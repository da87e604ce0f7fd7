import { expect, onTestFinished, test } from 'vitest'
import { PRESENT_MS } from '../../../../schema/base/presence.ts'
import { type Device, device } from '../../../support/device.ts'
import { openDesk, openWalk, present } from '../../../support/walk.ts'

/** Lets so long pass that the device says again where it is. */
async function saysAgain(at: Device): Promise<void> {
  const said = () => at.asked.filter(path => path === '/api/presence').length
  const before = said()
  at.pass(10_000)
  await expect.poll(said).toBeGreaterThan(before)
}

/** The administrator's office and the manager's, each on a device of their own. */
async function openTwo() {
  const shop = await openWalk()
  const one = await openDesk(shop)
  const other = await openDesk(shop, { at: device(shop), cookie: await shop.loginAs('leitung') })
  onTestFinished(async () => {
    await one.close()
    await other.close()
  })
  return { shop, one, other }
}

test('Who has the same document open is seen, with the field they are in, until they leave', async () => {
  const { one, other } = await openTwo()
  one.office.presence.join('products:1')
  const leave = other.office.presence.join('products:1')
  const [eva] = await present(one.office.presence.others, ({ length }) => length === 1)
  expect(eva).toMatchObject({ name: 'Eva Berger', field: null })
  await present(other.office.presence.others, ({ length }) => length === 1)

  other.office.presence.turnTo('price')
  other.device.pass(300)
  await present(one.office.presence.others, ([first]) => first?.field === 'price')
  leave()
  await present(one.office.presence.others, ({ length }) => length === 0)
  expect(other.office.presence.others.get()).toEqual([])
})

test('Without network nobody is shown; back again whoever is still there is', async () => {
  const { one, other } = await openTwo()
  other.office.presence.join('products:1')
  one.office.presence.join('products:1')
  await present(one.office.presence.others, ({ length }) => length === 1)
  one.device.network(false)
  await present(one.office.presence.others, ({ length }) => length === 0)
  one.device.network(true)
  await present(one.office.presence.others, ({ length }) => length === 1)
})

test('Whose device fell silent is gone after half a minute, and whoever goes on saying where they are stays', async () => {
  const { shop, one, other } = await openTwo()
  other.office.presence.join('products:1')
  one.office.presence.join('products:1')
  await present(one.office.presence.others, ({ length }) => length === 1)
  shop.clock.advance(20_000)
  await saysAgain(other.device)
  shop.clock.advance(20_000)
  await saysAgain(one.device)
  expect(one.office.presence.others.get()).toHaveLength(1)

  other.device.network(false)
  shop.clock.advance(PRESENT_MS)
  one.device.pass(10_000)
  await present(one.office.presence.others, ({ length }) => length === 0)
})
