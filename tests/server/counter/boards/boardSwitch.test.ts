import { expect, test } from 'vitest'
import { deviceKinds } from '../../../../schema/base/access.ts'
import { ownId } from '../../../../schema/base/ownId.ts'
import { order, pair } from '../../../support/boards.ts'
import { json, NOON, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const HOUR = 3_600_000
const pause = (id = ownId(Math.random), hours = 1) => ({
  id,
  kind: 'paused',
  endsAt: new Date(NOON + hours * HOUR).toISOString(),
})
const send = async (shop: Shop, headers: Record<string, string>, path: string, body: object = {}) =>
  (await shop.request(`/api/boards/${path}`, json('POST', body, headers))).status
const kept = async (shop: Shop) => (await (await shop.request('/api/switches')).json()).data

test('The kitchen pauses its branch and takes orders again, each once however often it is told', async () => {
  const shop = await openWalk()
  const { headers } = await pair(shop, 'kitchen', 1)
  const body = pause()
  expect(await send(shop, headers, '1/switches', body)).toBe(200)
  expect(await send(shop, headers, '1/switches', body)).toBe(200)
  expect(await kept(shop)).toMatchObject([{ id: body.id, kind: 'paused', branch: 1, endsAt: body.endsAt }])
  await expect(order(shop)).rejects.toThrow('paused')
  expect(await send(shop, headers, `1/switches/${body.id}/end`)).toBe(200)
  expect(await send(shop, headers, `1/switches/${body.id}/end`)).toBe(200)
  await order(shop)
})

test('A product that is sold out at the board cannot be ordered any more', async () => {
  const shop = await openWalk()
  const { headers } = await pair(shop, 'kitchen', 1)
  expect(await send(shop, headers, '1/switches', { ...pause(), kind: 'soldOut', product: 1 })).toBe(200)
  await expect(order(shop)).rejects.toThrow('productSoldOutUntil')
  // A product has to be named, and nobody switches for longer than a day.
  expect(await send(shop, headers, '1/switches', { ...pause(), kind: 'soldOut' })).toBe(422)
  expect(await send(shop, headers, '1/switches', pause(undefined, 26))).toBe(422)
})

test.each(deviceKinds)('A paired %s switches only what is its own', async kind => {
  const shop = await openWalk()
  const { headers } = await pair(shop, kind, 1)
  const expected = kind === 'kitchen' ? 200 : 403
  const body = pause()
  expect(await send(shop, headers, '1/switches', body)).toBe(expected)
  expect(await send(shop, headers, '2/switches', pause())).toBe(403)
  expect(await send(shop, headers, `1/switches/${body.id}/end`)).toBe(expected)
  expect(await send(shop, {}, '1/switches', pause())).toBe(401)
  // It is still no author of documents.
  expect((await shop.request('/api/switches', json('POST', pause(), headers))).status).toBe(401)
})

test('A board ends no switch of another branch', async () => {
  const shop = await openWalk()
  const [own, other] = [await pair(shop, 'kitchen', 1), await pair(shop, 'kitchen', 2)]
  const body = pause()
  await send(shop, own.headers, '1/switches', body)
  expect(await send(shop, other.headers, `2/switches/${body.id}/end`)).toBe(403)
  expect(await kept(shop)).toHaveLength(1)
})

test('A board that throws switches on and on is stopped before it fills the devices of all guests', async () => {
  const shop = await openWalk()
  const { headers } = await pair(shop, 'kitchen', 1)
  const soldOut = (product: number) => ({ ...pause(), kind: 'soldOut', product })
  const first = soldOut(1)
  expect(await send(shop, headers, '1/switches', first)).toBe(200)
  const more: number[] = []
  for (let at = 0; at < 500; at += 50)
    more.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, each) => send(shop, headers, '1/switches', soldOut(at + each + 2))),
      )),
    )
  expect(more.filter(status => status === 200)).toHaveLength(499)
  expect(more.filter(status => status === 429)).toHaveLength(1)
  // Told again it is the same one, and what has ended makes room.
  expect(await send(shop, headers, '1/switches', first)).toBe(200)
  shop.clock.advance(2 * HOUR)
  const later = { ...soldOut(900), endsAt: new Date(NOON + 3 * HOUR).toISOString() }
  expect(await send(shop, headers, '1/switches', later)).toBe(200)
})
