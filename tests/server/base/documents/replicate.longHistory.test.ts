import { afterAll, beforeAll, expect, test } from 'vitest'
import { many } from '../../../support/counter.ts'
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

test('Hundreds of steps that a PouchDB took without network arrive, where staff have edited the document meanwhile and where nobody has', async () => {
  const pouch = foreignDatabase()
  await pouch.replicate.from(remote)
  for (const name of ['products:20', 'products:21'])
    for (const step of many(300)) {
      const present = await pouch.get(name)
      await pouch.put({ ...present, body: { ...present.body, description: `Schritt ${step}` } })
    }
  const product = '/api/products/21'
  const { data } = (await (await shop.request(product, { headers: { cookie } })).json()) as { data: { rev: string } }
  const edited = await shop.request(product, json('PUT', { rev: data.rev, price: 2101 }, { cookie }))
  expect(edited.status).toBe(200)

  const denied: unknown[] = []
  const pushing = pouch.replicate.to(remote)
  void pushing.on('denied', about => denied.push(about))
  await pushing
  await pouch.replicate.from(remote)
  expect(denied).toEqual([])
  expect((await remote.get('products:20')).body).toMatchObject({ description: 'Schritt 299' })
  expect((await remote.get('products:21')).body).toMatchObject({ description: 'Schritt 299', price: 2101 })
  for (const name of ['products:20', 'products:21']) expect(await pouch.get(name)).toEqual(await remote.get(name))
})
