import { describe, expect, it } from 'vitest'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import { optionOf, partOf, productOf } from '../../support/business.ts'

const milk = partOf({
  step: 'milk',
  options: [
    { ...optionOf('Kuhmilch'), allergens: ['milk'] },
    { ...optionOf('Haferdrink'), allergens: ['gluten'] },
    { ...optionOf('Erbsendrink'), allergens: [], additives: ['phosphate'] },
  ],
})
const sweet = partOf({
  step: 'sweet',
  type: 'multiselect',
  optional: true,
  options: [
    { ...optionOf('Honig'), notFor: ['vegan'] },
    { ...optionOf('Gelatine'), notFor: ['vegetarian'] },
  ],
})
const melange = productOf({
  type: 'configurable',
  additives: ['caffeine'],
  diets: ['vegan', 'glutenFree'],
  config: { parts: [milk, sweet] },
})

describe('What is in a product', () => {
  it.each<[string, PartValues, string[], string[], string[]]>([
    ['without a choice is what the business says', {}, [], ['caffeine'], ['vegan', 'glutenFree']],
    ['with milk is vegetarian', { milk: 'Kuhmilch' }, ['milk'], ['caffeine'], ['glutenFree', 'vegetarian']],
    ['with oats is vegan and has gluten', { milk: 'Haferdrink' }, ['gluten'], ['caffeine'], ['vegan']],
    [
      'has the additives of an option too',
      { milk: 'Erbsendrink' },
      [],
      ['caffeine', 'phosphate'],
      ['vegan', 'glutenFree'],
    ],
    [
      'with honey is vegetarian',
      { milk: 'Erbsendrink', sweet: ['Honig'] },
      [],
      ['caffeine', 'phosphate'],
      ['glutenFree', 'vegetarian'],
    ],
    ['with gelatine is neither', { sweet: ['Gelatine'] }, [], ['caffeine'], ['glutenFree']],
  ])('%s', (_title, values, allergens, additives, diets) => {
    expect(compositionOf(melange, values)).toEqual({ allergens, additives, diets })
  })

  it('of a step that is not asked for is in nothing', () => {
    const parts = [milk, { ...sweet, onlyIf: { step: 'milk', option: 'Haferdrink' } }]
    const cup = productOf({ type: 'configurable', diets: ['vegan'], config: { parts } })
    expect(compositionOf(cup, { milk: 'Erbsendrink', sweet: ['Honig'] }).diets).toContain('vegan')
  })
})
