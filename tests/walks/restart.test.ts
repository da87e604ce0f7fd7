import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../server/base/backup/backup.ts'
import { restoreBackup } from '../../server/base/backup/restore.ts'
import { type Device, device, until } from '../support/device.ts'
import { json, openShop, type Shop } from '../support/shop.ts'
import { openDesk, openPhone, openWalk, present, settled } from '../support/walk.ts'

async function put(shop: Shop, path: string, changes: Record<string, unknown>): Promise<void> {
  const cookie = await shop.login()
  const { data } = (await (await shop.request(path)).json()) as { data: { rev: string } }
  const init = json('PUT', { ...changes, rev: data.rev }, { cookie, origin: 'http://shop.test' })
  expect((await shop.request(path, init)).status).toBe(200)
}

/** Time passes on the device until the condition holds: whatever waits there gets its turn. */
async function passUntil(at: Device, subscribe: (listener: () => void) => () => void, holds: () => boolean) {
  at.pass(60_000)
  await until(subscribe, holds)
}

interface Revivable extends Pick<Shop, 'clock' | 'request'> {
  /** The server as it was started last. */
  now(): Shop
  reopen(): Promise<void>
}

/** The address of a shop: it stays, while the server behind it goes and comes again on the same folder. */
function revivable(shop: Shop): Revivable {
  let now = shop
  return {
    clock: shop.clock,
    now: () => now,
    request: (path, init) => now.request(path, init),
    async reopen() {
      const opened = await openShop({ dataDir: shop.dataDir })
      now = opened
      onTestFinished(() => opened.leave().catch(() => {}))
    },
  }
}

/** A phone and an office that have a price and a product made after the last copy of the folder. */
async function openBoth(server: Revivable) {
  const phone = await openPhone(server.now(), device(server))
  const desk = await openDesk(server.now(), { at: device(server) })
  await settled(desk)
  await desk.edit('products', 1, { price: 125 })
  const { body: fields } = await desk.row('products', 1)
  const extra = await desk.office.save('products', null, { ...fields, name: 'Neuheit' }, null)
  await settled(desk)
  await until(phone.catalogue.subscribe, () => phone.catalogue.get('products', extra.id) !== undefined)
  return { phone, desk, extra }
}

test('After a restart of the server open phones come back by themselves and hear of every change', async () => {
  const shop = await openWalk()
  const phone = await openPhone(shop)
  await until(phone.catalogue.subscribe, () => phone.catalogue.freshness().source === 'live')
  await shop.restart()
  await put(shop, '/api/products/1', { price: 125 })
  await passUntil(phone.device, phone.catalogue.subscribe, () => phone.catalogue.get('products', 1)?.price === 125)
  await put(shop, '/api/products/1', { price: 126 })
  await until(phone.catalogue.subscribe, () => phone.catalogue.get('products', 1)?.price === 126)
  // Nothing was asked for from the beginning: the position outlived the restart.
  expect(phone.device.asked.filter(path => path.includes('since=0&'))).toEqual([])
})

test('After a restore from a backup every device shows what the server has, and what it has no more vanishes', async () => {
  const shop = await openWalk()
  const database = join(shop.dataDir, 'business.sqlite')
  const backup = join(shop.dataDir, 'backup.sqlite')
  const server = revivable(shop)
  await shop.leave()
  copyFileSync(database, backup)
  await server.reopen()

  const { phone, desk, extra } = await openBoth(server)
  desk.device.network(false)
  await desk.edit('products', 2, { price: 205 })

  await server.now().leave()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true })
  copyFileSync(backup, database)
  await server.reopen()

  await passUntil(phone.device, phone.catalogue.subscribe, () => !phone.catalogue.get('products', extra.id))
  expect(phone.catalogue.get('products', 1)?.price).toBe(120)
  expect(phone.catalogue.list('products')).toHaveLength(3)
  // What was typed while it was away still arrives.
  desk.device.signIn(await server.now().login())
  desk.device.network(true)
  await settled(desk)
  await until(phone.catalogue.subscribe, () => phone.catalogue.get('products', 2)?.price === 205)
  expect((await desk.row('products', 1)).body['price']).toBe(120)
  expect(desk.office.get('products', extra.id).get()).toBeNull()
})

test('A data folder put back, marks and all, is noticed by every device, however far the server has come since', async () => {
  const shop = await openWalk()
  const copy = `${shop.dataDir}-copy`
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const server = revivable(shop)
  await shop.leave()
  cpSync(shop.dataDir, copy, { recursive: true })
  await server.reopen()

  const { phone, desk, extra } = await openBoth(server)
  phone.device.network(false)
  desk.device.network(false)

  await server.now().leave()
  rmSync(shop.dataDir, { recursive: true })
  cpSync(copy, shop.dataDir, { recursive: true })
  await server.reopen()
  // The server comes further than it ever was: no position is ahead of it any more.
  for (const price of [201, 202, 203, 204]) await put(server.now(), '/api/products/2', { price })

  phone.device.network(true)
  await until(phone.catalogue.subscribe, () => !phone.catalogue.get('products', extra.id))
  expect(phone.catalogue.get('products', 1)?.price).toBe(120)
  expect(phone.catalogue.get('products', 2)?.price).toBe(204)
  desk.device.signIn(await server.now().login())
  desk.device.network(true)
  await settled(desk)
  await until(desk.office.get('products', extra.id).subscribe, () => !desk.office.get('products', extra.id).get())
  expect((await desk.row('products', 1)).body['price']).toBe(120)
  expect((await desk.row('products', 2)).body['price']).toBe(204)
  await put(server.now(), '/api/products/2', { price: 205 })
  await until(phone.catalogue.subscribe, () => phone.catalogue.get('products', 2)?.price === 205)
})

const goingBack: [string, (shop: Shop) => Promise<() => Promise<unknown>>][] = [
  [
    'restored from a backup',
    async ({ dataDir, clock }) => {
      const { path } = await backUp(dataDir, `${dataDir}-copy`, clock.now())
      return () => restoreBackup(dataDir, path, clock.now())
    },
  ],
  [
    'put back as a folder',
    async ({ dataDir }) => {
      cpSync(dataDir, `${dataDir}-copy`, { recursive: true })
      return async () => {
        rmSync(dataDir, { recursive: true })
        cpSync(`${dataDir}-copy`, dataDir, { recursive: true })
      }
    },
  ],
]
test.each(goingBack)(
  'What was typed on top of what a server has no more once it was %s arrives piece by piece, or is told',
  async (_how, keep) => {
    const shop = await openWalk()
    onTestFinished(() => rmSync(`${shop.dataDir}-copy`, { recursive: true, force: true }))
    const server = revivable(shop)
    await shop.leave()
    const goBack = await keep(shop)
    await server.reopen()
    const { desk } = await openBoth(server)
    await desk.edit('products', 2, { price: 195 })
    await settled(desk)
    desk.device.network(false)
    await desk.edit('products', 1, { price: 130 })
    await desk.edit('products', 2, { name: 'Laugenbrezel' })

    await server.now().leave()
    await goBack()
    await server.reopen()
    desk.device.signIn(await server.now().login())
    desk.device.network(true)
    await settled(desk)

    await present(desk.office.get('products', 2), ({ body }) => body['price'] === 190)
    expect((await desk.row('products', 2)).body['name']).toBe('Laugenbrezel')
    const [told, ...others] = await present(desk.office.troubles(), ({ length }) => length > 0)
    expect(others).toEqual([])
    expect(told).toMatchObject({ kind: 'conflict', type: 'products', id: 1, fields: ['price'] })
    expect([told?.base?.['price'], told?.mine['price'], told?.theirs?.['price']]).toEqual([125, 130, 120])
  },
)

test('What vanished while a device was away vanishes there too, also when the first attempt to ask fails', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const first = await openPhone(shop, at)
  await until(first.catalogue.subscribe, () => first.catalogue.freshness().source === 'live')
  await first.kept()
  await first.close()

  // The device holds a document that no feed will ever name again.
  const database = join(shop.dataDir, 'business.sqlite')
  await shop.leave()
  const backup = `${database}.backup`
  copyFileSync(database, backup)
  const changed = await openShop({ dataDir: shop.dataDir })
  const cookie = await changed.login()
  const { data } = (await (
    await changed.request('/api/tags', json('POST', { name: 'Vegan' }, { cookie, origin: 'http://shop.test' }))
  ).json()) as { data: { id: number } }
  const second = await openPhone(changed, device(changed, at.world.prefix.slice(0, -1)), true)
  await until(second.catalogue.subscribe, () => second.catalogue.get('tags', data.id) !== undefined)
  await second.kept()
  await second.close()
  await changed.leave()
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true })
  copyFileSync(backup, database)

  const restored = await openShop({ dataDir: shop.dataDir })
  onTestFinished(() => restored.leave())
  const cut = device(restored, at.world.prefix.slice(0, -1))
  cut.between = async (path, _init, send) => {
    if (path.includes('_changes')) throw new TypeError('connection reset')
    return send()
  }
  const third = await openPhone(restored, cut, true)
  expect(third.catalogue.get('tags', data.id)).toBeDefined()
  await third.close()
  const fourth = await openPhone(restored, device(restored, at.world.prefix.slice(0, -1)), true)
  await until(fourth.catalogue.subscribe, () => fourth.catalogue.get('tags', data.id) === undefined)
  expect(fourth.catalogue.list('products')).toHaveLength(3)
})
