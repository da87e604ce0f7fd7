import { centsOf, centsText } from '../../form/controls/numbers.ts'

/** What an option does to the price; `value` in cents. */
export interface PriceChange {
  readonly modifier: 'add' | 'subtract' | 'overwrite'
  readonly value: number
}

/** What a bare number means: the price itself (of a size), or what is charged on top (of an extra). */
export type Plain = 'add' | 'overwrite'

/** Reads `3,60`, `+0,50`, `-0,20` and `=3,60`; an empty cell of an extra costs nothing more. Null where it is no price. */
export function readPrice(text: string, plain: Plain): PriceChange | null {
  const typed = text.trim().replace('−', '-')
  if (typed === '') return plain === 'add' ? { modifier: 'add', value: 0 } : null
  const [, sign = '', amount = ''] = /^([+=-]?)\s*(\d.*|[.,]\d.*)$/.exec(typed) ?? []
  const value = centsOf(amount)
  if (value === undefined) return null
  const modifier = ({ '+': 'add', '-': 'subtract', '=': 'overwrite' } as const)[sign] ?? plain
  return { modifier, value }
}

/** How a price stands in its cell: as short as `readPrice` understands it the same way. */
export function priceText({ modifier, value }: PriceChange, plain: Plain): string {
  if (modifier === 'add' && value === 0 && plain === 'add') return ''
  const sign = { add: '+', subtract: '-', overwrite: '=' }[modifier]
  return `${modifier === 'overwrite' && plain === 'overwrite' ? '' : sign}${centsText(value)}`
}

/** Cents of the product with this option alone; never below 0. */
export function resultOf(price: number, { modifier, value }: PriceChange): number {
  if (modifier === 'overwrite') return value
  return Math.max(0, modifier === 'add' ? price + value : price - value)
}

/** Pasted lines as options: a name, and behind a tab, a semicolon or a space its price, if it has one. */
export function readLines(text: string, plain: Plain): { readonly name: string; readonly price: PriceChange | null }[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [, name = '', typed = ''] = /^(.*?)[\t; ]+([+=−-]?\s*\d+(?:[.,]\d{1,2})?)\s*€?$/.exec(line) ?? []
      const price = name.trim() === '' ? null : readPrice(typed, plain)
      return price ? { name: name.trim(), price } : { name: line.replace(/[\t;].*$/, ''), price: readPrice('', plain) }
    })
}
