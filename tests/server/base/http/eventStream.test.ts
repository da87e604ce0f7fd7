import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { deviceDocument, pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = await shop.login()
})
afterEach(() => shop.close())

/** Reads a stream until a text was in it or it ended; false where it ended before. */
async function reads(response: Response, text: string): Promise<boolean> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let told = ''
  while (reader && !told.includes(text)) {
    const { done, value } = await reader.read()
    if (done) return false
    told += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return true
}

async function rename(name: string): Promise<void> {
  const { rev } = (await (await shop.request('/api/tags/1', { headers: { cookie: admin } })).json()).data
  const changed = await shop.request('/api/tags/1', json('PUT', { rev, name }, { cookie: admin }))
  expect(changed.status).toBe(200)
}

const feeds = [
  '/replication/office/_changes?feed=eventsource&include_docs=true&since=now',
  '/replication/office/_changes?feed=longpoll&include_docs=true&since=SEQ',
  '/replication/_db_updates?feed=eventsource',
]

describe.each(feeds)('%s', feed => {
  const open = async (cookie: string) => {
    const seq = shop.deps.feeds.token(shop.deps.feeds.position('office'), 'office')
    return shop.request(feed.replace('SEQ', seq), { headers: { cookie } })
  }
  /** What a feed says of the change: its document, or the position of the database. */
  const news = () =>
    feed.includes('_db_updates')
      ? shop.deps.feeds.token(shop.deps.feeds.position('office'), 'office')
      : 'Sonntagsbrunch'
  const person = async () => {
    const users = (
      await (await shop.request('/api/users?filter[roles]=ROLE_MANAGER', { headers: { cookie: admin } })).json()
    ).data
    const user = users.find((each: { isEnabled: boolean }) => each.isEnabled)
    return { ...user, cookie: await shop.loginAs(user.username) }
  }

  test('tells who is signed in what happens', async () => {
    const { cookie } = await person()
    const stream = await open(cookie)
    await rename('Sonntagsbrunch')
    expect(await reads(stream, news())).toBe(true)
  })

  test.each(['the sign-out', 'another password', 'being switched off', 'losing the rights'])(
    'ends with %s',
    async way => {
      const { id, rev, cookie } = await person()
      const stream = await open(cookie)
      if (way === 'the sign-out') await shop.request('/api/logout', { method: 'POST', headers: { cookie } })
      if (way === 'another password')
        await shop.request(
          `/api/users/${id}/password`,
          json('POST', { password: 'ganz-neu-ganz-neu' }, { cookie: admin }),
        )
      if (way === 'being switched off')
        await shop.request(`/api/users/${id}`, json('PUT', { rev, isEnabled: false }, { cookie: admin }))
      if (way === 'losing the rights')
        await shop.request(`/api/users/${id}`, json('PUT', { rev, roles: [] }, { cookie: admin }))
      await rename('Sonntagsbrunch')
      expect(await reads(stream, news())).toBe(false)
    },
  )
})

test('the one stream of a browser says which rights its person has, and at once when they change and take no database away', async () => {
  const { data } = await (
    await shop.request('/api/users?filter[roles]=ROLE_MANAGER', { headers: { cookie: admin } })
  ).json()
  const { id, rev, username, branches } = data.find((each: { isEnabled: boolean }) => each.isEnabled)
  const path = '/replication/_db_updates?feed=eventsource'
  const open = async () => shop.request(path, { headers: { cookie: await shop.loginAs(username) } })
  const rights = (roles: readonly string[]) => `event: rights\ndata: ${JSON.stringify({ roles, branches })}\n`
  expect(await reads(await open(), rights(['ROLE_MANAGER']))).toBe(true)
  const stream = await open()
  const roles = ['ROLE_MANAGER', 'ROLE_EDITOR']
  await shop.request(`/api/users/${id}`, json('PUT', { rev, roles }, { cookie: admin }))
  expect(await reads(stream, rights(roles))).toBe(true)
})

describe('the stream of a board', () => {
  const feed = '/replication/branch-1/_changes?feed=eventsource&include_docs=true&since=now'
  beforeEach(async () => {
    await shop.close()
    shop = await openShop({ documents: [...documentsWith({}), deviceDocument(900, { kind: 'kitchen' })] })
    admin = await shop.login()
  })
  const board = async () => {
    const { bearer } = await pairDevice(shop, 900, admin, 'kitchen')
    return shop.request(feed, { headers: bearer })
  }
  const place = async () => {
    const placed = await shop.request('/api/orders', json('POST', orderOf({})))
    expect(placed.status).toBe(201)
  }

  test('shows the orders of its branch', async () => {
    const stream = await board()
    await place()
    expect(await reads(stream, '"_id":"orders:')).toBe(true)
  })

  test.each(['revoked', 'moved to another branch', 'switched off'])('ends when the device is %s', async way => {
    const stream = await board()
    const { rev } = (await (await shop.request('/api/devices/900', { headers: { cookie: admin } })).json()).data
    const done =
      way === 'revoked'
        ? await shop.request('/api/devices/900/tokens', { method: 'DELETE', headers: { cookie: admin } })
        : await shop.request(
            '/api/devices/900',
            json('PUT', way === 'switched off' ? { rev, isEnabled: false } : { rev, branch: 2 }, { cookie: admin }),
          )
    expect(done.status).toBe(200)
    await place()
    expect(await reads(stream, '"_id":"orders:')).toBe(false)
  })
})
