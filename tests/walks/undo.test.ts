import { describe, expect, test } from 'vitest'
import { createUndos, type Deed } from '../../client/office/history/undo.ts'
import { usesOf } from '../../client/office/history/uses.ts'
import type { Body, Entity } from '../../schema/base/entity.ts'
import { entities } from '../../schema/index.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const entityOf = (type: string): Entity => {
  const found = entities.find(entity => entity.type === type)
  if (!found) throw new Error(`Nothing is called ${type}.`)
  return found
}

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Saves as a form does, and remembers it. */
async function deedOf(desk: Desk, type: string, id: number, changes: Body): Promise<Deed> {
  const before = await desk.row(type, id)
  const after = await desk.office.save(type, id, changes, before)
  return { entity: entityOf(type), id, before, after }
}

async function twoDesks() {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  return { one, other, undos: createUndos(one.office) }
}

describe('What was done last is taken back', () => {
  test('without the server, and once', async () => {
    const { one, other, undos } = await twoDesks()
    one.device.network(false)
    undos.did([await deedOf(one, 'products', 1, { price: 130, name: 'Kaisersemmel' })])
    expect(await undos.undo()).toMatchObject({ undone: { kind: 'undone', left: [] } })
    expect((await one.row('products', 1)).body).toMatchObject({ price: 120, name: 'Semmel' })
    expect(await undos.undo()).toBeNull()
    one.device.network(true)
    await settled(one)
    expect((await other.row('products', 1)).body).toMatchObject({ price: 120, name: 'Semmel' })
  })

  test('also a deletion, which brings back what was there when it was deleted, and not when somebody was asked about it', async () => {
    const { one, other, undos } = await twoDesks()
    const asked = await one.row('products', 1)
    await other.edit('products', 1, { price: 140 })
    await settled(other)
    await present(one.office.get('products', 1), ({ body }) => body['price'] === 140)
    const before = await one.office.remove('products', 1)
    expect([asked.body['price'], before?.body['price']]).toEqual([120, 140])
    undos.did([{ entity: entityOf('products'), id: 1, before, after: null }])
    await settled(one)
    await undos.undo()
    await settled(one)
    await present(other.office.get('products', 1), ({ body }) => body['price'] === 140)
    expect(await one.office.remove('products', 999)).toBeNull()
  })

  test('after the server has it, for everybody', async () => {
    const { one, other, undos } = await twoDesks()
    undos.did([await deedOf(one, 'products', 1, { price: 130 })])
    await settled(one)
    await present(other.office.get('products', 1), ({ body }) => body['price'] === 130)
    await undos.undo()
    await settled(one)
    await present(other.office.get('products', 1), ({ body }) => body['price'] === 120)
  })

  test('except what a colleague changed since: that stays and is named', async () => {
    const { one, other, undos } = await twoDesks()
    undos.did([await deedOf(one, 'products', 1, { price: 130, name: 'Kaisersemmel' })])
    await settled(one)
    await present(other.office.get('products', 1), ({ body }) => body['price'] === 130)
    await other.edit('products', 1, { price: 140, description: 'Handgeschlagen' })
    await settled(other)
    await present(one.office.get('products', 1), ({ body }) => body['price'] === 140)
    expect(await undos.undo()).toMatchObject({ undone: { kind: 'partly', left: [['price']] } })
    await settled(one)
    const row = await present(other.office.get('products', 1), ({ body }) => body['name'] === 'Semmel')
    expect(row.body).toMatchObject({ price: 140, description: 'Handgeschlagen' })
  })

  test('not at all where a colleague changed all of it', async () => {
    const { one, other, undos } = await twoDesks()
    undos.did([await deedOf(one, 'products', 1, { price: 130 })])
    await settled(one)
    await present(other.office.get('products', 1), ({ body }) => body['price'] === 130)
    await other.edit('products', 1, { price: 140 })
    await settled(other)
    await present(one.office.get('products', 1), ({ body }) => body['price'] === 140)
    expect(await undos.undo()).toMatchObject({ undone: { kind: 'nothing', left: [['price']] } })
    expect((await one.row('products', 1)).body['price']).toBe(140)
    expect(one.office.state().get()?.pending).toBe(0)
  })

  test('also where it was to delete, with all that the document held', async () => {
    const { one, other, undos } = await twoDesks()
    const before = await one.row('products', 2)
    await one.office.remove('products', 2)
    undos.did([{ entity: entityOf('products'), id: 2, before, after: null }])
    await settled(one)
    await undos.undo()
    await settled(one)
    const back = await present(other.office.get('products', 2), ({ rev }) => rev.startsWith('3-'))
    expect(back.body).toEqual(before.body)
  })

  test('also where it was to make something, unless a colleague went on with it', async () => {
    const { one, other, undos } = await twoDesks()
    const make = async (name: string) => {
      const after = await one.office.save('tags', null, { name }, null)
      const deed: Deed = { entity: entityOf('tags'), id: after.id, before: null, after }
      undos.did([deed])
      await settled(one)
      return deed
    }
    const [kept, gone] = [await make('Vegan'), await make('Scharf')]
    await present(other.office.get('tags', kept.id))
    await other.edit('tags', kept.id, { name: 'Rein pflanzlich' })
    await settled(other)
    await present(one.office.get('tags', kept.id), ({ body }) => body['name'] === 'Rein pflanzlich')
    expect(await undos.undo(gone)).toMatchObject({ undone: { kind: 'undone' } })
    expect(one.office.get('tags', gone.id).get()).toBeNull()
    expect(await undos.undo(kept)).toMatchObject({ undone: { kind: 'nothing', left: [['name']] } })
    expect((await one.row('tags', kept.id)).body['name']).toBe('Rein pflanzlich')
  })

  test('and what changed nothing is not remembered', async () => {
    const { one, undos } = await twoDesks()
    expect(undos.did([await deedOf(one, 'products', 1, {})])).toBe(false)
    expect(await undos.undo()).toBeNull()
  })
})

test('Before something is deleted every document that names it is found, however deep inside, also in pictures', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const uses = async (type: string, id: number) =>
    (await usesOf(desk.office, entities, type, [id])).map(({ entity, row }) => `${entity.type}:${row.id}`)
  expect(await uses('products', 1)).toEqual(['menus:1'])
  expect(await uses('categories', 1)).toEqual(['menus:1'])
  expect(await uses('branches', 1)).toEqual(expect.arrayContaining(['menus:1']))
  expect(await uses('branches', 2)).not.toContain('menus:1')
  expect(await uses('menus', 1)).toEqual([])
  const image = { id: 77, version: 1, extension: 'jpg' }
  const { shape } = entityOf('products')
  const field = 'images' in shape.shape ? 'images' : 'image'
  await desk.edit('products', 3, { [field]: field === 'images' ? [image] : image })
  expect(await uses('images', 77)).toEqual(['products:3'])
  expect(await uses('images', 7)).toEqual([])
})

test('What is changed on a row that the server has just taken never brings back what a colleague took off it meanwhile', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const now = await desk.row('menus', 1)
  const catalogOf = (products: readonly number[]) => ({ catalog: [{ category: 1, products }] })
  // The server merged it with a colleague's change: the revision is of that, the body still what was sent.
  const seen = { ...now, body: { ...now.body, ...catalogOf([1, 2, 3, 4]) } }
  const saved = await desk.office.save('menus', 1, catalogOf([2, 1, 3, 4]), seen)
  expect(saved.body).toMatchObject(catalogOf([2, 1, 3]))
})
