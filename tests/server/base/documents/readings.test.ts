import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askOf, documentsWith } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const person = (id: number, username: string, role: string, branches: readonly number[]) => ({
  type: 'users',
  id,
  body: {
    username,
    firstName: '',
    lastName: username,
    phone: '',
    roles: [role],
    branches,
    isEnabled: true,
  },
})
const absence = { user: 10, branch: 1, from: '2026-12-21', to: '2026-12-23', kind: 'sick', state: 'approved' }
const body = { ...absence, isHalfDay: false, reason: 'Grippe', answer: '', isCertified: true }

let shop: Shop
const cookies: Record<string, string> = {}
beforeEach(async () => {
  shop = await openShop({
    documents: [
      ...documentsWith({}),
      person(20, 'leitung', 'ROLE_MANAGER', [1]),
      person(21, 'fern', 'ROLE_MANAGER', [2]),
      person(22, 'buch', 'ROLE_ACCOUNTING', []),
    ],
  })
  cookies['admin'] = await shop.login()
  for (const name of ['anna', 'otto', 'leitung', 'fern', 'buch']) cookies[name] = await shop.loginAs(name)
})
afterEach(() => shop.close())

const headersOf = (name: string) => ({ cookie: cookies[name] ?? '' })
const as = (name: string, path: string, init: RequestInit = {}) =>
  askOf(shop, path, { headers: headersOf(name), ...init })
const write = (name: string, method: string, path: string, content: object) =>
  as(name, path, json(method, content, headersOf(name)))
const dataOf = async (name: string, database: string) => {
  const { status, body: answer } = await as(name, `/replication/${database}/_changes?include_docs=true`)
  return status === 200
    ? answer.results.map(({ id, deleted }: { id: string; deleted?: boolean }) => (deleted ? `-${id}` : id))
    : status
}

describe('What is not for all staff', () => {
  test('is not told either, once it is deleted, to who makes something of their own under its number, nor theirs to bring back', async () => {
    const { id } = (await write('leitung', 'POST', '/api/absences', body)).body.data
    expect((await as('admin', `/api/absences/${id}`, { method: 'DELETE', headers: headersOf('admin') })).status).toBe(
      200,
    )
    const { status, body: told } = await write('fern', 'POST', '/api/absences', { ...body, id, branch: 2, reason: '' })
    expect([status, JSON.stringify(told).includes('Grippe')]).toEqual([403, false])
    expect((await write('fern', 'POST', `/api/absences/${id}/restore`, {})).status).toBe(403)
    expect((await write('leitung', 'POST', `/api/absences/${id}/restore`, {})).body.data.reason).toBe('Grippe')
  })

  test('is read by those who lead the branch, by accounting and by whom it is about, and by nobody else', async () => {
    const { body: made } = await write('leitung', 'POST', '/api/absences', body)
    const { id, rev } = made.data
    const seen: Record<string, unknown> = {}
    for (const name of ['admin', 'leitung', 'buch', 'anna', 'otto', 'fern']) {
      const list = await as(name, '/api/absences')
      const one = await as(name, `/api/absences/${id}`)
      const filtered = await as(name, '/api/absences?filter[user]=10')
      const states = await as(name, `/api/absences/${id}/revisions/${rev}`)
      seen[name] = [list, filtered].map(({ status, body: answer }) => (status === 200 ? answer.data.length : status))
      expect([name, one.status]).toEqual([name, (list.body.data ?? []).length > 0 ? 200 : 404])
      expect([name, JSON.stringify(states.body).includes('Grippe')]).toEqual([name, one.status === 200])
    }
    expect(seen).toEqual({
      admin: [1, 1],
      leitung: [1, 1],
      buch: [1, 1],
      anna: [1, 1],
      otto: [0, 0],
      fern: [0, 0],
    })
    expect((await askOf(shop, '/api/absences')).status).toBe(401)
  })

  test('is written by those who lead the branch alone', async () => {
    for (const [name, status] of [
      ['admin', 201],
      ['leitung', 201],
      ['fern', 403],
      ['buch', 403],
      ['anna', 403],
      ['otto', 403],
    ] as const)
      expect([name, (await write(name, 'POST', '/api/absences', body)).status]).toEqual([name, status])
  })

  test('is replicated to their devices, and to nobody else', async () => {
    const { body: made } = await write('leitung', 'POST', '/api/absences', body)
    const name = `absences:${made.data.id}`
    const opened = async (database: string) =>
      Object.fromEntries(
        await Promise.all(
          ['admin', 'leitung', 'fern', 'buch', 'anna', 'otto'].map(async who => {
            const found = await dataOf(who, database)
            return [who, Array.isArray(found) ? found.includes(name) : found]
          }),
        ),
      )
    const refused = { fern: 403, anna: 403, otto: 403 }
    expect(await opened('team-1')).toEqual({ ...refused, admin: true, leitung: true, buch: true })
    expect(await opened('user-10')).toEqual({ ...refused, admin: 403, leitung: 403, buch: 403, anna: true })
    expect(await opened('office')).toEqual({
      admin: false,
      leitung: false,
      fern: false,
      buch: false,
      anna: false,
      otto: false,
    })
    expect((await askOf(shop, '/replication/team-1/_changes')).status).toBe(401)
    expect((await askOf(shop, '/replication/team-x/_changes')).status).toBe(404)
  })

  test('leaves the devices of those it does not concern any more', async () => {
    const { body: made } = await write('admin', 'POST', '/api/absences', body)
    const { id, rev } = made.data
    const name = `absences:${id}`
    const moved = await write('admin', 'PUT', `/api/absences/${id}`, { rev, branch: 2, user: 11 })
    expect(moved.status).toBe(200)
    expect(await dataOf('leitung', 'team-1')).toContain(`-${name}`)
    expect(await dataOf('fern', 'team-2')).toContain(name)
    expect(await dataOf('anna', 'user-10')).toContain(`-${name}`)
    expect(await dataOf('otto', 'user-11')).toContain(name)
    await as('admin', `/api/absences/${id}?rev=${moved.body.data.rev}`, {
      method: 'DELETE',
      headers: headersOf('admin'),
    })
    expect(await dataOf('otto', 'user-11')).toContain(`-${name}`)
    expect(await dataOf('fern', 'team-2')).toContain(`-${name}`)
  })

  test('is pushed to the team’s database as to any other, by those who may', async () => {
    const doc = { _id: 'absences:2000000000001', type: 'absences', title: '', parent: '', order: 0, body }
    const push = (name: string) => write(name, 'POST', '/replication/team-1/_bulk_docs', { docs: [doc] })
    expect((await push('anna')).status).toBe(403)
    expect((await push('leitung')).body).toMatchObject([{ ok: true }])
    expect((await write('anna', 'POST', '/replication/user-10/_bulk_docs', { docs: [doc] })).status).toBe(403)
  })

  test('people are known to those who lead their branch', async () => {
    const names = async (who: string) => {
      const { status, body: answer } = await as(who, '/api/users')
      return status === 200 ? answer.data.map(({ username }: { username: string }) => username) : status
    }
    expect(await names('leitung')).toEqual(['anna', 'leitung'])
    expect(await names('anna')).toBe(403)
  })

  test('is in no change set that others are told of, nor is how many there were', async () => {
    const changeset = { id: 'sick-in-december', name: 'Krank gemeldet: 2' }
    const doc = { type: 'absences', title: '', parent: '', order: 0, changeset }
    const docs = [10, 10].map((user, index) => ({ ...doc, _id: `absences:${index + 1}`, body: { ...body, user } }))
    expect((await write('leitung', 'POST', '/replication/team-1/_bulk_docs', { docs })).body).toHaveLength(2)
    const told: Record<string, unknown> = {}
    for (const name of ['admin', 'leitung', 'anna', 'otto', 'fern']) {
      const { body: listed } = await as(name, '/api/changesets')
      const { body: edits } = await as(name, `/api/changesets/${changeset.id}/edits`)
      told[name] = [listed.data.map(({ documents }: { documents: number }) => documents), edits.data.length]
    }
    expect(told).toEqual({ admin: [[2], 2], leitung: [[2], 2], anna: [[2], 2], otto: [[], 0], fern: [[], 0] })
  })
})
