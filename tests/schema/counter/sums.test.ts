import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsOf } from '../../../schema/counter/sums.ts'
import { boardItemOf } from '../../support/boardOrder.ts'

const item = (product: number, amount: number, lines: string[] = []) =>
  boardItemOf({ product, name: `Ware ${product}`, amount, lines })

test('What many orders want of one thing is one number, the most first, with how it is wanted', () => {
  const sums = sumsOf([item(1, 2), item(2, 20, ['mit Butter']), item(1, 12), item(2, 3), item(2, 1, ['mit Butter'])])
  expect(sums).toMatchObject([
    {
      product: 2,
      amount: 24,
      variants: [
        { words: 'mit Butter', amount: 21 },
        { words: '', amount: 3 },
      ],
    },
    { product: 1, amount: 14, variants: [] },
  ])
})

test('What was left out is not made, and grams stand behind pieces', () => {
  const ham = boardItemOf({ product: 3, name: 'Schinken', amount: 250, unit: 'gram' })
  expect(sumsOf([ham, item(1, 0), item(2, 1)])).toMatchObject([
    { product: 2, amount: 1 },
    { product: 3, amount: 250, unit: 'gram' },
  ])
})

test('Nothing is counted twice and nothing is lost, whatever was ordered', () => {
  const items = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 30 }), fc.constantFrom([], ['a'], ['b'])),
  )
  fc.assert(
    fc.property(items, rows => {
      const sums = sumsOf(rows.map(([product, amount, lines]) => item(product, amount, [...lines])))
      expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows.reduce((sum, [, amount]) => sum + amount, 0))
      for (const { amount, variants } of sums)
        if (variants.length > 0) expect(variants.reduce((sum, each) => sum + each.amount, 0)).toBe(amount)
    }),
  )
})
