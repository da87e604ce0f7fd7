import { expect, test } from 'vitest'
import { Refused } from '../../client/data/office/office.ts'
import { changeSetNamed } from '../../client/office/history/changeSet.ts'
import { deedsOf } from '../../client/office/history/changeSetSteps.ts'
import { createUndos } from '../../client/office/history/undo.ts'
import { togetherText } from '../../client/office/history/undoText.ts'
import { products } from '../../schema/catalogue/product.ts'
import { productOf } from '../support/business.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

test('What is changed together is written at once, also offline, and arrives whole; what is refused stops nothing', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  const { id: _id, rev: _rev, ...body } = productOf({ id: 1 })
  one.device.network(false)
  const made = await one.office.saveAll(
    'products',
    Array.from({ length: 120 }, (_, index) => ({ id: null, changes: { ...body, name: `Neu ${index}` }, base: null })),
  )
  expect(made.filter(each => each instanceof Refused)).toEqual([])
  const mixed = await one.office.saveAll('products', [
    { id: 2, changes: { price: -1 }, base: await one.row('products', 2) },
    { id: 3, changes: { price: 460 }, base: await one.row('products', 3) },
  ])
  expect(mixed.map(each => each instanceof Refused)).toEqual([true, false])
  one.device.network(true)
  await settled(one)
  const arrived = await present(other.office.list('products', { limit: 200 }), ({ total }) => total === 123)
  expect(arrived.rows.filter(({ body: { name } }) => String(name).startsWith('Neu'))).toHaveLength(120)
  expect((await present(other.office.get('products', 3), ({ body: { price } }) => price === 460)).id).toBe(3)
  expect((await other.row('products', 2)).body['price']).toBe(190)
})

test('What was changed together is taken back as one, and what a colleague changed since stays and is named', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  const undos = createUndos(one.office)
  const before = await Promise.all([1, 2, 3].map(id => one.row('products', id)))
  const wanted = before.map(base => ({ id: base.id, changes: { price: 500 }, base }))
  const saved = await one.office.saveAll('products', wanted)
  const deeds = saved.flatMap((after, index) =>
    after instanceof Refused ? [] : [{ entity: products, id: after.id, before: before[index] ?? null, after }],
  )
  expect(undos.did(deeds)).toBe(true)
  await settled(one)
  await present(other.office.get('products', 2), ({ body }) => body['price'] === 500)
  await other.edit('products', 2, { price: 510 })
  await settled(other)
  await present(one.office.get('products', 2), ({ body }) => body['price'] === 510)
  const { all } = (await undos.undo()) ?? { all: [] }
  expect(togetherText(all)).toBe('2 zurückgenommen. Eine bleibt, weil inzwischen geändert: „Brezel“.')
  await settled(one)
  const prices = await Promise.all([1, 2, 3].map(async id => (await one.row('products', id)).body['price']))
  expect(prices).toEqual([120, 510, 450])
  expect(await undos.undo()).toBeNull()
})

test('What was changed together is listed under its name, taken back also by another device, and done again', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  const under = changeSetNamed('Preise: 3 Einträge geändert.')
  const before = await Promise.all([1, 2, 3].map(id => one.row('products', id)))
  await one.office.saveAll(
    'products',
    before.map(base => ({ id: base.id, changes: { price: 500 }, base })),
    under,
  )
  await one.edit('products', 1, { name: 'Kaisersemmel' })
  await settled(one)
  await present(other.office.get('products', 3), ({ body }) => body['price'] === 500)
  await settled(other)
  const cookie = await shop.login()
  const told = async (path: string) => (await (await shop.request(`/api${path}`, { headers: { cookie } })).json()).data
  expect(await told('/changesets')).toMatchObject([
    { id: under.id, name: 'Preise: 3 Einträge geändert', documents: 3, isUndone: false },
  ])
  shop.clock.advance(60_000)
  const undos = createUndos(other.office)
  const prices = async (desk: typeof one) =>
    Promise.all([1, 2, 3].map(async id => (await desk.row('products', id)).body['price']))
  const deeds = deedsOf([products], await told(`/changesets/${under.id}/edits`))
  const { all = [] } = (await undos.takeBack({ deeds, under })) ?? {}
  expect(togetherText(all)).toBe('3 Änderungen zurückgenommen.')
  expect(await prices(other)).toEqual([120, 190, 450])
  await settled(other)
  const [undoing, listed] = await told('/changesets')
  expect(undoing).toMatchObject({ name: 'Zurückgenommen: Preise: 3 Einträge geändert', undoes: under.id })
  expect(listed).toMatchObject({ id: under.id, isUndone: true })
  shop.clock.advance(60_000)
  await undos.redo()
  expect(await prices(other)).toEqual([500, 500, 500])
  await settled(other)
  expect(await told('/changesets')).toMatchObject([
    { name: 'Wiederholt: Preise: 3 Einträge geändert', isUndone: false },
    { isUndone: true },
    { id: under.id, isUndone: false },
  ])
  expect(await undos.redo()).toBeNull()
})
