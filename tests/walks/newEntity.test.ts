import { expect, test } from 'vitest'
import { z } from 'zod'
import { formModel } from '../../client/office/form/formModel.ts'
import { keptByManagers } from '../../schema/base/access.ts'
import { type Entity, entity, without } from '../../schema/base/entity.ts'
import { choice, email, money, name, relation, text } from '../../schema/base/fields.ts'
import { entities as register } from '../../schema/index.ts'
import { json } from '../support/shop.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

// The one file …
const suppliers = entity({
  type: 'suppliers',
  label: { one: 'Lieferant', many: 'Lieferanten' },
  fields: {
    name: name(),
    email: email().nullish(),
    branch: relation('branches'),
    rhythm: choice({ daily: 'Täglich', weekly: 'Wöchentlich' }),
    minimumOrder: money(),
    isActive: z.boolean(),
    internalNote: text(500),
  },
  labels: {
    name: 'Name',
    email: 'E-Mail',
    branch: 'Filiale',
    rhythm: 'Rhythmus',
    minimumOrder: 'Mindestbestellwert',
    isActive: 'Aktiv',
    internalNote: 'Interne Notiz',
  },
  blank: { rhythm: 'weekly', minimumOrder: 0, isActive: true, internalNote: '' },
  access: keptByManagers,
  audiences: { public: without('internalNote'), office: body => body },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  unique: ['name'],
})
// … and the one line of the register.
const entities: readonly Entity[] = [...register, suppliers]

const mill = { ...suppliers.blank, name: 'Ölmühle', branch: 1, internalNote: 'Rabatt aushandeln' }

test('A new entity has validation and storage: what its shape does not allow is refused with the fields in German', async () => {
  const shop = await openWalk({ entities })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const refused = await shop.request('/api/suppliers', json('POST', { ...mill, name: '', minimumOrder: -1 }, headers))
  expect(refused.status).toBe(422)
  const { errors } = (await refused.json()) as { errors: { field: string }[] }
  expect(errors.map(({ field }) => field)).toEqual(['name', 'minimumOrder'])
  const made = await shop.request('/api/suppliers', json('POST', mill, headers))
  expect(made.status).toBe(201)
  const { data } = (await made.json()) as { data: { id: number } }
  await shop.restart()
  const read = await shop.request(`/api/suppliers/${data.id}`, { headers })
  expect(await read.json()).toMatchObject({ data: { id: data.id, ...mill } })
})

test('A new entity has REST with rights, uniqueness, lists and deletion', async () => {
  const shop = await openWalk({ entities })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const call = async (path: string, method: string, body?: unknown, as: Record<string, string> = headers) => {
    const response = await shop.request(path, body ? json(method, body, as) : { method, headers: as })
    return { status: response.status, ...((await response.json()) as { data?: never; errors?: never }) }
  }
  expect(await call('/api/suppliers', 'POST', mill, { origin: 'http://shop.test' })).toMatchObject({ status: 401 })
  const { data: made } = await call('/api/suppliers', 'POST', mill)
  expect(await call('/api/suppliers', 'POST', mill)).toMatchObject({
    status: 422,
    errors: [{ code: 'used', field: 'name' }],
  })
  const { rev } = made as unknown as { rev: string }
  expect(await call('/api/suppliers/1', 'PUT', { minimumOrder: 500, rev })).toMatchObject({
    status: 200,
    data: { minimumOrder: 500 },
  })
  expect(await call('/api/suppliers?filter[branch]=1', 'GET')).toMatchObject({ data: [{ name: 'Ölmühle' }] })
  const guest = await call('/api/suppliers/1', 'GET', undefined, {})
  expect(guest).toMatchObject({ status: 200, data: { name: 'Ölmühle' } })
  expect(guest.data).not.toHaveProperty('internalNote')
  expect(await call('/api/suppliers/1', 'DELETE')).toMatchObject({ status: 200 })
  expect(await call('/api/suppliers/1', 'GET')).toMatchObject({ status: 404 })
})

test('A new entity replicates to whoever may read it, private fields only to staff', async () => {
  const shop = await openWalk({ entities })
  const [one, other] = [await openDesk(shop, { entities }), await openDesk(shop, { entities })]
  await Promise.all([settled(one), settled(other)])
  one.device.network(false)
  const { id } = await one.office.save('suppliers', null, mill, null)
  one.device.network(true)
  const row = await present(other.office.get('suppliers', id))
  expect(row.body).toEqual({ id, ...mill })
  const feed = await shop.request('/replication/public/_changes?include_docs=true&since=0')
  const { results } = (await feed.json()) as { results: { doc: { _id: string; body: object } }[] }
  const doc = results.find(({ doc: { _id } }) => _id === `suppliers:${id}`)?.doc
  expect(doc).toMatchObject({ title: 'Ölmühle', parent: 'branches:1', body: { name: 'Ölmühle' } })
  expect(doc?.body).not.toHaveProperty('internalNote')
})

test('A new entity has a list: sorted in German, searched, by parent, with titles for relations', async () => {
  const shop = await openWalk({ entities })
  const desk = await openDesk(shop, { entities })
  await settled(desk)
  for (const [given, branch] of [
    ['Zuckerwerk', 1],
    ['Ölmühle', 1],
    ['Obsthof', 2],
  ] as const)
    await desk.office.save('suppliers', null, { ...mill, name: given, branch }, null)
  await settled(desk)
  const names = async (query: object) => {
    const page = await present(desk.office.list('suppliers', { limit: 10, ...query }))
    return page.rows.map(({ body }) => body['name'])
  }
  expect(await names({})).toEqual(['Obsthof', 'Ölmühle', 'Zuckerwerk'])
  expect(await names({ descending: true, limit: 2 })).toEqual(['Zuckerwerk', 'Ölmühle'])
  expect(await names({ search: 'olmu' })).toEqual(['Ölmühle'])
  expect(await names({ parent: 'branches:1' })).toEqual(['Ölmühle', 'Zuckerwerk'])
  const [row] = (await present(desk.office.list('suppliers', { limit: 1 }))).rows
  expect(await present(desk.office.titles('suppliers', [row!.id]))).toEqual(new Map([[row!.id, 'Obsthof']]))
})

test('A new entity has a form: a labelled field for everything it declares', () => {
  const fields = formModel(suppliers)
  expect(fields.map(({ name: field }) => field)).toEqual(Object.keys(suppliers.shape.shape))
  expect(fields.map(({ label }) => label)).toEqual(Object.values(suppliers.labels))
})
