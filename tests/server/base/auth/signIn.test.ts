import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tooManyLogins } from '../../../../schema/base/answer.ts'
import { ADMIN, json, openShop, type Shop } from '../../../support/shop.ts'

const PASSWORD = 'noch-ein-passwort'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ rateLimits: true })
})
afterEach(() => shop.close())

const login = (username: string, password: string, headers = {}) =>
  shop.request('/api/login', json('POST', { username, password }, headers))
const givePassword = (id: number, cookie: string) =>
  shop.request(`/api/users/${id}/password`, json('POST', { password: PASSWORD }, { cookie }))
const me = (cookie: string) => shop.request('/api/users/me', { headers: { cookie } })

const self = async () => {
  const cookie = await shop.login()
  const { id }: { id: number } = (await (await me(cookie)).json()).data.user
  return { cookie, id }
}

/** An administrator, and a manager whom they look after. */
async function managed() {
  const admin = await shop.login()
  const users: Listed[] = (await (await shop.request('/api/users?limit=500', { headers: { cookie: admin } })).json())
    .data
  const user = users.find(each => each.roles.includes('ROLE_MANAGER') && each.isEnabled)
  if (!user) throw new Error('The business has no manager.')
  let { rev } = user
  const change = async (changes: object) => {
    const answer = await shop.request(`/api/users/${user.id}`, json('PUT', { rev, ...changes }, { cookie: admin }))
    rev = (await answer.json()).data.rev
  }
  return { admin, user, change }
}

interface Listed {
  readonly id: number
  readonly rev: string
  readonly username: string
  readonly roles: readonly string[]
  readonly isEnabled: boolean
}

describe('sign-in', () => {
  test('sets a session that is known, and ends with the sign-out', async () => {
    const cookie = await shop.signIn(ADMIN.email, ADMIN.password)
    const answer = await (await me(cookie)).json()
    expect(answer.data).toMatchObject({ roles: ['ROLE_ADMIN'], databases: ['public', 'office', 'admin', 'user-14'] })
    expect(JSON.stringify(answer)).not.toContain('password')
    await shop.request('/api/logout', { method: 'POST', headers: { cookie } })
    expect((await me(cookie)).status).toBe(401)
  })

  test('the cookie is HttpOnly and SameSite=Lax', async () => {
    const response = await login(ADMIN.email, ADMIN.password)
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
  })

  test('invalid credentials read the same for a wrong name and a wrong password', async () => {
    const [name, password] = await Promise.all([login('niemand', 'x'), login(ADMIN.email, 'falsch')])
    expect([name.status, password.status]).toEqual([401, 401])
    expect(await name.json()).toEqual(await password.json())
  })

  test('too many failed login attempts are refused with a minute count', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(ADMIN.email, 'falsch')).status).toBe(401)
    const refused = await login(ADMIN.email, ADMIN.password)
    expect(refused.status).toBe(429)
    expect((await refused.json()).errors[0].message).toBe(tooManyLogins(5))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)
    expect((await login('jemand anderer', 'x')).status).toBe(401)
  })

  test('a hundred attempts made at once are no more than five', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => login(ADMIN.email, `falsch${index}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95)
  })

  test('whoever knows the password may sign in on many devices at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(ADMIN.email, ADMIN.password)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('Basic counts as an attempt like any other, and ends with the password it was given', async () => {
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`${ADMIN.email}:${password}`).toString('base64')}`,
    })
    const name = async (password: string) => {
      const answer = await shop.request('/replication/_session', { headers: basic(password) })
      return answer.status === 200 ? (await answer.json()).userCtx.name : answer.status
    }
    expect(await name(ADMIN.password)).toBe(ADMIN.email)
    const cookie = await shop.login()
    const { data: me } = await (await shop.request('/api/users/me', { headers: { cookie } })).json()
    await shop.request(
      `/api/users/${me.user.id}/password`,
      json('POST', { password: 'ganz-neu-ganz-neu', current: ADMIN.password }, { cookie }),
    )
    expect(await name(ADMIN.password)).toBe(401)
    expect(await name('ganz-neu-ganz-neu')).toBe(ADMIN.email)
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await name('falsch')).toBe(401)
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await login(ADMIN.email, 'falsch')).status).toBe(401)
    expect([await name('falsch'), (await login(ADMIN.email, 'falsch')).status]).toEqual([429, 429])
    // A program that signs in with every request goes on, whoever guesses at its name beside it.
    shop.clock.advance(6 * 60_000)
    expect(await name('ganz-neu-ganz-neu')).toBe(ADMIN.email)
  })

  test('who signed in at this browser before is not kept out by somebody who guesses at the name beside it', async () => {
    const former = await login(ADMIN.email, ADMIN.password)
    const familiar = former.headers.getSetCookie().find(each => each.startsWith('familiar-')) ?? ''
    expect(familiar).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict/)
    const [cookie = ''] = familiar.split(';')
    for (let attempt = 0; attempt < 5; attempt += 1) await login(ADMIN.email, `falsch${attempt}`)
    expect((await login(ADMIN.email, ADMIN.password)).status).toBe(429)
    expect((await login(ADMIN.email, ADMIN.password, { cookie })).status).toBe(200)
    const forged = cookie.replace(/\..*/, '.AAAAAAAAAAAAAAAAAAAAAA')
    expect((await login(ADMIN.email, ADMIN.password, { cookie: forged })).status).toBe(429)
  })

  test('a session ends after twelve idle hours', async () => {
    const cookie = await shop.login()
    shop.clock.advance(11 * 3_600_000)
    expect((await me(cookie)).status).toBe(200)
    shop.clock.advance(11 * 3_600_000)
    expect((await me(cookie)).status).toBe(200)
    shop.clock.advance(12 * 3_600_000 + 1)
    expect((await me(cookie)).status).toBe(401)
  })

  test('a disabled account is out at once', async () => {
    const admin = await shop.login()
    const users = (await (await shop.request('/api/users?limit=500', { headers: { cookie: admin } })).json()).data
    const user = users.find(
      (each: { roles: string[]; isEnabled: boolean }) => each.roles.includes('ROLE_MANAGER') && each.isEnabled,
    )
    const cookie = await shop.loginAs(user.username)
    expect((await me(cookie)).status).toBe(200)
    await shop.request(`/api/users/${user.id}`, json('PUT', { rev: user.rev, isEnabled: false }, { cookie: admin }))
    expect((await me(cookie)).status).toBe(401)
  })

  test('whoever was switched off signs in anew when they are switched on again', async () => {
    const { admin, user, change } = await managed()
    const cookie = await shop.loginAs(user.username)
    await change({ isEnabled: false })
    await change({ isEnabled: true })
    expect((await me(cookie)).status).toBe(401)
    expect((await me(admin)).status).toBe(200)
    expect((await me(await shop.loginAs(user.username))).status).toBe(200)
  })

  test('a removed person leaves neither session nor password to whoever gets their number', async () => {
    const { admin, user } = await managed()
    await givePassword(user.id, admin)
    const cookie = await shop.signIn(user.username, PASSWORD)
    const removed = await shop.request(`/api/users/${user.id}`, { method: 'DELETE', headers: { cookie: admin } })
    expect(removed.status).toBe(200)
    const { rev } = (await removed.json()).data
    const { rev: _former, ...body } = user
    const docs = [{ _id: `users:${user.id}`, _rev: rev, body }]
    const back = await shop.request('/replication/admin/_bulk_docs', json('POST', { docs }, { cookie: admin }))
    expect(await back.json()).toMatchObject([{ ok: true }])
    expect((await me(cookie)).status).toBe(401)
    expect((await login(user.username, PASSWORD)).status).toBe(401)
  })

  test('a manager changes the own branch only, changes no persons, and sets only the own password', async () => {
    const admin = await shop.login()
    const users = (await (await shop.request('/api/users?limit=500', { headers: { cookie: admin } })).json()).data
    const manager = users.find(
      (each: { roles: string[]; branches: number[]; isEnabled: boolean }) =>
        each.roles.includes('ROLE_MANAGER') && each.branches.length > 0 && each.isEnabled,
    )
    await givePassword(manager.id, admin)
    const cookie = await shop.loginAs(manager.username)
    const [own] = manager.branches
    const change = async (id: number) => {
      const { rev } = (await (await shop.request(`/api/branches/${id}`)).json()).data
      return (await shop.request(`/api/branches/${id}`, json('PUT', { rev, introNotice: 'Neu' }, { cookie }))).status
    }
    expect(await change(own)).toBe(200)
    const strange = [1, 2, 3, 4, 5, 6].find(id => !manager.branches.includes(id))
    expect(await change(strange ?? 0)).toBe(403)
    const seen = (await (await shop.request('/api/users', { headers: { cookie } })).json()).data
    for (const { branches } of seen)
      expect(branches.some((branch: number) => manager.branches.includes(branch))).toBe(true)
    const renamed = json('PUT', { rev: seen[0].rev, lastName: 'Neu' }, { cookie })
    expect((await shop.request(`/api/users/${seen[0].id}`, renamed)).status).toBe(403)
    const password = (id: number) =>
      shop.request(
        `/api/users/${id}/password`,
        json('POST', { password: 'ganz-neu-hier', current: PASSWORD }, { cookie }),
      )
    expect((await password(manager.id === 1 ? 2 : 1)).status).toBe(403)
    expect((await password(manager.id)).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
  })

  test('the own password is changed by whoever knows the former one, and guessing that is counted', async () => {
    const { cookie, id } = await self()
    const change = async (body: object) => {
      const answer = await shop.request(`/api/users/${id}/password`, json('POST', body, { cookie }))
      return [answer.status, (await answer.json()).errors?.[0].field ?? null]
    }
    const password = 'ganz-neu-ganz-neu'
    expect(await change({ password })).toEqual([422, 'current'])
    expect(await change({ password, current: 'falsch' })).toEqual([422, 'current'])
    expect(await change({ password: '        ', current: ADMIN.password })).toEqual([422, 'password'])
    expect(await change({ password: 'Passwort123', current: ADMIN.password })).toEqual([422, 'password'])
    for (let attempt = 0; attempt < 5; attempt += 1) await change({ password, current: `falsch${attempt}` })
    expect(await change({ password, current: ADMIN.password })).toEqual([429, null])
  })

  test('an administrator gives others a password without knowing theirs', async () => {
    const { admin, user } = await managed()
    expect((await givePassword(user.id, admin)).status).toBe(200)
    await shop.signIn(user.username, PASSWORD)
  })

  test('no password and no token stands in the log or the database', async () => {
    const cookie = await shop.signIn(ADMIN.email, ADMIN.password)
    const token = cookie.split('=')[1] ?? ''
    expect(shop.logged.join('')).not.toContain(ADMIN.password)
    expect(shop.logged.join('')).not.toContain(token)
    const row = await shop.storage.read.staff.session(token)
    expect(row).toBeUndefined()
  })
})
