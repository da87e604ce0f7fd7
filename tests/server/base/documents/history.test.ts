import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { may, type Role, roles } from '../../../../schema/base/access.ts'
import { type Entity, entity, whole, without } from '../../../../schema/base/entity.ts'
import { name, text } from '../../../../schema/base/fields.ts'
import type { RevisionEntry } from '../../../../schema/base/history.ts'
import { entities as register } from '../../../../schema/index.ts'
import { emptyTrash } from '../../../../server/base/documents/trash.ts'
import { STATES_KEPT } from '../../../../server/base/documents/write.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

const DAY_MS = 24 * 3_600_000

/** Something of which the office sees less than the administration. */
const safes = entity({
  type: 'safes',
  label: { one: 'Tresor', many: 'Tresore' },
  fields: { name: name(), code: text(20) },
  labels: { name: 'Name', code: 'Code' },
  blank: { code: '' },
  access: {
    read: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all' },
    create: { ROLE_ADMIN: 'all' },
    update: { ROLE_ADMIN: 'all' },
    delete: { ROLE_ADMIN: 'all' },
  },
  audiences: { office: without('code'), admin: whole },
  title: body => body.name,
}) as unknown as Entity

const entities = [...register, safes]
const people: Readonly<Record<Role, string | null>> = {
  ROLE_ADMIN: null,
  ROLE_MANAGER: 'j.wieser',
  ROLE_EMPLOYEE: 'd.petrovic',
  ROLE_EDITOR: 'e.lang',
  ROLE_ACCOUNTING: 'r.aigner',
}

let shop: Shop
const cookies = new Map<string, string>()
beforeAll(async () => {
  shop = await openShop({ entities })
  await signIn()
})
afterAll(() => shop.close())

async function signIn(): Promise<void> {
  for (const [role, person] of Object.entries(people))
    cookies.set(role, person === null ? await shop.login() : await shop.loginAs(person))
}

async function call(path: string, role: Role | null = 'ROLE_ADMIN', init: RequestInit = {}) {
  const headers = { ...(init.headers as Record<string, string>), cookie: (role && cookies.get(role)) ?? '' }
  const response = await shop.request(`/api${path}`, { ...init, headers })
  return { status: response.status, body: await response.json() }
}
const post = (path: string, body: object, role: Role | null = 'ROLE_ADMIN') => call(path, role, json('POST', body))
const historyOf = async (path: string, role: Role = 'ROLE_ADMIN'): Promise<RevisionEntry[]> =>
  (await call(`${path}/revisions`, role)).body.data

async function change(path: string, changes: object, role: Role = 'ROLE_ADMIN') {
  const { rev } = (await call(path, role)).body.data
  return call(path, role, json('PUT', { rev, ...changes }))
}

async function made(path: string, body: object): Promise<string> {
  return `${path}/${(await post(path, body)).body.data.id}`
}

describe('What became of a document', () => {
  test('is told with who, when and what, the last step first', async () => {
    const path = await made('/tags', { name: 'Brunch' })
    shop.clock.advance(60_000)
    await change(path, { name: 'Sonntagsbrunch' }, 'ROLE_MANAGER')
    shop.clock.advance(60_000)
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    expect(await historyOf(path, 'ROLE_MANAGER')).toMatchObject([
      { kind: 'deleted', at: NOON + 120_000, author: { name: 'Administration' }, changes: [] },
      {
        kind: 'changed',
        at: NOON + 60_000,
        author: { name: 'Johannes Wieser' },
        changes: [{ field: 'name', before: 'Brunch', after: 'Sonntagsbrunch' }],
      },
      { kind: 'created', at: NOON, changes: [] },
    ])
  })

  test('is told page by page, and a step at the end of a page still says what it changed', async () => {
    const path = await made('/tags', { name: 'Eins' })
    for (const next of ['Zwei', 'Drei']) await change(path, { name: next })
    const first = await call(`${path}/revisions?limit=2`)
    expect(first.body).toMatchObject({
      data: [{}, { changes: [{ before: 'Eins', after: 'Zwei' }] }],
      more: true,
    })
    const second = await call(`${path}/revisions?limit=2&cursor=${first.body.cursor}`)
    expect(second.body).toMatchObject({ data: [{ kind: 'created' }], more: false })
    expect((await call(`${path}/revisions?limit=0`)).status).toBe(400)
    expect((await call(`${path}/revisions?cursor=x`)).status).toBe(400)
  })

  test('can be read as it was then, and comes back as a new write that others see as one', async () => {
    const path = await made('/tags', { name: 'Frühstück' })
    await change(path, { name: 'Jause' })
    const [, first] = await historyOf(path)
    expect((await call(`${path}/revisions/${first?.rev}`)).body.data.body).toMatchObject({ name: 'Frühstück' })
    expect((await call(`${path}/revisions/1-0123`)).status).toBe(404)
    expect((await post(`${path}/restore`, { rev: first?.rev })).status).toBe(200)
    expect((await call(path)).body.data).toMatchObject({ name: 'Frühstück' })
    expect(await historyOf(path)).toMatchObject([
      { kind: 'changed', changes: [{ before: 'Jause', after: 'Frühstück' }] },
      { kind: 'changed' },
      { kind: 'created' },
    ])
  })

  test('is kept for the last states; of what was before only names are left', async () => {
    const path = await made('/tags', { name: 'Stand 1' })
    const first = (await historyOf(path))[0]?.rev
    for (let state = 2; state <= STATES_KEPT; state++) await change(path, { name: `Stand ${state}` })
    expect((await call(`${path}/revisions/${first}`)).status).toBe(200)
    await change(path, { name: 'Einer zu viel' })
    expect((await call(`${path}/revisions/${first}`)).status).toBe(404)
    const all = (await call(`${path}/revisions?limit=500`)).body.data
    expect(all).toHaveLength(STATES_KEPT)
    expect(all.at(-1)).toMatchObject({ kind: 'oldest', changes: [] })
    // Replicators are still told that they need not send it.
    const id = path.slice('/tags/'.length)
    const asked = json('POST', { [`tags:${id}`]: [first] }, { cookie: cookies.get('ROLE_ADMIN') ?? '' })
    expect(await (await shop.request('/replication/office/_revs_diff', asked)).json()).toEqual({})
    // What is based on a forgotten state cannot be merged any more, and nothing of it is guessed.
    expect((await call(path, 'ROLE_ADMIN', json('PUT', { rev: first, name: 'Verspätet' }))).status).toBe(409)
  })

  test('is masked like the document: a hidden field is neither told nor hinted at', async () => {
    const path = await made('/safes', { name: 'Keller', code: '4711' })
    await change(path, { code: '0815' })
    await change(path, { name: 'Büro', code: '1234' })
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    const texts: string[] = []
    for (const { rev } of await historyOf(path))
      texts.push(JSON.stringify((await call(`${path}/revisions/${rev}`, 'ROLE_MANAGER')).body))
    const told = await historyOf(path, 'ROLE_MANAGER')
    expect(told).toMatchObject([
      { kind: 'deleted' },
      { kind: 'changed', changes: [{ field: 'name', before: 'Keller', after: 'Büro' }] },
      { kind: 'created' },
    ])
    expect(JSON.stringify([told, texts, (await call('/safes?deleted=true', 'ROLE_MANAGER')).body])).not.toMatch(
      /code|4711|0815|1234/,
    )
    // The control: whoever may see it is told of it.
    expect((await historyOf(path))[2]?.changes).toEqual([{ field: 'code', before: '4711', after: '0815' }])
  })
})

describe('The trash', () => {
  test('names what was deleted, by whom and when, and gives it back through the same validation', async () => {
    const path = await made('/donatees', { identifier: 'tafel', name: 'Tafel', description: '', isPublic: true })
    const id = Number(path.slice('/donatees/'.length))
    const before = (await call(path)).body.data
    shop.clock.advance(1000)
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    const { data } = (await call('/donatees?deleted=true', 'ROLE_MANAGER')).body
    expect(data[0]).toMatchObject({ id, title: 'Tafel', at: shop.clock.now(), author: { name: 'Administration' } })
    expect((await call('/donatees')).body.data.map((each: { id: number }) => each.id)).not.toContain(id)
    expect((await post(`${path}/restore`, {})).status).toBe(200)
    expect((await call(path)).body.data).toEqual({ ...before, rev: expect.stringMatching(/^3-/) })
    expect((await historyOf(path))[0]).toMatchObject({ kind: 'restored' })
    expect((await call('/donatees?deleted=true')).body.data).toEqual([])
  })

  test('does not give back what somebody else has taken meanwhile', async () => {
    const donatee = { identifier: 'einmalig', name: 'Erste', description: '', isPublic: true }
    const path = await made('/donatees', donatee)
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    await made('/donatees', { ...donatee, name: 'Zweite' })
    expect(await post(`${path}/restore`, {})).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'used', field: 'identifier' }] },
    })
  })

  test('is emptied after thirty days: what was in it is gone, the tombstone stays', async () => {
    const [old, fresh] = [await made('/tags', { name: 'Alt' }), await made('/tags', { name: 'Neu' })]
    await call(old, 'ROLE_ADMIN', { method: 'DELETE' })
    shop.clock.advance(29 * DAY_MS)
    await signIn()
    await emptyTrash(shop.deps)
    const names = async () => (await call('/tags?deleted=true')).body.data.map(({ title }: { title: string }) => title)
    expect(await names()).toContain('Alt')
    await call(fresh, 'ROLE_ADMIN', { method: 'DELETE' })
    shop.clock.advance(DAY_MS + 1)
    await signIn()
    await emptyTrash(shop.deps)
    expect(await names()).toEqual(['Neu'])
    expect((await post(`${old}/restore`, {})).status).toBe(404)
    expect((await call(`${old}/revisions`)).status).toBe(404)
    const id = old.slice('/tags/'.length)
    const kept = await shop.storage.read.documents.document('tags', Number(id))
    expect(kept).toMatchObject({ deleted: 1, body: '{}' })
    expect(await shop.storage.read.documents.entry('public', 'tags', Number(id))).toMatchObject({ deleted: 1 })
  })
})

const allRoles = Object.keys(roles) as Role[]
const pairs = allRoles.flatMap(role => entities.map(each => [role, each.type, each] as const))

describe('Who may', () => {
  beforeAll(async () => {
    await signIn()
    await post('/safes', { name: 'Kassa', code: '9' })
  })

  test.each(pairs)('%s learns of the history and the trash of %s what may be read of it', async (role, type, each) => {
    const { data } = (await call(`/${type}`)).body
    const document = each.single ? data : data[0]
    const { id, branches } = await meOf(role)
    const isOwn = each.concerns?.persons(document).includes(id) ?? false
    const isRead = isOwn || may({ id, roles: [role], branches }, 'read', each.access, branches)
    // Whom documents of a kind are about asks for them too, and is told of nobody else's.
    const isAsked = isRead || each.concerns !== undefined
    const status = isAsked ? 200 : 403
    const states = await call(`/${type}/${document.id}/revisions`, role)
    expect([states.status, isRead || !isAsked || states.body.data.length === 0]).toEqual([status, true])
    const state = (await call(`/${type}/${document.id}/revisions/${document.rev}`, role)).status
    expect(state).toBe(isAsked && !isRead ? 404 : status)
    expect((await call(`/${type}?deleted=true`, role)).status).toBe(status)
    expect((await call(`/${type}/${document.id}/revisions`, null)).status).toBe(401)
    expect((await call(`/${type}?deleted=true`, null)).status).toBe(401)
  })

  test.each(allRoles)('%s brings back what that role may make', async role => {
    const path = await made('/tags', { name: `Für ${role}` })
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    const tags = entities.find(({ type }) => type === 'tags')
    const isAllowed = tags !== undefined && may({ id: 1, roles: [role], branches: [] }, 'create', tags.access, [])
    expect((await post(`${path}/restore`, {}, role)).status).toBe(isAllowed ? 200 : 403)
    expect((await call(path)).status).toBe(isAllowed ? 200 : 404)
  })

  test('a guest brings back nothing', async () => {
    const path = await made('/tags', { name: 'Für niemand' })
    await call(path, 'ROLE_ADMIN', { method: 'DELETE' })
    expect((await post(`${path}/restore`, {}, null)).status).toBe(401)
  })

  async function meOf(role: Role): Promise<{ id: number; branches: number[] }> {
    const { id, branches } = (await call('/users/me', role)).body.data.user
    return { id, branches: branches.map((branch: { id: number }) => branch.id) }
  }
})

describe('Who changed a page last', () => {
  test('is told to those who work with pages, each once, and to nobody else', async () => {
    const steps = async (cookie: string | undefined) => {
      const response = await shop.request('/api/sites/last-steps', cookie ? { headers: { cookie } } : {})
      return { status: response.status, data: (await response.json()).data }
    }
    const editor = await shop.loginAs('e.lang')
    const body = {
      path: 'zuletzt',
      type: 'default',
      name: 'Zuletzt',
      isPublic: false,
      content: { body: [], images: [] },
    }
    const { data: made } = await (
      await shop.request('/api/sites', json('POST', body, { cookie: await shop.login() }))
    ).json()
    await shop.request(`/api/sites/${made.id}`, json('PUT', { ...made, name: 'Doch zuletzt' }, { cookie: editor }))
    const { status, data } = await steps(editor)
    const own = data.filter(({ id }: { id: number }) => id === made.id)
    expect([status, own]).toEqual([
      200,
      [{ id: made.id, at: shop.deps.clock.now(), author: { id: expect.any(Number), name: 'Elisa Lang' } }],
    ])
    expect((await steps(undefined)).status).toBe(401)
  })
})
