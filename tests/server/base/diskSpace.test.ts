import Driver from 'better-sqlite3'
import { expect, test } from 'vitest'
import { isFull } from '../../../server/base/errors.ts'
import { documentsWith, orderOf } from '../../support/counter.ts'
import { ADMIN, json, openShop } from '../../support/shop.ts'

const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

test('A full disk is told as what it is: nothing is stored, health says so, staff sign in and look, and all goes on once there is room', async () => {
  let isShort = false
  const shop = await openShop({
    documents: documentsWith({}),
    around: storage => ({ ...storage, write: work => (isShort ? Promise.reject(full()) : storage.write(work)) }),
  })
  const former = await shop.login()
  const health = async () => {
    const answer = await shop.request('/api/health')
    return [answer.status, (await answer.json()).data.status]
  }
  const place = () => shop.request('/api/orders', json('POST', orderOf({})))
  isShort = true
  for (const _again of [1, 2, 3]) {
    const refused = await place()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60'])
    expect((await refused.json()).errors).toMatchObject([
      { code: 'diskFull', message: expect.stringContaining('Platz') },
    ])
  }
  const pushed = await shop.request(
    '/replication/office/_bulk_docs',
    json('POST', { docs: [{ _id: 'tags:1', body: {} }] }, { cookie: former }),
  )
  expect([pushed.status, (await pushed.json()).error]).toEqual([507, 'insufficient_storage'])
  expect(await health()).toEqual([503, 'diskFull'])

  const signedIn = await shop.request(
    '/api/login',
    json('POST', { username: ADMIN.email, password: ADMIN.password }, { cookie: former }),
  )
  expect(signedIn.status).toBe(200)
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const asks = async (path: string, key: string) => (await shop.request(path, { headers: { cookie: key } })).status
  expect(await asks('/api/orders/current', cookie)).toBe(200)
  expect(await asks('/api/users/me', former)).toBe(401)
  // What is written down of a session now and then does not end it.
  shop.clock.advance(11 * 60_000)
  expect(await asks('/api/users/me', cookie)).toBe(200)
  expect(shop.logged.filter(line => line.includes('the disk is full'))).toHaveLength(1)
  expect(shop.logged.filter(line => line.includes('request failed'))).toEqual([])

  isShort = false
  expect(await health()).toEqual([200, 'ok'])
  expect((await place()).status).toBe(201)
  await shop.close()
})

test('SQLite says a full disk in the word we listen for, and so does the file system', () => {
  const small = new Driver(':memory:')
  small.exec('CREATE TABLE kept (text TEXT)')
  small.pragma('max_page_count = 3')
  const fill = () => small.prepare('INSERT INTO kept VALUES (?)').run('x'.repeat(100_000))
  expect(fill).toThrow()
  try {
    fill()
  } catch (error) {
    expect(isFull(error)).toBe(true)
    expect(isFull(new Error('a statement failed', { cause: error }))).toBe(true)
  }
  expect(isFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
  expect(isFull(new Error('anything else'))).toBe(false)
})
