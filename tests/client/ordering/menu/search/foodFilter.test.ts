import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allAllergens,
  allDiets,
  filterWords,
  fitOf,
  inOptions,
  keptFilter,
  noFilter,
  readFilter,
} from '../../../../../client/ordering/menu/search/foodFilter.ts'
import { texts } from '../../../../../client/ordering/menu/search/texts.ts'
import { optionOf, partOf, productOf } from '../../../../support/business.ts'

const withOptions = (optional: boolean, ...options: ReturnType<typeof optionOf>[]) =>
  productOf({ type: 'configurable', config: { parts: [partOf({ optional, options })] } })
const milk = { ...optionOf('Kuhmilch'), allergens: ['milk' as const] }
const oat = { ...optionOf('Hafer'), allergens: ['gluten' as const] }

describe('The allergen and diet filter', () => {
  it('knows the fourteen allergens of the regulation', () => {
    expect(allAllergens).toHaveLength(14)
  })

  it('leaves out what contains one of the allergens', () => {
    const product = productOf({ allergens: ['milk', 'egg'] })
    expect(fitOf(product, { without: ['egg'], diets: [] })).toBe('unfit')
    expect(fitOf(product, { without: ['fish'], diets: [] })).toBe('fits')
  })

  it('leaves out what has to be chosen where every choice contains it', () => {
    expect(fitOf(withOptions(false, milk), { without: ['milk'], diets: [] })).toBe('unfit')
    expect(fitOf(withOptions(false, milk, oat), { without: ['milk'], diets: [] })).toBe('options')
    expect(fitOf(withOptions(true, milk), { without: ['milk'], diets: [] })).toBe('options')
    expect(fitOf(withOptions(false, oat), { without: ['milk'], diets: [] })).toBe('fits')
  })

  it('takes vegan for vegetarian, and nothing else for anything', () => {
    const vegan = productOf({ diets: ['vegan'] })
    for (const diet of allDiets)
      expect(fitOf(vegan, { without: [], diets: [diet] })).toBe(
        diet === 'vegan' || diet === 'vegetarian' ? 'fits' : 'unfit',
      )
    expect(fitOf(productOf({ diets: ['vegetarian'] }), { without: [], diets: ['vegan'] })).toBe('unfit')
  })

  it('tells what can be made vegan from what is, and which allergens some choice brings', () => {
    const melange = { ...withOptions(false, milk, oat), diets: ['vegan' as const] }
    const vegan = { without: [], diets: ['vegan' as const] }
    expect([fitOf(melange, vegan), inOptions(melange, vegan)]).toEqual(['options', { allergens: [], diets: ['Vegan'] }])
    expect(texts.mind([], ['Vegan'])).toBe('Vegan möglich: bitte passend auswählen.')
    const bacon = { ...optionOf('Speck'), notFor: ['vegetarian' as const] }
    expect(inOptions({ ...withOptions(true, bacon), diets: ['vegan'] }, vegan).diets).toEqual(['Vegan'])
    expect(inOptions(melange, { without: ['gluten'], diets: [] }).allergens).toEqual(['Glutenhaltiges Getreide'])
  })

  it('says in words what it leaves out', () => {
    expect(filterWords({ without: ['milk', 'egg'], diets: ['vegetarian'] })).toBe(
      'vegetarisch, ohne Ei, ohne Milch und Laktose',
    )
  })

  it('comes back from the device as it was kept', () => {
    fc.assert(
      fc.property(fc.subarray(allAllergens), fc.subarray(allDiets), (without, diets) => {
        expect(readFilter(keptFilter({ without, diets }))).toEqual({ without, diets })
      }),
      { numRuns: 1000 },
    )
  })

  it('is off where nothing is kept, or nothing that can be read', () => {
    expect(keptFilter(noFilter)).toBeNull()
    for (const kept of [null, '', 'x', '[]', '7', '{"without":"milk"}', '{"without":["kryptonite"],"diets":[null]}'])
      expect(readFilter(kept)).toEqual(noFilter)
  })
})
