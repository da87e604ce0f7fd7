import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Copy, couchReplicator, winner } from '../../../support/couchReplicator.ts'
import { ADMIN, json, openShop, type Shop } from '../../../support/shop.ts'

// The requests are those a CouchDB 3.5.0 was seen to send; the copy decides by CouchDB's rules.
const basic = { authorization: `Basic ${Buffer.from(`${ADMIN.email}:${ADMIN.password}`).toString('base64')}` }
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function reprice(id: number, price: number): Promise<void> {
  const answer = await shop.request(`/api/products/${id}`, { headers: basic })
  const { data } = (await answer.json()) as { data: { rev: string } }
  const edited = await shop.request(`/api/products/${id}`, json('PUT', { rev: data.rev, price }, basic))
  expect(edited.status).toBe(200)
}
async function there(database: string, headers: Record<string, string>) {
  const answer = await shop.request(`/replication/${database}/_all_docs?include_docs=true`, { headers })
  const { rows } = (await answer.json()) as { rows: { id: string; doc: { _rev: string } }[] }
  return new Map(rows.map(({ id, doc }) => [id, doc]))
}
function living(copy: Copy) {
  const documents = [...copy.values()].flatMap(leaves => winner(leaves.values()) ?? [])
  return new Map(
    documents
      .filter(({ _deleted }) => !_deleted)
      .map(({ _revisions, ...document }) => [document._id, document] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
const price = (copy: Copy, id: number) =>
  (living(copy).get(`products:${id}`) as { body: { price: number } } | undefined)?.body.price

describe.each([
  ['a guest', 'public', {}, 3000],
  ['somebody signed in', 'office', basic, 4000],
])('A CouchDB replicates as %s', (_who, database, headers, from) => {
  test('once and again: the second time it reads only what is new', async () => {
    const copy: Copy = new Map()
    const couch = couchReplicator(shop, database, { headers, id: `once-${database}` })
    expect(await couch.pull(copy)).toBeGreaterThan(100)
    expect(living(copy)).toEqual(await there(database, headers))
    await reprice(30, from + 1)
    expect(await couch.pull(copy)).toBe(1)
    expect(living(copy)).toEqual(await there(database, headers))
  })

  test('continuously, from where it left off', async () => {
    const copy: Copy = new Map()
    const couch = couchReplicator(shop, database, { headers, id: `follow-${database}` })
    const { size } = await there(database, headers)
    await couch.follow(copy, () => living(copy).size === size)
    const following = couch.follow(copy, () => price(copy, 31) === from + 3)
    await reprice(31, from + 2)
    await reprice(31, from + 3)
    await following
    expect(living(copy)).toEqual(await there(database, headers))
  })

  test('with a selector it gets what passes, and hears of what is gone', async () => {
    const copy: Copy = new Map()
    const selector = { type: { $in: ['products', 'tags'] }, 'body.price': { $gte: 300 } }
    const couch = couchReplicator(shop, database, { headers, selector, id: `some-${database}` })
    await couch.pull(copy)
    const passing = [...(await there(database, headers))].filter(([name, doc]) => {
      const { body } = doc as unknown as { body: { price?: number } }
      return name.startsWith('products:') && (body.price ?? 0) >= 300
    })
    expect(passing.length).toBeGreaterThan(10)
    expect(living(copy)).toEqual(new Map(passing))
    const [gone = ''] = passing.at(-1) ?? []
    const deleted = await shop.request(`/api/products/${gone.slice(9)}`, { method: 'DELETE', headers: basic })
    expect(deleted.status).toBe(200)
    await couch.pull(copy)
    expect(living(copy).has(gone)).toBe(false)
  })

  test('all of more than 10,000 documents', async () => {
    await shop.storage.write(async ({ documents, announce }) => {
      for (let id = 20_001; id <= 30_100; id++) {
        const seq = await documents.count(`feed:${database}`)
        const [type, rev, title] = ['tags', `1-${id.toString(16)}`, '']
        const head = `{"_id":"${type}:${id}","_rev":"${rev}","type":"${type}","title":"","parent":"","order":0,"body":`
        await documents.putEntry({ database, seq, type, id, rev, deleted: 0, title, head, body: `{"id":${id}}` })
        announce(`feed:${database}`, seq)
      }
    })
    const copy: Copy = new Map()
    await couchReplicator(shop, database, { headers, id: `many-${database}` }).pull(copy)
    expect(living(copy).size).toBeGreaterThan(10_100)
    expect(living(copy)).toEqual(await there(database, headers))
  })
})

test('A CouchDB that pushes is told what is not taken, and goes on with the rest', async () => {
  const copy: Copy = new Map()
  const couch = couchReplicator(shop, 'office', { headers: basic, id: 'push' })
  await couch.pull(copy)
  const edited = (id: number, more: object) => {
    const present = living(copy).get(`products:${id}`)
    const hash = String(id).repeat(8)
    const ids = [hash, present?._rev.slice(present._rev.indexOf('-') + 1)]
    const rev = `${Number.parseInt(present?._rev ?? '', 10) + 1}-${hash}`
    return {
      ...present,
      _id: `products:${id}`,
      _rev: rev,
      _revisions: { start: Number.parseInt(rev, 10), ids },
      ...more,
    }
  }
  const body = (id: number, changes: object) => ({
    ...(living(copy).get(`products:${id}`)?.['body'] as object),
    ...changes,
  })
  await reprice(33, 3399)
  const pushed = [
    edited(32, { body: body(32, { price: 3201 }) }),
    edited(33, { body: body(33, { price: 3301 }) }),
    edited(34, { _attachments: { 'a.txt': { stub: true } } }),
    edited(35, { body: body(35, { price: -1 }) }),
    edited(36, { body: body(36, { price: 3601 }) }),
  ]
  for (const document of pushed) copy.set(document._id, new Map([[document._rev, document]]))
  const told = await couch.push(pushed)
  expect(told.toSorted()).toEqual(['products:33 forbidden', 'products:34 403', 'products:35 forbidden'])
  await couch.pull(copy)
  // What it may not send it keeps for itself; of everything else there is one truth.
  const [here, server] = [living(copy), await there('office', basic)]
  for (const documents of [here, server]) documents.delete('products:34')
  expect(here).toEqual(server)
  expect([32, 33, 36].map(id => price(copy, id))).toEqual([3201, 3399, 3601])
})
