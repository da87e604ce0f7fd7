import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { describeParts, normaliseParts, partProblems } from '../../../schema/catalogue/configuration.ts'
import { configuredUnitPrice } from '../../../schema/catalogue/itemPrice.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import type { PartValue } from '../../../schema/catalogue/parts.ts'
import { type ConfigPart, products } from '../../../schema/catalogue/product.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import { quoteCall } from '../../../schema/ordering/requests.ts'
import {
  branchOf,
  catalogueOf,
  itemOf,
  optionOf,
  partOf,
  productOf,
  uploadOf,
  wantedOf,
} from '../../support/business.ts'

const options = [optionOf('Käse', 'add', 90), optionOf('Speck', 'add', 120), optionOf('Ei')]
const many = (count: number) => Array.from({ length: count }, (_, index) => uploadOf(index + 1))
const of = (...parts: ConfigPart[]) => ({ ...productOf({ type: 'configurable', price: 400 }), config: { parts } })

describe('A step takes', () => {
  it.each<[Partial<ConfigPart>, PartValue, string | null]>([
    [{ type: 'multiselect', most: 2 }, ['Käse', 'Speck'], null],
    [{ type: 'multiselect', most: 2 }, ['Käse', 'Speck', 'Ei'], 'tooMany'],
    [{ type: 'multiselect', least: 2 }, ['Käse'], 'tooFew'],
    [{ type: 'multiselect', least: 2, optional: true }, [], null],
    [{ type: 'multiselect', least: 2, optional: true }, ['Käse'], 'tooFew'],
    [{ type: 'images', most: 2 }, many(3), 'tooMany'],
    [{ type: 'images', least: 2 }, many(1), 'tooFew'],
    [{ type: 'images', most: 40 }, many(11), 'tooMany'],
    [{ type: 'text', longest: 5 }, 'Franz', null],
    [{ type: 'text', longest: 5 }, 'Franzi', 'tooLong'],
    [{ type: 'text' }, 'x'.repeat(201), 'tooLong'],
    [{ type: 'textarea' }, 'x'.repeat(1000), null],
    [{ type: 'textarea' }, 'x'.repeat(1001), 'tooLong'],
  ])('as many and as long entries as it says: %j, %j', (given, value, code) => {
    expect(partProblems(of(partOf({ options, ...given })), { bread: value })).toEqual(
      code ? [{ step: 'bread', code }] : [],
    )
  })

  it('no longer text than an order carries', () => {
    const call = (text: string) =>
      quoteCall.safeParse({ branch: 1, items: [{ product: 1, amount: 1, parts: { bread: text } }] }).success
    const longest = 'x'.repeat(limitsOf(partOf({ type: 'textarea' })).longest)
    expect([call(longest), call(`${longest}x`)]).toEqual([true, false])
  })

  it.each<[Partial<ConfigPart>, PartValue, string]>([
    [
      { type: 'multiselect', most: 2 },
      ['Käse', 'Speck', 'Ei'],
      'Bei „Brot“ können Sie höchstens 2 Möglichkeiten auswählen.',
    ],
    [{ type: 'multiselect', least: 2 }, ['Käse'], 'Bei „Brot“ wählen Sie bitte mindestens 2 aus.'],
    [{ type: 'images', most: 2 }, many(3), 'Bei „Brot“ sind höchstens 2 Dateien möglich.'],
    [{ type: 'text', longest: 6 }, 'Katharina', '„Brot“ darf höchstens 6 Zeichen lang sein.'],
  ])('no order that takes another number or length: %j', (given, value, message) => {
    const catalogue = catalogueOf([of(partOf({ options, ...given }))])
    const { obstacles } = quote(wantedOf([itemOf(1, 1, { parts: { bread: value } })]), catalogue, noon)
    expect(obstacles.map(problem => problem.message)).toEqual([message])
  })
})

/** Friday, 20 November 2026, 12:00 in Vienna. */
const noon = Date.parse('2026-11-20T11:00:00Z')

describe('A step with a condition', () => {
  const milk = partOf({ step: 'milk', name: 'Milch', optional: true, options: [optionOf('Kuh'), optionOf('Hafer')] })
  const foam = partOf({
    step: 'foam',
    options: [optionOf('Viel'), optionOf('Wenig', 'add', 20)],
    onlyIf: { step: 'milk', option: 'Kuh' },
  })
  const cocoa = partOf({ step: 'cocoa', options: [optionOf('Ja')], onlyIf: { step: 'foam', option: 'Viel' } })
  const cup = of(milk, foam, cocoa)

  it('is asked for where the option it names was chosen, in a step that is asked for itself', () => {
    expect(partProblems(cup, {})).toEqual([])
    expect(partProblems(cup, { milk: 'Hafer' })).toEqual([])
    expect(partProblems(cup, { milk: 'Kuh' })).toEqual([{ step: 'foam', code: 'blank' }])
    expect(partProblems(cup, { milk: 'Kuh', foam: 'Viel' })).toEqual([{ step: 'cocoa', code: 'blank' }])
  })

  it('is left out of values, price and words where it is not asked for', () => {
    expect(normaliseParts(cup, { milk: 'Hafer', foam: 'Wenig', cocoa: 'Ja' })).toEqual({ milk: 'Hafer' })
    expect(configuredUnitPrice(cup, { milk: 'Hafer', foam: 'Wenig' })).toBe(400)
    expect(configuredUnitPrice(cup, { milk: 'Kuh', foam: 'Wenig' })).toBe(420)
    expect(describeParts(cup, { milk: 'Hafer', foam: 'Wenig' })).toEqual(['Milch: Hafer'])
  })

  it.each<[string, ConfigPart[], string[]]>([
    ['an earlier step and one of its options', [milk, foam], []],
    ['a later step', [foam, milk], ['config.parts.0.onlyIf.step']],
    ['a step there is not', [foam], ['config.parts.0.onlyIf.step']],
    ['an option there is not', [{ ...milk, options }, foam], ['config.parts.1.onlyIf.option']],
    ['a step that has no options', [{ ...milk, type: 'text' }, foam], ['config.parts.1.onlyIf.option']],
  ])('may name %s', (_title, parts, fields) => {
    expect(complaints(parts)).toEqual(fields)
  })
})

describe('Rules between steps that cannot be met', () => {
  const gone = (part: Partial<ConfigPart>) => ({ ...partOf({ step: 'gone', name: 'Brot', options: [] }), ...part })
  it.each<[string, ConfigPart[]]>([
    ['a choice of which every option is gone', [gone({})]],
    ['several of which every option is gone', [gone({ type: 'multiselect', least: 2 })]],
    ['more than there are', [partOf({ type: 'multiselect', options: [optionOf('Käse')], least: 5, most: 9 })]],
    ['what it asks for itself', [partOf({ options, onlyIf: { step: 'bread', option: 'Käse' } })]],
    [
      'two steps that ask for each other',
      [
        partOf({ options, onlyIf: { step: 'other', option: 'Käse' } }),
        partOf({ step: 'other', options, onlyIf: { step: 'bread', option: 'Käse' } }),
      ],
    ],
    [
      'a step behind a choice that is gone',
      [gone({}), partOf({ options, onlyIf: { step: 'gone', option: 'Vollkorn' } })],
    ],
  ])('leave a product orderable: %s', (_title, parts) => {
    const product = of(...parts)
    const chosen = { bread: parts[0]?.type === 'multiselect' && parts[0].options.length > 0 ? ['Käse'] : null }
    const catalogue = catalogueOf([product])
    expect(quote(wantedOf([itemOf(1, 1, { parts: chosen })]), catalogue, noon).obstacles).toEqual([])
  })
})

it('A wish is taken where the branch takes wishes', () => {
  const items = [itemOf(1, 1, { wish: 'ohne Zwiebel' })]
  const codes = (isLineWishEnabled: boolean) =>
    quote(wantedOf(items), catalogueOf([productOf()], { branch: branchOf({ isLineWishEnabled }) }), noon).obstacles.map(
      ({ code, field }) => [code, field],
    )
  expect(codes(true)).toEqual([])
  expect(codes(false)).toEqual([['wishNotTaken', 'items.0.wish']])
})

it('A step that asks for more than it takes is refused', () => {
  expect(complaints([partOf({ type: 'multiselect', options, least: 3, most: 2 })])).toEqual(['config.parts.0.most'])
})

function complaints(parts: ConfigPart[]): (string | undefined)[] {
  const { id: _, rev: __, ...body } = of(...parts)
  const read = parse(products.shape, body)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}
