import { expect, test } from 'vitest'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import { catalogueOf, itemOf, optionOf, partOf, productOf, wantedOf } from '../../support/business.ts'
import { NOON } from '../../support/shop.ts'
import { openTill } from '../../support/till.ts'

const bread = [partOf({ options: [optionOf('Vollkorn', 'add', 40), optionOf('Weiß', 'add', 900)] })]
const sandwich = productOf({ id: 2, type: 'configurable', price: 350, config: { parts: bread } })
const roll = productOf({ id: 1, price: 490 })

const card = productOf({
  id: 3,
  type: 'configurable',
  price: 490,
  config: { parts: [partOf({ step: 'text', type: 'textarea', optional: true })] },
})
/** Lines with so many characters in their steps together, no step longer than it may be. */
const written = (characters: number): CartItem[] =>
  Array.from({ length: Math.ceil(characters / 1000) }, (_, line) =>
    itemOf(3, 1, { parts: { text: 'x'.repeat(Math.min(1000, characters - line * 1000)) } }),
  )

const told = (items: readonly CartItem[]) =>
  quote(wantedOf(items), catalogueOf([roll, sandwich, card]), NOON).obstacles.map(({ code, field }) => [
    code,
    field ?? null,
  ])

test.each<[string, CartItem[], [string, string | null][]]>([
  ['more than a million', [itemOf(1, 1_000_000)], [['orderTooBig', null]]],
  ['a sum of more than a million', [itemOf(1, 200_000), itemOf(1, 200_000)], [['orderTooBig', null]]],
  [
    'more of a thing than an order can say',
    [itemOf(1, 1_000_001)],
    [
      ['orderTooBig', null],
      ['quantityTooBig', 'items.0.amount'],
    ],
  ],
  ['a 201st line', Array.from({ length: 201 }, () => itemOf(1)), [['tooManyLines', 'items']]],
  ['the 200th line is none of it', Array.from({ length: 200 }, () => itemOf(1)), []],
  ['a character more than twenty thousand, of all lines together', written(20_001), [['choicesTooLong', 'items']]],
  ['the twenty thousandth is none of it', written(20_000), []],
  [
    'two options of a single choice',
    [itemOf(2, 1, { parts: { bread: ['Weiß', 'Vollkorn'] } })],
    [['partChoice', 'items.0.parts.bread']],
  ],
])('A quote says what no order can be: %s', (_title, items, obstacles) => {
  expect(told(items)).toEqual(obstacles)
})

test('The server says it with the quote, not first with the order', async () => {
  const till = await openTill({ products: [{ price: 490 }, sandwich] })
  const codes = async (item: object) =>
    (await till.quote({ items: [item] })).obstacles.map(({ code }: { code: string }) => code)
  expect(await codes({ product: 1, amount: 1_000_000 })).toEqual(['orderTooBig'])
  expect(await codes({ product: 2, amount: 1, parts: { bread: ['Vollkorn', 'Weiß'] } })).toEqual(['partChoice'])
})
