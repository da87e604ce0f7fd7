import { expect, test } from 'vitest'
import { usesIn, viewed } from '../../../../../client/office/catalogue/images/uses.ts'
import { entities } from '../../../../../schema/index.ts'

const ref = (id: number) => ({ id, version: 1, extension: 'webp' })
const shown = (type: string, rows: { id: number; body: object }[]) =>
  entities
    .filter(entity => entity.type === type)
    .map(entity => ({ entity, rows: rows.map(({ id, body }) => ({ id, body: { ...body } })) }))
const uses = usesIn([
  ...shown('products', [
    { id: 1, body: { name: 'Strudel', images: [ref(5), ref(6), ref(5)] } },
    { id: 2, body: { name: 'Semmel', images: [] } },
  ]),
  ...shown('branches', [{ id: 3, body: { name: 'Graz', images: [ref(6)], logo: ref(7) } }]),
])

test('Who shows a picture is told once for each document, whichever of its fields it is in', () => {
  const told = (id: number) => uses.get(id)?.map(({ entity, title }) => [entity.label.one, title])
  expect(told(5)).toEqual([['Produkt', 'Strudel']])
  expect(told(6)).toEqual([
    ['Produkt', 'Strudel'],
    ['Filiale', 'Graz'],
  ])
  expect(told(7)).toEqual([['Filiale', 'Graz']])
  expect(told(8)).toBeUndefined()
})

test('Views: all, those without a description, those nobody shows; as long as that is not known none is unused', () => {
  const rows = [
    { id: 5, body: { alt: 'Ein Strudel' } },
    { id: 7, body: { alt: '  ' } },
    { id: 8, body: { alt: 'Übrig' } },
  ]
  const ids = (view: 'all' | 'undescribed' | 'unused', known: typeof uses | undefined = uses) =>
    viewed(rows, view, known).map(({ id }) => id)
  expect(ids('all')).toEqual([5, 7, 8])
  expect(ids('undescribed')).toEqual([7])
  expect(ids('unused')).toEqual([8])
  expect(viewed(rows, 'unused', undefined)).toEqual([])
})
