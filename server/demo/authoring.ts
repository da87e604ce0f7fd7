import type { Branch } from '../../schema/business/branch.ts'
import type { Allergen } from '../../schema/catalogue/allergens.ts'
import type { Category } from '../../schema/catalogue/category.ts'
import type { PartType, PartTypeTaking } from '../../schema/catalogue/partTypes.ts'
import {
  type AlternativeUnit,
  type ConfigOption,
  type ConfigPart,
  type Product,
  products,
} from '../../schema/catalogue/product.ts'
import type { Unit } from '../../schema/catalogue/units.ts'

/** A document as it is authored: without what the server gives it. */
export type Draft<T> = Omit<T, 'id' | 'rev'>

/** Ground of a picture: what its subject stands on, lit from the upper left. */
export interface Ground {
  readonly surface: 'board' | 'plate' | 'cloth' | 'counter' | 'sky'
  /** Hex colours of the ground in light and in shade. */
  readonly light: string
  readonly shade: string
}

/** Names of fluent emoji: the subject first, then what lies beside it. */
export type Motif = string

export type DemoProduct = Omit<Draft<Product>, 'images' | 'uid'> & { readonly motif: Motif }
type Extra = Partial<Omit<DemoProduct, 'name' | 'price' | 'description' | 'motif'>>

export interface DemoCategory extends Omit<Draft<Category>, 'image' | 'position'> {
  readonly motif: Motif
  readonly ground: Ground
  /** First letters of the article numbers. */
  readonly series: string
  readonly products: readonly DemoProduct[]
}

const { uid: _uid, images: _images, ...blankProduct } = products.blank

/** A maker of products that share tax classes and the like; `price` in cents. */
export const shelf =
  (common: Extra & Pick<DemoProduct, 'tax'>) =>
  (name: string, price: number, motif: Motif, description: string, extra: Extra = {}): DemoProduct => ({
    ...blankProduct,
    name,
    price,
    motif,
    description: description.replace(/(\d) (?=(?:kg|g|l|cm|mm|Uhr|Stück|Personen)\b)/g, '$1\u00a0'),
    ...common,
    ...extra,
  })

/** Bread and rolls: a listed staple over the counter and delivered, restaurant service when eaten in. */
export const staple = { tax: 'staple', takeawayTax: 'staple', dineInTax: 'food' } as const
export const food = { tax: 'food' } as const
export const drink = { tax: 'drink' } as const
/** Deposit on closed single-use bottles and cans since 2025; on reusable glass it shares the tax of the content. */
export const einwegpfand = { deposit: { amount: 25, tax: 'none', label: 'Einwegpfand' } } as const
export const mehrwegpfand = { deposit: { amount: 9, tax: 'drink', label: 'Mehrwegpfand Flasche' } } as const

/** Ordered at least this long before it is fetched. */
export const leadTime = (leadTimeValue: number, leadTimeType: Product['leadTimeType'] = 'days') =>
  ({ isLeadTimeEnabled: true, leadTimeType, leadTimeValue }) as const

/** A weighed thing: sold by gram, priced per kilogram, also by the piece of about `grams`. */
export const byWeight = (grams: number, piece: Partial<AlternativeUnit> = {}) =>
  ({
    unit: 'gram',
    pricing: { amount: 1, unit: 'kilogram' },
    defaultUnit: 'amount',
    defaultQuantity: 1,
    minimumQuantity: 250,
    maximumQuantity: 5000,
    quantityStepSize: 50,
    alternativeUnits: [
      {
        unit: 'amount',
        ratio: grams,
        minimumQuantity: 1,
        maximumQuantity: 10,
        quantityStepSize: 1,
        calculationModel: 'approximate',
        ...piece,
      },
    ],
  }) satisfies Extra

export const priceFor = (amount: number, unit: Unit) => ({ pricing: { amount, unit } }) as const
export const quantities = (minimumQuantity: number, maximumQuantity: number, quantityStepSize: number) => ({
  minimumQuantity,
  maximumQuantity,
  quantityStepSize,
})

/** Packed goods: what is in one piece. */
export const packed = (amount: number, unit: NonNullable<Product['content']>['unit']) =>
  ({ content: { amount, unit } }) as const

/** An option of a step; `value` in cents, added unless `modifier` says otherwise. */
export const option = (
  name: string,
  value = 0,
  modifier: ConfigOption['modifier'] = 'add',
  allergens: Allergen[] = [],
  extra: Pick<ConfigOption, 'additives' | 'notFor'> = {},
): ConfigOption => ({ name, modifier, value, allergens, ...extra })

/** An option with meat: what is chosen with it is not vegetarian. */
export const meat = (name: string, value = 0, allergens: Allergen[] = []): ConfigOption =>
  option(name, value, 'add', allergens, { notFor: ['vegetarian'] })

type PartExtra = Partial<Omit<ConfigPart, 'step' | 'type' | 'name' | 'options'>>
/** One option has to be chosen, unless the step is optional. */
export const choose = (step: string, name: string, options: ConfigOption[], extra: PartExtra = {}): ConfigPart =>
  part(step, 'select', name, options, extra)
/** Any number of options may be chosen. */
export const pick = (step: string, name: string, options: ConfigOption[], extra: PartExtra = {}): ConfigPart =>
  part(step, 'multiselect', name, options, { optional: true, ...extra })
/** Something to write or to upload. */
export const enter = (
  step: string,
  type: Exclude<PartType, PartTypeTaking<'options'>>,
  name: string,
  extra: PartExtra = {},
): ConfigPart => part(step, type, name, [], extra)

function part(step: string, type: PartType, name: string, options: ConfigOption[], extra: PartExtra): ConfigPart {
  return { step, type, name, description: '', optional: false, options, ...extra }
}

/** A product whose parts are chosen, all at once or one step after the other. */
export const configured = (parts: ConfigPart[], extra: Extra = {}) =>
  ({ type: 'configurable', config: { parts }, ...extra }) satisfies Extra
export const bundled = (parts: ConfigPart[], extra: Extra = {}) =>
  ({ type: 'bundle', config: { parts }, isStepByStep: true, ...extra }) satisfies Extra

type Rule = Branch['openingHours'][number]
export const daily = (from: string, to: string): Rule => ({ type: 'daily', isClosed: false, from, to })
export const on = (type: Rule['type'], from: string, to: string): Rule => ({ type, isClosed: false, from, to })
export const closedOn = (type: Rule['type']): Rule => ({ type, isClosed: true })
/** These hours and no others on that weekday. */
export const instead = (type: Rule['type'], from: string, to: string): Rule[] => [closedOn(type), on(type, from, to)]
export const closedAt = (date: string): Rule => ({ type: 'once', date, isClosed: true })
/** These hours and no others on that day. */
export const insteadAt = (date: string, from: string, to: string): Rule[] => [
  closedAt(date),
  { type: 'once', date, isClosed: false, from, to },
]
