import type { Box } from './fit.ts'
import type { FontPack } from './fontPack.ts'

/** Where a layout is looked at: how long one of its units is there in millimetres, and from how far in metres. */
export interface Sight {
  readonly millimetres: number
  readonly metres: number
}

/** What is read in the hand or on a shelf. */
export const PAPER: Sight = { millimetres: 1, metres: 0.36 }

/** What is taken of a TV that nobody measured. */
export const USUAL_TV = { inches: 40, metres: 4 }

/** How a layout of this size in pixels looks on a TV of so many inches, seen from so many metres. */
export const sightOf = ({ width, height }: Box, inches: number, metres: number): Sight => ({
  millimetres: (inches * 25.4) / Math.hypot(width, height),
  metres,
})

/** A lower-case x is read from three hundred times its height; on paper in the hand that is the 1.2 mm food labels must have (LMIV Art. 13). */
const REACH = 300

/** The smallest letters, in the layout's unit, that are read from there. */
export const leastSize = ({ unitsPerEm, xHeight }: FontPack, { millimetres, metres }: Sight): number =>
  ((metres * 1000) / REACH / millimetres) * (unitsPerEm / xHeight)
