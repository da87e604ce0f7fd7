import * as fc from 'fast-check'
import { keysOf } from '../../schema/base/keys.ts'
import type { Bounds } from '../../schema/catalogue/bounds.ts'
import type { PartValue } from '../../schema/catalogue/parts.ts'
import { partTypes } from '../../schema/catalogue/partTypes.ts'
import type { ConfigPart, Product } from '../../schema/catalogue/product.ts'
import { type Unit, units } from '../../schema/catalogue/units.ts'
import type { CartItem } from '../../schema/ordering/pricing.ts'
import { optionOf, partOf, productOf, uploadOf } from './business.ts'

/** Generators of everything a product can be that its validation lets pass. */

const allUnits = Object.keys(units) as Unit[]
export const anyUnit = (): fc.Arbitrary<Unit> => fc.constantFrom(...allUnits)
export const anyAmount = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: -10, max: 100 }),
    fc.integer({ min: 1, max: 20_000_000 }).map(count => count / 1000),
    fc.double({ min: -10, max: 20_000, noNaN: true }),
  )

export function anyBounds(): fc.Arbitrary<Bounds> {
  return fc
    .tuple(thousandths(10_000), thousandths(10_000), fc.option(thousandths(1_000_000)))
    .map(([minimum, step, room]) => ({ minimum, step, maximum: room === null ? null : minimum + room }))
}

export function anyProduct(given: Partial<Product> = {}): fc.Arbitrary<Product> {
  const models = fc.constantFrom('fixed' as const, 'approximate' as const, 'minimum' as const)
  const alternative = fc.record({
    unit: anyUnit(),
    ratio: fc.constantFrom(0.25, 0.5, 1.2, 7, 12, 1200),
    calculationModel: models,
  })
  return fc
    .record({
      unit: anyUnit(),
      defaultUnit: fc.option(anyUnit()),
      defaultQuantity: fc.option(fc.integer({ min: 0, max: 100 })),
      steps: anySteps(),
      alternatives: fc.array(fc.tuple(alternative, anySteps()), { maxLength: 3 }),
      price: fc.nat(100_000),
      calculationModel: models,
      tax: anyTaxClass(),
      takeawayTax: fc.option(anyTaxClass()),
      dineInTax: fc.option(anyTaxClass()),
      deposit: fc.option(fc.record({ amount: fc.nat(500), tax: anyTaxClass(), label: fc.constant('Pfand') })),
      type: fc.constantFrom('simple' as const, 'configurable' as const),
      parts: fc.array(anyPart(), { maxLength: 4 }),
    })
    .map(({ steps, alternatives, parts, ...body }) =>
      productOf({
        ...body,
        ...steps,
        config: { parts: parts.map((part, index) => ({ ...part, step: `step${index}` })) },
        alternativeUnits: alternatives.map(([other, bounds]) => ({ ...other, ...bounds })),
        ...given,
      }),
    )
}

const optionNames = ['Käse', 'Speck', 'Ei', 'Zwiebel', 'Vollkorn']

/** A step; its name for machines is given when it gets its place. */
export function anyPart(): fc.Arbitrary<ConfigPart> {
  const modifiers = fc.constantFrom('add' as const, 'subtract' as const, 'overwrite' as const)
  const options = fc.tuple(fc.subarray(optionNames), fc.array(fc.tuple(modifiers, fc.nat(1000)), { minLength: 5 }))
  return fc
    .record({
      type: fc.constantFrom(...keysOf(partTypes)),
      optional: fc.boolean(),
      options: options.map(([names, prices]) =>
        names.map((name, index) => optionOf(name, ...(prices[index] ?? ['add', 0]))),
      ),
    })
    .map(part => partOf(part))
}

/** Values as they come from a form, right and wrong ones. */
export const anyPartValue = (): fc.Arbitrary<PartValue> =>
  fc.oneof(
    fc.constantFrom(null, '', ' ', 'Bitte ohne Salz', 'Unbekannt', ...optionNames),
    fc.array(fc.constantFrom('Unbekannt', ...optionNames), { maxLength: 5 }),
    fc.array(
      fc.integer({ min: 1, max: 9 }).map(id => uploadOf(id)),
      { maxLength: 12 },
    ),
  )

export const anyPartValues = (): fc.Arbitrary<Record<string, PartValue>> =>
  fc.dictionary(fc.constantFrom('step0', 'step1', 'step2', 'step3', 'constructor'), anyPartValue(), { maxKeys: 5 })

const anyTaxClass = () => fc.constantFrom('food', 'staple', 'drink', 'none')

const thousandths = (most: number) => fc.integer({ min: 1, max: most }).map(count => count / 1000)

const anySteps = () =>
  fc.record({
    minimumQuantity: fc.option(fc.integer({ min: 0, max: 20 })),
    maximumQuantity: fc.option(fc.integer({ min: 0, max: 5000 })),
    quantityStepSize: fc.option(fc.constantFrom(0, 0.1, 0.25, 0.5, 1, 2, 5, 50)),
  })

/** Up to five lines of up to four products, some of them unknown, in units and amounts right and wrong. */
export function anyCart(): fc.Arbitrary<{ products: Product[]; items: CartItem[] }> {
  const products = fc.array(anyProduct(), { minLength: 1, maxLength: 4 })
  const item = fc.record({
    key: fc.uuid(),
    product: fc.integer({ min: 1, max: 5 }),
    amount: fc.oneof(fc.integer({ min: 1, max: 30 }), anyAmount()),
    unit: anyUnit(),
    parts: anyPartValues(),
  })
  return fc
    .tuple(products, fc.array(item, { maxLength: 5 }))
    .map(([found, items]) => ({ products: found.map((product, index) => ({ ...product, id: index + 1 })), items }))
}
