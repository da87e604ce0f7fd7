import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LostPayment } from '../../../../../client/ordering/checkout/sections/LostPayment.tsx'
import { branchOf } from '../../../../support/business.ts'

test('Nobody is told that a payment failed before it is known that it did, and was not called off', () => {
  expect(renderToStaticMarkup(<LostPayment branch={branchOf()} search="?order=1&key=geheim" />)).toBe('')
})
