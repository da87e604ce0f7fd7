import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandState } from '../../../../schema/counter/deviceCommands.ts'
import { askOf, documentsWith } from '../../../support/counter.ts'
import { deviceDocument, pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const MINUTE = 60_000
const person = (id: number, role: string, branches: number[]) => ({
  type: 'users',
  id,
  body: { username: `u${id}`, firstName: '', lastName: 'L', phone: '', roles: [role], branches, isEnabled: true },
})

let shop: Shop
let admin: string
beforeEach(async () => {
  const people = [person(20, 'ROLE_MANAGER', [2]), person(21, 'ROLE_EMPLOYEE', [1])]
  shop = await openShop({
    documents: [...documentsWith({}), deviceDocument(1), deviceDocument(2, { kind: 'kitchen' }), ...people],
  })
  admin = await shop.login()
})
afterEach(() => shop.close())

const post = (path: string, body: object, headers: Record<string, string>) =>
  askOf(shop, `/api/devices${path}`, json('POST', body, headers))
const day = async () => (await askOf(shop, '/api/devices/1/day', { headers: { cookie: admin } })).body.data

describe('what staff ask of a device from afar', () => {
  test('is fetched once by that device and no other, done, and told with what it said', async () => {
    const [kiosk, kitchen] = [await pairDevice(shop, 1, admin), await pairDevice(shop, 2, admin, 'kitchen')]
    const asked = await post('/1/test/notification', {}, { cookie: admin })
    expect([asked.status, asked.body.data.payload]).toEqual([201, expect.stringMatching(/^\d{4}$/)])
    await post('/1/request-device-logs', {}, { cookie: admin })
    expect((await post('/commands/take', {}, kitchen.bearer)).body.data).toEqual([])
    const taken = (await post('/commands/take', {}, kiosk.bearer)).body.data
    expect(taken.map(({ kind, payload }: { kind: string; payload: string }) => [kind, payload])).toEqual([
      ['notification', asked.body.data.payload],
      ['log', ''],
    ])
    expect((await post('/commands/take', {}, kiosk.bearer)).body.data).toEqual([])
    const log = { result: '12:00 gestartet' }
    expect((await post(`/commands/${taken[1].id}/done`, log, kitchen.bearer)).status).toBe(404)
    expect((await post(`/commands/${taken[1].id}/done`, log, kiosk.bearer)).status).toBe(200)
    expect((await day()).commands[0]).toMatchObject({
      kind: 'log',
      result: '12:00 gestartet',
      doneAt: shop.clock.now(),
    })
  })

  test('gives it another key, beside which the former one holds for a day', async () => {
    const kiosk = await pairDevice(shop, 1, admin)
    const statusWith = async (headers: Record<string, string>) => (await post('/commands/take', {}, headers)).status
    expect((await post('/key', {}, kiosk.bearer)).body.errors[0].code).toBe('notAsked')
    expect((await post('/1/key', {}, { cookie: admin })).status).toBe(201)
    const [command] = (await post('/commands/take', {}, kiosk.bearer)).body.data
    const made = await post('/key', {}, kiosk.bearer)
    expect(made.status).toBe(201)
    const renewed = { authorization: `Bearer ${made.body.data.token}` }
    expect((await post(`/commands/${command.id}/done`, { result: '' }, renewed)).status).toBe(200)
    expect((await post('/key', {}, renewed)).status).toBe(409)
    shop.clock.advance(24 * 60 * MINUTE - 1)
    expect([await statusWith(kiosk.bearer), await statusWith(renewed)]).toEqual([200, 200])
    shop.clock.advance(1)
    expect([await statusWith(kiosk.bearer), await statusWith(renewed)]).toEqual([401, 200])
  })

  test('is not done any more by a device that comes back ten minutes later', async () => {
    const kiosk = await pairDevice(shop, 1, admin)
    await post('/1/reload', {}, { cookie: admin })
    const [asked] = (await day()).commands
    expect(commandState(asked, shop.clock.now())).toBe('waiting')
    shop.clock.advance(10 * MINUTE + 1)
    expect((await post('/commands/take', {}, kiosk.bearer)).body.data).toEqual([])
    expect(commandState(asked, shop.clock.now())).toBe('missed')
  })

  test('is asked by those who look after the branch, and fetched by devices only', async () => {
    const [stranger, employee] = [await shop.loginAs('u20'), await shop.loginAs('u21')]
    for (const cookie of [stranger, employee])
      for (const path of ['/1/test/notification', '/1/test/print', '/1/request-device-logs', '/1/reload'])
        expect((await post(path, {}, { cookie })).status).toBe(403)
    expect((await askOf(shop, '/api/devices/1/day', { headers: { cookie: employee } })).status).toBe(403)
    expect((await post('/commands/take', {}, { cookie: admin })).status).toBe(401)
    expect((await post('/99/reload', {}, { cookie: admin })).status).toBe(404)
    const print = await post('/1/test/print', {}, { cookie: admin })
    expect([print.status, print.body.errors[0].code]).toEqual([409, 'noPrinter'])
  })

  test('the quarters of an hour in which a device asked are its last day', async () => {
    const kiosk = await pairDevice(shop, 1, admin)
    const first = shop.clock.now()
    await post('/commands/take', {}, kiosk.bearer)
    shop.clock.advance(MINUTE)
    await post('/commands/take', {}, kiosk.bearer)
    shop.clock.advance(45 * MINUTE)
    await post('/commands/take', {}, kiosk.bearer)
    expect((await day()).quarters).toEqual([first, first + 45 * MINUTE])
    shop.clock.advance(23.5 * 60 * MINUTE)
    admin = await shop.login()
    expect((await day()).quarters).toEqual([first + 45 * MINUTE])
  })
})
