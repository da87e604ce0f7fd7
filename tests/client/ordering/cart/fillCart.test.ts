import { expect, test } from 'vitest'
import { modeAgain } from '../../../../client/ordering/cart/fillCart.ts'

test('What was ordered at a table is not brought to one when it is ordered once more from home', () => {
  const empty = { mode: 'takeaway', table: null } as const
  expect(modeAgain('dineIn', empty)).toBeNull()
  expect(modeAgain('delivery', empty)).toBe('delivery')
})

test('Whoever sits at a table stays there with what they had delivered before', () => {
  expect(modeAgain('delivery', { mode: 'dineIn', table: 'hof-1' })).toBeNull()
  // Who only chose to eat here has a cart like every other.
  expect(modeAgain('delivery', { mode: 'dineIn', table: null })).toBe('delivery')
})
