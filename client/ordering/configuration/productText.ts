import { localTime } from '../../../schema/base/zonedTime.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { austrianLetters } from '../../../schema/catalogue/allergenLetters.ts'
import { type Allergen, allergens } from '../../../schema/catalogue/allergens.ts'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { partProblems } from '../../../schema/catalogue/configuration.ts'
import { startsAt } from '../../../schema/catalogue/configuredPrice.ts'
import { configuredUnitPrice, modelFor, priceItem } from '../../../schema/catalogue/itemPrice.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import { basePriceText, perText } from '../../../schema/catalogue/priceText.ts'
import type { ConfigOption, Product } from '../../../schema/catalogue/product.ts'
import { isConverted, pricePrefix } from '../../../schema/catalogue/productPrice.ts'
import { leadTimeMs } from '../../../schema/ordering/slots.ts'
import { taxClassFor, taxRateOn } from '../../../schema/ordering/terms.ts'
import { formatDay, formatMoment, formatMoney } from '../../ui/format.ts'
import { type Configuration, isComplete } from './configuration.machine.ts'
import { texts } from './texts.ts'

/** 'inkl. 10 % USt.': the rate of the mode, today in the zone; null where there is none. `now` in epoch ms. */
export function taxNote(product: Product, config: Config, mode: Mode, now: number, zone: string): string | null {
  const rate = taxRateOn(config, taxClassFor(product, mode), localTime(now, zone).date)
  return rate === null ? null : texts.tax(rate.toLocaleString('de-DE'))
}

/**
 * What the configuration costs now, as the button says it: 'ca. 4,20 €'. 'ab' as long as something is still to be chosen
 * that can cost more. Null where the price is told with the offer.
 */
export function livePrice(configuration: Configuration, currency: string): string | null {
  const { product, unit } = configuration
  if (product.isPriceHidden) return null
  const prefix = pricePrefix(modelFor(product, unit), isConverted(product, unit))
  const isOpen = prefix !== 'ca. ' && startsAt(product) && !isComplete(configuration)
  return `${isOpen ? 'ab ' : prefix}${formatMoney(priceItem(product, configuration), currency)}`
}

/** The base price of what is chosen, of what the product starts at as long as something is missing; null where there is none. */
export function configuredBasePrice(product: Product, parts: PartValues, currency: string): string | null {
  const isWhole = partProblems(product, parts).length === 0
  return basePriceText(product, currency, isWhole ? configuredUnitPrice(product, parts) : undefined)
}

/**
 * What an option does to the price: '+ 0,50 €', '− 2,00 €', or the new price, 'für 4,90 €'; with '/ kg' where
 * the price is for that. Null where it does nothing or prices are hidden.
 */
export function priceChange(product: Product, { modifier, value }: ConfigOption, currency: string): string | null {
  if (product.isPriceHidden || (modifier !== 'overwrite' && value === 0)) return null
  const amount = `${signs[modifier]}${formatMoney(value, currency)}`
  const per = perText(product)
  const text = per ? `${amount} ${per}` : amount
  return modifier === 'overwrite' ? texts.instead(text) : text
}

/** Allergens of the whole choice by the letters of the Austrian scheme, and apart those that only chosen options bring. */
export function allergensOf(product: Product, values: PartValues): { own: AllergenMark[]; added: AllergenMark[] } {
  const own = new Set(product.allergens)
  return {
    own: allergenMarks([...own]),
    added: allergenMarks(compositionOf(product, values).allergens.filter(allergen => !own.has(allergen))),
  }
}

export interface AllergenMark {
  readonly letter: string
  readonly name: string
}

export const allergenMarks = (list: readonly Allergen[]): AllergenMark[] =>
  list
    .map(key => ({ letter: austrianLetters[key], name: allergens[key] }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter))

/**
 * 'Vorlaufzeit 2 Tage: frühestens am Sonntag'; null if it is to be had at once. `earliest` is the first slot it can be had in,
 * null where there is none; both in epoch ms.
 */
export function leadTimeOf(product: Product, earliest: number | null, now: number, zone: string): string | null {
  if (leadTimeMs(product) === 0) return null
  const time = texts.leadTimes[product.leadTimeType](product.leadTimeValue)
  if (earliest === null) return texts.leadTimeAlone(time)
  const isLong = product.leadTimeType === 'days' || product.leadTimeType === 'weeks'
  return texts.leadTime(time, isLong ? formatDay(earliest, now, zone) : formatMoment(earliest, now, zone))
}

/** A sign with a no-break space, so that it stays with its amount. */
const signs = { add: '+\u00a0', subtract: '\u2212\u00a0', overwrite: '' } as const
