import { branchOf, categoryOf, configOf, menuOf, optionOf, partOf, productOf } from '../business.ts'
import { open } from '../schedules.ts'
import type { Random } from '../seeded.ts'

/** The business of the reckoning in its own words, and as documents of the product. */

/** Percent by class, before and from New Year on. */
export const classes = {
  speise: [10, 10],
  brot: [4.9, 5],
  trunk: [20, 19],
  pfand: [0, 0],
  schweiz: [2.6, 8.1],
} as const
export type TaxName = keyof typeof classes
export const NEW_YEAR = '2027-01-01'

/** How many grams, millilitres or pieces one of it is. */
export const measures = { amount: 1, package: 1, gram: 1, kilogram: 1000, millilitre: 1, litre: 1000 } as const
export type Measure = keyof typeof measures

interface Choice {
  readonly name: string
  readonly kind: 'add' | 'subtract' | 'overwrite'
  readonly cents: number
}

export interface Ware {
  readonly id: number
  readonly cents: number
  /** What the price is for. */
  readonly forAmount: number
  readonly forMeasure: Measure
  readonly own: Measure
  /** Another thing it is sold by: how many of its own measure that is. */
  readonly pack: { readonly measure: Measure; readonly holds: number } | null
  readonly tax: Readonly<Record<'delivery' | 'takeaway' | 'dineIn', TaxName>>
  /** `tax` null: as what is in it. */
  readonly pfand: { readonly cents: number; readonly tax: TaxName | null } | null
  readonly choices: readonly Choice[]
}

export const areas = [
  { name: 'Nah', cents: 290, tax: 'trunk', freeFrom: 5000 },
  { name: 'Fern', cents: 645, tax: 'brot', freeFrom: null },
  { name: 'Hof', cents: 150, tax: 'speise', freeFrom: 0 },
] as const satisfies readonly { name: string; cents: number; tax: TaxName; freeFrom: number | null }[]

const taxNames = ['speise', 'brot', 'trunk', 'schweiz'] as const
const shapes: readonly Pick<Ware, 'forAmount' | 'forMeasure' | 'own' | 'pack'>[] = [
  { forAmount: 1, forMeasure: 'amount', own: 'amount', pack: null },
  { forAmount: 1, forMeasure: 'amount', own: 'amount', pack: { measure: 'package', holds: 6 } },
  { forAmount: 1, forMeasure: 'kilogram', own: 'gram', pack: null },
  { forAmount: 100, forMeasure: 'gram', own: 'gram', pack: { measure: 'amount', holds: 350 } },
  { forAmount: 1, forMeasure: 'amount', own: 'gram', pack: { measure: 'amount', holds: 600 } },
  { forAmount: 0.5, forMeasure: 'litre', own: 'millilitre', pack: null },
]

export const someWares = (random: Random, count: number): Ware[] =>
  Array.from({ length: count }, (_, index) => someWare(random, index + 1, shapes[index % shapes.length]))

export function someWare(random: Random, id: number, shape = random.pick(shapes)): Ware {
  const tax = random.pick(taxNames)
  const other = () => (random.chance(0.3) ? random.pick(taxNames) : tax)
  const choices = random.chance(0.4)
    ? ['A', 'B', 'C'].map(name => ({
        name,
        kind: random.pick(['add', 'subtract', 'overwrite'] as const),
        cents: random.below(400),
      }))
    : []
  return {
    id,
    cents: 1 + random.below(2500),
    ...shape,
    tax: { delivery: tax, takeaway: other(), dineIn: other() },
    pfand: random.chance(0.5)
      ? { cents: 1 + random.below(300), tax: random.chance(0.5) ? null : random.pick(['pfand', 'trunk'] as const) }
      : null,
    choices,
  }
}

/** All documents of a shop that sells these, around the clock and in every mode. */
export function documentsOf(wares: readonly Ware[]) {
  const free = { email: false, phone: false, address: false }
  const taxClasses = Object.entries(classes).map(([key, [before, after]]) => ({
    key,
    name: key,
    rates: [
      { from: '2016-01-01', rate: before },
      { from: NEW_YEAR, rate: after },
    ],
  }))
  const deliveryAreas = areas.map(({ name, cents, tax, freeFrom }) => ({
    area: name,
    price: cents,
    tax,
    free: freeFrom === 0,
    freeFromOrderValue: freeFrom,
  }))
  return [
    ['config', configOf({ taxClasses })],
    [
      'branches',
      branchOf({
        openingHours: [open('daily', '00:00–24:00')],
        requiredForTakeaway: free,
        requiredForDelivery: free,
        deliveryAreas,
        isMollieEnabled: true,
      }),
    ],
    ['categories', categoryOf()],
    ...wares.map(ware => ['products', productFor(ware)] as const),
    ['menus', menuOf({ catalog: listOf(wares) })],
  ].map(entry => {
    const [type, { id, rev: _rev, ...body }] = entry as [string, { id: number; rev: string }]
    return { type, id, body }
  })
}

export const listOf = (wares: readonly Ware[]) => [{ category: 1, products: wares.map(({ id }) => id) }]

export const productFor = ({ id, cents, forAmount, forMeasure, own, pack, tax, pfand, choices }: Ware) =>
  productOf({
    id,
    name: `Ware ${id}`,
    price: cents,
    pricing: { amount: forAmount, unit: forMeasure },
    unit: own,
    minimumQuantity: own === 'amount' ? 1 : 0.5,
    quantityStepSize: own === 'amount' ? 1 : 0.5,
    alternativeUnits: pack
      ? [{ unit: pack.measure, ratio: pack.holds, quantityStepSize: 1, calculationModel: 'fixed' }]
      : [],
    tax: tax.delivery,
    takeawayTax: tax.takeaway,
    dineInTax: tax.dineIn,
    deposit: pfand && { amount: pfand.cents, tax: pfand.tax, label: 'Pfand' },
    type: choices.length > 0 ? 'configurable' : 'simple',
    config: {
      parts:
        choices.length > 0
          ? [
              partOf({
                step: 'wahl',
                type: 'multiselect',
                optional: true,
                options: choices.map(choice => optionOf(choice.name, choice.kind, choice.cents)),
              }),
            ]
          : [],
    },
  })
