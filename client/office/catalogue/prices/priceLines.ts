import type { Body } from '../../../../schema/base/entity.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { type PriceKind, priceKinds } from '../../../../schema/catalogue/priceList.ts'
import { withAmounts } from '../../bulk/changedOptions.ts'
import { entriesOf, type Parts, partsOf } from '../../form/formValues.ts'

/** One amount of a product: its own price, or what an option does to it. */
export interface PriceLine {
  /** Tells the amounts of a product apart, whatever order they stand in. */
  readonly key: string
  /** 'Cappuccino', 'Cappuccino · Groß'. */
  readonly name: string
  /** The group of an option; '' for the product itself. */
  readonly group: string
  readonly kind: PriceKind
  /** Cents, as stored. */
  readonly price: number
}

/** Cents by the key of a line. */
export type Prices = Readonly<Record<string, number>>

/** Key of the line of the product itself. */
const OWN = 'price'

/** What a product costs, line by line: itself, then every group in which an option changes the price, with all its options. */
export function priceLinesOf({ name, price, config }: Body): readonly PriceLine[] {
  const title = String(name ?? '')
  const own: PriceLine = { key: OWN, name: title, group: '', kind: 'price', price: centsIn(price) }
  const lines = entriesOf(partsOf(config)['parts']).flatMap((entry): readonly PriceLine[] => {
    const part = partsOf(entry)
    const options = entriesOf(part['options']).map(partsOf)
    if (!options.some(changesPrice)) return []
    return options.map(option => ({
      key: keyOf(part, option),
      name: `${title} · ${String(option['name'])}`,
      group: String(part['name'] ?? ''),
      kind: keysOf(priceKinds).find(kind => kind === option['modifier']) ?? 'add',
      price: centsIn(option['value']),
    }))
  })
  return [own, ...lines]
}

/** The fields of a product that other prices change; a line it does not have any more changes nothing. */
export function repriced({ price, config }: Body, prices: Prices): Body {
  const own = prices[OWN]
  const isOfOptions = Object.keys(prices).some(key => key !== OWN)
  const amounts = isOfOptions ? withAmounts(config, (option, part) => prices[keyOf(part, option)] ?? null) : null
  return { price: own ?? price, ...(amounts ? { config: amounts } : {}) }
}

const changesPrice = ({ modifier, value }: Parts): boolean => modifier === 'overwrite' || centsIn(value) !== 0

const keyOf = ({ step }: Parts, { name }: Parts): string => JSON.stringify([step, name])

const centsIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
