import {
  type Complain,
  type Drawn,
  type DrawnShape,
  type DrawnText,
  type Ink,
  type Layout,
  placeOf,
} from '../drawing.ts'
import { largestFit } from '../fit.ts'
import { missingIn } from '../fontPack.ts'
import type { LayerOf } from '../layers.ts'
import { type Block, type BoardLetters, blocksOf, NOTE, TITLE } from './boardBlocks.ts'
import { boardGroups } from './boardRows.ts'
import type { LiveData } from './liveData.ts'

type Board = LayerOf<'board'>

/** Between two columns, and how thick what strikes a name out is, as shares of the letters' size. */
const COLUMN_GAP = 1.6
const STRIKE = 0.07
/** How much of their ground notes take on. */
const QUIET = 0.3

/**
 * A menu with prices in columns, as large as all of it goes in. What has no room at the smallest size is left out from the
 * end and told.
 */
export function boardOf(
  layer: Board,
  live: LiveData,
  ink: Pick<Ink, 'packOf'> & Pick<Layout, 'background'>,
  complain: Complain,
): readonly Drawn[] {
  const groups = boardGroups(layer, live)
  if (groups.length === 0) complain('nothing', '')
  const letters = { names: ink.packOf(layer.font), titles: ink.packOf(layer.titleFont) }
  const at = (size: number) => {
    const width = columnWidth(layer, size)
    const blocks = blocksOf(groups, letters, width, size)
    return { size, blocks, fits: columnsOf(blocks, layer).left.length === 0 && blocks.every(({ isCut }) => !isCut) }
  }
  const { size, blocks } = largestFit(at, layer.smallest ?? layer.size, layer.size)
  const { columns, left } = balanced(blocks, layer)
  const missing = new Set(groups.flatMap(({ rows }) => rows.flatMap(({ name }) => missingIn(letters.names, name))))
  for (const character of missing) complain('noGlyph', character)
  if (left.length > 0) complain('noRoom', left.flatMap(({ name }) => name ?? []).join(', '))
  return drawnColumns(layer, columns, size, letters, mixed(layer.color, ink.background, QUIET))
}

const columnWidth = ({ width, columns }: Board, size: number): number =>
  Math.max(size, (width - (columns - 1) * COLUMN_GAP * size) / columns)

interface Columns {
  readonly columns: readonly (readonly Block[])[]
  readonly left: readonly Block[]
}

/** Blocks one below the other, column after column; a title stays with what is below it. */
function columnsOf(blocks: readonly Block[], { columns: most, height }: Pick<Board, 'columns' | 'height'>): Columns {
  const columns: Block[][] = [[]]
  let used = 0
  for (const [index, block] of blocks.entries()) {
    const column = columns.at(-1) ?? []
    const next = block.name === null ? blocks[index + 1] : undefined
    const needed = block.height + (next ? next.before + next.height : 0)
    if (column.length > 0 && used + block.before + needed > height + 1e-9) {
      if (columns.length === most) return { columns, left: blocks.slice(index) }
      columns.push([block])
      used = block.height
    } else {
      if (column.length === 0 && needed > height + 1e-9) return { columns, left: blocks.slice(index) }
      used += (column.length > 0 ? block.before : 0) + block.height
      column.push(block)
    }
  }
  return { columns, left: [] }
}

/** The columns as even as they go: none is full beside an empty one. */
function balanced(blocks: readonly Block[], layer: Board): Columns {
  const whole = columnsOf(blocks, layer)
  if (whole.left.length > 0 || layer.columns === 1) return whole
  let best = whole
  let [low, high] = [0, layer.height]
  for (let turn = 0; turn < 12; turn++) {
    const height = (low + high) / 2
    const tried = columnsOf(blocks, { columns: layer.columns, height })
    if (tried.left.length === 0) [best, high] = [tried, height]
    else low = height
  }
  return best
}

function drawnColumns(
  layer: Board,
  columns: Columns['columns'],
  size: number,
  letters: BoardLetters,
  quiet: string,
): readonly Drawn[] {
  const names: Line[] = []
  const notes: Line[] = []
  const titles: Line[] = []
  const strikes: DrawnShape[] = []
  const { turn, ...place } = placeOf(layer)
  const width = columnWidth(layer, size)
  for (const [index, column] of columns.entries()) {
    const x = layer.x + index * (width + COLUMN_GAP * size)
    let y = layer.y
    for (const [at, block] of column.entries()) {
      if (at > 0) y += block.before
      const moved = (lines: readonly Line[]) => lines.map(line => ({ ...line, x: line.x + x, y: line.y + y }))
      ;(block.name === null ? titles : names).push(...moved(block.lines))
      notes.push(...moved(block.notes))
      for (const { x: from, y: line, width: long } of moved(block.struck)) strikes.push(strike(from, line, long))
      y += block.height
    }
  }
  const text = (lines: readonly Line[], font: DrawnText['font'], of: number, color: string): readonly DrawnText[] =>
    lines.length > 0 ? [{ kind: 'text', ...place, turn, font, size: of * size, color, lines: lines.map(plain) }] : []
  return [
    ...text(titles, layer.titleFont, TITLE, layer.titleColor),
    ...text(names, layer.font, 1, layer.color),
    ...text(notes, layer.font, NOTE, quiet),
    ...strikes,
  ]

  function strike(from: number, line: number, long: number): DrawnShape {
    const thick = STRIKE * size
    const middle = line - (letters.names.xHeight / letters.names.unitsPerEm / 2) * size
    const { key } = place
    return {
      kind: 'rectangle',
      key,
      turn,
      x: from,
      y: middle - thick / 2,
      width: long,
      height: thick,
      color: layer.color,
      radius: 0,
    }
  }
}

type Line = Block['lines'][number]
const plain = ({ text, x, y }: Line) => ({ text, x, y })

/** A colour with a share of another one in it; both '#rrggbb'. */
function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map(at => {
    const [one = 0, two = 0] = [color, other].map(each => Number.parseInt(each.slice(at, at + 2), 16))
    return Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
