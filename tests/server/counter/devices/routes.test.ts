import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CODE_CHARACTERS, type Pairing } from '../../../../schema/counter/pairing.ts'
import { askOf, documentsWith } from '../../../support/counter.ts'
import { deviceDocument, pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const MINUTE = 60_000
let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop({
    documents: [
      ...documentsWith({}),
      deviceDocument(1),
      deviceDocument(2, { kind: 'kitchen' }),
      deviceDocument(3, { branch: 2 }),
      {
        type: 'users',
        id: 20,
        body: {
          username: 'leitung',
          firstName: '',
          lastName: 'Leitung',
          phone: '',
          roles: ['ROLE_MANAGER'],
          branches: [1],
          isEnabled: true,
        },
      },
    ],
  })
  admin = await shop.login()
})
afterEach(() => shop.close())

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const begin = async (kind = 'kiosk'): Promise<Pairing> =>
  (await ask('/api/devices/pairings', json('POST', { kind }))).body.data
const confirm = (code: string, device = 1, cookie = admin) =>
  ask('/api/devices/pair', json('POST', { code, device }, { cookie }))
const claim = (secret: string) => ask('/api/devices/pairings/claim', json('POST', { secret }))
const beat = { version: '1', outbox: { length: 0, oldestAt: null }, persisted: true, quota: 1e9, skewMs: 0, heapMb: 40 }
const heartbeat = (headers: Record<string, string>) => ask('/api/devices/heartbeat', json('POST', beat, headers))

describe('a device is let in by a code', () => {
  test('it shows six characters that cannot be confused, staff confirm them, and it gets its token exactly once', async () => {
    const { code, secret, expiresAt } = await begin()
    expect(code).toMatch(new RegExp(`^[${CODE_CHARACTERS}]{6}$`))
    expect(code).not.toMatch(/[01258BILOSZ]/)
    expect(Date.parse(expiresAt) - shop.clock.now()).toBe(10 * MINUTE)
    expect((await claim(secret)).body.data).toEqual({ device: null })
    expect((await confirm(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).status).toBe(200)
    const claimed = await claim(secret)
    expect(claimed.body.data.device).toEqual({ id: 1, kind: 'kiosk', branch: 1, name: 'Gerät 1', hasPrinter: false })
    expect(Buffer.from(claimed.body.data.token, 'base64url')).toHaveLength(32)
    expect(claimed.headers.get('set-cookie')).toMatch(/^device=.*HttpOnly.*SameSite=Strict/)
    expect((await claim(secret)).status).toBe(404)
  })

  test('a code is over after ten minutes, and when it was confirmed', async () => {
    const old = await begin()
    shop.clock.advance(10 * MINUTE)
    expect((await confirm(old.code)).status).toBe(404)
    expect((await claim(old.secret)).status).toBe(404)
    const { code } = await begin()
    await confirm(code)
    expect((await confirm(code)).status).toBe(404)
  })

  test('only administrators and the managers of its branch confirm, and only a device of the same kind', async () => {
    const { code } = await begin()
    expect((await confirm(code, 1, '')).status).toBe(401)
    expect((await confirm(code, 1, await shop.loginAs('anna'))).status).toBe(403)
    const manager = await shop.loginAs('leitung')
    expect((await confirm(code, 3, manager)).status).toBe(403)
    const other = await confirm(code, 2, manager)
    expect([other.status, other.body.errors[0].message]).toEqual([
      422,
      'Der Code gehört zu einem Gerät der Art „Kiosk“.',
    ])
    expect((await confirm(code, 1, manager)).status).toBe(200)
  })

  test('neither code, secret nor token is written to the log or stored as it is', async () => {
    const { code, secret } = await begin()
    await confirm(code)
    const { token } = (await claim(secret)).body.data
    await heartbeat({ authorization: `Bearer ${token}` })
    for (const hidden of [secret, token]) expect(shop.logged.join('\n')).not.toContain(hidden)
    const rows = await shop.storage.read.devices.tokens()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('too many attempts of one address are told to wait', async () => {
    const strict = await openShop({ documents: documentsWith({}), rateLimits: true })
    const cookie = await strict.login()
    const guess = () => strict.request('/api/devices/pair', json('POST', { code: 'AAAAAA', device: 1 }, { cookie }))
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses[30]).toBe(429)
    await strict.close()
  })
})

describe('a paired device', () => {
  test('is known by header and by cookie, and by nothing else', async () => {
    const { bearer, cookie } = await pairDevice(shop, 1, admin)
    expect((await heartbeat(bearer)).body.data).toMatchObject({ now: shop.clock.now(), businessDay: '2026-06-16' })
    expect((await heartbeat({ cookie })).status).toBe(200)
    expect((await heartbeat({})).status).toBe(401)
    expect((await heartbeat({ authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
  })

  test('whose branch is gone is refused and leaves no trace', async () => {
    const { bearer } = await pairDevice(shop, 1, admin)
    const { rev } = (await ask('/api/branches/1', { headers: { cookie: admin } })).body.data
    await ask('/api/branches/1', json('DELETE', { rev }, { cookie: admin }))
    expect((await heartbeat(bearer)).status).toBe(404)
    expect(await shop.storage.read.devices.heartbeats()).toEqual([])
  })

  test('is refused at once when staff revoke it, switch it off, or let in another in its place', async () => {
    const first = await pairDevice(shop, 1, admin)
    const second = await pairDevice(shop, 1, admin)
    expect((await heartbeat(first.bearer)).status).toBe(401)
    expect((await heartbeat(second.bearer)).status).toBe(200)
    const { rev } = (await ask('/api/devices/1', { headers: { cookie: admin } })).body.data
    await ask('/api/devices/1', json('PUT', { rev, isEnabled: false }, { cookie: admin }))
    expect((await heartbeat(second.bearer)).status).toBe(401)
    const { bearer } = await pairDevice(shop, 2, admin, 'kitchen')
    expect((await heartbeat(bearer)).status).toBe(200)
    const revoke = { method: 'DELETE', headers: { cookie: await shop.loginAs('otto') } }
    expect((await ask('/api/devices/2/tokens', revoke)).status).toBe(403)
    expect((await heartbeat(bearer)).status).toBe(200)
    expect((await ask('/api/devices/2/tokens', { ...revoke, headers: { cookie: admin } })).status).toBe(200)
    expect((await heartbeat(bearer)).status).toBe(401)
  })

  test('says how it is, and the staff of its branch see it', async () => {
    const { bearer } = await pairDevice(shop, 1, admin)
    const said = { ...beat, outbox: { length: 3, oldestAt: shop.clock.now() - MINUTE } }
    await ask('/api/devices/heartbeat', json('POST', said, bearer))
    const seen = async (username: string) =>
      (await ask('/api/devices/status', { headers: { cookie: await shop.loginAs(username) } })).body.data
    expect(await seen('anna')).toEqual([
      { id: 1, isPaired: true, seenAt: shop.clock.now(), heartbeat: said },
      { id: 2, isPaired: false, seenAt: null, heartbeat: null },
    ])
    expect((await seen('otto')).map(({ id }: { id: number }) => id)).toEqual([3])
    expect((await ask('/api/devices/status')).status).toBe(401)
  })

  test('is not seen by guests', async () => {
    expect((await ask('/api/devices')).status).toBe(401)
    expect(JSON.stringify((await ask('/api/init')).body)).not.toContain('geraet-1')
  })
})

describe('a leased prefix', () => {
  const lease = (headers: Record<string, string>) => ask('/api/devices/lease', json('POST', {}, headers))

  test('is never given out twice on a business day, also not to the same device; a new day begins anew', async () => {
    const { bearer } = await pairDevice(shop, 1, admin)
    const one = await lease(bearer)
    expect(one.body.data).toEqual({
      prefix: 'K1',
      branch: 1,
      businessDay: '2026-06-16',
      endsAt: Date.parse('2026-06-17T02:00:00Z'),
    })
    const asked = await Promise.all([1, 2, 3].map(() => lease(bearer)))
    expect(asked.map(({ body }) => String(body.data.prefix)).toSorted()).toEqual(['K2', 'K3', 'K4'])
    shop.clock.set(Date.parse('2026-06-17T01:59:59Z'))
    expect((await lease(bearer)).body.data).toMatchObject({ prefix: 'K5', businessDay: '2026-06-16' })
    shop.clock.set(Date.parse('2026-06-17T02:00:00Z'))
    expect((await lease(bearer)).body.data).toMatchObject({ prefix: 'K1', businessDay: '2026-06-17' })
  })

  test('is the one staff gave the device as long as nobody had it that day, and nobody else gets that', async () => {
    const { rev } = (await ask('/api/devices/1', { headers: { cookie: admin } })).body.data
    await ask('/api/devices/1', json('PUT', { rev, prefix: 'K1' }, { cookie: admin }))
    const made = { identifier: 'zweiter', name: 'Zweiter', kind: 'kiosk', branch: 1, isEnabled: true }
    const other = (await ask('/api/devices', json('POST', made, { cookie: admin }))).body.data.id
    expect((await lease((await pairDevice(shop, other, admin)).bearer)).body.data.prefix).toBe('K2')
    const { bearer } = await pairDevice(shop, 1, admin)
    expect((await lease(bearer)).body.data.prefix).toBe('K1')
    expect((await lease(bearer)).body.data.prefix).toBe('K3')
  })

  test('is given twelve times a day to one kiosk: whoever asks on takes none from the others', async () => {
    const { bearer } = await pairDevice(shop, 1, admin)
    const statuses = []
    for (let at = 0; at < 14; at += 1) statuses.push((await lease(bearer)).status)
    expect(statuses).toEqual([...Array<number>(12).fill(201), 409, 409])
    expect((await lease(bearer)).body.errors).toMatchObject([
      { code: 'noPrefix', message: 'Für heute ist für diesen Kiosk kein Nummernkreis mehr frei.' },
    ])
    shop.clock.set(Date.parse('2026-06-17T02:00:00Z'))
    expect((await lease(bearer)).status).toBe(201)
  })

  test('is for kiosks only', async () => {
    const { bearer } = await pairDevice(shop, 2, admin, 'kitchen')
    expect((await lease(bearer)).status).toBe(403)
    expect((await lease({})).status).toBe(401)
  })
})
