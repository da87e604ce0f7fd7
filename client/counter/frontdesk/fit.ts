/** How numbers of one size lie in a column of the board. */
interface Fit {
  readonly columns: number
  readonly rows: number
}

/** Width of a figure in parts of its height, with the space to the next number. */
const FIGURE = 0.6
const GAP = 0.45
/** Height of a line in parts of the figures' height; with a table below the number it is more. */
const LINE = 1.22
const LINE_WITH_TABLE = 1.6

/** How many numbers of `length` characters and `height` pixels fit side by side and below each other; at least one. */
export function fitOf(
  { width, height: room }: { readonly width: number; readonly height: number },
  height: number,
  length: number,
  hasTables: boolean,
): Fit {
  const cell = height * (Math.max(2, length) * FIGURE + GAP)
  const line = height * (hasTables ? LINE_WITH_TABLE : LINE)
  return { columns: Math.max(1, Math.floor(width / cell)), rows: Math.max(1, Math.floor(room / line)) }
}
