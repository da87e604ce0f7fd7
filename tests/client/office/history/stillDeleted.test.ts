import { expect, test } from 'vitest'
import { namedBy } from '../../../../client/office/history/stillDeleted.ts'
import { entities } from '../../../../schema/index.ts'

const named = (type: string, body: object) =>
  entities.filter(entity => entity.type === type).flatMap(entity => namedBy(entity, { ...body }))

test('What comes back out of the trash belongs to what it names in any of its fields, and to what it hangs on: each once', () => {
  expect(named('tables', { name: 'Hof 1', branch: 3 })).toEqual([['branches', 3]])
  expect(named('notes', { on: 'products:42', text: 'Wackelt' })).toContainEqual(['products', 42])
  const image = { id: 5, version: 1, extension: 'webp' }
  const ofProduct = named('products', { name: 'Strudel', tags: [7, 8], images: [image, image] })
  expect(ofProduct.map(each => each.join(' ')).toSorted()).toEqual(['images 5', 'tags 7', 'tags 8'])
  expect(named('tags', { name: 'neu' })).toEqual([])
})
