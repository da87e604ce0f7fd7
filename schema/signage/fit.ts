import type { FontPack } from './fontPack.ts'
import { wrap } from './wrap.ts'

export interface Box {
  readonly width: number
  readonly height: number
}

interface Fitted {
  readonly lines: readonly string[]
  /** Size of the letters in the layout's unit. */
  readonly size: number
  /** Whether all of it is in the box. */
  readonly fits: boolean
}

/** How often the search halves what is between the smallest and the largest size: to a two-hundred-and-fiftieth of it. */
const HALVINGS = 8

/**
 * Text in a box: at `largest` where it goes in, else as large as it does, `smallest` at least. Sizes and the box are in the
 * layout's unit; `lineHeight` is a multiple of the size.
 */
export function fit(
  pack: FontPack,
  text: string,
  box: Box,
  {
    largest,
    smallest,
    lineHeight,
  }: { readonly largest: number; readonly smallest: number; readonly lineHeight: number },
): Fitted {
  const at = (size: number): Fitted => {
    const { lines, isCut } = wrap(pack, text, (box.width / size) * pack.unitsPerEm)
    return { lines, size, fits: !isCut && blockHeight(pack, lines.length, size, lineHeight) <= box.height + 1e-9 }
  }
  return largestFit(at, smallest, largest)
}

/** What `at` makes of the largest size that fits; of `largest` itself where nothing smaller is allowed. */
export function largestFit<Tried extends { readonly fits: boolean }>(
  at: (size: number) => Tried,
  smallest: number,
  largest: number,
): Tried {
  const whole = at(largest)
  if (whole.fits || smallest >= largest) return whole
  let best = at(smallest)
  if (!best.fits) return best
  for (let [low, high, turn] = [smallest, largest, 0]; turn < HALVINGS; turn++) {
    const middle = (low + high) / 2
    const tried = at(middle)
    if (tried.fits) [best, low] = [tried, middle]
    else high = middle
  }
  return best
}

/** Height of so many lines: from the top of the first line's letters to the foot of the last one's. */
export const blockHeight = (pack: FontPack, lines: number, size: number, lineHeight: number): number =>
  ((pack.ascent + pack.descent) / pack.unitsPerEm) * size + (lines - 1) * lineHeight * size
