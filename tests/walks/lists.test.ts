import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openOffice } from '../../client/data/office/office.ts'
import { createRows, type ListQuery } from '../../client/data/office/rows.ts'
import type { Me } from '../../schema/base/calls.ts'
import { entities } from '../../schema/index.ts'
import { contracts } from '../../schema/time/contract.ts'
import { menuOf, productOf } from '../support/business.ts'
import { until } from '../support/device.ts'
import { deskOf, openDesk, openWalk, present, settled } from '../support/walk.ts'

test('A list is searched in all words, in parts of words, and in the titles of what a document names', async () => {
  const desk = await openDesk(await openWalk())
  await settled(desk)
  await desk.edit('products', 2, { description: 'Mit grobem Salz', uid: 'LG-77' })
  const found = async (type: string, search: string, query: Partial<ListQuery> = {}) => {
    const page = await present(desk.office.list(type, { search, limit: 10, ...query }))
    return page.rows.map(({ body }) => body['name'])
  }
  await present(desk.office.list('products', { limit: 1 }))
  await present(desk.office.list('categories', { limit: 1 }))
  expect(await found('products', 'grob')).toEqual(['Brezel'])
  expect(await found('products', 'lg-7 brez')).toEqual(['Brezel'])
  expect(await found('products', 'apfel')).toEqual(['Äpfelstrudel'])
  expect(await found('products', 'brez semm')).toEqual([])
  expect(await found('menus', 'strud')).toHaveLength(1)
  await desk.edit('products', 1, { description: 'Wie eine Brezel' })
  expect(await found('products', 'brezel')).toEqual(['Brezel', 'Semmel'])
  expect(await found('products', 'e', { keep: ({ body }) => Number(body['price']) > 150 })).toHaveLength(2)
})

test('What is typed on is found as if it were asked at once, also when documents that are named come in between', () => {
  const words = ['roggen', 'semmel', 'äpfel', 'nuss', 'rog', 'sem', '7', '77', ' ', 'r', 'e', 'ss']
  const typed = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
  const named = fc.array(fc.constantFrom('Roggensemmel', 'Nuss 77', 'Apfelrad', 'Korn'), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), named, fc.nat(5), (searches, names, comesAt) => {
      const shown = listsOf(names)
      searches
        .flatMap(keys => keys.map((_, at) => keys.slice(0, at + 1).join('')))
        .forEach((search, at) => {
          if (at === comesAt) shown.come()
          const [inOne, anew] = [shown.found(search), shown.anew().found(search)]
          expect(inOne, search).toEqual(anew)
        })
    }),
    { numRuns: 300 },
  )
})

test('What is called by its date in words is listed by the date', async () => {
  const desk = await openDesk(await openWalk())
  await settled(desk)
  await present(desk.office.list('contracts', { limit: 1 }))
  const terms = { ...contracts.blank, user: 1, branch: 1 }
  for (const from of ['2026-08-15', '2025-12-01', '2027-01-01', '2026-08-03'])
    await desk.office.save('contracts', null, { ...terms, from, to: from }, null)
  await settled(desk)
  const found = async (query: Partial<ListQuery>) => {
    const page = await present(desk.office.list('contracts', { limit: 10, ...query }))
    return page.rows.map(({ body }) => body['from'])
  }
  const dates = ['2025-12-01', '2026-08-03', '2026-08-15', '2027-01-01']
  expect(await found({})).toEqual(dates)
  expect(await found({ sort: 'title', descending: true })).toEqual(dates.toReversed())
  expect(await found({ search: 'aug. 40 h' })).toEqual(dates.slice(1, 3))
})

test('A long list begins with what it began with last, as the device has it now, and everything follows; a sign-out takes that off the device', async () => {
  const shop = await openWalk({
    documents: Array.from({ length: 320 }, (_, index) => {
      const { id, rev: _rev, ...body } = productOf({ id: index + 1, name: `Gebäck Nr. ${index + 1}` })
      return { type: 'products', id, body }
    }),
  })
  const first = await openDesk(shop)
  await settled(first)
  const { rows, total } = await present(first.office.list('products', { limit: 400 }))
  first.office.keepHead('products', rows, total)
  const { data: me } = (await (await first.device.world.fetch('/api/users/me')).json()) as { data: Me }
  first.device.network(false)
  await first.edit('products', 2, { name: 'Gebäck Nr. 2, neu' })
  await first.office.remove('products', 3)
  await first.close()

  const { office } = await deskOf(me, first.device)
  const [head, list] = [office.head('products'), office.list('products', { limit: 400 })]
  const steps: string[] = []
  head.subscribe(() => steps.push(`head of ${head.get()?.total}`))
  list.subscribe(() => list.get() && steps.push(`list of ${list.get()?.total}`))
  expect([head.get(), list.get()]).toEqual([undefined, undefined])
  await present(list)
  expect(steps.slice(0, 2)).toEqual(['head of 320', 'list of 319'])
  const begun = head.get()?.rows.map(({ body }) => body['name'])
  expect(begun?.slice(0, 3)).toEqual(['Gebäck Nr. 1', 'Gebäck Nr. 2, neu', 'Gebäck Nr. 4'])
  expect(begun?.length).toBeLessThan(60)
  expect(head.get()?.rows[1]?.state).toBe('pending')
  await office.wipe()
  const after = await deskOf(me, first.device)
  expect(after.office.head('products').get()).toBeNull()
})

test('20,000 products are put in order once, however many keys are typed after that, and each key looks through what the last one left', () => {
  const shelf = new Map(
    Array.from({ length: 20_000 }, (_, index) => {
      const { id, rev, ...body } = productOf({
        id: index + 1,
        name: `Gebäck Nr. ${index}`,
        price: (index * 7919) % 1000,
        description: 'Aus Sauerteig, langsam geführt und im Steinofen gebacken. '.repeat(4),
      })
      return [
        id,
        { _id: `products:${id}`, rev, _deleted: false, type: 'products', title: body.name, parent: '', order: 0, body },
      ]
    }),
  )
  const mirror = { rows: () => shelf, find: async () => undefined, subscribe: () => () => {}, close: () => {} }
  const edits = { edit: () => undefined, edits: () => [], troubleOf: () => undefined }
  const rows = createRows(
    mirror,
    edits,
    type => entities.find(each => each.type === type),
    () => 1,
  )
  let compared = 0
  const sort = (one: { body: Readonly<Record<string, unknown>> }, other: typeof one) => {
    compared++
    return Number(one.body['price']) - Number(other.body['price'])
  }
  let lookedAt = 0
  const keep = () => Boolean(++lookedAt)
  const found = (search: string) => rows.list('products', { search, limit: 100, sort, keep })?.total
  expect(found('s')).toBe(20_000)
  const once = compared
  expect(['st', 'stein', 'stein 199', 'stein 1999 geb'].map(found)).toEqual([
    20_000,
    20_000,
    expect.any(Number),
    expect.any(Number),
  ])
  expect(compared).toBe(once)
  const left = found('stein 1999')
  lookedAt = 0
  found('stein 19990')
  expect(lookedAt).toBe(left)
  found('stein')
  expect(lookedAt).toBe(20_000 + (left ?? 0))
})

test('What the device has is shown before it asks the server for more', async () => {
  const shop = await openWalk()
  const first = await openDesk(shop)
  await settled(first)
  await first.close()
  const { data: me } = (await (await first.device.world.fetch('/api/users/me')).json()) as { data: Me }
  const asked = () => first.device.asked.filter(path => path.includes('_changes')).length
  const before = asked()
  let onShown = () => {}
  const shown = new Promise<void>(resolve => (onShown = resolve))
  const office = await openOffice(me, { world: first.device.world, after: shown })
  onTestFinished(() => office.close())
  expect((await present(office.list('products', { limit: 10 }))).total).toBe(3)
  expect([asked(), office.state().get()?.replicating]).toEqual([before, false])
  onShown()
  await until(office.state().subscribe, () => asked() > before)
})

/** Menus of which each names a product by another name, and their lists; the products come when they come. */
function listsOf(names: readonly string[]) {
  const envelopeOf = (type: string, title: string, { id, rev, ...body }: { id: number; rev: string }) =>
    [
      id,
      { _id: `${type}:${id}`, rev, _deleted: false, type, title, parent: '', order: 0, body: { id, ...body } },
    ] as const
  const products = new Map(names.map((name, at) => envelopeOf('products', name, productOf({ id: at + 1, name }))))
  const menus = new Map(
    names.map((_, at) => {
      const name = ['Karte', 'Nussrad', 'Tafel 7'][at] ?? ''
      return envelopeOf('menus', name, menuOf({ id: at + 1, name, catalog: [{ category: 1, products: [at + 1] }] }))
    }),
  )
  let hasCome = false
  const shelves = { menus, products }
  const mirror = {
    rows: (type: string) => (type === 'menus' || (type === 'products' && hasCome) ? shelves[type] : null),
  }
  const edits = { edit: () => undefined, edits: () => [], troubleOf: () => undefined }
  const anew = () => {
    const entityOf = (type: string) => entities.find(each => each.type === type)
    const rows = createRows(mirror, edits, entityOf, () => 1)
    return { found: (search: string) => rows.list('menus', { search, limit: 10 })?.rows.map(({ id }) => id) }
  }
  return { ...anew(), anew, come: () => (hasCome = true) }
}
