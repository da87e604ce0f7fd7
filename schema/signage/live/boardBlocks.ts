import { type FontPack, widthOf } from '../fontPack.ts'
import { wrap } from '../wrap.ts'
import type { BoardGroup, ProductRow } from './boardRows.ts'

/** A line of letters with its width, and where its base line begins: from the corner of its block. */
interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What stays together on a board: a title, or a product with its price and what is small below it. */
export interface Block {
  /** Of the product; null for a title. */
  readonly name: string | null
  readonly height: number
  /** Room above it, unless it begins a column. */
  readonly before: number
  readonly lines: readonly Line[]
  readonly notes: readonly Line[]
  /** The lines that are struck out. */
  readonly struck: readonly Line[]
  /** A word of it is wider than the column. */
  readonly isCut: boolean
}

export interface BoardLetters {
  readonly names: FontPack
  readonly titles: FontPack
}

/** Sizes and room as shares of the size of names. */
export const TITLE = 1.35
export const NOTE = 0.6
const LINE = 1.2
const BEFORE_TITLE = 1
const BEFORE_FIRST = 0.45
const BEFORE_PRODUCT = 0.5
const PRICE_GAP = 0.7

/** Groups as blocks for a column of `width`, with names of `size`; both in the layout's unit. */
export function blocksOf(
  groups: readonly BoardGroup[],
  letters: BoardLetters,
  width: number,
  size: number,
): readonly Block[] {
  return groups.flatMap(({ title, rows }) => [
    ...(title === null ? [] : [titleBlock(title, letters.titles, width, size)]),
    ...rows.map((row, index) =>
      productBlock(row, letters.names, width, size, index === 0 && title !== null ? BEFORE_FIRST : BEFORE_PRODUCT),
    ),
  ])
}

function titleBlock(title: string, pack: FontPack, width: number, size: number): Block {
  const { lines, isCut, height } = linesIn(pack, title, width, TITLE * size)
  return { name: null, height, before: BEFORE_TITLE * size, lines, notes: [], struck: [], isCut }
}

function productBlock(
  { name, price, note, out }: ProductRow,
  pack: FontPack,
  width: number,
  size: number,
  before: number,
): Block {
  const right = out ?? price
  const rightSize = out === null ? size : NOTE * size
  const rightWidth = (widthOf(pack, right) / pack.unitsPerEm) * rightSize
  const names = linesIn(pack, name, width - rightWidth - PRICE_GAP * size, size)
  const [first] = names.lines
  const told = { text: right, x: width - rightWidth, y: first?.y ?? 0, width: rightWidth }
  const small = note ? linesIn(pack, note, width, NOTE * size) : { lines: [], isCut: false, height: 0 }
  const notes = small.lines.map(line => ({ ...line, y: line.y + names.height }))
  return {
    name,
    height: names.height + small.height,
    before: before * size,
    lines: out === null ? [...names.lines, told] : names.lines,
    notes: out === null ? notes : [...notes, told],
    struck: out === null ? [] : names.lines,
    isCut: names.isCut || small.isCut || rightWidth > width,
  }
}

function linesIn(pack: FontPack, text: string, width: number, size: number) {
  const { lines, isCut } = wrap(pack, text, (Math.max(0, width) / size) * pack.unitsPerEm)
  const scale = size / pack.unitsPerEm
  return {
    isCut,
    height: lines.length * LINE * size,
    lines: lines.map((line, index): Line => {
      const y = pack.ascent * scale + index * LINE * size
      return { text: line, x: 0, y, width: widthOf(pack, line) * scale }
    }),
  }
}
