import { describe, expect, test } from 'vitest'
import { type MergeRules, merge } from '../../../schema/base/merge.ts'

const rules: MergeRules = {
  branches: 'values',
  catalog: { key: 'category', entry: { fields: { products: 'values' } }, isUnasked: true },
}
const group = (category: number, ...products: number[]) => ({ category, products })
const menu = (...catalog: object[]) => ({ catalog })

describe('merging lists about which nobody is asked', () => {
  test.each([
    [
      'a list of ids: what each added and took away',
      { branches: [1, 2, 3] },
      { branches: [2, 3, 4] },
      { branches: [1, 2, 5] },
      { branches: [2, 4, 5] },
      [],
    ],
    [
      'two orders of ids: theirs, and nobody is asked',
      { branches: [1, 2, 3] },
      { branches: [3, 2, 1] },
      { branches: [2, 1, 3] },
      { branches: [2, 1, 3] },
      [],
    ],
    [
      'an id that is there twice: the list counts as one',
      { branches: [1] },
      { branches: [1, 1] },
      { branches: [1, 2] },
      { branches: [1, 1] },
      [['branches']],
    ],
    [
      'different categories of a menu, and different products of one',
      menu(group(1, 10, 11), group(2, 20)),
      menu(group(1, 11), group(2, 20, 21)),
      menu(group(1, 10, 11, 12), group(2, 20), group(3, 30)),
      menu(group(1, 11, 12), group(2, 20, 21), group(3, 30)),
      [],
    ],
    [
      'a category that one took away and the other filled stays',
      menu(group(1, 10), group(2, 20)),
      menu(group(1, 10)),
      menu(group(1, 10), group(2, 20, 21)),
      menu(group(1, 10), group(2, 20, 21)),
      [],
    ],
    [
      'two orders of categories: theirs, and nobody is asked',
      menu(group(1), group(2), group(3)),
      menu(group(3), group(1), group(2)),
      menu(group(2), group(1), group(3)),
      menu(group(2), group(1), group(3)),
      [],
    ],
    [
      'a category that both added holds what each put into it',
      menu(),
      menu(group(1, 10)),
      menu(group(1, 11)),
      menu(group(1, 10, 11)),
      [],
    ],
  ])('%s', (_name, base, mine, theirs, body, conflicts) => {
    expect(merge(base, mine, theirs, rules)).toEqual({ body, conflicts })
  })
})
