import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

describe('generic calls', () => {
  let shop: Shop
  let cookie: string
  beforeAll(async () => {
    shop = await openShop()
    cookie = await shop.login()
  })
  afterAll(() => shop.close())

  const as = (init: RequestInit = {}): RequestInit => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), cookie },
  })
  const get = async (path: string, init?: RequestInit) => {
    const response = await shop.request(path, init)
    return { status: response.status, body: await response.json() }
  }

  test('GET list, get by id, create, update by id and delete', async () => {
    const created = await get('/api/tags', as(json('POST', { name: 'Sonntagsbrunch' })))
    expect(created.status).toBe(201)
    const { id, rev } = created.body.data
    expect((await get(`/api/tags/${id}`)).body.data).toEqual({ id, rev, name: 'Sonntagsbrunch' })
    const updated = await get(`/api/tags/${id}`, as(json('PUT', { rev, name: 'Brunch am Sonntag' })))
    expect(updated.body.data).toMatchObject({ id, name: 'Brunch am Sonntag' })
    expect((await get(`/api/tags/${id}`, as({ method: 'DELETE' }))).status).toBe(200)
    expect((await get(`/api/tags/${id}`)).status).toBe(404)
  })

  test('lists say more and go on at their cursor', async () => {
    const first = await get('/api/products?limit=40')
    expect(first.body.data).toHaveLength(40)
    expect(first.body.more).toBe(true)
    const second = await get(`/api/products?limit=40&cursor=${first.body.cursor}`)
    expect(second.body.data[0].id).toBeGreaterThan(first.body.data.at(-1).id)
  })

  test('filters and sorting find what is asked for', async () => {
    const { body } = await get('/api/products?sort=-price&limit=500')
    const prices = body.data.map((product: { price: number }) => product.price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
    const bundles = await get('/api/products?filter[type]=bundle')
    expect(bundles.body.data.length).toBeGreaterThan(0)
    expect(bundles.body.data.every((product: { type: string }) => product.type === 'bundle')).toBe(true)
    expect((await get('/api/products?filter[nonsense]=1')).status).toBe(400)
    expect((await get('/api/products?limit=501')).status).toBe(400)
  })

  test('a bad input gets a clear German error at its field and changes nothing', async () => {
    const before = (await get('/api/products/1')).body.data
    const answer = await get('/api/products/1', as(json('PUT', { rev: before.rev, price: -1, name: '' })))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({
      code: 'tooSmall',
      message: 'Dieser Wert ist zu klein.',
      field: 'price',
    })
    expect(answer.body.errors).toContainEqual({
      code: 'blank',
      message: 'Bitte füllen Sie dieses Feld aus.',
      field: 'name',
    })
    expect((await get('/api/products/1')).body.data).toEqual(before)
  })

  test('what a list names twice is told at its field, and nothing is changed', async () => {
    const before = (await get('/api/menus/1')).body.data
    const [group] = before.catalog
    const catalog = [...before.catalog, { ...group, products: [] }]
    const answer = await get('/api/menus/1', as(json('PUT', { rev: before.rev, catalog })))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      {
        code: 'twice',
        message: 'Dieser Eintrag steht schon weiter oben.',
        field: `catalog.${before.catalog.length}.category`,
      },
    ])
    expect((await get('/api/menus/1')).body.data).toEqual(before)
  })

  test('different fields of two people merge, the same field is a conflict that names it', async () => {
    const { rev, name } = (await get('/api/products/2')).body.data
    expect((await get('/api/products/2', as(json('PUT', { rev, price: 777 })))).status).toBe(200)
    const merged = await get('/api/products/2', as(json('PUT', { rev, description: 'Neu beschrieben' })))
    expect(merged.body.data).toMatchObject({ name, price: 777, description: 'Neu beschrieben' })
    const refused = await get('/api/products/2', as(json('PUT', { rev, price: 888 })))
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]).toMatchObject({ code: 'conflict', field: 'price' })
    expect(refused.body.data).toMatchObject({ price: 777 })
  })

  test('values that exist once are refused a second time', async () => {
    const [first] = (await get('/api/donatees')).body.data
    const { id: _id, rev: _rev, ...copy } = first
    const answer = await get('/api/donatees', as(json('POST', copy)))
    expect(answer.body.errors).toEqual([
      { code: 'used', message: 'Dieser Wert wird bereits verwendet.', field: 'identifier' },
    ])
  })

  test('guests see no private field and no draft, and change nothing', async () => {
    expect((await get('/api/branches/1')).body.data).not.toHaveProperty('internalNote')
    const staffSee = (await get('/api/products?limit=500', as())).body.data
    const drafts = staffSee.filter((product: { isPublic: boolean }) => !product.isPublic)
    expect(drafts.length).toBeGreaterThan(0)
    expect((await get(`/api/products/${drafts[0].id}`)).status).toBe(404)
    expect((await get('/api/users')).status).toBe(401)
    expect((await get('/api/tags', json('POST', { name: 'Fremd' }))).status).toBe(401)
  })

  test('GET /init fills config, branches, menus, categories, products, tags, tables, switches, donatees and the website', async () => {
    const { body } = await get('/api/init')
    const urls = body.data.map((entry: { url: string }) => entry.url)
    expect(urls).toEqual([
      '/config',
      '/divisions',
      '/branches',
      '/menus',
      '/categories',
      '/tags',
      '/products',
      '/tables',
      '/stations',
      '/switches',
      '/paces',
      '/favourites',
      '/donatees',
      '/sites',
      '/blocks',
      '/nodes',
      '/navigations',
      '/redirects',
    ])
    expect(body.seq).toMatch(/^\d+-\w+\.e\w+$/)
    const staff = await get('/api/init', as())
    expect(staff.body.data.map((entry: { url: string }) => entry.url)).toContain('/users')
    expect(staff.body.data.at(-1)).toEqual({ url: '/users/me', data: (await get('/api/users/me', as())).body.data })
    const etag = (await shop.request('/api/init', as())).headers.get('etag') ?? ''
    const known = await shop.request('/api/init', as({ headers: { 'if-none-match': etag } }))
    expect(known.status).toBe(304)
  })

  test.each([
    ['no JSON', 'nonsense', 400],
    ['a list', '[]', 400],
    ['U+0000', '{"name":"a\\u0000b"}', 400],
    ['a prototype', '{"__proto__":{"name":"x"}}', 400],
  ])('%s is refused', async (_name, text, status) => {
    const init = as({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text })
    expect((await get('/api/tags', init)).status).toBe(status)
  })

  test('an unsafe request of another site is refused', async () => {
    const evil = {
      ...json('POST', { name: 'Böse' }),
      headers: { 'Content-Type': 'application/json', cookie, 'Sec-Fetch-Site': 'cross-site' },
    }
    expect((await get('/api/tags', evil)).status).toBe(403)
    const own = { ...evil, headers: { ...evil.headers, 'Sec-Fetch-Site': 'same-origin' } }
    expect((await get('/api/tags', own)).status).toBe(201)
  })
})
