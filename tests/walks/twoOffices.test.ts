import { expect, test } from 'vitest'
import { scenes } from '../../schema/signage/scene.ts'
import { textLayer } from '../support/signage.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

test('Two offices that changed different fields of one product offline both end with both changes', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  one.device.network(false)
  other.device.network(false)
  await one.edit('products', 1, { price: 130 })
  await other.edit('products', 1, { name: 'Kaisersemmel' })

  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)

  for (const desk of [one, other]) {
    const both = ({ body }: { body: Record<string, unknown> }) =>
      body['price'] === 130 && body['name'] === 'Kaisersemmel'
    expect(await present(desk.office.get('products', 1), both)).toMatchObject({ state: 'saved' })
    expect(desk.office.troubles().get()).toEqual([])
  }
})

test('Two offices that changed different steps of one product’s configuration offline both end with both changes', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  const stepOf = (step: string, name: string) => {
    return { step, type: 'text', name, description: '', optional: true, options: [] }
  }
  const parts = (sauce: string, bread: string) => ({
    config: { parts: [stepOf('sauce', sauce), stepOf('bread', bread)] },
  })
  await Promise.all([settled(one), settled(other)])
  await one.edit('products', 1, parts('Soße', 'Brot'))
  await settled(one)
  await present(other.office.get('products', 1), ({ body }) => JSON.stringify(body).includes('Brot'))
  one.device.network(false)
  other.device.network(false)
  await one.edit('products', 1, parts('Dip', 'Brot'))
  await other.edit('products', 1, parts('Soße', 'Gebäck'))

  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)

  const wanted = JSON.stringify(parts('Dip', 'Gebäck').config)
  for (const desk of [one, other]) {
    const both = ({ body }: { body: Record<string, unknown> }) => JSON.stringify(body['config']) === wanted
    expect(await present(desk.office.get('products', 1), both)).toMatchObject({ state: 'saved' })
    expect(desk.office.troubles().get()).toEqual([])
  }
})

test('Two offices that changed different categories and different products of one menu offline both end with everything', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  const group = (category: number, ...products: number[]) => ({ category, products })
  await Promise.all([settled(one), settled(other)])
  await one.edit('menus', 1, { catalog: [group(1, 1, 2), group(2, 3), group(3, 4)] })
  await settled(one)
  await present(other.office.get('menus', 1), ({ body }) => JSON.stringify(body['catalog']).includes('4'))
  one.device.network(false)
  other.device.network(false)
  await one.edit('menus', 1, { catalog: [group(3, 4), group(1, 2, 1), group(2, 3)] })
  await other.edit('menus', 1, { catalog: [group(1, 1, 2, 5), group(2, 3, 6), group(3, 4)] })

  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)

  const wanted = JSON.stringify([group(3, 4), group(1, 2, 5, 1), group(2, 3, 6)])
  for (const desk of [one, other]) {
    const both = ({ body }: { body: Record<string, unknown> }) => JSON.stringify(body['catalog']) === wanted
    expect(await present(desk.office.get('menus', 1), both)).toMatchObject({ state: 'saved' })
    expect(desk.office.troubles().get()).toEqual([])
  }
})

test('The same field changed by two offline offices shows mine, theirs and base to the second, and is settled there', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  one.device.network(false)
  other.device.network(false)
  await one.edit('products', 1, { price: 130 })
  await other.edit('products', 1, { price: 140, name: 'Kaisersemmel' })
  one.device.network(true)
  await settled(one)
  other.device.network(true)

  const [trouble] = await present(other.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({
    type: 'products',
    id: 1,
    kind: 'conflict',
    fields: ['price'],
    mine: { price: 140, name: 'Kaisersemmel' },
    theirs: { price: 130, name: 'Semmel' },
    base: { price: 120, name: 'Semmel' },
  })
  const row = await present(other.office.get('products', 1), ({ body }) => body['price'] === 130)
  expect(row.state).toBe('conflict')
  expect(other.office.state().get()?.pending).toBe(0)

  await other.office.settle(trouble!, { price: 140, name: 'Kaisersemmel' })
  await settled(other)
  const converged = await present(one.office.get('products', 1), ({ body }) => body['price'] === 140)
  expect(converged.body).toMatchObject({ price: 140, name: 'Kaisersemmel' })
  expect(other.office.troubles().get()).toEqual([])
  expect((await other.row('products', 1)).state).toBe('saved')
})

test('A conflict settled by taking theirs leaves nothing to send', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  other.device.network(false)
  await other.edit('products', 1, { price: 140 })
  await one.edit('products', 1, { price: 130 })
  await settled(one)
  other.device.network(true)
  const [trouble] = await present(other.office.troubles(), troubles => troubles.length > 0)
  await other.office.settle(trouble!, null)
  expect(other.office.troubles().get()).toEqual([])
  expect((await other.row('products', 1)).body['price']).toBe(130)
  expect(other.office.state().get()?.pending).toBe(0)
})

test('An edit of a product that a colleague deleted meanwhile is kept, and brings it back when its author wants it', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  other.device.network(false)
  await other.edit('products', 2, { price: 210 })
  await one.office.remove('products', 2)
  await settled(one)
  other.device.network(true)
  const [trouble] = await present(other.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({ kind: 'conflict', mine: { name: 'Brezel', price: 210 }, theirs: null })

  await other.office.settle(trouble!, trouble!.mine)
  await settled(other)
  const back = await present(one.office.get('products', 2))
  expect(back.body).toMatchObject({ name: 'Brezel', price: 210 })
})

test('A second change made before the first one’s echo is no conflict, even if a colleague changed another field', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  one.device.network(false)
  await one.edit('products', 1, { price: 130 })
  await other.edit('products', 1, { name: 'Kaisersemmel' })
  await settled(other)
  // The second change comes while the first one's answer is still on its way back.
  let second: Promise<unknown> = Promise.resolve()
  let isFirst = true
  one.device.between = async (path, _init, send) => {
    const answer = await send()
    if (isFirst && path.endsWith('_bulk_docs')) {
      isFirst = false
      second = one.edit('products', 1, { price: 120 })
    }
    return answer
  }
  one.device.network(true)
  const row = await present(
    other.office.get('products', 1),
    ({ body, rev }) => rev.startsWith('4-') && body['price'] === 120,
  )
  await second
  await settled(one)
  expect(row.body).toMatchObject({ price: 120, name: 'Kaisersemmel' })
  expect((await one.row('products', 1)).body).toMatchObject({ price: 120, name: 'Kaisersemmel' })
  expect(one.office.troubles().get()).toEqual([])
})

test('Two offices that changed, moved, added and took away layers of one scene offline both end with all of it', async () => {
  const layer = (key: string, more: object = {}) => textLayer({ key, name: key, ...more })
  const { id, ...body } = {
    ...scenes.blank,
    id: 1,
    path: 'tafel',
    name: 'Tafel',
    layers: ['a', 'b', 'c'].map(key => layer(key)),
  }
  const shop = await openWalk({ documents: [{ type: 'scenes', id, body }] })
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  one.device.network(false)
  other.device.network(false)
  await one.edit('scenes', 1, { layers: [layer('a', { text: 'Neu' }), layer('b'), layer('c'), layer('d')] })
  await other.edit('scenes', 1, { layers: [layer('a', { x: 99 }), layer('c')] })

  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)

  const wanted = [layer('a', { text: 'Neu', x: 99 }), layer('c'), layer('d')]
  for (const desk of [one, other]) {
    const row = await present(
      desk.office.get('scenes', 1),
      ({ body: found }) => JSON.stringify(found).includes('"x":99') && JSON.stringify(found).includes('"d"'),
    )
    expect([row.state, row.body['layers']]).toEqual(['saved', wanted])
    expect(desk.office.troubles().get()).toEqual([])
  }
})

test('An answer lost on the way back changes nothing twice and is no conflict', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  let lost = 0
  one.device.between = async (path, _init, send) => {
    const answer = await send()
    if (!path.endsWith('_bulk_docs') || lost++ > 0) return answer
    throw new TypeError('connection reset')
  }
  await one.edit('products', 1, { price: 130 })
  await present(other.office.get('products', 1), ({ body }) => body['price'] === 130)
  expect(one.office.state().get()?.pending).toBe(1)
  one.device.pass(60_000)
  await settled(one)
  expect(lost).toBe(2)
  expect((await one.row('products', 1)).rev).toMatch(/^2-/)
  expect(one.office.troubles().get()).toEqual([])
})
