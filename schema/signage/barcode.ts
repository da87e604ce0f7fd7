import { isGtin } from '../catalogue/gtin.ts'

/** A span of modules, the narrowest bars of a code, counted from where its first bar begins. */
interface Span {
  readonly from: number
  readonly to: number
}

/** An EAN as bars and the digits below them. All lengths in modules. */
export interface Barcode {
  /** Guards reach down between the digits. */
  readonly bars: readonly (Span & { readonly isGuard: boolean })[]
  readonly digits: readonly (Span & { readonly text: string })[]
  /** From the first bar to the last one. */
  readonly length: number
  /** What stays white beside them (GS1 General Specifications, 5.2.3.4). */
  readonly quiet: { readonly left: number; readonly right: number }
}

/** Null for what is no EAN: nothing is printed that a till would take for another article, or for none. */
export function barcodeOf(gtin: string): Barcode | null {
  if (!isGtin(gtin)) return null
  return gtin.length === 8 ? ean8(gtin) : ean13(gtin)
}

function ean8(gtin: string): Barcode {
  const [left, right] = [gtin.slice(0, 4), gtin.slice(4)]
  return {
    ...linesOf([GUARD, coded(left, 'LLLL'), CENTRE, coded(right, 'RRRR'), GUARD]),
    digits: [
      { text: left, from: 3, to: 31 },
      { text: right, from: 36, to: 64 },
    ],
    quiet: { left: 7, right: 7 },
  }
}

/** Its first digit has no bars: it says by which set the next six are drawn, and stands before the code. */
function ean13(gtin: string): Barcode {
  const [first, left, right] = [gtin.slice(0, 1), gtin.slice(1, 7), gtin.slice(7)]
  return {
    ...linesOf([GUARD, coded(left, sets[Number(first)] ?? ''), CENTRE, coded(right, 'RRRRRR'), GUARD]),
    digits: [
      { text: first, from: -10, to: -2 },
      { text: left, from: 3, to: 45 },
      { text: right, from: 50, to: 92 },
    ],
    quiet: { left: 11, right: 7 },
  }
}

const GUARD = '101'
const CENTRE = '01010'
const sets = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')
/** The digits as modules of set L, 1 is dark. R has light and dark the other way round; G is R read from its end. */
const modules = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')

const coded = (digits: string, from: string): string =>
  Array.from(digits, (digit, at) => inSet(modules[Number(digit)] ?? '', from[at])).join('')

function inSet(left: string, set: string | undefined): string {
  if (set === 'L') return left
  const right = Array.from(left, module => (module === '1' ? '0' : '1'))
  return (set === 'G' ? right.toReversed() : right).join('')
}

/** Neighbouring dark modules are one bar. Parts are guards and digits in turns. */
function linesOf(parts: readonly string[]): Pick<Barcode, 'bars' | 'length'> {
  let length = 0
  const bars = parts.flatMap((part, at) => {
    const start = length
    length += part.length
    return [...part.matchAll(/1+/g)].map(({ 0: dark, index }) => ({
      from: start + index,
      to: start + index + dark.length,
      isGuard: at % 2 === 0,
    }))
  })
  return { bars, length }
}
