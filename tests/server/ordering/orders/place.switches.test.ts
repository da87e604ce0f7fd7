import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Switch } from '../../../../schema/catalogue/switch.ts'
import { KEPT_MS, removeEnded } from '../../../../server/ordering/orders/endedSwitches.ts'
import { askOf, codeAndField, documentsWith, orderOf } from '../../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

const QUARTER = 15 * 60_000
const TWO = NOON + 8 * QUARTER
const iso = (at: number) => new Date(at).toISOString()

let shop: Shop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({}) })
  cookie = await shop.login()
})
afterEach(() => shop.close())

describe('Switches at the counter', () => {
  const pause = { kind: 'paused', branch: 1, modes: [], reason: 'Der Ofen ist kaputt.', endsAt: iso(NOON + QUARTER) }
  const post = (body: object, as: string) => ask('/api/switches', json('POST', body, { cookie: as }))

  test('are kept by those who work at the branch, and by nobody else', async () => {
    const [own, other] = [await shop.loginAs('anna'), await shop.loginAs('otto')]
    const made = await post(pause, own)
    expect(made.status).toBe(201)
    const { id, rev } = made.body.data
    const path = `/api/switches/${id}`
    expect((await post(pause, other)).status).toBe(403)
    expect((await ask(path, json('PUT', { rev, reason: 'Nein' }, { cookie: other }))).status).toBe(403)
    expect((await ask(path, json('PUT', { rev, branch: 2 }, { cookie: own }))).status).toBe(403)
    expect((await ask('/api/switches', json('POST', pause))).status).toBe(401)
    const changed = await ask(path, json('PUT', { rev, reason: 'Der Ofen kühlt ab.' }, { cookie: own }))
    expect(changed.status).toBe(200)
    expect((await ask('/api/switches')).body.data).toMatchObject([{ id, reason: 'Der Ofen kühlt ab.' }])
    const removed = await ask(path, json('DELETE', { rev: changed.body.data.rev }, { cookie: own }))
    expect([removed.status, (await ask('/api/switches')).body.data]).toEqual([200, []])
  })

  test('stop orders at once and end by themselves', async () => {
    await post(pause, cookie)
    const refused = await place({})
    expect(refused.body.errors).toEqual([
      {
        code: 'paused',
        message: 'Bestellungen zur Abholung nehmen wir erst ab 12:15 Uhr wieder an. Der Ofen ist kaputt.',
      },
    ])
    expect(refused.body.data.quote.earliest).toBe(iso(NOON + QUARTER))
    expect((await place({ appointmentDate: iso(NOON + QUARTER) })).status).toBe(201)
    expect((await send(orderOf({}, 1))).status).toBe(201)
    shop.clock.advance(QUARTER)
    expect((await place({})).status).toBe(201)
  })

  test('take a product off the menu of one branch', async () => {
    const product = orderOf({}).items[0]?.product ?? 0
    const soldOut: Partial<Switch> = { kind: 'soldOut', branch: 1, modes: [], product, reason: '', endsAt: iso(TWO) }
    await post(soldOut, cookie)
    expect((await place({})).body.errors.map(codeAndField)).toEqual([['productSoldOutUntil', 'items.0.product']])
    expect((await send({ ...orderOf({}), branch: 2 })).status).toBe(201)
  })

  test('that say nothing about what they switch are refused at their field', async () => {
    const { status, body } = await post({ ...pause, kind: 'soldOut' }, cookie)
    expect([status, body.errors.map(codeAndField)]).toEqual([422, [['blank', 'product']]])
  })

  test('that ended two weeks ago are removed, and no others', async () => {
    await post(pause, cookie)
    await post({ ...pause, endsAt: iso(NOON + 2 * QUARTER) }, cookie)
    shop.clock.set(NOON + QUARTER + KEPT_MS)
    expect(await removeEnded(shop.deps)).toBe(0)
    shop.clock.advance(1)
    expect(await removeEnded(shop.deps)).toBe(1)
    expect((await ask('/api/switches')).body.data).toMatchObject([{ endsAt: iso(NOON + 2 * QUARTER) }])
    const { data } = (await ask('/api/init')).body
    expect(data.find(({ url }: { url: string }) => url === '/switches').data).toHaveLength(1)
    expect(await removeEnded(shop.deps)).toBe(0)
  })
})

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const send = (order: object) => ask('/api/orders', json('POST', order))
const place = (given: object) => send(orderOf(given))
