import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
let admin: Person
beforeEach(async () => {
  shop = await openShop({ documents: [] })
  cookie = await shop.login()
  admin = await person('admin@example.com')
})
afterEach(() => shop.close())

interface Person {
  readonly id: number
  readonly rev: string
  readonly username: string
}

async function person(username: string): Promise<Person> {
  const people: Person[] = (await (await shop.request('/api/users', { headers: { cookie } })).json()).data
  const found = people.find(each => each.username === username)
  if (!found) throw new Error(`Nobody is called ${username}.`)
  return found
}

async function hire(username: string, password?: string): Promise<Person> {
  const body = { username, firstName: '', lastName: username, phone: '', roles: ['ROLE_ADMIN'], branches: [] }
  const made = await shop.request('/api/users', json('POST', { ...body, isEnabled: true }, { cookie }))
  const { id } = (await made.json()).data
  if (password) await shop.request(`/api/users/${id}/password`, json('POST', { password }, { cookie }))
  return person(username)
}

const put = (who: Person, changes: object, by = cookie) =>
  shop.request(`/api/users/${who.id}`, json('PUT', { rev: who.rev, ...changes }, { cookie: by }))

/** Status and the field that is complained about. */
async function told(answer: Response): Promise<[number, string | undefined]> {
  const { errors = [] } = await answer.json()
  return [answer.status, errors[0]?.field]
}

/** What comes of a push: null where it was taken. */
async function pushed(doc: object, newEdits: boolean): Promise<string | null> {
  const docs = [{ _id: `users:${admin.id}`, _rev: admin.rev, ...doc }]
  const body = { docs, new_edits: newEdits }
  const [row] = await (await shop.request('/replication/admin/_bulk_docs', json('POST', body, { cookie }))).json()
  return row?.errors?.[0].code ?? null
}

describe('the last administrator', () => {
  test('cannot be switched off, lose the role or be removed, and is told why at the field', async () => {
    const off = await put(admin, { isEnabled: false })
    expect((await off.clone().json()).errors[0].message).toMatch(/niemand mehr Personen verwalten/)
    expect(await told(off)).toEqual([422, 'isEnabled'])
    expect(await told(await put(admin, { roles: ['ROLE_EMPLOYEE'] }))).toEqual([422, 'roles'])
    const removed = await shop.request(`/api/users/${admin.id}`, { method: 'DELETE', headers: { cookie } })
    expect(await told(removed)).toEqual([422, undefined])
    expect((await shop.request('/api/users', { headers: { cookie } })).status).toBe(200)
  })

  test.each([true, false])('neither by a push, with new_edits %s', async newEdits => {
    const { id: _id, rev: _rev, ...body } = admin
    // A replicator names its own revision; one that was refused is not looked at again.
    const named = async (hash: string) => {
      const { rev } = await person('admin@example.com')
      const [generation = '', former] = rev.split('-')
      const start = Number(generation) + 1
      return newEdits
        ? { _rev: rev }
        : { _rev: `${start}-${hash.repeat(32)}`, _revisions: { start, ids: [hash.repeat(32), former] } }
    }
    expect(await pushed({ ...(await named('a')), body: { ...body, isEnabled: false } }, newEdits)).toBe(
      'lastAdministrator',
    )
    expect(await pushed({ ...(await named('b')), _deleted: true }, newEdits)).toBe('lastAdministrator')
    expect(await person('admin@example.com')).toMatchObject({ isEnabled: true })
    expect((await put(await person('admin@example.com'), { firstName: 'Anna' })).status).toBe(200)
  })

  test('is whoever alone has a password: one who cannot sign in helps nobody', async () => {
    await hire('berta')
    expect((await put(admin, { isEnabled: false })).status).toBe(422)
    await hire('carla', 'ein-anderes-kleid')
    expect((await put(admin, { isEnabled: false })).status).toBe(200)
  })

  test('stays where two switch each other off at once', async () => {
    const other = await hire('carla', 'ein-anderes-kleid')
    const hers = await shop.signIn('carla', 'ein-anderes-kleid')
    const answers = await Promise.all([put(other, { isEnabled: false }), put(admin, { isEnabled: false }, hers)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  })
})
