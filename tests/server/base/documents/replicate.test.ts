import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOfShop, foreignDatabase, type Pouch } from '../../../support/pouch.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
let remote: Pouch
beforeAll(async () => {
  shop = await openShop()
  cookie = await shop.login()
  remote = databaseOfShop(shop, 'office', cookie)
})
afterAll(() => shop.close())

async function api(path: string, method = 'GET', body?: unknown) {
  const init = body === undefined ? { method, headers: { cookie } } : json(method, body, { cookie })
  const answer = await shop.request(`/api${path}`, init)
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> & { id: number } }) }
}
async function staffEdit(id: number, changes: object, type = 'products') {
  const { data } = await api(`/${type}/${id}`)
  expect((await api(`/${type}/${id}`, 'PUT', { rev: data['rev'], ...changes })).status).toBe(200)
}
const post = async (path: string, body: unknown) => {
  const answer = await shop.request(`/replication/office/${path}`, json('POST', body, { cookie }))
  return { status: answer.status, body: await answer.json() }
}

/** The server as it would be if nobody were told that a branch has ended: of each document's leaves only the one that counts. */
const silent = () =>
  databaseOfShop(
    {
      async request(path, init) {
        const answer = await shop.request(path, init)
        if (!path.includes('_changes')) return answer
        const told = (await answer.json()) as { results: { changes: unknown[] }[] }
        const results = told.results.map(row => ({ ...row, changes: row.changes.slice(0, 1) }))
        return Response.json({ ...told, results })
      },
    },
    'office',
    cookie,
  )

/** A colleague's PouchDB with everything in it. */
async function colleague(source = remote) {
  const pouch = foreignDatabase()
  await pouch.replicate.from(source)
  const denied: unknown[] = []
  return {
    pouch,
    denied,
    body: async (name: string) => (await pouch.get(name)).body ?? {},
    async edit(name: string, changes: object) {
      const present = await pouch.get(name)
      await pouch.put({ ...present, body: { ...present.body, ...changes } })
    },
    /** Both ways, as `sync` does. */
    async sync() {
      const pushing = pouch.replicate.to(remote)
      void pushing.on('denied', about => denied.push(about))
      const pushed = await pushing
      await pouch.replicate.from(source)
      return pushed
    },
    async leaves(name: string) {
      const { _conflicts = [] } = await pouch.get(name, { conflicts: true })
      return _conflicts
    },
  }
}
type Colleague = Awaited<ReturnType<typeof colleague>>

async function agree(name: string, ...colleagues: readonly Colleague[]) {
  const server = await remote.get(name)
  for (const { pouch, leaves } of colleagues) {
    expect(await pouch.get(name)).toEqual(server)
    expect(await leaves(name)).toEqual([])
  }
  return server.body ?? {}
}

describe('What a PouchDB wrote offline and what the server has are the same in the end', () => {
  test('several steps here and one of another field there: both are kept, and no copy keeps another winner', async () => {
    const anna = await colleague()
    const bert = await colleague()
    for (const step of ['eins', 'zwei', 'drei']) await anna.edit('products:20', { description: step })
    await staffEdit(20, { price: 5001 })
    await anna.sync()
    await bert.sync()
    expect(await agree('products:20', anna, bert)).toMatchObject({ price: 5001, description: 'drei' })
    expect(anna.denied).toEqual([])
  })

  test('who goes on editing before the merge was pulled does not contradict the own former edit', async () => {
    const anna = await colleague()
    await anna.edit('products:21', { description: 'eins' })
    await anna.edit('products:21', { description: 'zwei' })
    await staffEdit(21, { price: 2101 })
    await anna.pouch.replicate.to(remote)
    await anna.edit('products:21', { description: 'drei' })
    await anna.sync()
    expect(await agree('products:21', anna)).toMatchObject({ price: 2101, description: 'drei' })
    expect(anna.denied).toEqual([])
  })

  test('a change that was changed back keeps its name, and the next edit of staff wins', async () => {
    const anna = await colleague()
    const { price } = await anna.body('products:22')
    await anna.edit('products:22', { price: 2222 })
    await anna.edit('products:22', { price })
    const { _rev } = await anna.pouch.get('products:22')
    await anna.sync()
    expect((await post('_revs_diff', { 'products:22': [_rev] })).body).toEqual({})
    await staffEdit(22, { price: 5101 })
    await anna.sync()
    expect(await agree('products:22', anna)).toMatchObject({ price: 5101 })
  })

  test('a conflict is told, ends, and holds nothing else back: every copy shows what the server has', async () => {
    const anna = await colleague()
    await anna.edit('products:23', { price: 2301 })
    await anna.edit('products:23', { price: 2302 })
    await anna.edit('products:24', { price: 2401 })
    await staffEdit(23, { price: 2399 })
    expect((await anna.sync()).doc_write_failures).toBe(1)
    expect(JSON.stringify(anna.denied)).toContain('inzwischen geändert')
    expect(await agree('products:23', anna)).toMatchObject({ price: 2399 })
    expect((await api('/products/24')).data['price']).toBe(2401)
    await anna.sync()
    expect(anna.denied).toHaveLength(1)
    // And it does not come back when the document goes.
    await anna.edit('products:23', { price: 2303 })
    await anna.sync()
    expect(await agree('products:23', anna)).toMatchObject({ price: 2303 })
    expect((await api('/products/23', 'DELETE')).status).toBe(200)
    await anna.sync()
    await expect(anna.pouch.get('products:23')).rejects.toMatchObject({ reason: 'deleted' })
  })

  test('what is refused for what it says is told, and the document is there again as it was', async () => {
    const anna = await colleague()
    const before = await anna.body('products:29')
    await anna.edit('products:29', { price: -5 })
    await anna.edit('products:29', { price: -6 })
    await anna.sync()
    expect(JSON.stringify(anna.denied)).toContain('zu klein')
    expect(await agree('products:29', anna)).toEqual(before)
    await anna.edit('products:29', { price: 2901 })
    await anna.sync()
    expect(await agree('products:29', anna)).toMatchObject({ price: 2901 })
    expect(anna.denied).toHaveLength(1)
  })

  test('an edit of what was deleted here is told, and the document is gone everywhere; made anew it is there again', async () => {
    const anna = await colleague()
    const { data } = await api('/tags', 'POST', { name: 'Kurz' })
    await anna.sync()
    await anna.edit(`tags:${data.id}`, { name: 'Länger' })
    await api(`/tags/${data.id}`, 'DELETE')
    await anna.sync()
    expect(anna.denied).toHaveLength(1)
    const name = `tags:${data.id}`
    await expect(anna.pouch.get(name)).rejects.toMatchObject({ reason: 'deleted' })
    await anna.pouch.put({ _id: name, type: 'tags', body: { name: 'Neu' } })
    await anna.sync()
    expect(await agree(name, anna)).toMatchObject({ name: 'Neu' })
  })

  test('the control: who is not told that a branch has ended keeps another winner or leaf, and that is seen here', async () => {
    const anna = await colleague(silent())
    for (const step of [3001, 3002]) {
      await anna.edit('products:30', { price: step })
      await anna.edit('products:31', { description: `Schritt ${step}` })
    }
    for (const id of [30, 31]) await staffEdit(id, { price: 3099 })
    await anna.sync()
    // Refused: the own price wins for ever. Merged: what the server made of both wins, with the own branch beside it.
    expect((await anna.body('products:30'))['price']).toBe(3002)
    expect((await remote.get('products:30')).body?.['price']).toBe(3099)
    expect(await anna.leaves('products:31')).toHaveLength(1)
    for (const name of ['products:30', 'products:31']) await expect(agree(name, anna)).rejects.toThrow()
  })

  test('deleting the losing revision, as the guide says, is done and not told as an error', async () => {
    const anna = await colleague()
    const before = await anna.pouch.get('products:25')
    await anna.edit('products:25', { price: 2501 })
    const { _rev: loser } = await anna.pouch.get('products:25')
    await staffEdit(25, { price: 2599 })
    const tombstone = {
      _id: 'products:25',
      _rev: `3-${'a'.repeat(32)}`,
      _deleted: true,
      _revisions: { start: 3, ids: ['a'.repeat(32), String(loser).slice(2), 'b'.repeat(32)] },
    }
    const branch = { ...before, _rev: loser, _revisions: { start: 2, ids: [String(loser).slice(2), 'b'.repeat(32)] } }
    expect((await post('_bulk_docs', { docs: [branch], new_edits: false })).body).toMatchObject([
      { error: 'forbidden' },
    ])
    expect(await post('_bulk_docs', { docs: [tombstone], new_edits: false })).toEqual({ status: 201, body: [] })
    expect((await post('_revs_diff', { 'products:25': [loser, tombstone._rev] })).body).toEqual({})
    expect((await api('/products/25')).data['price']).toBe(2599)
  })

  test('what was made and deleted before the first push is no alarm', async () => {
    const anna = await colleague()
    const { rev } = await anna.pouch.put({ _id: 'tags:900', type: 'tags', body: { name: 'Nie gesehen' } })
    await anna.pouch.remove({ _id: 'tags:900', _rev: rev })
    expect((await anna.sync()).doc_write_failures).toBe(0)
    expect(anna.denied).toEqual([])
  })

  test('what the server reckons from an edit reaches its author: one revision names one content', async () => {
    const anna = await colleague()
    await anna.edit('products:26', { name: 'Umbenannt' })
    await anna.sync()
    expect(await agree('products:26', anna)).toMatchObject({ name: 'Umbenannt' })
    expect((await anna.pouch.get('products:26')) as object).toMatchObject({ title: 'Umbenannt' })
    // On top of the own edit, not of what came back.
    await anna.edit('products:26', { name: 'Noch einmal', description: 'und mehr' })
    await anna.pouch.replicate.to(remote)
    await anna.edit('products:26', { description: 'noch mehr' })
    await anna.sync()
    expect(await agree('products:26', anna)).toMatchObject({ name: 'Noch einmal', description: 'noch mehr' })
    await anna.pouch.put({ _id: 'tags:901', type: 'tags', body: { name: 'Von der Anna' } })
    await anna.sync()
    expect(await agree('tags:901', anna)).toEqual({ id: 901, name: 'Von der Anna' })
    expect(anna.denied).toEqual([])
  })

  test.each([
    [
      'an attachment',
      { _attachments: { 'a.txt': { content_type: 'text/plain', data: 'YQ==' } } },
      'Anhänge werden hier nicht',
    ],
    ['a field beside the body', { note: 'wichtig' }, 'note: Dieses Feld ist nicht bekannt.'],
  ])('%s is refused, not swallowed', async (_what, extra, reason) => {
    const { _rev, ...product } = await remote.get('products:27')
    const doc = {
      ...product,
      _rev: `2-${'c'.repeat(32)}`,
      _revisions: { start: 2, ids: ['c'.repeat(32), _rev?.slice(2)] },
    }
    const answer = await post('_bulk_docs', { docs: [{ ...doc, ...extra }], new_edits: false })
    expect(answer.body).toMatchObject([
      { id: 'products:27', error: 'forbidden', reason: expect.stringContaining(reason) },
    ])
    const edited = await post('_bulk_docs', { docs: [{ ...product, _rev, ...extra }] })
    expect(edited.body).toMatchObject([{ error: 'conflict', reason: expect.stringContaining(reason) }])
    expect((await remote.get('products:27'))._rev).toBe(_rev)
  })

  test('a generation nobody can have edited up to is refused; below it staff edit on, and the copies follow', async () => {
    const named = (name: string, rev: string, more: object = {}) => {
      const document = { _id: name, _rev: rev, type: 'tags', body: { name: 'Oft geändert' }, ...more }
      return post('_bulk_docs', { docs: [document], new_edits: false })
    }
    for (const generation of ['10000001', '999999999'])
      for (const more of [{}, { _deleted: true }])
        expect((await named('tags:902', `${generation}-${'a'.repeat(32)}`, more)).body).toMatchObject([
          { id: 'tags:902', error: 'forbidden', reason: expect.stringContaining('_rev') },
        ])
    await expect(remote.get('tags:902')).rejects.toMatchObject({ status: 404 })

    expect(await named('tags:903', `10000000-${'a'.repeat(32)}`)).toEqual({ status: 201, body: [] })
    await staffEdit(903, { name: 'Noch einmal' }, 'tags')
    const anna = await colleague()
    await anna.edit('tags:903', { name: 'Und offline' })
    await anna.sync()
    expect(await agree('tags:903', anna)).toMatchObject({ name: 'Und offline' })
    expect(anna.denied).toEqual([])
    const edited = await post('_bulk_docs', {
      docs: [{ ...(await remote.get('tags:903')), body: { name: 'Im Büro' } }],
    })
    expect(edited.body).toMatchObject([{ ok: true, rev: expect.stringMatching(/^100000\d\d-/) }])
  })

  test('who may not write here is told so, closes no branch and moves no feed', async () => {
    const clerk = await shop.loginAs('d.petrovic')
    const { _rev, ...product } = await remote.get('products:28')
    const rev = `2-${'d'.repeat(32)}`
    const before = (await remote.info()).update_seq
    for (const more of [{}, { _deleted: true }]) {
      const doc = { ...product, ...more, _rev: rev, _revisions: { start: 2, ids: ['d'.repeat(32), 'e'.repeat(32)] } }
      const init = json('POST', { docs: [doc], new_edits: false }, { cookie: clerk })
      const answer = await shop.request('/replication/office/_bulk_docs', init)
      expect(await answer.json()).toMatchObject([{ error: 'forbidden', reason: 'Dafür fehlt Ihnen die Berechtigung.' }])
    }
    expect((await remote.info()).update_seq).toBe(before)
    expect((await post('_revs_diff', { 'products:28': [rev] })).body).toEqual({ 'products:28': { missing: [rev] } })
    expect((await remote.get('products:28'))._rev).toBe(_rev)
  })
})
