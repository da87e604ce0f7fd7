import { expect, test } from 'vitest'
import { namesAny, usesIn } from '../../../../client/office/history/uses.ts'
import { showsPictures } from '../../../../schema/base/pictures.ts'
import { entities } from '../../../../schema/index.ts'

const ref = (id: number) => ({ id, version: 1, extension: 'webp' })
const shown = (type: string, rows: { id: number; body: object }[]) =>
  entities
    .filter(entity => entity.type === type)
    .map(entity => ({ entity, rows: rows.map(({ id, body }) => ({ id, body: { ...body } })) }))
const uses = usesIn(
  [
    ...shown('products', [
      { id: 1, body: { name: 'Strudel', images: [ref(5), ref(6), ref(5)] } },
      { id: 2, body: { name: 'Semmel', images: [] } },
    ]),
    ...shown('branches', [{ id: 3, body: { name: 'Graz', images: [ref(6)], logo: ref(7) } }]),
  ],
  'images',
)

test('Who shows a picture is told once for each document, whichever of its fields it is in', () => {
  const told = (id: number) => uses.get(id)?.map(({ entity, row }) => [entity.label.one, row.body['name']])
  expect(told(5)).toEqual([['Produkt', 'Strudel']])
  expect(told(6)).toEqual([
    ['Produkt', 'Strudel'],
    ['Filiale', 'Graz'],
  ])
  expect(told(7)).toEqual([['Filiale', 'Graz']])
  expect(told(8)).toBeUndefined()
})

test('Whatever can show a picture is asked who shows it', () => {
  const asked = entities.filter(entity => namesAny(entity, 'images')).map(({ type }) => type)
  expect(asked).toEqual(entities.filter(showsPictures).map(({ type }) => type))
})

test('Whatever leads to a file of the library is told before that is deleted, a formatted text too', () => {
  const file = { id: 4, version: 1, extension: 'pdf', publicHash: 'c'.repeat(48), name: 'Statuten.pdf' }
  const href = `/upload/${file.publicHash}/4-1.pdf`
  const words = { type: 'text', text: 'Statuten', marks: [{ type: 'link', attrs: { href } }] }
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
  const page = (...body: object[]) => ({ name: 'Verein', content: { body, images: [] } })
  const found = usesIn(
    shown('sites', [
      { id: 1, body: page({ key: 'a', type: 'text', value: { text } }) },
      {
        id: 2,
        body: page({ key: 'a', type: 'hero', value: { links: [{ key: 'b', link: { type: 'file', file } }] } }),
      },
      { id: 3, body: page() },
    ]),
    'uploads',
  )
  expect(found.get(4)?.map(({ row }) => row.id)).toEqual([1, 2])
})

test('Pages that show a reusable block are told, public or drafted, each once', () => {
  const body = [{ key: 'a', type: 'block', value: { block: 9 } }]
  const found = usesIn(
    shown('sites', [
      { id: 1, body: { name: 'Verein', content: { body, images: [] }, draft: { body, images: [] } } },
      { id: 2, body: { name: 'Entwurf', content: { body: [], images: [] }, draft: { body, images: [] } } },
      { id: 3, body: { name: 'Ohne', content: { body: [], images: [] } } },
    ]),
    'blocks',
  )
  expect(found.get(9)?.map(({ row }) => row.id)).toEqual([1, 2])
})
