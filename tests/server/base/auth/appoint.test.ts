import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '../../../../schema/business/user.ts'
import { appointAdministrator } from '../../../../server/base/auth/appoint.ts'
import { openSqlite } from '../../../../server/base/storage/sqlite/open.ts'
import { ADMIN, json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ documents: [] })
})
afterEach(() => shop.close())

/** What `npm run administrator` does beside a stopped server. */
async function appoint(username: string, password?: string) {
  await shop.leave()
  const storage = openSqlite(join(shop.dataDir, 'business.sqlite'))
  const appointed = await appointAdministrator(storage, users, { username, password }, shop.clock)
  await storage.close()
  await shop.reopen()
  return appointed
}

const me = async (cookie: string) => {
  const answer = await shop.request('/api/users/me', { headers: { cookie } })
  return answer.status === 200 ? (await answer.json()).data.roles : answer.status
}

test('an administrator whose password is lost gets a new one, and everybody who knew the old one is out', async () => {
  const former = await shop.login()
  const { password, isNew } = await appoint(ADMIN.email)
  expect(isNew).toBe(false)
  expect(await me(former)).toBe(401)
  expect(await me(await shop.signIn(ADMIN.email, password))).toEqual(['ROLE_ADMIN'])
})

test('a person without the role, switched off and without a password, is let in with it', async () => {
  const cookie = await shop.login()
  const body = { username: 'Berta', firstName: '', lastName: 'Berger', phone: '', branches: [], isEnabled: false }
  await shop.request('/api/users', json('POST', { ...body, roles: ['ROLE_EMPLOYEE'] }, { cookie }))
  await appoint('berta', 'drei-graue-esel')
  expect(await me(await shop.signIn('Berta', 'drei-graue-esel'))).toEqual(['ROLE_EMPLOYEE', 'ROLE_ADMIN'])
})

test('a name nobody has becomes a new administrator, whom devices hear of', async () => {
  const before = shop.deps.feeds.position('admin')
  const { isNew, password } = await appoint('retterin@example.com', 'drei-graue-esel')
  expect(isNew).toBe(true)
  expect(await me(await shop.signIn('retterin@example.com', password))).toEqual(['ROLE_ADMIN'])
  expect(shop.deps.feeds.position('admin')).toBe(before + 1)
})
