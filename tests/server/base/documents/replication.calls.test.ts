import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOfShop, foreignDatabase } from '../../../support/pouch.ts'
import { ADMIN, json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeAll(async () => {
  shop = await openShop()
  cookie = await shop.login()
})
afterAll(() => shop.close())

const as = ({
  headers,
  ...init
}: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}): RequestInit => ({
  ...init,
  headers: { ...headers, cookie },
})
const ask = async (path: string, init: RequestInit = as()) => {
  const answer = await shop.request(`/replication${path}`, init)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}
const post = (path: string, body: unknown) => ask(path, json('POST', body, { cookie }))
const names = ({ body }: Awaited<ReturnType<typeof ask>>): string[] => body.rows.map((row: { id: string }) => row.id)

describe('_all_docs', () => {
  test('takes a range, both ways, from the address or from a body', async () => {
    const tags = names(await ask('/public/_all_docs?startkey="tags:"&endkey="tags:z"'))
    expect(tags.length).toBeGreaterThan(3)
    const [first = '', second = '', last = ''] = [tags[0], tags[1], tags.at(-1)]
    const range = { startkey: 'tags:', endkey: 'tags:z' }
    expect(names(await post('/public/_all_docs', range))).toEqual(tags)
    expect(names(await post('/public/_all_docs', { start_key: `${first}\u0000`, end_key: last }))).toEqual(
      tags.slice(1),
    )
    expect(names(await post('/public/_all_docs', { ...range, limit: 1, skip: 1 }))).toEqual([second])
    const back = { startkey: 'tags:z', endkey: 'tags:', descending: true }
    expect(names(await post('/public/_all_docs', back))).toEqual(tags.toReversed())
    expect(names(await ask(`/public/_all_docs?startkey="tags:"&endkey="${last}"&inclusive_end=false`))).toEqual(
      tags.slice(0, -1),
    )
    const keys = [first, second, 'tags:999999']
    expect((await post('/public/_all_docs', { keys, descending: true, skip: 1 })).body.rows).toMatchObject([
      { id: second },
      { id: first },
    ])
    expect(names(await ask('/public/_all_docs?limit=0'))).toEqual([])
  })

  test.each(['limit=abc', 'limit=-1', 'skip=x', 'descending=maybe', 'startkey=tags'])(
    '%s is no question',
    async query => expect((await ask(`/public/_all_docs?${query}`)).status).toBe(400),
  )
})

describe('_changes', () => {
  const ids = (body: { results: { id: string }[] }) => body.results.map(({ id }) => id)

  test('none, the newest first, and all of a list', async () => {
    const all = (await ask('/public/_changes')).body
    expect((await ask('/public/_changes?limit=0')).body).toMatchObject({ results: [], pending: all.results.length })
    expect(ids((await ask('/public/_changes?descending=true')).body)).toEqual(ids(all).toReversed())
    expect(ids((await ask('/public/_changes?descending=true&limit=2')).body)).toEqual(ids(all).toReversed().slice(0, 2))
    const pouch = foreignDatabase()
    await pouch.replicate.from(databaseOfShop(shop, 'public'), { selector: { type: 'tags' } })
    expect((await pouch.allDocs()).rows.map(({ id }) => id)).toEqual(
      names(await ask('/public/_all_docs?startkey="tags:"&endkey="tags:z"')),
    )
  })

  test.each(['limit=abc', 'limit=-1', 'style=xyz', 'filter=_doc_ids', 'filter=app/mine', 'feed=push'])(
    '%s is no question',
    async query => expect((await ask(`/public/_changes?${query}`)).status).toBe(400),
  )

  test('a continuous feed ends with its position once the client has waited long enough', async () => {
    const answer = await shop.request('/replication/public/_changes?feed=continuous&since=now&timeout=1')
    expect(JSON.parse(await answer.text())).toMatchObject({ last_seq: expect.stringMatching(/^\d+-/), pending: 0 })
    const two = await shop.request('/replication/public/_changes?feed=continuous&limit=2&heartbeat=1000')
    const lines = (await two.text()).trim().split('\n')
    expect(lines.map(line => Object.keys(JSON.parse(line))[0])).toEqual(['seq', 'seq', 'last_seq'])
  })
})

describe('One document', () => {
  test('is put, changed and deleted on its own, as scripts and nano do', async () => {
    const made = await ask('/office/tags:800', json('PUT', { type: 'tags', body: { name: 'Allein' } }, { cookie }))
    expect(made).toMatchObject({ status: 201, body: { ok: true, id: 'tags:800', rev: expect.stringMatching(/^1-/) } })
    const { rev } = made.body
    const stale = await ask('/office/tags:800', json('PUT', { type: 'tags', body: { name: 'Anders' } }, { cookie }))
    expect(stale).toMatchObject({ status: 409, body: { error: 'conflict' } })
    const next = await post('/office', { _id: 'tags:800', _rev: rev, type: 'tags', body: { name: 'Anders' } })
    expect(next).toMatchObject({ status: 201, body: { ok: true } })
    expect((await ask('/office/tags:800', as({ method: 'DELETE' }))).status).toBe(409)
    const gone = await ask(`/office/tags:800?rev=${next.body.rev}`, as({ method: 'DELETE' }))
    expect(gone).toMatchObject({ status: 200, body: { ok: true } })
    expect(await ask('/office/tags:800')).toMatchObject({ status: 404, body: { reason: 'deleted' } })
    const again = await ask('/office/tags:803', json('PUT', { type: 'tags', body: { name: 5 } }, { cookie }))
    expect(again).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect(
      (await ask('/office/tags:801', json('PUT', { _id: 'tags:802', type: 'tags', body: {} }, { cookie }))).status,
    ).toBe(400)
    expect((await ask('/public/tags:800', json('PUT', { type: 'tags', body: { name: 'x' } }, { cookie }))).status).toBe(
      403,
    )
    expect((await ask('/public/tags:800', json('PUT', { type: 'tags', body: { name: 'x' } }))).status).toBe(401)
  })

  test('by PouchDB: put, get, remove', async () => {
    const remote = databaseOfShop(shop, 'office', cookie)
    const { rev } = await remote.put({ _id: 'tags:810', type: 'tags', body: { name: 'Direkt' } })
    expect((await remote.get('tags:810')).body).toEqual({ id: 810, name: 'Direkt' })
    await remote.remove({ _id: 'tags:810', _rev: rev })
    await expect(remote.get('tags:810')).rejects.toMatchObject({ reason: 'deleted' })
  })

  test('has its revision as its tag, and no revision but its own', async () => {
    const { headers, body } = await ask('/public/products:1')
    expect(headers.get('etag')).toBe(`"${body._rev}"`)
    expect((await ask('/public/products:1', as({ headers: { 'If-None-Match': `"${body._rev}"` } }))).status).toBe(304)
    const other = `9-${'f'.repeat(32)}`
    expect((await ask(`/public/products:1?rev=${other}`)).status).toBe(404)
    expect((await ask('/public/products:1?rev=x')).status).toBe(400)
    const open = await ask(`/public/products:1?open_revs=["${body._rev}","${other}"]`)
    expect(open.body).toEqual([{ ok: body }, { missing: other }])
    for (const query of ['', '?latest=true']) {
      const bulk = await post(`/public/_bulk_get${query}`, { docs: [{ id: 'products:1', rev: other }] })
      expect(bulk.body.results[0].docs).toMatchObject([{ error: { error: 'not_found', rev: other } }])
    }
  })
})

describe('A checkpoint', () => {
  test('of a guest is kept, small and apart from those of staff, and can be taken back', async () => {
    const path = '/public/_local/eines-gastes'
    const guest = (init?: RequestInit) => ask(path, init ?? {})
    expect(await guest(json('PUT', { seq: 1 }))).toMatchObject({ status: 201, body: { rev: '0-1' } })
    expect((await guest(json('PUT', { seq: 2 }))).status).toBe(409)
    expect((await guest()).body).toMatchObject({ seq: 1, _rev: '0-1' })
    expect((await ask(path)).status).toBe(404)
    expect((await guest(json('PUT', { _rev: '0-1', long: 'x'.repeat(33_000) }))).status).toBe(413)
    expect((await guest({ method: 'DELETE' })).status).toBe(409)
    expect((await ask(`${path}?rev=0-1`, { method: 'DELETE' })).status).toBe(200)
    expect((await guest()).status).toBe(404)
  })

  test('of guests: the newest 1,000 are kept', async () => {
    await shop.storage.write(async ({ documents }) => {
      for (let id = 0; id < 1005; id++) await documents.putLocal('public/guests', `alt-${id}`, 1, '{}', id)
    })
    expect((await ask('/public/_local/neu', json('PUT', {}))).status).toBe(201)
    expect((await ask('/public/_local/alt-5', {})).status).toBe(404)
    expect((await ask('/public/_local/alt-20', {})).status).toBe(200)
  })
})

describe('Who asks', () => {
  const { email: name, password } = ADMIN
  test('signs in and out at _session, and is told by name', async () => {
    expect(await ask('/_session', json('POST', { name, password: 'falsch-geraten' }))).toMatchObject({
      status: 401,
      body: { error: 'unauthorized', reason: 'Name or password is incorrect.' },
    })
    const form = new URLSearchParams({ name, password }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(form.length) }
    for (const init of [json('POST', { name, password }), { method: 'POST', headers, body: form }]) {
      const signedIn = await ask('/_session', init)
      expect(signedIn).toMatchObject({ status: 200, body: { ok: true, name, roles: ['ROLE_ADMIN'] } })
      const own = { headers: { cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' } }
      expect((await ask('/_session', own)).body).toMatchObject({
        userCtx: { name, roles: ['ROLE_ADMIN'] },
        info: { authenticated: 'cookie' },
      })
      expect((await ask('/office', own)).status).toBe(200)
      expect((await ask('/_session', { ...own, method: 'DELETE' })).status).toBe(200)
      expect((await ask('/office', own)).status).toBe(401)
    }
  })

  test('with a wrong password is no guest', async () => {
    const authorization = `Basic ${Buffer.from(`${name}:falsch`).toString('base64')}`
    for (const path of ['/', '/public', '/public/_changes'])
      expect(await ask(path, { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { error: 'unauthorized', reason: 'Name or password is incorrect.' },
      })
  })
})

describe('A request', () => {
  test('may be packed, and is bounded unpacked', async () => {
    const packed = (value: unknown) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', cookie },
      body: gzipSync(JSON.stringify(value)),
    })
    expect(names(await ask('/public/_all_docs', packed({ keys: ['tags:1'] })))).toEqual(['tags:1'])
    expect((await ask('/office/_bulk_docs', packed({ docs: [], pad: 'x'.repeat(9_000_000) }))).status).toBe(413)
    const torn = { ...packed({}), body: gzipSync('{"docs":[]}').subarray(0, 20) }
    expect((await ask('/office/_bulk_docs', torn)).status).toBe(400)
  })

  test.each([
    ['POST', '/public/_changes/x', 404],
    ['DELETE', '/public/_changes', 405],
    ['PUT', '/public/_bulk_get', 405],
    ['PATCH', '/public/products:1', 405],
    ['DELETE', '/office', 403],
  ])('%s %s is answered %i', async (method, path, status) => {
    const { status: given, body } = await ask(path, as({ method }))
    expect(given).toBe(status)
    if (status === 405) expect(body.error).toBe('method_not_allowed')
  })

  test('a guest deletes no database, and everybody may read who may', async () => {
    expect((await ask('/public', { method: 'DELETE' })).status).toBe(401)
    expect(await ask('/public/_security', {})).toMatchObject({ status: 200, body: { members: {} } })
  })

  test.each([
    ['no document', { docs: [1] }],
    ['a bad revision', { docs: [{ _id: 'tags:1', _rev: 'x' }] }],
    ['a field that is nobody’s', { docs: [{ _id: 'tags:1', _foo: 1 }] }],
    ['a name that is a number', { docs: [{ _id: 5 }] }],
    ['a switch that is a text', { docs: [], new_edits: 'false' }],
    ['a replicator’s document without a revision', { docs: [{ _id: 'tags:1' }], new_edits: false }],
  ])('%s is refused as a whole', async (_what, body) => {
    expect((await post('/office/_bulk_docs', body)).status).toBe(400)
  })

  test('is JSON where it says so, and names revisions where it asks for them', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'text/plain', cookie }, body: '{"docs":[]}' }
    expect(await ask('/office/_bulk_docs', init)).toMatchObject({ status: 415, body: { error: 'bad_content_type' } })
    expect((await post('/public/_revs_diff', { 'tags:1': ['x'] })).status).toBe(400)
  })

  test('may bring more than a thousand documents', async () => {
    const docs = Array.from({ length: 1001 }, (_, at) => ({
      _id: `tags:${5000 + at}`,
      type: 'tags',
      body: { name: `Nr. ${at}` },
    }))
    const { status, body } = await post('/office/_bulk_docs', { docs })
    expect([status, body.filter(({ ok }: { ok?: boolean }) => ok).length]).toEqual([201, 1001])
  })
})

describe('A backup as couchbackup makes it', () => {
  const everything = async () => {
    const { rows } = (await ask('/office/_all_docs?include_docs=true')).body as { rows: { doc: { _id: string } }[] }
    return rows.map(({ doc }) => doc)
  }

  test('shallow: page after page, each from behind the last name of the one before', async () => {
    const saved: { _id: string }[] = []
    for (let last = ''; ; ) {
      const from = last === '' ? {} : { start_key: `${last}\u0000` }
      const { rows } = (await post('/office/_all_docs', { limit: 100, include_docs: true, ...from })).body
      for (const { doc } of rows) saved.push(doc)
      if (rows.length < 100) break
      last = rows.at(-1).id
    }
    expect(saved).toEqual(await everything())
  })

  test('full: what changed, in batches with their history, which is taken back as known', async () => {
    const { results } = (await ask('/office/_changes?seq_interval=10000')).body as { results: { id: string }[] }
    const saved: { _id: string; _deleted?: boolean }[] = []
    for (let start = 0; start < results.length; start += 500) {
      const docs = results.slice(start, start + 500).map(({ id }) => ({ id }))
      const batch = (await post('/office/_bulk_get?revs=true', { docs })).body
      for (const { docs: found } of batch.results) saved.push(found[0].ok)
    }
    const living = saved.filter(({ _deleted }) => !_deleted).map(({ _id }) => _id)
    expect(living.toSorted()).toEqual((await everything()).map(({ _id }) => _id))
    expect(await post('/office/_bulk_docs', { docs: saved, new_edits: false })).toMatchObject({ status: 201, body: [] })
  })
})
