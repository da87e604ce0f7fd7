import { expect, test } from 'vitest'
import { Refused } from '../../client/data/office/office.ts'
import { keptPrices, openedPrices } from '../../client/office/catalogue/prices/keptPrices.ts'
import { createPriceDesk } from '../../client/office/catalogue/prices/priceDesk.ts'
import { changeSetNamed } from '../../client/office/history/changeSet.ts'
import { createUndos } from '../../client/office/history/undo.ts'
import { prices } from '../../schema/catalogue/priceList.ts'
import { products } from '../../schema/catalogue/product.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const sizes = (large: number) => ({
  parts: [
    {
      step: 'size',
      type: 'select',
      name: 'Größe',
      description: '',
      optional: false,
      options: [
        { name: 'Klein', modifier: 'add', value: 0, allergens: [] },
        { name: 'Groß', modifier: 'add', value: large, allergens: [] },
      ],
    },
  ],
})

/** The price list of a colleague's office, with its lines as they stand. */
async function openPrices(shop: Awaited<ReturnType<typeof openWalk>>) {
  const desk = await openDesk(shop)
  await settled(desk)
  const list = createPriceDesk(desk.office)
  const page = (query = {}) => present(list.office.list(prices.type, { limit: 100, ...query }))
  const lines = async (query = {}) =>
    (await page(query)).rows.map(({ body: { name, before, price, result } }) => [name, before, price, result])
  const type = async (name: string, price: unknown) => {
    const row = (await page()).rows.find(({ body }) => body['name'] === name) ?? null
    return list.office.save(prices.type, row?.id ?? null, { price }, row)
  }
  return { ...desk, list, lines, type }
}

test('Prices are gathered, saved as one also without network, and taken back as one; a colleague sees them', async () => {
  const shop = await openWalk()
  const other = await openDesk(shop)
  await settled(other)
  await other.edit('products', 2, { config: sizes(60), gtin: '4006381333931' })
  await settled(other)
  const one = await openPrices(shop)
  expect(await one.lines()).toEqual([
    ['Äpfelstrudel', null, 450, 450],
    ['Brezel', null, 190, 190],
    ['Brezel · Klein', null, 0, 190],
    ['Brezel · Groß', null, 60, 250],
    ['Semmel', null, 120, 120],
  ])
  expect((await one.lines({ search: 'klein brez' })).map(([name]) => name)).toEqual(['Brezel · Klein'])
  const brezel = ['Brezel', 'Brezel · Klein', 'Brezel · Groß']
  expect((await one.lines({ search: '4006381333931' })).map(([name]) => name)).toEqual(brezel)
  await one.type('Brezel', 200)
  await one.type('Brezel · Groß', 80)
  await one.type('Semmel', 130)
  await expect(one.type('Semmel', 'viel')).rejects.toBeInstanceOf(Refused)
  expect(await one.lines({ keep: ({ body }: { body: object }) => 'before' in body && body.before !== null })).toEqual([
    ['Brezel', 190, 200, 200],
    ['Brezel · Groß', 60, 80, 280],
    ['Semmel', 120, 130, 130],
  ])
  expect(one.list.count()).toBe(3)
  expect((await one.row('products', 1)).body['price']).toBe(120)

  one.device.network(false)
  const under = changeSetNamed('Preisliste: 3 Preise geändert')
  const wanted = one.list.changes().map(({ row, changes }) => ({ id: row.id, changes, base: row }))
  const saved = await one.office.saveAll('products', wanted, under)
  one.list.begin(new Map())
  expect(await one.lines()).toContainEqual(['Brezel · Groß', null, 80, 280])
  const undos = createUndos(one.office)
  undos.did(
    saved.flatMap((after, index) =>
      after instanceof Refused ? [] : [{ entity: products, id: after.id, before: wanted[index]?.base ?? null, after }],
    ),
    under,
  )
  one.device.network(true)
  await settled(one)
  expect((await present(other.office.get('products', 2), ({ body }) => body['price'] === 200)).body['config']).toEqual(
    sizes(80),
  )
  await undos.undo()
  await settled(one)
  await present(other.office.get('products', 2), ({ body }) => body['price'] === 190)
  expect((await other.row('products', 2)).body['config']).toEqual(sizes(60))
})

test('A step in the price list is taken back and done again, a former price is none that waits, and a draft outlives the page', async () => {
  const { list, lines, type } = await openPrices(await openWalk())
  await type('Semmel', 130)
  await type('Semmel', 140)
  expect([list.undo(), (await lines()).at(-1)]).toEqual([true, ['Semmel', 120, 130, 130]])
  expect([list.redo(), list.redo(), (await lines()).at(-1)]).toEqual([true, false, ['Semmel', 120, 140, 140]])
  const kept = structuredClone(keptPrices(await present(list.draft)))
  await type('Semmel', 120)
  expect([list.count(), list.changes()]).toEqual([0, []])
  list.begin(openedPrices(kept))
  expect([list.count(), list.undo(), (await lines()).at(-1)]).toEqual([1, false, ['Semmel', 120, 140, 140]])
  expect(openedPrices({ products: [{ base: 1 }, null] }).size).toBe(0)
})

test('What a colleague changes in a product meanwhile stays beside the price that is typed here', async () => {
  const shop = await openWalk()
  const one = await openPrices(shop)
  const other = await openDesk(shop)
  await settled(other)
  await one.type('Semmel', 130)
  await other.edit('products', 1, { name: 'Kaisersemmel' })
  await settled(other)
  await present(one.office.get('products', 1), ({ body }) => body['name'] === 'Kaisersemmel')
  expect((await one.lines()).at(1)?.[0]).toBe('Brezel')
  expect(await one.lines({ search: 'kaiser' })).toEqual([['Kaisersemmel', 120, 130, 130]])
  const [change] = one.list.changes()
  await one.office.save('products', 1, change?.changes ?? {}, change?.row ?? null)
  await settled(one)
  const merged = await present(one.office.get('products', 1), ({ body }) => body['name'] === 'Kaisersemmel')
  expect(merged.body['price']).toBe(130)
})
