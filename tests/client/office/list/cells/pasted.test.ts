import { expect, it } from 'vitest'
import { pastedInto } from '../../../../../client/office/list/cells/pasted.ts'
import { columnsOf } from '../../../../../client/office/list/columns.ts'
import { entities } from '../../../../../schema/index.ts'

it('A pasted row goes into the cells from there on; a column that only shows takes nothing', () => {
  const [products] = entities.filter(({ type }) => type === 'products')
  if (!products) throw new Error('no products')
  const columns = columnsOf(products, ['price', 'images', 'isEnabled'])
  expect(pastedInto(products, columns, 'price', ['4,10', 'x', 'nein', 'zu viel'])).toEqual({
    price: 410,
    isEnabled: false,
  })
  expect(pastedInto(products, columns, 'title', ['Semmel'])).toEqual({ name: 'Semmel' })
  expect(pastedInto(products, columns, 'gone', ['Semmel'])).toEqual({})
})
