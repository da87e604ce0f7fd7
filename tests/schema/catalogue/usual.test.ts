import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partProblems } from '../../../schema/catalogue/configuration.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import { asksFirst, withPreselected } from '../../../schema/catalogue/preselected.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { usualParts } from '../../../schema/catalogue/usual.ts'
import { anyPartValues, anyProduct } from '../../support/anyProduct.ts'
import { optionOf, partOf, productOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

const milk = partOf({ step: 'milk', options: [optionOf('Kuh'), optionOf('Hafer')] })
const syrup = partOf({ step: 'syrup', type: 'multiselect', optional: true, options: [optionOf('Nuss')] })
const name = partOf({ step: 'name', type: 'text' })
const cup = (...parts: ConfigPart[]) => productOf({ type: 'configurable', config: { parts } })

describe('A product as it is usually wanted', () => {
  it.each<[string, ConfigPart[], PartValues, PartValues]>([
    ['has the first option of a required choice', [milk, syrup], {}, { milk: 'Kuh' }],
    ['has what was chosen last', [milk, syrup], { milk: 'Hafer', syrup: ['Nuss'] }, { milk: 'Hafer', syrup: ['Nuss'] }],
    ['has the first option where the last one is gone', [milk, syrup], { milk: 'Reis' }, { milk: 'Kuh' }],
    ['has no option where the business leaves it open', [{ ...milk, isLeftOpen: true }], {}, {}],
    ['has nothing that is free to take', [{ ...milk, optional: true }], {}, {}],
    [
      'has nothing of a step that is not asked for',
      [milk, { ...syrup, optional: false, onlyIf: { step: 'milk', option: 'Hafer' } }],
      {},
      { milk: 'Kuh' },
    ],
    [
      'is the business’s own where the last choice could not be ordered any more',
      [milk, { ...syrup, optional: false, onlyIf: { step: 'milk', option: 'Hafer' } }],
      { milk: 'Hafer' },
      { milk: 'Kuh' },
    ],
  ])('%s', (_title, parts, last, usual) => {
    expect(usualParts(cup(...parts), last)).toEqual(usual)
  })

  it('is added without asking, except where a required step has nothing chosen beforehand', () => {
    expect(asksFirst(cup(milk, syrup))).toBe(false)
    expect(asksFirst(cup({ ...milk, isLeftOpen: true }))).toBe(true)
    expect(asksFirst(cup({ ...syrup, optional: false }))).toBe(true)
    expect(asksFirst(cup(milk, name))).toBe(true)
    expect(asksFirst(productOf({ type: 'simple', config: { parts: [name] } }))).toBe(false)
  })

  it('can be ordered whenever it is added without asking, whatever was chosen last', () => {
    fc.assert(
      fc.property(anyProduct(), anyPartValues(), (product, last) => {
        fc.pre(!asksFirst(product))
        expect(partProblems(product, usualParts(product, last))).toEqual([])
      }),
      { numRuns: runsOf(1000) },
    )
  })

  it('keeps what is chosen', () => {
    expect(withPreselected(cup(milk, syrup), { milk: 'Hafer', syrup: [] })).toEqual({ milk: 'Hafer', syrup: [] })
  })
})
