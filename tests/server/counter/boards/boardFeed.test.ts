import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deviceKinds, type Role, roles } from '../../../../schema/base/access.ts'
import { createBackground } from '../../../../server/background.ts'
import { order, pair } from '../../../support/boards.ts'
import { foreignDatabase, remoteDatabase, settled } from '../../../support/pouch.ts'
import { ADMIN, json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const ORIGIN = { origin: 'http://shop.test' }

/** Somebody of this role who works at branch 1, signed in. */
async function colleague(shop: Shop, role: Role): Promise<string> {
  const username = `${role.toLowerCase()}@example.com`
  const body = {
    username,
    firstName: 'Eva',
    lastName: 'Berger',
    phone: '',
    roles: [role],
    branches: [1],
    isEnabled: true,
  }
  await shop.request('/api/users', json('POST', body, { cookie: await shop.login(), ...ORIGIN }))
  return shop.loginAs(username)
}

const statusOf = async (shop: Shop, path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await shop.request(path, { headers })).status

async function step(shop: Shop, id: number, action: string): Promise<void> {
  const headers = { cookie: await shop.login(), ...ORIGIN }
  expect((await shop.request(`/api/orders/${id}/status/${action}`, json('POST', {}, headers))).status).toBe(200)
}

/** Names and positions the global feed tells this reader. */
async function updatesFor(shop: Shop, headers: Record<string, string>): Promise<string[]> {
  const { results } = await (await shop.request('/replication/_db_updates', { headers })).json()
  return results.map(({ db_name }: { db_name: string }) => db_name)
}

describe('who may open branch-{id}', () => {
  const own: Readonly<Record<Role, readonly [number, number]>> = {
    ROLE_ADMIN: [200, 200],
    ROLE_MANAGER: [200, 403],
    ROLE_EMPLOYEE: [200, 403],
    ROLE_EDITOR: [403, 403],
    ROLE_ACCOUNTING: [200, 200],
  }
  test.each(Object.keys(roles) as Role[])('%s: own branch and another one', async role => {
    const shop = await openWalk()
    await order(shop)
    const cookie = await colleague(shop, role)
    const answers = [1, 2].map(branch => statusOf(shop, `/replication/branch-${branch}/_changes`, { cookie }))
    expect(await Promise.all(answers)).toEqual(own[role])
    expect((await updatesFor(shop, { cookie })).includes('branch-1')).toBe(own[role][0] === 200)
  })

  const boards = { kiosk: [403, 403], frontdesk: [403, 403], kitchen: [200, 403], terminal: [403, 403] } as const
  test.each(deviceKinds)('a paired %s: its branch and another one', async kind => {
    const shop = await openWalk()
    await order(shop)
    const { headers } = await pair(shop, kind, 1)
    const answers = [1, 2].map(branch => statusOf(shop, `/replication/branch-${branch}/_changes`, headers))
    expect(await Promise.all(answers)).toEqual(boards[kind])
    expect((await updatesFor(shop, headers)).includes('branch-1')).toBe(kind === 'kitchen')
    // A device is nobody of the staff.
    expect(await statusOf(shop, '/replication/office/_changes', headers)).toBe(403)
  })

  test('a guest may not, and there is no database of another name', async () => {
    const shop = await openWalk()
    await order(shop)
    expect(await statusOf(shop, '/replication/branch-1/_changes')).toBe(401)
    expect(await updatesFor(shop, {})).toEqual(['public'])
    const cookie = await shop.login()
    for (const name of ['branch-0', 'branch-x', 'branch-', 'branch-01', 'branch-99999999999999999999', 'branches'])
      expect(await statusOf(shop, `/replication/${name}/_changes`, { cookie })).toBe(404)
  })
})

describe('the feed of a branch', () => {
  test('is read-only for everybody who may read it', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const docs = [{ _id: `orders:${id}`, _rev: '9-abc', type: 'orders', body: { id, status: 'completed' } }]
    const { headers } = await pair(shop, 'kitchen', 1)
    for (const reader of [{ cookie: await shop.login() }, headers])
      for (const newEdits of [true, false]) {
        const init = json('POST', { docs, new_edits: newEdits }, { ...reader, ...ORIGIN })
        expect((await shop.request('/replication/branch-1/_bulk_docs', init)).status).toBe(403)
      }
    expect((await shop.storage.read.orders.byId(id))?.status).toBe('new')
  })

  test('tells each step once, in the transaction of the step, and ends with a tombstone two hours after the order', async () => {
    const shop = await openWalk()
    const { headers } = await pair(shop, 'kitchen', 1)
    const page = async () =>
      (await shop.request('/replication/branch-1/_changes?include_docs=true', { headers })).json()
    const placed = await order(shop)
    expect((await page()).results).toMatchObject([{ doc: { _id: `orders:${placed.id}`, body: { status: 'new' } } }])
    await step(shop, placed.id, 'confirm')
    await step(shop, placed.id, 'confirm')
    await step(shop, placed.id, 'completed')
    const { results } = await page()
    expect(results).toMatchObject([
      { changes: [{ rev: expect.stringMatching(/^3-/) }], doc: { body: { status: 'completed' } } },
    ])
    const background = createBackground(shop.deps, () => 0)
    shop.clock.advance(2 * 3_600_000 - 1)
    await background.tick()
    expect((await page()).results[0].deleted).toBeUndefined()
    shop.clock.advance(1)
    await background.tick()
    expect((await page()).results).toMatchObject([
      { deleted: true, doc: { _deleted: true, type: 'orders', title: '', parent: '', body: { id: placed.id } } },
    ])
  })

  test('comes back after an older database was restored, under another epoch', async () => {
    const shop = await openWalk()
    const { headers } = await pair(shop, 'kitchen', 1)
    const placed = await order(shop)
    const page = async () => (await shop.request('/replication/branch-1/_changes', { headers })).json()
    const before = await page()
    const { epoch } = shop.deps.feeds
    await shop.storage.write(({ documents }) => documents.putFact('declaration', 'of an older version'))
    await shop.restart()
    expect(shop.deps.feeds.epoch).not.toBe(epoch)
    const after = await page()
    expect(after.results.map(({ id }: { id: string }) => id)).toEqual([`orders:${placed.id}`])
    // Further than whatever may have been told before.
    expect(Number.parseInt(after.results[0].changes[0].rev, 10)).toBeGreaterThan(
      Number.parseInt(before.results[0].changes[0].rev, 10) + 10,
    )
  })

  test('an order that fails to be stored leaves nothing in it', async () => {
    const shop = await openWalk()
    await expect(order(shop, { expectedTotal: 1 })).rejects.toThrow('totalChanged')
    expect(await shop.storage.read.documents.page('branch-1', 0, 10)).toEqual([])
  })
})

test('PouchDB follows a branch live: steps, the end, and what it may not write', async () => {
  const shop = await openWalk()
  const server = serve({ fetch: request => shop.app.fetch(request), port: 0, hostname: '127.0.0.1' })
  await new Promise<void>(resolve => void server.once('listening', () => resolve()))
  const { port } = server.address() as AddressInfo
  const auth = { username: ADMIN.email, password: ADMIN.password }
  const remote = remoteDatabase(`http://127.0.0.1:${port}/replication/branch-1`, auth)
  const pouch = foreignDatabase()
  const placed = await order(shop)
  const other = await order(shop)
  const running = pouch.replicate.from(remote, { live: true, retry: true })
  onTestFinished(async () => {
    running.cancel()
    shop.deps.streams.endAll()
    await new Promise(resolve => server.close(resolve))
    await pouch.destroy()
  })
  const status = async (id: number) =>
    (await pouch.get(`orders:${id}`, { conflicts: true }).catch(() => null))?.body?.['status'] ?? null
  await settled(running, async () => (await status(placed.id)) === 'new')
  await step(shop, placed.id, 'confirm')
  await settled(running, async () => (await status(placed.id)) === 'confirmed')
  await step(shop, placed.id, 'completed')
  await step(shop, other.id, 'confirm')
  await settled(running, async () => (await status(placed.id)) === 'completed')
  await settled(running, async () => (await status(other.id)) === 'confirmed')
  expect((await pouch.get(`orders:${placed.id}`, { conflicts: true }))._conflicts).toBeUndefined()
  shop.clock.advance(2 * 3_600_000)
  await createBackground(shop.deps, () => 0).tick()
  await settled(running, async () => (await status(placed.id)) === null)
  expect(await status(other.id)).toBe('confirmed')
  const kept = await pouch.get(`orders:${other.id}`)
  await pouch.put({ ...kept, body: { ...kept.body, status: 'canceled' } })
  await expect(pouch.replicate.to(remote)).rejects.toMatchObject({ status: 403 })
  expect((await shop.storage.read.orders.byId(other.id))?.status).toBe('confirmed')
})
