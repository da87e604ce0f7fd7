import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createBackground } from '../../../server/background.ts'
import { isPublicAddress, isPushAddress, publicLookup } from '../../../server/push/publicAddress.ts'
import { createPusher } from '../../../server/push/pusher.ts'
import { DEVICES_PER_OWNER } from '../../../server/push/routes.ts'
import { ownVapid } from '../../../server/push/vapid.ts'
import { documentsWith, orderOf } from '../../support/counter.ts'
import { json, openShop, type Shop } from '../../support/shop.ts'

let shop: Shop
afterEach(() => shop.close())

/** A push service inside of this process: it notes what it is sent and answers as it was told to. */
async function open() {
  const sent: { address: string; headers: Readonly<Record<string, string>> }[] = []
  const statuses = new Map<string, number>()
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const post = async (address: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    sent.push({ address, headers })
    return statuses.get(address) ?? 201
  }
  const keys = ownVapid(dataDir, { subject: 'mailto:technik@shop.test', keys: undefined })
  const push = createPusher(keys, { accepts: isPushAddress, post })
  shop = await openShop({ documents: documentsWith({}), messengers: { push } })
  const background = createBackground(shop.deps, () => 0)
  return { sent, statuses, tick: () => background.tick() }
}

/** What a browser would hand out. */
function subscription(endpoint: string) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    endpoint,
    keys: { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
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
    expect((await shop.request('/api/push/subscriptions', call)).status).toBe(204)
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
