import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseOption,
  describeParts,
  isPartValid,
  normaliseParts,
  partProblems,
} from '../../../schema/catalogue/configuration.ts'
import { startingPrice, startsAt } from '../../../schema/catalogue/configuredPrice.ts'
import { configuredUnitPrice } from '../../../schema/catalogue/itemPrice.ts'
import { askedParts, type PartValue, partsOf } from '../../../schema/catalogue/parts.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { anyPart, anyPartValue, anyPartValues, anyProduct } from '../../support/anyProduct.ts'
import { optionOf, partOf, productOf, uploadOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

const runs = { numRuns: runsOf(1000) }
const bread = partOf({ options: [optionOf('Semmel'), optionOf('Vollkorn', 'add', 40)] })
const extras = partOf({
  step: 'extras',
  type: 'multiselect',
  name: 'Extras',
  optional: true,
  options: [optionOf('Käse', 'add', 90), optionOf('Speck', 'add', 120), optionOf('Ohne Butter', 'subtract', 30)],
})
const wish = partOf({ step: 'wish', type: 'textarea', name: 'Wunsch', optional: true })
const photos = partOf({ step: 'photos', type: 'images', name: 'Fotos', optional: true })
const sandwich = productOf({ type: 'configurable', price: 350, config: { parts: [bread, extras, wish, photos] } })

describe('A step is valid', () => {
  const uploads = [uploadOf(1), uploadOf(2)]
  const many = (count: number) => Array.from({ length: count }, (_, index) => uploadOf(index + 1))
  it.each<[ConfigPart['type'], PartValue | undefined, boolean]>([
    ['text', 'Anna', true],
    ['text', '', false],
    ['text', '  ', false],
    ['text', undefined, false],
    ['textarea', 'Alles Gute', true],
    ['textarea', null, false],
    ['select', 'Käse', true],
    ['select', 'Trüffel', false],
    ['select', null, false],
    ['select', ['Käse'], false],
    ['multiselect', ['Käse'], true],
    ['multiselect', ['Käse', 'Speck'], true],
    ['multiselect', ['Käse', 'Trüffel'], false],
    ['multiselect', [], false],
    ['image', [uploadOf(1)], true],
    ['image', uploads, false],
    ['image', [], false],
    ['file', [uploadOf(1)], true],
    ['file', uploads, false],
    ['file', 'Käse', false],
    ['images', uploads, true],
    ['images', many(10), true],
    ['images', many(11), false],
    ['files', many(11), false],
    ['images', [], false],
    ['files', uploads, true],
    ['files', undefined, false],
  ])('%s with %j: %s', (type, value, valid) => {
    expect(isPartValid(partOf({ type, options: extras.options }), value)).toBe(valid)
  })

  it('without a value if and only if it is optional, whatever its type', () => {
    fc.assert(
      fc.property(anyPart(), fc.constantFrom(undefined, null, '', []), (part, nothing) => {
        expect(isPartValid(part, nothing)).toBe(part.optional)
      }),
      runs,
    )
  })
})

describe('Values from the wire', () => {
  it.each<[string, Record<string, unknown> | null, object]>([
    ['nothing', null, {}],
    ['an option by name', { bread: 'Vollkorn' }, { bread: 'Vollkorn' }],
    ['an option as an object', { bread: { name: 'Vollkorn', value: 1 } }, { bread: 'Vollkorn' }],
    ['options in another order', { extras: ['Speck', { name: 'Käse' }] }, { extras: ['Käse', 'Speck'] }],
    ['an option twice', { extras: ['Käse', 'Käse'] }, { extras: ['Käse'] }],
    ['one option where several may be', { extras: 'Käse' }, { extras: ['Käse'] }],
    ['an option that is not there, for the check to refuse', { bread: 'Brioche' }, { bread: 'Brioche' }],
    ['a single choice said twice', { bread: ['Vollkorn', 'Vollkorn'] }, { bread: 'Vollkorn' }],
    [
      'two options where one is taken, for the check to refuse them',
      { bread: ['Vollkorn', 'Brioche'] },
      { bread: ['Vollkorn', 'Brioche'] },
    ],
    ['text with spaces around it', { wish: ' bitte schneiden ' }, { wish: 'bitte schneiden' }],
    ['one upload', { photos: { ...uploadOf(7), evil: 1 } }, { photos: [uploadOf(7)] }],
    [
      'several uploads, each once',
      { photos: [uploadOf(7), uploadOf(8), uploadOf(7)] },
      { photos: [uploadOf(7), uploadOf(8)] },
    ],
    [
      'an upload by nothing but its key',
      { photos: [{ id: 7, publicHash: 'f' }] },
      { photos: [uploadOf(7, { publicHash: 'f', extension: '', name: '' })] },
    ],
    ['an upload without its hash, which is nobody’s', { photos: [{ id: 7 }] }, {}],
    ['empty values', { bread: '', extras: [], wish: '  ', photos: null }, {}],
    ['steps the product does not have', { sauce: 'Senf', constructor: 'x' }, {}],
    ['values of the wrong kind', { bread: [uploadOf(1, { name: '' })], wish: ['a'], photos: 'a' }, {}],
  ])('are read: %s', (_title, parts, values) => {
    expect(normaliseParts(sandwich, parts)).toEqual(values)
  })

  it('read the same again, and never raise', () => {
    fc.assert(
      fc.property(
        anyProduct(),
        fc.oneof(anyPartValues(), fc.dictionary(fc.string(), fc.anything())),
        (product, parts) => {
          const once = normaliseParts(product, parts)
          expect(normaliseParts(product, once)).toEqual(once)
          const steps = partsOf(product).map(part => part.step)
          for (const step of Object.keys(once)) expect(steps).toContain(step)
        },
      ),
      runs,
    )
  })

  it('of a simple product are none, whatever is left in its configuration', () => {
    const simple = { ...sandwich, type: 'simple' as const }
    expect(normaliseParts(simple, { bread: 'Vollkorn' })).toEqual({})
    expect(partProblems(simple, {})).toEqual([])
    expect(configuredUnitPrice(simple, { bread: 'Vollkorn' })).toBe(350)
  })
})

describe('The problems of a configuration', () => {
  it('name each step once, in order, with its reason', () => {
    const cake = productOf({
      type: 'bundle',
      config: {
        parts: [bread, { ...extras, optional: false }, partOf({ step: 'picture', type: 'image' }), wish],
      },
    })
    expect(partProblems(cake, { extras: ['Trüffel'], picture: [uploadOf(1), uploadOf(2)] })).toEqual([
      { step: 'bread', code: 'blank' },
      { step: 'extras', code: 'choice' },
      { step: 'picture', code: 'tooMany' },
    ])
  })

  it('are none exactly when every step that is asked for is valid', () => {
    fc.assert(
      fc.property(anyProduct({ type: 'configurable' }), anyPartValues(), (product, values) => {
        const valid = askedParts(product, values).every(part => isPartValid(part, values[part.step]))
        expect(partProblems(product, values).length === 0).toBe(valid)
      }),
      runs,
    )
  })

  it('do not look at what every object has', () => {
    const odd = productOf({ type: 'configurable', config: { parts: [partOf({ step: 'constructor', type: 'text' })] } })
    expect(partProblems(odd, {})).toEqual([{ step: 'constructor', code: 'blank' }])
  })
})

describe('Tapping an option', () => {
  const optional = { ...bread, optional: true }
  it.each<[string, ConfigPart, PartValue, string, PartValue]>([
    ['chooses it', bread, null, 'Vollkorn', 'Vollkorn'],
    ['replaces the chosen one', bread, 'Semmel', 'Vollkorn', 'Vollkorn'],
    ['keeps the chosen one where one is needed', bread, 'Vollkorn', 'Vollkorn', 'Vollkorn'],
    ['takes back the chosen one of an optional step', optional, 'Vollkorn', 'Vollkorn', null],
    ['adds to several, in their order', extras, ['Speck'], 'Käse', ['Käse', 'Speck']],
    ['removes from several', extras, ['Käse', 'Speck'], 'Speck', ['Käse']],
    ['removes the last of several', extras, ['Käse'], 'Käse', []],
    ['adds no more than the most', { ...extras, most: 1 }, ['Käse'], 'Speck', ['Käse']],
  ])('%s', (_title, part, value, option, chosen) => {
    expect(chooseOption(part, value, option)).toEqual(chosen)
  })

  it('twice changes nothing where options are switched', () => {
    fc.assert(
      fc.property(anyPart(), anyPartValue(), fc.nat(), (part, value, pick) => {
        const option = part.options[pick % Math.max(1, part.options.length)]
        fc.pre(option !== undefined && part.type === 'multiselect')
        const start = normaliseParts(productOf({ type: 'configurable', config: { parts: [part] } }), { bread: value })
        const known = Object.hasOwn(start, 'bread') ? (start['bread'] ?? null) : []
        expect(chooseOption(part, chooseOption(part, known, option.name), option.name)).toEqual(known)
      }),
      runs,
    )
  })
})

describe('A configured price', () => {
  const sizes = partOf({
    step: 'size',
    options: [optionOf('Klein', 'overwrite', 250), optionOf('Normal'), optionOf('Groß', 'overwrite', 500)],
  })
  const dish = productOf({ type: 'configurable', price: 350, config: { parts: [extras, sizes] } })
  it.each<[string, Record<string, PartValue>, number]>([
    ['nothing chosen', {}, 350],
    ['an option without a price', { size: 'Normal' }, 350],
    ['a surcharge', { extras: ['Käse'] }, 440],
    ['surcharges and a deduction', { extras: ['Käse', 'Speck', 'Ohne Butter'] }, 530],
    ['a new price', { size: 'Groß' }, 500],
    ['a surcharge of an earlier step on a new price', { size: 'Klein', extras: ['Speck'] }, 370],
    ['an option it does not have', { size: 'Riesig' }, 350],
  ])('with %s', (_title, values, cents) => {
    expect(configuredUnitPrice(dish, values)).toBe(cents)
  })

  it('takes the last of several new prices', () => {
    const twice = { ...sizes, step: 'again', options: [optionOf('Aktion', 'overwrite', 199)] }
    const both = productOf({ type: 'configurable', price: 350, config: { parts: [sizes, twice] } })
    expect(configuredUnitPrice(both, { again: 'Aktion', size: 'Groß' })).toBe(199)
  })

  it('is never negative and always whole cents', () => {
    fc.assert(
      fc.property(anyProduct(), anyPartValues(), (product, values) => {
        const price = configuredUnitPrice(product, values)
        return Number.isInteger(price) && price >= 0
      }),
      runs,
    )
  })

  it('is never dearer than what is shown where no ab is', () => {
    fc.assert(
      fc.property(anyProduct(), anyPartValues(), (product, raw) => {
        const values = normaliseParts(product, raw)
        fc.pre(!startsAt(product) && partProblems(product, values).length === 0)
        expect(configuredUnitPrice(product, values)).toBeLessThanOrEqual(startingPrice(product))
      }),
      runs,
    )
  })

  it.each<[string, ConfigPart[], boolean]>([
    ['no steps', [], false],
    ['a surcharge', [extras], true],
    ['a higher price', [sizes], true],
    [
      'a lower price beside that of the product',
      [{ ...sizes, options: [optionOf('Klein', 'overwrite', 250), optionOf('Groß', 'overwrite', 350)] }],
      true,
    ],
    [
      'a deduction beside the full price',
      [{ ...sizes, options: [optionOf('Klein', 'subtract', 100), optionOf('Groß')] }],
      true,
    ],
    ['only a lower price', [{ ...sizes, options: [optionOf('Klein', 'overwrite', 250)] }], false],
    [
      'only deductions and free options',
      [{ ...extras, options: [optionOf('Ohne', 'subtract', 30), optionOf('Mit')] }],
      false,
    ],
  ])('is shown with ab: %s', (_title, parts, shown) => {
    expect(startsAt(productOf({ type: 'configurable', price: 350, config: { parts } }))).toBe(shown)
  })
})

describe('A described configuration', () => {
  it('says each step that has a value', () => {
    const values = {
      bread: 'Vollkorn',
      extras: ['Käse', 'Speck'],
      wish: 'bitte schneiden',
      photos: [uploadOf(1), uploadOf(2, { name: '' })],
    }
    expect(describeParts(sandwich, values)).toEqual([
      'Brot: Vollkorn',
      'Extras: Käse, Speck',
      'Wunsch: bitte schneiden',
      'Fotos: foto1.jpg, Datei',
    ])
    expect(describeParts(sandwich, { photos: [uploadOf(1)], wish: ' ' })).toEqual(['Fotos: foto1.jpg'])
  })
})
