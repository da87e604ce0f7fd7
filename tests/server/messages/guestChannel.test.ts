import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { HELD_MS } from '../../../schema/ordering/undo.ts'
import { createBackground } from '../../../server/background.ts'
import { isPushAddress } from '../../../server/messages/push/pushAddress.ts'
import { createPusher, type PostInit } from '../../../server/messages/push/pusher.ts'
import { ownVapid } from '../../../server/messages/push/vapid.ts'
import { pair } from '../../support/boards.ts'
import { documentsWith, orderOf } from '../../support/counter.ts'
import { pushReceiver } from '../../support/pushReceiver.ts'
import { json, openShop, type Shop } from '../../support/shop.ts'

let shop: Shop
const endpoint = 'https://push.example.org/1'
const receiver = pushReceiver(endpoint)
afterEach(() => shop.close())

/** A shop that notes what it tells, by the way it goes; the push service answers with this status. */
async function open(status = 201) {
  const told: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const post = async (_address: string, { body }: PostInit) => {
    told.push(`push: ${receiver.read(body).title}`)
    return status
  }
  const keys = ownVapid(dataDir, { subject: 'mailto:technik@shop.test', keys: undefined })
  const push = createPusher(keys, { accepts: isPushAddress, post })
  const sms = { send: async ({ to, text }: { to: string; text: string }) => void told.push(`sms ${to}: ${text}`) }
  shop = await openShop({
    documents: documentsWith({ preparationMinutes: 15, email: null }),
    messengers: { push, sms },
  })
  const cookie = await shop.login()
  const background = createBackground(shop.deps, () => 0)
  const passed = async () => {
    shop.clock.advance(HELD_MS)
    while ((await background.tick()) > 0);
    const mails = await shop.storage.read.messages.list(null, 50, Number.MAX_SAFE_INTEGER)
    const written = mails.filter(({ channel }) => channel === 'mail').map(({ subject }) => `mail: ${subject}`)
    return [...told, ...written]
  }
  const staff = (id: number, path: string, body: object = {}) =>
    shop.request(`/api/orders/${id}/${path}`, json('POST', body, { cookie }))
  return { passed, staff, told }
}

async function place(contact: { readonly email?: string; readonly phone?: string; readonly endpoint?: string }) {
  const { endpoint, ...typed } = contact
  const order = orderOf({ email: '', phone: '', ...typed })
  const { data } = (await (await shop.request('/api/orders', json('POST', order))).json()) as { data: { hash: string } }
  if (endpoint) {
    const body = {
      subscription: receiver.subscription,
      owner: { order: { uid: order.uid, hash: data.hash } },
    }
    await shop.request('/api/push/subscriptions', json('POST', body))
  }
  const row = await shop.storage.read.orders.byUid(order.uid)
  return { id: row?.id ?? 0, promisedAt: row?.promisedAt ?? 0 }
}

const anna = { email: 'anna@example.com', phone: '+436641234567' }
const news = (said: readonly string[]) => said.filter(each => /länger|abholbereit/.test(each))
const ways = (said: readonly string[]) => news(said).map(each => each.split(/[: ]/)[0])

test.each([
  ['push', { ...anna, endpoint }],
  ['mail', anna],
  ['sms', { phone: anna.phone }],
])(
  'A delay and that it is ready reach a guest by %s, the quickest way that was given, and by no other',
  async (way, contact) => {
    const { passed, staff } = await open()
    const { id, promisedAt } = await place(contact)
    await staff(id, 'status/confirm')
    await staff(id, 'promise', { promisedAt: new Date(promisedAt + 10 * MINUTE).toISOString() })
    expect(ways(await passed())).toEqual([way])
    await staff(id, 'status/in-delivery')
    expect(ways(await passed())).toEqual([way, way])
  },
)

test('Four minutes more are no news', async () => {
  const { passed, staff } = await open()
  const { id, promisedAt } = await place(anna)
  await staff(id, 'promise', { promisedAt: new Date(promisedAt + 4 * MINUTE).toISOString() })
  expect(news(await passed())).toEqual([])
})

test('Where no device can be told any more it goes by mail', async () => {
  const { passed, staff } = await open(410)
  const { id, promisedAt } = await place({ ...anna, endpoint })
  await staff(id, 'promise', { promisedAt: new Date(promisedAt + 10 * MINUTE).toISOString() })
  expect(ways(await passed())).toEqual(['push', 'mail'])
})

test('Staff are told of a promise that runs out, once for an order, and of none that is kept', async () => {
  const { passed, staff, told } = await open()
  const { headers } = await pair(shop, 'kitchen', 1)
  const body = { subscription: receiver.subscription }
  await shop.request('/api/push/subscriptions', json('POST', body, headers))
  const [late, ready] = [await place(anna), await place(anna)]
  await staff(ready.id, 'status/confirm')
  await staff(ready.id, 'status/in-delivery')
  shop.clock.set(late.promisedAt - 2 * MINUTE)
  await passed()
  await staff(late.id, 'promise', { promisedAt: new Date(late.promisedAt + 10 * MINUTE).toISOString() })
  shop.clock.set(late.promisedAt + 8 * MINUTE)
  await passed()
  expect(told.filter(each => each.includes('gleich fällig'))).toHaveLength(1)
})
