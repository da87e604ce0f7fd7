import { expect, test } from 'vitest'
import { productIn } from '../../../../../client/office/orders/lines/productIn.ts'
import { productOf } from '../../../../support/business.ts'

test('A product is read as the device has it: with what replication adds, and from before a field was declared', () => {
  const { isPublic: _, ...older } = productOf({ id: 7, name: 'Mohnweckerl', price: 95 })
  const body = { ...older, type: 'simple', _id: 'products:7' }
  expect(productIn({ id: 7, rev: '3-b', body })).toMatchObject({ id: 7, rev: '3-b', name: 'Mohnweckerl', price: 95 })
  expect(productIn({ id: 8, rev: '1-a', body: { name: 4 } })).toBeNull()
})
