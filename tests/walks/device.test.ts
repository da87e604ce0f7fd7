import { OPEN_COLLECTIONS } from 'rxdb'
import { expect, test } from 'vitest'
import { closeDeviceDatabase, openDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import type { Me } from '../../schema/base/calls.ts'
import { device, until } from '../support/device.ts'
import { deskOf, openDesk, openPhone, openWalk, settled } from '../support/walk.ts'

test('A page that opens everything there is stays well below the collections the database allows', async () => {
  const before = OPEN_COLLECTIONS.size
  const shop = await openWalk()
  const at = device(shop)
  await openPhone(shop, at)
  await openDesk(shop, { at })
  await openDeviceDatabase(at.world)
  expect(OPEN_COLLECTIONS.size - before).toBeLessThanOrEqual(10)
  await closeDeviceDatabase(at.world)
})

test('The office works without the server from the second visit on, and sends what was changed once it is back', async () => {
  const shop = await openWalk()
  const first = await openDesk(shop)
  await settled(first)
  const at = first.device
  const { data: me } = (await (await at.world.fetch('/api/users/me')).json()) as { data: Me }
  await first.edit('products', 2, { price: 195 })
  await settled(first)
  await first.close()

  at.network(false)
  const offline = await deskOf(me, at)
  expect((await offline.row('products', 1)).body['name']).toBe('Semmel')
  await offline.edit('products', 1, { price: 125 })
  await offline.close()

  const later = await deskOf(me, at)
  expect(await later.row('products', 1)).toMatchObject({ state: 'pending', body: { price: 125 } })
  at.network(true)
  await settled(later)
  const phone = await openPhone(shop)
  await until(phone.catalogue.subscribe, () => phone.catalogue.get('products', 1)?.price === 125)
})

test('A sign-out takes everything of the person off the device', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const { data: me } = (await (await desk.device.world.fetch('/api/users/me')).json()) as { data: Me }
  desk.device.network(false)
  await desk.edit('products', 1, { price: 125 })
  await desk.office.wipe()
  const empty = await deskOf(me, desk.device)
  const page = empty.office.list('products', { limit: 10 })
  await until(page.subscribe, () => page.get() !== undefined)
  expect(page.get()).toEqual({ rows: [], total: 0 })
  expect(empty.office.state().get()?.pending).toBe(0)
})

test('A removal is undone as if it had not been, before and after the server has it', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const row = await desk.row('products', 1)
  desk.device.network(false)
  await desk.office.remove('products', 1)
  expect(desk.office.get('products', 1).get()).toBeNull()
  await desk.office.restore('products', row)
  expect(await desk.row('products', 1)).toEqual(row)
  expect(desk.office.state().get()?.pending).toBe(0)

  desk.device.network(true)
  await desk.office.remove('products', 1)
  await settled(desk)
  await desk.office.restore('products', row)
  await settled(desk)
  expect((await desk.row('products', 1)).body).toEqual(row.body)
  const read = await shop.request('/api/products/1')
  expect(await read.json()).toMatchObject({ data: { name: 'Semmel' } })
})
