import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const PASSWORD = 'drei-ganz-andere-worte'

let shop: Shop
let cookie: string
let anna: number
beforeEach(async () => {
  shop = await openShop({ documents: [] })
  cookie = await shop.login()
  const body = { username: 'anna', firstName: 'Anna', lastName: 'Huber', phone: '', roles: ['ROLE_EMPLOYEE'] }
  const made = await shop.request('/api/users', json('POST', { ...body, branches: [], isEnabled: true }, { cookie }))
  anna = (await made.json()).data.id
  await shop.request(`/api/users/${anna}/password`, json('POST', { password: PASSWORD }, { cookie }))
})
afterEach(() => shop.close())

const asked = (path: string, by: string, method = 'GET') =>
  shop.request(`/api${path}`, { method, headers: { cookie: by } })
const me = async (by: string): Promise<[number, string | undefined]> => {
  const answer = await asked('/users/me', by)
  return [answer.status, (await answer.json()).errors?.[0].code]
}
const change = async (changes: object) => {
  const { rev } = (await (await asked(`/users/${anna}`, cookie)).json()).data
  return shop.request(`/api/users/${anna}`, json('PUT', { rev, ...changes }, { cookie }))
}

async function signIn(agent: string): Promise<string> {
  const given = json('POST', { username: 'anna', password: PASSWORD }, { 'user-agent': agent })
  return (await shop.request('/api/login', given)).headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('sessions of a person', () => {
  test('are listed with what they were begun with, and one is ended by herself or the administration only', async () => {
    const [hers, phone] = [await signIn(FIREFOX), await signIn('curl/8')]
    const list = (await (await asked(`/users/${anna}/sessions`, hers)).json()).data
    expect(list).toHaveLength(2)
    const current = list.find((each: { isCurrent: boolean }) => each.isCurrent)
    const other = list.find((each: { isCurrent: boolean }) => !each.isCurrent)
    expect(current.client).toBe('Firefox auf Windows')
    expect(JSON.stringify(list)).not.toContain(hers.split('=')[1])
    const [{ id: admins }] = (await (await asked('/users/1/sessions', cookie)).json()).data
    expect((await asked(`/users/1/sessions/${admins}`, hers, 'DELETE')).status).toBe(403)
    expect((await asked('/users/1/sessions', hers)).status).toBe(403)
    // Her own address does not end somebody else's either.
    expect((await asked(`/users/${anna}/sessions/${admins}`, hers, 'DELETE')).status).toBe(404)
    expect((await me(cookie))[0]).toBe(200)
    expect((await asked(`/users/${anna}/sessions/${other.id}`, hers, 'DELETE')).status).toBe(200)
    expect(await me(phone)).toEqual([401, 'revoked'])
    expect((await me(hers))[0]).toBe(200)
  })

  test('end everywhere but here at one’s own wish, and everywhere at the administration’s', async () => {
    const [hers, phone] = [await signIn(FIREFOX), await signIn('curl/8')]
    await asked(`/users/${anna}/sessions`, hers, 'DELETE')
    expect([await me(hers), await me(phone)]).toEqual([
      [200, undefined],
      [401, 'revoked'],
    ])
    await asked(`/users/${anna}/sessions`, cookie, 'DELETE')
    expect(await me(hers)).toEqual([401, 'revoked'])
  })

  test('end with a lock, whose devices are told to give back what they hold; a session that just ran out is not', async () => {
    const hers = await signIn(FIREFOX)
    await change({ isEnabled: false })
    expect(await me(hers)).toEqual([401, 'revoked'])
    const body = json('POST', { username: 'anna', password: PASSWORD })
    expect((await (await shop.request('/api/login', body)).json()).errors[0].code).toBe('disabled')
    await change({ isEnabled: true })
    expect(await me(hers)).toEqual([401, 'revoked'])
    const again = await signIn(FIREFOX)
    shop.clock.advance(13 * 3_600_000)
    expect(await me(again)).toEqual([401, 'unauthorized'])
  })
})

describe('access for a time', () => {
  test('ends with its last day in the zone of the business, also for who is signed in, and says so', async () => {
    const hers = await signIn(FIREFOX)
    await change({ accessUntil: '2026-06-16' })
    expect((await me(hers))[0]).toBe(200)
    // Noon in Vienna: twelve hours are left of the day.
    shop.clock.advance(11.9 * 3_600_000)
    expect((await me(hers))[0]).toBe(200)
    shop.clock.advance(0.2 * 3_600_000)
    expect((await me(hers))[0]).toBe(401)
    const answer = await shop.request('/api/login', json('POST', { username: 'anna', password: PASSWORD }))
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([403, 'accountExpired'])
    const wrong = await shop.request('/api/login', json('POST', { username: 'anna', password: 'falsch-geraten' }))
    expect((await wrong.json()).errors[0].code).toBe('credentials')
    const basic = `Basic ${Buffer.from(`anna:${PASSWORD}`).toString('base64')}`
    expect((await shop.request('/api/users/me', { headers: { authorization: basic } })).status).toBe(401)
    const { data } = await (await asked('/users/standing', (cookie = await shop.login()))).json()
    expect(data.find((each: { id: number }) => each.id === anna)).toMatchObject({ standing: 'expired' })
  })

  test('is not for the last administrator', async () => {
    const { rev } = (await (await asked('/users/1', cookie)).json()).data
    const answer = await shop.request('/api/users/1', json('PUT', { rev, accessUntil: '2030-01-01' }, { cookie }))
    expect([answer.status, (await answer.json()).errors[0].field]).toEqual([422, 'accessUntil'])
  })
})

test('a name that has to wait after wrong passwords is told to the administration, who lets it be tried again', async () => {
  await shop.close()
  shop = await openShop({ documents: [], rateLimits: true })
  cookie = await shop.login()
  const attempt = async (password: string) =>
    (await shop.request('/api/login', json('POST', { username: 'admin@example.com', password }))).status
  for (let times = 0; times < 5; times++) expect(await attempt('falsch-geraten')).toBe(401)
  expect(await attempt('falsch-geraten')).toBe(429)
  const standing = async () => (await (await asked('/users/standing', cookie)).json()).data[0]
  expect((await standing()).pausedUntil).toBe(shop.clock.now() + 5 * 60_000)
  await asked('/users/1/release', cookie, 'POST')
  expect((await standing()).pausedUntil).toBeNull()
  expect(await attempt('falsch-geraten')).toBe(401)
})
