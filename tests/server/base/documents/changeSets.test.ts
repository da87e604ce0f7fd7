import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeSetEdit, ChangeSetEntry } from '../../../../schema/base/history.ts'
import { STATES_KEPT } from '../../../../server/base/documents/write.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let admin: string
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.login()
})
afterAll(() => shop.close())

async function get(path: string, cookie: string | null = admin) {
  const response = await shop.request(`/api${path}`, { headers: cookie ? { cookie } : {} })
  const { data, cursor } = await response.json()
  return { status: response.status, data, cursor }
}

async function push(cookie: string, ...docs: object[]) {
  const response = await shop.request('/replication/office/_bulk_docs', {
    ...json('POST', { docs }),
    headers: { ...(json('POST', {}).headers as Record<string, string>), cookie },
  })
  return (await response.json()) as { id: string; rev?: string; errors?: { field: string }[] }[]
}

const tag = (id: number, name: string, changeset: object, rev?: string) => ({
  _id: `tags:${id}`,
  type: 'tags',
  ...(rev ? { _rev: rev } : {}),
  body: { id, name },
  changeset,
})

test('What was written under one name is listed with who, when and how many, for those who may read any of it', async () => {
  const under = { id: 'set-of-two', name: 'Zwei Schlagworte' }
  const [first] = await push(admin, tag(901, 'Eins', under), tag(902, 'Zwei', under))
  shop.clock.advance(1000)
  await push(admin, tag(901, 'Einser', { id: 'set-of-one', name: 'Umbenannt', undoes: 'set-of-two' }, first?.rev))
  const listed = await get('/changesets')
  expect(listed.data).toMatchObject([
    { id: 'set-of-one', documents: 1, undoes: 'set-of-two', isUndone: false },
    { ...under, documents: 2, isUndone: true, author: { name: 'Administration' } },
  ])
  const [page, next] = [await get('/changesets?limit=1'), await get('/changesets?limit=1&cursor=1')]
  expect([page.data, next.data]).toMatchObject([[{ id: 'set-of-one' }], [{ id: 'set-of-two' }]])
  expect([page.cursor, next.cursor]).toEqual(['1', undefined])
  const edits = await get('/changesets/set-of-one/edits')
  expect(edits.data).toMatchObject([
    { type: 'tags', id: 901, before: { name: 'Eins' }, after: { name: 'Einser' }, isKnown: true },
  ])
  expect((await get('/changesets', null)).status).toBe(401)
  expect((await get('/changesets/nowhere-at-all/edits')).status).toBe(404)
})

test('Whose documents somebody may not read they are told nothing about', async () => {
  const under = { id: 'set-of-people', name: 'Ein Zugang' }
  const users = (await get('/users?limit=100')).data
  const [, person] = users
  await push(admin, {
    _id: `users:${person?.id}`,
    type: 'users',
    _rev: person?.rev,
    body: { ...person, firstName: 'Nina' },
    changeset: under,
  })
  const told = async (cookie: string) =>
    (await get('/changesets', cookie)).data.filter(({ id }: ChangeSetEntry) => id === under.id).length
  const editsFor = async (cookie: string) => (await get(`/changesets/${under.id}/edits`, cookie)).data.length
  const editor = await shop.loginAs('e.lang')
  expect([await told(editor), await editsFor(editor)]).toEqual([0, 0])
  expect([await told(admin), await editsFor(admin)]).toEqual([1, 1])
})

test('A name that is none is refused at its field; what somebody else began is not gone on with', async () => {
  for (const changeset of [{ id: 'short', name: 'x' }, { id: 'long-enough', name: ' ' }, 'set-of-two', null]) {
    const [row] = await push(admin, { ...tag(903, 'Drei', {}), changeset })
    expect(row?.errors).toMatchObject([{ field: 'changeset' }])
  }
  const manager = await shop.loginAs('j.wieser')
  await push(manager, tag(904, 'Vier', { id: 'set-of-two', name: 'Zwei Schlagworte' }))
  const { data } = await get('/changesets/set-of-two/edits')
  expect(data.map(({ id }: ChangeSetEdit) => id)).toEqual([901, 902])
  expect((await get('/tags/904')).data.name).toBe('Vier')
})

test('What is not kept any more is said not to be known', async () => {
  const [made] = await push(admin, tag(905, 'Fünf', { id: 'set-of-old', name: 'Alt' }))
  let rev = made?.rev
  for (let step = 0; step < STATES_KEPT; step++) {
    const [row] = await push(admin, {
      _id: 'tags:905',
      type: 'tags',
      _rev: rev,
      body: { id: 905, name: `Stand ${step}` },
    })
    rev = row?.rev
  }
  const { data } = await get('/changesets/set-of-old/edits')
  expect(data).toMatchObject([{ id: 905, isKnown: false, after: null }])
})

test('What was changed last is told once a document, with who and when, to those who may change it', async () => {
  const editor = await shop.loginAs('e.lang')
  const [site] = (await get('/sites?limit=1')).data
  shop.clock.advance(1000)
  const renamed = { _id: `sites:${site.id}`, type: 'sites', body: { ...site, name: 'Neu' } }
  const [first] = await push(editor, { ...renamed, _rev: site.rev })
  shop.clock.advance(1000)
  await push(editor, { ...renamed, _rev: first?.rev, body: { ...site, name: 'Neuer' } })
  await push(admin, tag(920, 'Schlagwort', { id: 'set-of-tag', name: 'Ein Schlagwort' }))
  const lastOf = async (cookie: string) => (await get('/last-steps?types=sites,tags&limit=5', cookie)).data
  const [step, ...others] = await lastOf(editor)
  expect(step).toMatchObject({ type: 'sites', id: site.id, title: 'Neuer', kind: 'changed', at: shop.clock.now() })
  expect(step.author.name).toBe('Elisa Lang')
  // A tag is not an editor's to change.
  expect(others.filter(({ type }: { type: string }) => type === 'tags')).toEqual([])
  expect((await lastOf(admin)).slice(0, 2)).toMatchObject([
    { type: 'tags', id: 920, kind: 'created' },
    { type: 'sites' },
  ])
  expect((await get('/last-steps?types=sites', null)).status).toBe(401)
  expect((await get('/sites/own-steps', editor)).data).toEqual([site.id])
  expect((await get('/tags/own-steps', editor)).data).toEqual([])
  expect((await get('/sites/own-steps', null)).status).toBe(401)
  expect((await get('/last-steps?types=', editor)).status).toBe(400)
})
