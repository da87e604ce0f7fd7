import { expect, test } from 'vitest'
import { sumsOf } from '../../../../client/office/list/sums.ts'
import { entities } from '../../../../schema/index.ts'

const rows = [{ body: { seats: 4 } }, { body: { seats: 6 } }, { body: { seats: null } }]
const listed = (type: string) => entities.filter(each => each.type === type)

test('Numbers of a list come to a sum where they say something together', () => {
  expect(listed('tables').map(each => [...sumsOf(each, rows)])).toEqual([[['seats', 10]]])
  // What products cost says nothing together.
  expect(listed('products').map(each => [...sumsOf(each, [{ body: { price: 100 } }])])).toEqual([[]])
})

test.each(entities.flatMap(entity => (entity.list?.summed ?? []).map(name => [entity.type, name, entity] as const)))(
  'What %s sum up is a field of theirs: %s',
  (_type, name, entity) => {
    expect(Object.keys(entity.labels)).toContain(name)
  },
)
