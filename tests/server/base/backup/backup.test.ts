import { existsSync, mkdirSync, mkdtempSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { backUp, backupsIn, rotateBackups } from '../../../../server/base/backup/backup.ts'
import { isDue, nightlyBackup } from '../../../../server/base/backup/nightly.ts'
import { restoreBackup } from '../../../../server/base/backup/restore.ts'
import { databaseOfShop, foreignDatabase } from '../../../support/pouch.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
afterEach(() => shop.close())

const folderFor = () => mkdtempSync(join(tmpdir(), 'backups-'))

async function order(): Promise<{ uid: string; hash: string }> {
  const items = [{ product: 1, amount: 2 }]
  const quoted = await shop.request('/api/quote', json('POST', { branch: 1, items }))
  const { data } = (await quoted.json()) as { data: { pricing: { totalGross: number } } }
  const body = {
    uid: crypto.randomUUID(),
    branch: 1,
    items,
    expectedTotal: data.pricing.totalGross,
    paymentMethod: 'cash',
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+436641234567',
    legalInstructions: true,
    privacyPolicy: true,
  }
  const answer = await shop.request('/api/orders', json('POST', body))
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: { uid: string; hash: string } }).data
}

const seqNow = async () =>
  ((await (await shop.request('/replication/public/_changes?since=now')).json()) as { last_seq: string }).last_seq

describe('npm run backup and npm run restore', () => {
  test('a backup is made while orders are being placed, is sound, and holds every order acknowledged before it', async () => {
    shop = await openShop()
    for (let index = 0; index < 5; index++) await order()
    const [backup] = await Promise.all([backUp(shop.dataDir, folderFor(), shop.clock.now()), order(), order()])
    expect(backup.inventory).toMatchObject({ isSound: true })
    expect(backup.inventory.orders).toBeGreaterThanOrEqual(5)
  })

  test('a restored business is as it was, under a new epoch, and what was replaced is kept', async () => {
    shop = await openShop()
    const kept = await order()
    mkdirSync(join(shop.dataDir, 'images', 'original'), { recursive: true })
    writeFileSync(join(shop.dataDir, 'images', 'original', '9-1.webp'), 'a picture')
    const { path, files } = await backUp(shop.dataDir, folderFor(), shop.clock.now())
    expect(files).toBe(1)
    const lost = await order()
    const before = await seqNow()
    mkdirSync(join(shop.dataDir, 'uploads'), { recursive: true })
    writeFileSync(join(shop.dataDir, 'uploads', 'later.jpg'), 'sent after the backup')
    await shop.leave()
    const { former } = await restoreBackup(shop.dataDir, path, shop.clock.now())
    expect(former && existsSync(former)).toBe(true)
    const aside = readdirSync(shop.dataDir).find(name => name.startsWith('uploads.before-')) ?? ''
    expect(readdirSync(join(shop.dataDir, aside))).toEqual(['later.jpg'])
    await shop.reopen()
    expect((await shop.request(`/api/orders/public/${kept.uid}/${kept.hash}`)).status).toBe(200)
    expect((await shop.request(`/api/orders/public/${lost.uid}/${lost.hash}`)).status).toBe(404)
    expect((await seqNow()).split('.')[1]).not.toBe(before.split('.')[1])
  })

  test('a PouchDB that heard of what came after the backup goes back as well, and no id is given twice', async () => {
    shop = await openShop()
    const cookie = await shop.login()
    const api = async (path: string, method: string, body: object) => {
      const answer = await shop.request(`/api${path}`, json(method, body, { cookie }))
      expect(answer.status).toBeLessThan(300)
      return ((await answer.json()) as { data: { id: number } }).data
    }
    const edit = async (type: string, id: number, changes: object) => {
      const { data } = (await (await shop.request(`/api/${type}/${id}`, { headers: { cookie } })).json()) as {
        data: { rev: string }
      }
      return api(`/${type}/${id}`, 'PUT', { rev: data.rev, ...changes })
    }
    const pouch = foreignDatabase()
    const pull = () => pouch.replicate.from(databaseOfShop(shop, 'office', cookie))
    await edit('products', 5, { price: 501 })
    await pull()
    const { path } = await backUp(shop.dataDir, folderFor(), shop.clock.now())
    for (const id of [1, 2, 3, 4]) await edit('products', id, { price: 100 + id })
    for (const price of [502, 503]) await edit('products', 5, { price })
    const ghost = await api('/tags', 'POST', { name: 'Nach der Sicherung' })
    await shop.request('/api/tags/2', { method: 'DELETE', headers: { cookie } })
    await pull()
    await shop.leave()
    expect(await restoreBackup(shop.dataDir, path, shop.clock.now())).toMatchObject({ isCarriedOver: true })
    await shop.reopen()
    const same = async () => {
      await pull()
      const options = { include_docs: true, conflicts: true }
      const remote = databaseOfShop(shop, 'office', cookie)
      const [here, there] = [await pouch.allDocs(options), await remote.allDocs(options)]
      expect(here.rows).toEqual(there.rows)
      return new Map(here.rows.map(row => [row.id, row.doc?.body]))
    }
    const restored = await same()
    expect(restored.get('products:5')).toMatchObject({ price: 501 })
    expect(restored.has('tags:2')).toBe(true)
    expect(restored.has(`tags:${ghost.id}`)).toBe(false)
    await edit('products', 1, { price: 111 })
    expect((await same()).get('products:1')).toMatchObject({ price: 111 })
    expect((await api('/tags', 'POST', { name: 'Neu' })).id).toBeGreaterThan(ghost.id)
  })

  test('a former database that cannot be read does not keep anybody from going back', async () => {
    shop = await openShop()
    const { path } = await backUp(shop.dataDir, folderFor(), shop.clock.now())
    await shop.leave()
    truncateSync(join(shop.dataDir, 'business.sqlite'), 20_000)
    expect(await restoreBackup(shop.dataDir, path, shop.clock.now())).toMatchObject({ isCarriedOver: false })
    await shop.reopen()
    await order()
  })

  test('a running server is not replaced under its guests', async () => {
    shop = await openShop()
    const { path } = await backUp(shop.dataDir, folderFor(), shop.clock.now())
    await expect(restoreBackup(shop.dataDir, path, shop.clock.now())).rejects.toThrow('stop it')
    await order()
  })

  test('a damaged backup is refused and the business stays as it is', async () => {
    shop = await openShop()
    const { path } = await backUp(shop.dataDir, folderFor(), shop.clock.now())
    truncateSync(join(path, 'business.sqlite'), 20_000)
    await shop.leave()
    await expect(restoreBackup(shop.dataDir, path, shop.clock.now())).rejects.toThrow()
    await shop.reopen()
    await order()
  })

  test('what was broken off has no name and is removed by the next; old backups go', async () => {
    shop = await openShop()
    const folder = folderFor()
    mkdirSync(join(folder, '2026-01-01T00-00-00-000Z.unfinished'))
    for (let day = 0; day < 4; day++) await backUp(shop.dataDir, folder, shop.clock.now() + day * 86_400_000)
    expect(readdirSync(folder).filter(name => name.endsWith('.unfinished'))).toEqual([])
    await rotateBackups(folder, 2)
    expect(await backupsIn(folder)).toEqual(['2026-06-18T10-00-00-000Z', '2026-06-19T10-00-00-000Z'])
  })
})

describe('nightly by the server', () => {
  const zone = 'Europe/Vienna'
  test.each([
    ['03:19', '2026-06-16T01:19:00Z', undefined, false],
    ['03:20, never before', '2026-06-16T01:20:00Z', undefined, true],
    ['later, the last one yesterday', '2026-06-16T10:00:00Z', '2026-06-15T10-00-00-000Z', true],
    ['later, done today', '2026-06-16T10:00:00Z', '2026-06-16T01-20-00-000Z', false],
    ['done yesterday by the clock of the branch', '2026-06-16T10:00:00Z', '2026-06-15T21-59-00-000Z', true],
  ])('%s', (_title, now, latest, due) => expect(isDue(Date.parse(now), latest, zone)).toBe(due))

  test('one backup a night', async () => {
    shop = await openShop()
    expect(await nightlyBackup(shop.deps)).toBe(true)
    expect(await nightlyBackup(shop.deps)).toBe(false)
    shop.clock.advance(86_400_000)
    expect(await nightlyBackup(shop.deps)).toBe(true)
    expect(await backupsIn(join(shop.dataDir, 'backups'))).toHaveLength(2)
  })
})
