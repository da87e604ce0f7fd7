import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ANSWER_WITHIN_MS } from '../../../../schema/ordering/missedOrder.ts'
import type { Storage } from '../../../../server/base/storage/storage.ts'
import { order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

/** A key as somebody gets it who connects a screen of their own: asked for, confirmed in the office, told once. */
async function keyOf(shop: Shop, kind: 'frontdesk' | 'kitchen' = 'kitchen') {
  const { id } = await pair(shop, kind, 1)
  const { token, bearer } = await pairDevice(shop, id, await shop.login(), kind)
  return { id, key: token, bearer }
}
const statusOf = async (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  (await shop.request(`/api/orders/${path}`, { headers })).status
const idsIn = async (shop: Shop, path: string, headers: Record<string, string>) => {
  const { data } = (await (await shop.request(`/api/orders/${path}`, { headers })).json()) as { data: { id: number }[] }
  return data.map(({ id }) => id)
}

describe('the key of a branch is the token of a device that was let in', () => {
  test('it opens the lists of its branch in the path, and by Authorization also the current and the missed orders', async () => {
    const shop = await openWalk()
    await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
    const { key, bearer } = await keyOf(shop)
    const [own] = [await order(shop), await order(shop, { branch: 2 })]
    expect(await idsIn(shop, `backoffice/1/${key}`, {})).toEqual([own.id])
    expect(await statusOf(shop, `frontdesk/1/${key}`)).toBe(200)
    for (const path of ['backoffice/1', 'current', 'current?filter[branch]=1'])
      expect(await idsIn(shop, path, bearer)).toEqual([own.id])
    expect(await statusOf(shop, 'current?filter[branch]=2', bearer)).toBe(403)
    expect(await idsIn(shop, 'missed', bearer)).toEqual([])
    shop.clock.advance(ANSWER_WITHIN_MS + 1)
    expect(await idsIn(shop, 'missed', bearer)).toEqual([own.id])
  })

  test('it moves the orders of its branch and no others', async () => {
    const shop = await openWalk()
    await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
    const { bearer } = await keyOf(shop)
    const [own, foreign] = [await order(shop), await order(shop, { branch: 2 })]
    const reject = (id: number) =>
      shop.request(`/api/orders/${id}/status/reject`, json('POST', { rejectionMessage: 'Ausverkauft' }, bearer))
    expect((await reject(own.id)).status).toBe(200)
    expect((await reject(foreign.id)).status).toBe(403)
    expect((await shop.storage.read.orders.byId(foreign.id))?.status).toBe('new')
  })

  test('one of the television before the guests opens the numbers of its branch, and nothing else of its orders', async () => {
    const shop = await openWalk()
    const { key, bearer } = await keyOf(shop, 'frontdesk')
    const { id, ticketNumber } = await order(shop)
    expect(await statusOf(shop, `backoffice/1/${key}`)).toBe(404)
    expect(await statusOf(shop, 'backoffice/1', bearer)).toBe(404)
    expect(await idsIn(shop, 'current', bearer)).toEqual([])
    expect(await idsIn(shop, 'missed', bearer)).toEqual([])
    expect(await statusOf(shop, 'current?filter[branch]=1', bearer)).toBe(403)
    for (const path of ['?limit=500', `?filter[search]=${ticketNumber}`, `/${id}`])
      expect((await shop.request(`/api/orders${path}`, { headers: bearer })).status).toBe(401)
    for (const deed of ['status/confirm', 'status/cancel', 'recall', 'acknowledge', 'print', 'promise', 'undo'])
      expect([deed, (await shop.request(`/api/orders/${id}/${deed}`, json('POST', {}, bearer))).status]).toEqual([
        deed,
        403,
      ])
    expect((await shop.request('/api/boards/1', { headers: bearer })).status).toBe(403)
    expect((await shop.storage.read.orders.byId(id))?.rev).toBe(1)
  })

  test('one of the kitchen names guests as its board does, changes no lines and gives no money back', async () => {
    const shop = await openWalk()
    const { key, bearer } = await keyOf(shop)
    const { id } = await order(shop)
    for (const path of [`backoffice/1/${key}`, 'current']) {
      const { data } = await (await shop.request(`/api/orders/${path}`, { headers: bearer })).json()
      expect(data).toMatchObject([{ id, name: 'Anna Ö.' }])
    }
    const status = async (path: string, init: RequestInit) =>
      (await shop.request(`/api/orders/${id}${path}`, init)).status
    expect(await status('/status/cancel', json('POST', {}, bearer))).toBe(403)
    expect(await status('', json('PUT', { rev: 1, comment: 'x' }, bearer))).toBe(401)
    expect(await status('/items/0', json('PUT', { rev: 1, amount: 9 }, bearer))).toBe(401)
    expect((await shop.storage.read.orders.byId(id))?.rev).toBe(1)
  })

  test('revoked in the office it is worth nothing at once', async () => {
    const shop = await openWalk()
    const { id, key, bearer } = await keyOf(shop)
    const other = await keyOf(shop)
    expect(await statusOf(shop, `frontdesk/1/${key}`)).toBe(200)
    const cookie = await shop.login()
    expect((await shop.request(`/api/devices/${id}/tokens`, json('DELETE', {}, { cookie }))).status).toBe(200)
    expect(await statusOf(shop, `frontdesk/1/${key}`)).toBe(404)
    expect(await statusOf(shop, `backoffice/1/${key}`)).toBe(404)
    expect(await statusOf(shop, 'current', bearer)).toBe(401)
    expect(await statusOf(shop, `frontdesk/1/${other.key}`)).toBe(200)
  })

  test('it lies in no file, and in no line of the log when the request fails', async () => {
    let isBroken = false
    const shop = await openWalk({ around: storage => breaking(storage, () => isBroken) })
    const { key } = await keyOf(shop)
    expect(await statusOf(shop, `backoffice/1/${key}`)).toBe(200)
    isBroken = true
    expect(await statusOf(shop, `backoffice/1/${key}`)).toBe(500)
    expect(await statusOf(shop, `frontdesk/1/${key}`)).toBe(500)
    expect(shop.logged.join('')).toContain('/api/orders/backoffice/1/…')
    expect(shop.logged.join('')).not.toContain(key)
    const files = readdirSync(shop.dataDir).filter(name => name.startsWith('business.sqlite'))
    for (const name of files) expect(readFileSync(join(shop.dataDir, name)).includes(key), name).toBe(false)
    // What would be found if it were there.
    const written = files.some(name => readFileSync(join(shop.dataDir, name)).includes('geraet-'))
    expect(written).toBe(true)
  })
})

/** Storage whose lists of orders fail from now on: a disk that is gone. */
function breaking(storage: Storage, isBroken: () => boolean): Storage {
  const { orderLists } = storage.read
  const ofStatus: typeof orderLists.ofStatus = (...given) => {
    if (isBroken()) throw new Error('disk I/O error')
    return orderLists.ofStatus(...given)
  }
  return { ...storage, read: { ...storage.read, orderLists: { ...orderLists, ofStatus } } }
}
