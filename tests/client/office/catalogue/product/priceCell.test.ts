import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Plain,
  type PriceChange,
  priceText,
  readLines,
  readPrice,
  resultOf,
} from '../../../../../client/office/catalogue/product/priceCell.ts'

const change = (modifier: PriceChange['modifier'], value: number): PriceChange => ({ modifier, value })

describe('A price cell', () => {
  test.each<[string, Plain, PriceChange | null]>([
    ['3,60', 'overwrite', change('overwrite', 360)],
    ['3,60', 'add', change('add', 360)],
    ['+0,50', 'overwrite', change('add', 50)],
    ['-0,20', 'add', change('subtract', 20)],
    ['−0,20', 'add', change('subtract', 20)],
    ['=3,60', 'add', change('overwrite', 360)],
    [' + 0,5 €', 'add', change('add', 50)],
    ['4', 'overwrite', change('overwrite', 400)],
    ['1.234,50', 'overwrite', change('overwrite', 123_450)],
    ['', 'add', change('add', 0)],
    ['', 'overwrite', null],
    ['viel', 'add', null],
    ['+-1', 'add', null],
    ['0,505', 'add', null],
  ])('reads „%s“ where a bare number means %s', (text, plain, wanted) => {
    expect(readPrice(text, plain)).toEqual(wanted)
  })

  test('shows every price so that it is read as the same again', () => {
    const modifiers = fc.constantFrom('add', 'subtract', 'overwrite')
    const changes = fc.record({ modifier: modifiers, value: fc.integer({ min: 0, max: 10_000_000 }) })
    fc.assert(
      fc.property(changes, fc.constantFrom('add', 'overwrite'), ({ modifier, value }, plain) => {
        expect(readPrice(priceText({ modifier, value }, plain), plain)).toEqual({ modifier, value })
      }),
    )
  })

  test.each([
    [change('add', 50), 410],
    [change('subtract', 20), 340],
    [change('subtract', 500), 0],
    [change('overwrite', 420), 420],
  ])('tells what the product costs with it: %o', (each, cents) => {
    expect(resultOf(360, each)).toBe(cents)
  })

  test('takes pasted lines, each with its price where it has one', () => {
    expect(readLines('Klein\t3,60\nMittel; 4,20 €\n\nXXL groß 5\nOhne alles\n', 'overwrite')).toEqual([
      { name: 'Klein', price: change('overwrite', 360) },
      { name: 'Mittel', price: change('overwrite', 420) },
      { name: 'XXL groß', price: change('overwrite', 500) },
      { name: 'Ohne alles', price: null },
    ])
    expect(readLines('Sahne +0,50\nohne Zucker -0,20', 'add').map(({ price }) => price)).toEqual([
      change('add', 50),
      change('subtract', 20),
    ])
  })
})
