import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { HELD_MS } from '../../../../schema/ordering/undo.ts'
import { createBackground } from '../../../../server/background.ts'
import { isPublicAddress } from '../../../../server/base/http/addresses.ts'
import { createEscalation } from '../../../../server/counter/boards/escalation.ts'
import { isPushAddress } from '../../../../server/messages/push/pushAddress.ts'
import { createPusher, type PostInit, publicLookup } from '../../../../server/messages/push/pusher.ts'
import { DEVICES_PER_OWNER } from '../../../../server/messages/push/routes.ts'
import { ownVapid } from '../../../../server/messages/push/vapid.ts'
import { pair } from '../../../support/boards.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { handOf } from '../../../support/hand.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { type PushReceiver, pushReceiver } from '../../../support/pushReceiver.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
afterEach(async () => {
  receivers.clear()
  await shop.close()
})

/** A push service inside of this process: it notes what it is sent and answers as it was told to. */
async function open() {
  const sent: { address: string; headers: Readonly<Record<string, string>> }[] = []
  const notices: { title: string; url: string }[] = []
  const statuses = new Map<string, number>()
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const post = async (address: string, { headers, body }: PostInit) => {
    sent.push({ address, headers })
    const notice = receivers.get(address)?.read(body)
    if (notice) notices.push(notice)
    return statuses.get(address) ?? 201
  }
  const keys = ownVapid(dataDir, { subject: 'mailto:technik@shop.test', keys: undefined })
  const push = createPusher(keys, { accepts: isPushAddress, post })
  shop = await openShop({ documents: documentsWith({}), messengers: { push } })
  const background = createBackground(shop.deps, () => 0)
  return { sent, notices, statuses, tick: () => background.tick() }
}

const receivers = new Map<string, PushReceiver>()

/** What a browser hands out: keys of its own, by its address. */
function subscription(endpoint: string) {
  const receiver = receivers.get(endpoint) ?? pushReceiver(endpoint)
  receivers.set(endpoint, receiver)
  return receiver.subscription
}

async function placed(number = 0) {
  const order = orderOf({}, number)
  const answer = await shop.request('/api/orders', json('POST', order))
  const { data } = (await answer.json()) as { data: { hash: string } }
  const id = (await shop.storage.read.orders.byUid(order.uid))?.id ?? 0
  return { id, uid: order.uid, hash: data.hash }
}

const subscribe = (endpoint: string, owner?: object, headers = {}) =>
  shop.request('/api/push/subscriptions', json('POST', { subscription: subscription(endpoint), owner }, headers))

const act = async (order: number, action: string) =>
  shop.request(`/api/orders/${order}/status/${action}`, json('POST', {}, { cookie: await shop.login() }))

describe('Web Push: a guest may be told about an order', () => {
  test('each step is told once to every device that asked for it, and to no other', async () => {
    const { sent, tick } = await open()
    const [mine, other] = [await placed(), await placed()]
    const { uid, hash } = mine
    expect((await subscribe('https://push.example.org/1', { order: { uid, hash } })).status).toBe(201)
    expect((await subscribe('https://push.example.org/2', { order: { uid, hash } })).status).toBe(201)
    await act(mine.id, 'confirm')
    await act(mine.id, 'confirm')
    await act(other.id, 'confirm')
    shop.clock.advance(HELD_MS)
    await tick()
    await tick()
    expect(sent.map(({ address }) => address)).toEqual(['https://push.example.org/1', 'https://push.example.org/2'])
    expect(sent[0]?.headers).toMatchObject({ TTL: 14_400, 'Content-Encoding': 'aes128gcm' })
    expect(JSON.stringify(sent[0]?.headers)).not.toContain('Erika')
  })

  test('a device its push service does not know any more is forgotten', async () => {
    const { sent, statuses, tick } = await open()
    const { id, uid, hash } = await placed()
    for (const [at, status] of [404, 410, 201].entries()) {
      statuses.set(`https://push.example.org/${at}`, status)
      await subscribe(`https://push.example.org/${at}`, { order: { uid, hash } })
    }
    await act(id, 'confirm')
    shop.clock.advance(HELD_MS)
    await tick()
    expect(sent).toHaveLength(3)
    expect((await shop.storage.read.pushes.ofOwner(`orders:${id}`)).map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example.org/2',
    ])
  })

  test('a push service that is broken is asked again later', async () => {
    const { sent, statuses, tick } = await open()
    const { id, uid, hash } = await placed()
    statuses.set('https://push.example.org/1', 503)
    await subscribe('https://push.example.org/1', { order: { uid, hash } })
    await act(id, 'confirm')
    shop.clock.advance(HELD_MS)
    await tick()
    expect(await shop.storage.read.jobs.byKey(`push:order:${id}:confirm`)).toMatchObject({ state: 'waiting' })
    statuses.clear()
    shop.clock.advance(2_000)
    await tick()
    expect(sent).toHaveLength(2)
  })

  test('the wrong hash is the same 404 as an unknown order, and without an owner it is 401', async () => {
    await open()
    const { uid } = await placed()
    const endpoint = 'https://push.example.org/1'
    expect((await subscribe(endpoint, { order: { uid, hash: 'falsch' } })).status).toBe(404)
    expect((await subscribe(endpoint, { order: { uid: crypto.randomUUID(), hash: 'falsch' } })).status).toBe(404)
    expect((await subscribe(endpoint)).status).toBe(401)
  })

  test('an owner has five devices: a sixth takes the place of the oldest', async () => {
    await open()
    const { id, uid, hash } = await placed()
    for (let count = 0; count <= DEVICES_PER_OWNER; count++) {
      shop.clock.advance(1_000)
      await subscribe(`https://push.example.org/${count}`, { order: { uid, hash } })
    }
    const kept = (await shop.storage.read.pushes.ofOwner(`orders:${id}`)).map(({ endpoint }) => endpoint)
    expect(kept).toHaveLength(DEVICES_PER_OWNER)
    expect(kept).not.toContain('https://push.example.org/0')
  })

  test('a device that does not want it any more is told nothing', async () => {
    const { sent, tick } = await open()
    const { id, uid, hash } = await placed()
    const owner = { order: { uid, hash } }
    await subscribe('https://push.example.org/1', owner)
    const call = json('DELETE', { endpoint: 'https://push.example.org/1', owner })
    expect(await (await shop.request('/api/push/subscriptions', call)).json()).toEqual({ data: { isUsed: false } })
    await act(id, 'confirm')
    await tick()
    expect(sent).toEqual([])
  })
})

describe('Web Push: staff are told about new orders', () => {
  test('of their own branches only', async () => {
    const { sent, tick } = await open()
    for (const name of ['anna', 'otto'])
      await subscribe(`https://push.example.org/${name}`, undefined, { cookie: await shop.loginAs(name) })
    await placed(0)
    await tick()
    expect(sent.map(({ address }) => address)).toEqual(['https://push.example.org/anna'])
  })

  test('on the devices of the branch, by their token, and the notification leads to the branch’s board', async () => {
    const { sent, notices, tick } = await open()
    const [kitchen, elsewhere, kiosk] = [
      await pair(shop, 'kitchen', 1),
      await pair(shop, 'kitchen', 2),
      await pair(shop, 'kiosk', 1),
    ]
    for (const { id, headers } of [kitchen, elsewhere, kiosk])
      expect((await subscribe(`https://push.example.org/${id}`, undefined, headers)).status).toBe(201)
    await placed()
    await tick()
    await tick()
    expect(sent.map(({ address }) => address)).toEqual([`https://push.example.org/${kitchen.id}`])
    expect(notices).toMatchObject([{ title: 'Neue Bestellung: Ticket 1', url: '/kitchen/1' }])
    expect(JSON.stringify(notices)).not.toContain('Erika')
  })

  test('once per browser, also where the device and a person asked for it on the same one', async () => {
    const { sent, tick } = await open()
    const { headers } = await pair(shop, 'kitchen', 1)
    const both = { ...headers, cookie: await shop.login() }
    await subscribe('https://push.example.org/1', undefined, both)
    await subscribe('https://push.example.org/1', { isPerson: true }, both)
    expect(await shop.storage.read.pushes.ofFamily('users')).toHaveLength(1)
    expect(await shop.storage.read.pushes.ofFamily('devices')).toHaveLength(1)
    await placed()
    await tick()
    expect(sent).toHaveLength(1)
    const off = (owner?: object) =>
      shop
        .request('/api/push/subscriptions', json('DELETE', { endpoint: 'https://push.example.org/1', owner }, both))
        .then(answer => answer.json())
    // The browser may give its address up when the last one is switched off, and not before.
    expect(await off()).toEqual({ data: { isUsed: true } })
    expect(await off({ isPerson: true })).toEqual({ data: { isUsed: false } })
  })

  test('a device that was thrown out, or let in anew under the same name, is told nothing any more', async () => {
    const { sent, tick } = await open()
    const cookie = await shop.login()
    const [thrown, renewed] = [await pair(shop, 'kitchen', 1), await pair(shop, 'kitchen', 1)]
    for (const { id, headers } of [thrown, renewed])
      await subscribe(`https://push.example.org/${id}`, undefined, headers)
    expect((await shop.request(`/api/devices/${thrown.id}/tokens`, json('DELETE', {}, { cookie }))).status).toBe(200)
    await pairDevice(shop, renewed.id, cookie, 'kitchen')
    expect(await shop.storage.read.pushes.ofFamily('devices')).toEqual([])
    await placed()
    await tick()
    expect(sent).toEqual([])
    expect((await subscribe('https://push.example.org/9', undefined, thrown.headers)).status).toBe(401)
  })

  test('a device that is switched off is told nothing as long as it is', async () => {
    const { sent, tick } = await open()
    const { id, headers } = await pair(shop, 'kitchen', 1)
    await subscribe('https://push.example.org/1', undefined, headers)
    const cookie = await shop.login()
    const entry = (await (await shop.request(`/api/devices/${id}`, { headers: { cookie } })).json()) as {
      data: { rev: string }
    }
    const off = json('PUT', { rev: entry.data.rev, isEnabled: false }, { cookie, origin: 'http://shop.test' })
    expect((await shop.request(`/api/devices/${id}`, off)).status).toBe(200)
    await placed()
    await tick()
    expect(sent).toEqual([])
  })

  test('of an order that nobody looks at, as a step of its escalation', async () => {
    const { sent, notices, tick } = await open()
    const hand = await handOf(shop)
    await hand.put('branches', 1, { isEscalationEnabled: true, escalateAfterSeconds: 60, shiftLeadPhone: null })
    await subscribe('https://push.example.org/lead', { isPerson: true }, { cookie: await shop.loginAs('anna') })
    const { id } = await placed()
    await tick()
    const escalation = createEscalation(shop.deps)
    for (let level = 1; level <= 3; level++) {
      shop.clock.advance(60_000)
      await escalation.tick()
      await escalation.tick()
      await tick()
    }
    expect(sent).toHaveLength(2)
    expect(notices.map(({ title, url }) => [title, url])).toEqual([
      ['Neue Bestellung: Ticket 1', '/kitchen/1'],
      ['Ticket 1 hat noch niemand angesehen', '/kitchen/1'],
    ])
    expect((await shop.storage.read.orders.byId(id))?.escalation).toBe(3)
  })
})

describe('the server sends to push services only', () => {
  test.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.1/1',
    'https://8.8.8.8/1',
    'https://localhost/1',
    'https://drucker.local/1',
    'https://intern/1',
    'https://push.example.org:8443/1',
    'https://a:b@push.example.org/1',
  ])('%s is refused', async endpoint => {
    await open()
    const { uid, hash } = await placed()
    expect((await subscribe(endpoint, { order: { uid, hash } })).status).toBe(422)
  })

  test('a name that leads into somebody’s own network is refused when it is looked up', async () => {
    shop = await openShop({ documents: [] })
    const found = await new Promise(resolve => publicLookup('localhost', {}, error => resolve(error?.message)))
    expect(found).toBe('localhost is not on the public internet.')
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
    ]
    expect(inside.filter(isPublicAddress)).toEqual([])
    expect(['17.57.144.10', '142.250.185.138', '2a00:1450:4001:800::200a'].every(isPublicAddress)).toBe(true)
  })

  test('its keys are made once and stay, because every subscription is bound to them', async () => {
    shop = await openShop({ documents: [] })
    const key = async () => (await shop.request('/api/push/key')).json()
    const before = await key()
    await shop.restart()
    expect(await key()).toEqual(before)
  })
})
