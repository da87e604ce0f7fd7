import { afterEach, describe, expect, test } from 'vitest'
import type { Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'
import { databaseOfShop, foreignDatabase } from '../../../support/pouch.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const opened: Shop[] = []
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.leave().catch(() => {})
})

async function open(given: readonly Entity[] = entities, dataDir?: string): Promise<Shop> {
  const shop = await openShop({ entities: given, ...(dataDir === undefined ? {} : { dataDir }) })
  opened.push(shop)
  return shop
}
/** The same business under another declaration, as after an upgrade. */
async function upgraded(shop: Shop, given: readonly Entity[]): Promise<Shop> {
  await shop.leave()
  return open(given, shop.dataDir)
}
const declared = (type: string, change: (entity: Entity) => Partial<Entity>): readonly Entity[] =>
  entities.map(entity => (entity.type === type ? { ...entity, ...change(entity) } : entity))

async function edit(shop: Shop, path: string, changes: object): Promise<void> {
  const cookie = await shop.login()
  const { data } = (await (await shop.request(path, { headers: { cookie } })).json()) as { data: { rev: string } }
  expect((await shop.request(path, json('PUT', { rev: data.rev, ...changes }, { cookie }))).status).toBe(200)
}
async function same(pouch: ReturnType<typeof foreignDatabase>, shop: Shop): Promise<string[]> {
  const remote = databaseOfShop(shop, 'public')
  await pouch.replicate.from(remote)
  const [here, there] = await Promise.all([pouch, remote].map(each => each.allDocs({ include_docs: true })))
  expect(here?.rows).toEqual(there?.rows)
  return here?.rows.map(({ id }) => id) ?? []
}

describe('A new version of the declarations', () => {
  test('leaves tombstones where they are: what went while a PouchDB was away goes there as well', async () => {
    const former = await open()
    const pouch = foreignDatabase()
    expect(await same(pouch, former)).toEqual(expect.arrayContaining(['tags:1', 'products:3']))
    await former.request('/api/tags/1', { method: 'DELETE', headers: { cookie: await former.login() } })
    await edit(former, '/api/products/3', { isPublic: false })
    const shop = await upgraded(
      former,
      declared('tags', () => ({ order: () => 7 })),
    )
    const names = await same(pouch, shop)
    expect(names.filter(name => name === 'tags:1' || name === 'products:3')).toEqual([])
    // A second time, with nothing but a tombstone left of them.
    expect(await same(foreignDatabase(), await upgraded(shop, entities))).toEqual(names)
  })

  test('never shows under a known revision what that revision did not show', async () => {
    const former = await open()
    const pouch = foreignDatabase()
    await same(pouch, former)
    const secret = ({ description: _description, ...rest }: Readonly<Record<string, unknown>>) => rest
    const shop = await upgraded(
      former,
      declared('products', ({ audiences }) => ({
        audiences: { ...audiences, public: body => (body['id'] === 5 ? null : secret(audiences.public?.(body) ?? {})) },
      })),
    )
    const names = await same(pouch, shop)
    expect(names).not.toContain('products:5')
    expect((await pouch.get('products:6')).body).not.toHaveProperty('description')
  })
})

describe('A position', () => {
  const ask = async (shop: Shop, since: string) => {
    const answer = await shop.request(`/replication/public/_changes?since=${since}`)
    return (await answer.json()) as { results: unknown[]; last_seq: string }
  }

  test('outlives restarts, and one that was never told here is answered from the beginning under another epoch', async () => {
    const shop = await open()
    const { results, last_seq: last } = await ask(shop, '0')
    await shop.restart()
    expect((await ask(shop, last)).results).toEqual([])
    const [seq = '', line = '', epoch = ''] = last.split(/[-.]/)
    for (const strange of [`${Number(seq) + 1}-${line}.${epoch}`, `${seq}-0123456789ab.${epoch}`, `${seq}.${epoch}`]) {
      const answer = await ask(shop, strange)
      expect(answer.results).toHaveLength(results.length)
      expect(answer.last_seq.split('.')[1]).not.toBe(epoch)
      // And goes on from there.
      const next = await ask(shop, answer.last_seq)
      expect(next).toMatchObject({ results: [], last_seq: answer.last_seq })
    }
  })
})
