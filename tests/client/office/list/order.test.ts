import { expect, it } from 'vitest'
import { formModel } from '../../../../client/office/form/formModel.ts'
import { compareBy } from '../../../../client/office/list/order.ts'
import { tables } from '../../../../schema/business/table.ts'
import { products } from '../../../../schema/catalogue/product.ts'

const order = (entity: Parameters<typeof formModel>[0], name: string, values: readonly unknown[]) => {
  const field = formModel(entity).find(each => each.name === name)
  if (!field) throw new Error(name)
  const rows = values.map((value, id) => ({ id, rev: '', body: { [name]: value }, state: 'saved' as const }))
  const ranks = new Map([
    [5, 0],
    [4, 1],
  ])
  return rows.toSorted(compareBy(field, id => ranks.get(id))).map(({ body }) => body[name])
}

it.each([
  ['numbers by size', products, 'price', [1000, 90, 200], [90, 200, 1000]],
  ['words by the German alphabet', products, 'uid', ['Z1', 'Öl', 'Ofen'], ['Ofen', 'Öl', 'Z1']],
  ['words with numbers by the number', products, 'uid', ['B10', 'B9'], ['B9', 'B10']],
  ['nothing last', products, 'uid', ['', 'A'], ['A', '']],
  ['relations by title', tables, 'branch', [4, 9, 5], [5, 4, 9]],
  ['yes before no', products, 'isEnabled', [false, true], [true, false]],
])('A list is sorted: %s', (_what, entity, name, values, sorted) => {
  expect(order(entity, name, values)).toEqual(sorted)
})
