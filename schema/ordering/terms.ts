import type { Branch, DeliveryArea } from '../business/branch.ts'
import type { Config } from '../business/config.ts'
import { areaOf } from '../business/deliveryAreas.ts'
import { type Mode, modes } from '../business/modes.ts'
import type { Product } from '../catalogue/product.ts'

/** A tax class and its percent on the day of supply; null where the class is unknown or has no rate yet. */
interface Taxed {
  readonly taxClass: string
  readonly rate: number | null
}

/** What the way to a guest is priced and taxed by, money in cents. */
type DeliveryTerms = Taxed & Pick<DeliveryArea, 'price' | 'free' | 'freeFromOrderValue'>

/**
 * What a cart is taxed and delivered by. Kept with the order: what was agreed holds when staff change a line, whatever the
 * office says by then.
 */
export interface Terms {
  /** By line; `discount` is the percent that is taken off for a customer. */
  readonly goods: readonly (Taxed & { readonly discount?: number })[]
  /** By line; null where there is no deposit. */
  readonly deposits: readonly (Taxed | null)[]
  /** Null where nothing is delivered. */
  readonly delivery: DeliveryTerms | null
}

interface TermsInput {
  readonly config: Pick<Config, 'taxClasses'>
  readonly branch: Pick<Branch, 'deliveryAreas'>
  product(id: number): Product | undefined
  readonly items: readonly { readonly product: number }[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Local date of supply, YYYY-MM-DD: it decides the tax rates. */
  readonly day: string
}

/** The terms of what is wanted. What is no product any more is taxed with nothing: it costs nothing either. */
export function termsOf({ config, branch, product: find, items, mode, deliveryArea, day }: TermsInput): Terms {
  const taxed = (taxClass: string): Taxed => ({ taxClass, rate: taxRateOn(config, taxClass, day) })
  const products = items.map(item => find(item.product))
  const area = mode === 'delivery' && items.length > 0 ? areaOf(branch, deliveryArea) : null
  return {
    goods: products.map(product => (product ? taxed(taxClassFor(product, mode)) : nothing)),
    deposits: products.map(product => (product?.deposit ? taxed(depositClassFor(product, mode)) : null)),
    delivery: area && { ...pick(area), ...taxed(area.tax) },
  }
}

/** The same terms for another day (YYYY-MM-DD) of supply. A class that says nothing of that day keeps what was agreed. */
export function termsOn(terms: Terms, config: Pick<Config, 'taxClasses'>, day: string): Terms {
  const then = <T extends Taxed>(taxed: T): T => ({
    ...taxed,
    rate: taxRateOn(config, taxed.taxClass, day) ?? taxed.rate,
  })
  return {
    goods: terms.goods.map(then),
    deposits: terms.deposits.map(deposit => deposit && then(deposit)),
    delivery: terms.delivery && then(terms.delivery),
  }
}

/** Percent that a tax class has on a local date: the row that began last; null before the first and for unknown classes. */
export function taxRateOn(config: Pick<Config, 'taxClasses'>, taxClass: string, day: string): number | null {
  const rows = config.taxClasses.find(({ key }) => key === taxClass)?.rates ?? []
  let current: (typeof rows)[number] | null = null
  for (const row of rows) if (row.from <= day && (current === null || row.from >= current.from)) current = row
  return current?.rate ?? null
}

/** Which tax class a product has in a mode: its own for the mode, else the one of the product. */
export const taxClassFor = (product: TaxClasses, mode: Mode): string => product[modes[mode].taxField] ?? product.tax
type TaxClasses = Pick<Product, (typeof modes)[Mode]['taxField']>

/** A deposit without a class of its own shares the one of what is in it, also where that depends on the mode. */
const depositClassFor = (product: Product, mode: Mode): string => product.deposit?.tax ?? taxClassFor(product, mode)

const nothing: Taxed = { taxClass: '', rate: 0 }

const pick = ({ price, free, freeFromOrderValue }: DeliveryArea): Omit<DeliveryTerms, keyof Taxed> => ({
  price,
  free,
  freeFromOrderValue,
})
