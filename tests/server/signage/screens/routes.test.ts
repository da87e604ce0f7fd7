import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { askOf } from '../../../support/counter.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const MINUTE = 60_000
let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = await shop.login()
})
afterEach(() => shop.close())

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const send = (body: object, cookie = admin, id = 1) =>
  ask(`/api/digital-signage-devices/${id}/command`, json('POST', body, { cookie }))
const identify = { uid: 'befehl-0001', name: 'identify' }
const beat = {
  version: '1',
  manifest: '',
  playing: { stream: 1, segment: 1, title: 'Willkommen' },
  faults: [],
  skewMs: 0,
  freeBytes: null,
  decoder: null,
}

/** A TV that is let in: what it reads of a database, and what it says. */
async function letIn(id = 1) {
  const { bearer, device } = await pairDevice(shop, id, admin, 'screen')
  const read = async (database: string) => {
    const answer = await shop.request(`/replication/${database}/_changes?include_docs=true`, { headers: bearer })
    return { status: answer.status, body: (await answer.json()) as { results: { id: string; deleted?: boolean }[] } }
  }
  const names = async () =>
    (await read(`screen-${id}`)).body.results
      .filter(each => !each.deleted)
      .map(each => each.id)
      .toSorted()
  const say = (path: string, body: object) => ask(`/api/screens/${path}`, json('POST', body, bearer))
  return { bearer, device, read, names, say }
}

describe('a TV', () => {
  test('is let in by a code like other devices, under its own kind', async () => {
    const { device } = await letIn()
    expect(device).toEqual({ id: 1, kind: 'screen', branch: 1, name: 'TV über der Theke', hasPrinter: false })
  })

  test('is not let in as a board of the same id', async () => {
    const asked = await ask('/api/devices/pairings', json('POST', { kind: 'screen' }))
    const call = { code: asked.body.data.code, device: 1, kind: 'kiosk' }
    expect((await ask('/api/devices/pair', json('POST', call, { cookie: admin }))).status).not.toBe(200)
  })

  test('reads its own database and no other, moves no order and is no kiosk', async () => {
    const { read, bearer } = await letIn()
    expect((await read('screen-1')).status).toBe(200)
    for (const other of ['screen-2', 'office', 'admin', 'branch-1', 'frontdesk-1', 'user-1', 'team-1'])
      expect([other, (await read(other)).status >= 401]).toEqual([other, true])
    for (const path of ['orders', 'digital-signage-devices', 'screens/status', 'orders/current', 'devices/status'])
      expect([path, (await ask(`/api/${path}`, { headers: bearer })).status]).toEqual([path, 401])
    for (const path of [
      'devices/heartbeat',
      'devices/commands/take',
      'devices/lease',
      'digital-signage-devices/1/command',
    ])
      expect([path, (await ask(`/api/${path}`, json('POST', {}, bearer))).status]).toEqual([path, 401])
    const written = await shop.request('/replication/screen-1/_bulk_docs', json('POST', { docs: [] }, bearer))
    expect(written.status).toBeGreaterThanOrEqual(400)
  })

  test('is a stranger once staff revoke it or switch it off; a guest never was anything else', async () => {
    const { read } = await letIn()
    const guest = await shop.request('/replication/screen-1/_changes')
    expect(guest.status).toBeGreaterThanOrEqual(401)
    const gone = { method: 'DELETE', headers: { cookie: admin } }
    expect((await ask('/api/digital-signage-devices/1/tokens', gone)).status).toBe(200)
    expect((await read('screen-1')).status).toBeGreaterThanOrEqual(401)
    const again = await letIn()
    const { rev } = (await ask('/api/digital-signage-devices/1', { headers: { cookie: admin } })).body.data
    const off = json('PUT', { rev, isEnabled: false }, { cookie: admin })
    expect((await ask('/api/digital-signage-devices/1', off)).status).toBe(200)
    expect((await again.read('screen-1')).status).toBeGreaterThanOrEqual(401)
  })

  test('has what it shows and nothing else, and what staff change after the next look', async () => {
    const { names } = await letIn()
    const background = createBackground(shop.deps)
    await background.tick()
    // What its boards live on is another matter: tests/walks/tvPrices.
    const planned = (await names()).filter(name => !/^(product|category|menu|switch):/.test(name))
    expect(planned).toEqual([
      'manifest:1',
      'numbers:1',
      'scene:1',
      'scene:2',
      'scene:4',
      'scene:5',
      'screen:1',
      'segment:1',
      'segment:2',
      'segment:3',
      'segment:5',
      'segment:6',
      'segment:7',
      'stream:1',
      'stream:2',
    ])
    const { rev } = (await ask('/api/digital-signage-devices/1', { headers: { cookie: admin } })).body.data
    const change = json('PUT', { rev, streams: [2] }, { cookie: admin })
    expect((await ask('/api/digital-signage-devices/1', change)).status).toBe(200)
    await background.tick()
    expect(await names()).toEqual(['manifest:1', 'scene:2', 'screen:1', 'segment:2', 'segment:3', 'stream:2'])
  })

  test('is heard of, late, and offline; of one that never spoke nothing is known', async () => {
    const { say } = await letIn()
    const states = async () =>
      (await ask('/api/screens/status', { headers: { cookie: admin } })).body.data.map(
        ({ id, state }: { id: number; state: string }) => [id, state],
      )
    expect(await states()).toEqual([
      [1, 'unknown'],
      [2, 'unknown'],
    ])
    expect((await say('beat', beat)).body.data).toEqual({ now: shop.clock.now() })
    expect(await states()).toEqual([
      [1, 'online'],
      [2, 'unknown'],
    ])
    shop.clock.advance(3 * MINUTE)
    expect(await states()).toEqual([
      [1, 'late'],
      [2, 'unknown'],
    ])
    shop.clock.advance(7 * MINUTE)
    expect(await states()).toEqual([
      [1, 'offline'],
      [2, 'unknown'],
    ])
  })
})

test('What a TV showed is counted once, however often it is told, by the days of its branch', async () => {
  const { say } = await letIn()
  const now = shop.clock.now()
  const play = { id: 'gezeigt-1', segment: 1, name: 'Willkommen', at: now, seconds: 12 }
  const plays = [play, { ...play, id: 'gezeigt-2' }, { ...play, id: 'gestern-1', at: now - 86_400_000 }]
  for (const _again of [1, 2]) expect((await say('plays', { plays })).status).toBe(200)
  await say('plays', { plays: [{ ...play, id: 'morgen-11', at: now + 30 * 86_400_000 }] })
  const counted = async (query = '') =>
    (await ask(`/api/digital-signage-devices/1/plays${query}`, { headers: { cookie: admin } })).body
  expect((await counted()).data).toEqual([{ segment: 1, name: 'Willkommen', times: 2, seconds: 24 }])
  expect((await counted('?from=2026-06-15&to=2026-06-16')).data).toMatchObject([{ times: 3 }])
  expect((await counted('?from=2026-06-31x')).errors[0].field).toBe('from')
})

describe('a command', () => {
  test('is answered with the TV and how the command stands, and comes to that TV alone', async () => {
    const [tv, other] = [await letIn(1), await letIn(2)]
    const { status, body } = await send({ ...identify, expiresIn: 60 })
    expect(status).toBe(201)
    const now = shop.clock.now()
    expect(body.data).toMatchObject({ id: 1, identifier: 'theke' })
    expect(body.data.command).toEqual({
      uid: 'befehl-0001',
      name: 'identify',
      value: null,
      state: 'pending',
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + MINUTE).toISOString(),
      result: '',
    })
    expect(await tv.names()).toContain('command:1')
    expect(await other.names()).not.toContain('command:1')
  })

  test('is one however often it is sent, and the only one that is open', async () => {
    await send(identify)
    const again = await send(identify)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    const busy = await send({ uid: 'befehl-0002', name: 'reload' })
    expect(busy.status).toBe(409)
    expect(busy.body.errors[0].message).toContain('Namen zeigen')
    expect(busy.body.data.command.uid).toBe('befehl-0001')
    shop.clock.advance(2 * MINUTE)
    expect((await send({ uid: 'befehl-0002', name: 'reload' })).status).toBe(201)
  })

  test('of two people at once is one', async () => {
    const both = await Promise.all([send(identify), send({ uid: 'befehl-0002', name: 'wake' })])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('is delivered and done as the TV says, leaves its database at once, and is aborted only before that', async () => {
    const { say, names } = await letIn()
    await send(identify)
    const abort = () => ask('/api/digital-signage-devices/1/command/abort', json('POST', {}, { cookie: admin }))
    expect((await say('commands/befehl-0001/delivered', { result: '' })).status).toBe(200)
    expect(await names()).not.toContain('command:1')
    expect((await abort()).status).toBe(409)
    for (const _twice of [1, 2])
      expect((await say('commands/befehl-0001/done', { result: 'gezeigt' })).status).toBe(200)
    expect((await say('commands/befehl-0001/failed', { result: '' })).status).toBe(409)
    await send({ uid: 'befehl-0003', name: 'standby' })
    expect((await abort()).body.data.command).toMatchObject({ uid: 'befehl-0003', state: 'aborted' })
    expect((await abort()).status).toBe(409)
    expect((await say('commands/befehl-0003/delivered', { result: '' })).status).toBe(409)
  })

  test('that nobody took is over by itself and leaves the TV', async () => {
    const { names } = await letIn()
    await send(identify)
    shop.clock.advance(2 * MINUTE)
    await createBackground(shop.deps).tick()
    expect(await names()).not.toContain('command:1')
    const [status] = (await ask('/api/screens/status', { headers: { cookie: admin } })).body.data
    expect(status.command.state).toBe('expired')
  })

  test.each([
    [{ uid: 'befehl-0001', name: 'shell' }],
    [{ uid: 'befehl-0001', name: 'volume', value: 101 }],
    [{ uid: 'befehl-0001', name: 'volume' }],
    [{ uid: 'befehl-0001', name: 'show', value: 999 }],
    [{ uid: 'befehl-0001', name: 'reload', expiresIn: 0 }],
    [{ uid: '<b>', name: 'reload' }],
    [{ uid: 'befehl-0001', name: 'reload', script: 'x' }],
  ])('that is none of the list is refused: %j', async body => {
    expect((await send(body)).status).toBe(422)
  })

  test('is sent by those who look after the TV, and answered by no other TV', async () => {
    expect((await send(identify, '')).status).toBe(401)
    await send(identify)
    const other = await letIn(2)
    expect((await other.say('commands/befehl-0001/delivered', { result: '' })).status).toBe(404)
  })
})
