import { describe, expect, test } from 'vitest'
import { deviceKinds } from '../../../../schema/base/access.ts'
import { order, pair } from '../../../support/boards.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

/** The board before the guests, let in, and a person who moves orders. */
async function desk(shop: Shop) {
  const { headers } = await pair(shop, 'frontdesk', 1)
  const staff = { cookie: await shop.login(), origin: 'http://shop.test' }
  return {
    page: async () => {
      const answer = await shop.request('/replication/frontdesk-1/_changes?include_docs=true', { headers })
      return { status: answer.status, text: await answer.text() }
    },
    async step(id: number, path: string, body = {}) {
      expect((await shop.request(`/api/orders/${id}/${path}`, json('POST', body, staff))).status).toBe(200)
    },
    headers,
  }
}

const docsIn = (text: string) => JSON.parse(text).results.map(({ doc }: { doc: { body: object } }) => doc)

describe('frontdesk-{id}', () => {
  test('has the numbers that are called and how they stand, and nothing else of an order', async () => {
    const shop = await openWalk()
    const { page, step } = await desk(shop)
    const { id, uid, ticketNumber } = await order(shop, { comment: 'Bitte warm' })
    expect(docsIn((await page()).text)).toEqual([])
    await step(id, 'status/confirm')
    const { text } = await page()
    const now = shop.clock.now()
    expect(docsIn(text)).toMatchObject([
      {
        _id: `orders:${id}`,
        body: {
          id,
          ticketNumber,
          status: 'confirmed',
          mode: 'takeaway',
          appointmentAt: null,
          createdAt: now,
          updatedAt: now,
        },
      },
    ])
    // Three digits stand by chance in a position or in a revision.
    const told = JSON.stringify(docsIn(text), (key, value) => (key === '_rev' ? undefined : value))
    for (const secret of ['Anna', 'llinger', '664', 'anna@', uid, 'warm', 'Semmel', '240'])
      expect(told, secret).not.toContain(secret)
  })

  test('tells each step that is seen there once, and a number leaves when its order has ended or is taken back', async () => {
    const shop = await openWalk()
    const { page, step } = await desk(shop)
    const [first, second] = [await order(shop), await order(shop)]
    await step(first.id, 'status/confirm')
    await step(first.id, 'acknowledge', { device: 'x' })
    await step(second.id, 'status/confirm')
    await step(second.id, 'undo', { action: 'confirm' })
    await step(first.id, 'status/in-delivery')
    expect(docsIn((await page()).text)).toMatchObject([
      { _id: `orders:${second.id}`, _deleted: true },
      { _id: `orders:${first.id}`, _rev: expect.stringMatching(/^2-/), body: { status: 'in-delivery' } },
    ])
    await step(first.id, 'status/completed')
    expect(docsIn((await page()).text)).toMatchObject([{ _deleted: true }, { _deleted: true }])
  })

  test('calls no deliveries', async () => {
    const shop = await openWalk()
    const { page, step } = await desk(shop)
    const delivery = {
      isDelivery: true,
      deliveryArea: 'Zentrum',
      street: 'Hauptplatz 1',
      zipCode: '4020',
      city: 'Linz',
    }
    const items = [{ product: 1, amount: 40 }]
    const { id } = await order(shop, { ...delivery, items, expectedTotal: 4800 })
    await step(id, 'status/confirm')
    expect(docsIn((await page()).text)).toEqual([])
  })

  test.each(deviceKinds)(
    'is opened by whoever calls numbers at the branch: a paired %s, and who works there',
    async kind => {
      const shop = await openWalk()
      const { headers } = await pair(shop, kind, 1)
      const status = async (path: string, given = {}) => (await shop.request(path, { headers: given })).status
      expect(await status('/replication/frontdesk-1/_changes', headers)).toBe(
        kind === 'frontdesk' || kind === 'kitchen' ? 200 : 403,
      )
      expect(await status('/replication/frontdesk-2/_changes', headers)).toBe(403)
      expect(await status('/replication/frontdesk-1/_changes')).toBe(401)
      expect(await status('/replication/frontdesk-1/_changes', { cookie: await shop.login() })).toBe(200)
      expect(await status('/replication/frontdesk-01/_changes', headers)).toBe(404)
      const docs = [{ _id: 'orders:1', body: {} }]
      const pushed = await shop.request('/replication/frontdesk-1/_bulk_docs', json('POST', { docs }, headers))
      expect(pushed.status).toBe(403)
    },
  )

  test('comes back after the feeds were made anew', async () => {
    const shop = await openWalk()
    const { page, step } = await desk(shop)
    const { id } = await order(shop)
    await step(id, 'status/confirm')
    const { epoch } = shop.deps.feeds
    await shop.storage.write(({ documents }) => documents.putFact('declaration', 'of an older version'))
    await shop.restart()
    expect(shop.deps.feeds.epoch).not.toBe(epoch)
    expect(docsIn((await page()).text)).toMatchObject([{ _id: `orders:${id}`, body: { status: 'confirmed' } }])
  })
})
