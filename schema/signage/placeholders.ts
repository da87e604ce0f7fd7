import { additives } from '../catalogue/additives.ts'
import { allergens } from '../catalogue/allergens.ts'
import { depositText } from '../catalogue/priceLine.ts'
import { basePriceText, priceText } from '../catalogue/priceText.ts'
import type { Product } from '../catalogue/product.ts'

/** What a text may name of a product: '{Preis}'. */
type Placeholder =
  | 'Name'
  | 'Preis'
  | 'Grundpreis'
  | 'Pfand'
  | 'Beschreibung'
  | 'Allergene'
  | 'Zusatzstoffe'
  | 'Artikelnummer'
  | 'EAN'
export type Values = Readonly<Partial<Record<string, string>>>

/**
 * What stands for each placeholder of a product. Allergens are written in words (LMIDV § 4: whoever sells loose food says them
 * in writing), the price per kilogram or litre beside the price (PAngV § 4), the deposit apart from it (PAngV § 7).
 */
export function valuesOf(product: Product, currency: string): Record<Placeholder, string> {
  const price = priceText(product, currency)
  return {
    Name: product.name,
    Preis: price ? [price.amount, price.per].filter(Boolean).join(' ') : '',
    Grundpreis: basePriceText(product, currency) ?? '',
    Pfand: depositText(product, currency) ?? '',
    Beschreibung: product.description,
    Allergene: product.allergens.map(each => allergens[each]).join(', '),
    Zusatzstoffe: product.additives.map(each => additives[each]).join(', '),
    Artikelnummer: product.uid,
    EAN: product.gtin ?? '',
  }
}

const braces = /\{([^{}\n]{1,40})\}/g

/** The text with what its placeholders stand for. A line whose placeholders are all empty is left out: no 'Allergene:' alone. */
export function fill(text: string, values: Values): string {
  return text
    .split('\n')
    .filter(line => {
      const named = namesIn(line)
      return named.length === 0 || named.some(name => values[name] !== '')
    })
    .map(line => line.replaceAll(braces, (whole, name: string) => values[name.trim()] ?? whole))
    .join('\n')
}

/** Names in braces that nothing stands for. */
export const unknownIn = (text: string, values: Values): string[] =>
  namesIn(text).filter(name => values[name] === undefined)

const namesIn = (text: string): string[] => [...text.matchAll(braces)].map(([, name = '']) => name.trim())
