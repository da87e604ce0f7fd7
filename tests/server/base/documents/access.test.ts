import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actions, may, type Role, roles } from '../../../../schema/base/access.ts'
import { entities } from '../../../../schema/index.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const allRoles = Object.keys(roles) as Role[]

/** Every right is asked for over REST and over replication: both doors give the answer of the one table. */
describe('one table role × entity × action, enforced on REST and replication alike', () => {
  let shop: Shop
  const cookies = new Map<Role, { cookie: string; id: number; branches: readonly number[] }>()
  beforeAll(async () => {
    shop = await openShop()
    const admin = await shop.login()
    const { data } = await (await shop.request('/api/users?limit=500', { headers: { cookie: admin } })).json()
    for (const role of allRoles) {
      const person = data.find(
        (user: { roles: string[]; isEnabled: boolean }) => user.roles.join() === role && user.isEnabled,
      )
      const cookie = role === 'ROLE_ADMIN' ? admin : await shop.loginAs(person.username)
      cookies.set(role, { cookie, id: person?.id ?? 0, branches: person?.branches ?? [] })
    }
  })
  afterAll(() => shop.close())

  const pairs = allRoles.flatMap(role => entities.map(entity => [role, entity.type, entity] as const))

  test.each(pairs)('%s changes %s', async (role, type, entity) => {
    const { cookie, branches } = cookies.get(role) ?? { cookie: '', branches: [] }
    const admin = cookies.get('ROLE_ADMIN')?.cookie ?? ''
    const rows = (await (await shop.request(`/api/${type}`, { headers: { cookie: admin } })).json()).data
    const document = entity.single ? rows : rows[0]
    const owned = entity.branches?.(document) ?? []
    const actor = { id: 1, roles: [role], branches }
    const allowed = may(actor, 'update', entity.access, owned)
    const { id, rev, ...body } = document
    const rest = await shop.request(`/api/${type}/${id}`, json('PUT', { rev }, { cookie }))
    expect([rest.status, type]).toEqual([allowed ? 200 : 403, type])
    const pushed = await shop.request(
      '/replication/office/_bulk_docs',
      json('POST', { docs: [{ _id: `${type}:${id}`, _rev: rev, type, body }] }, { cookie }),
    )
    const [row] = await pushed.json()
    expect(row.ok === true).toBe(allowed)
    if (!allowed) expect(row).toMatchObject({ error: 'conflict', errors: [{ code: 'forbidden' }] })
  })

  test.each(pairs)('%s reads %s', async (role, type, entity) => {
    const { cookie, branches } = cookies.get(role) ?? { cookie: '', branches: [] }
    const isRead = may({ id: 1, roles: [role], branches }, 'read', entity.access, branches)
    const readable = isRead || Boolean(entity.audiences.public ?? entity.concerns)
    const answer = await shop.request(`/api/${type}`, { headers: { cookie } })
    expect(answer.status).toBe(readable ? 200 : 403)
    if (isRead || !entity.concerns) return
    const own = cookies.get(role)?.id
    for (const document of (await answer.json()).data) expect(entity.concerns.persons(document)).toContain(own)
  })

  test.each(pairs)('%s learns nothing of %s by writing to what may not be read', async (role, type, entity) => {
    const { cookie } = cookies.get(role) ?? { cookie: '' }
    const admin = cookies.get('ROLE_ADMIN')?.cookie ?? ''
    const rows = (await (await shop.request(`/api/${type}`, { headers: { cookie: admin } })).json()).data
    const { id, rev } = entity.single ? rows : rows[0]
    const isReadable = (await shop.request(`/api/${type}/${id}`, { headers: { cookie } })).status === 200
    const stale = '1-0123456789abcdef0123456789abcdef'
    const attempts = [
      shop.request(`/api/${type}/${id}`, json('PUT', { rev: stale }, { cookie })),
      shop.request(`/api/${type}/${id}`, json('PUT', {}, { cookie })),
      shop.request(`/api/${type}`, json('POST', { id, rev: stale }, { cookie })),
      shop.request(`/api/${type}/${id}?rev=${stale}`, { method: 'DELETE', headers: { cookie } }),
    ]
    for (const answer of await Promise.all(attempts)) {
      const text = await answer.text()
      if (!isReadable) expect([answer.status, text.includes(rev)]).toEqual([403, false])
      // The control: whoever may write is told the document as it stands.
      else if (role === 'ROLE_ADMIN' && answer.status === 409) expect(text).toContain(rev)
    }
  })

  test('a database is authorised as a whole', async () => {
    const status = async (database: string, role?: Role) => {
      const headers: Record<string, string> = role ? { cookie: cookies.get(role)?.cookie ?? '' } : {}
      return (await shop.request(`/replication/${database}/_changes`, { headers })).status
    }
    expect(await status('public')).toBe(200)
    expect([await status('office'), await status('admin')]).toEqual([401, 401])
    expect([await status('office', 'ROLE_EMPLOYEE'), await status('admin', 'ROLE_EMPLOYEE')]).toEqual([200, 403])
    expect([await status('office', 'ROLE_ADMIN'), await status('admin', 'ROLE_ADMIN')]).toEqual([200, 200])
    expect(await status('nonsense')).toBe(404)
  })

  test('every action is named by every entity', () => {
    for (const entity of entities) expect(Object.keys(entity.access).toSorted()).toEqual([...actions].toSorted())
  })
})
