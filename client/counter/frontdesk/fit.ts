import type { Ticket } from '../../../schema/counter/boards.ts'

/** How numbers of one size lie in a column of the board. */
interface Fit {
  /** Pixels of the letters. */
  readonly height: number
  readonly columns: number
  readonly rows: number
}

interface Room {
  readonly width: number
  readonly height: number
}

type Shown = Pick<Ticket, 'number' | 'table'>

/**
 * Parts of the screen's shorter side. The least is what somebody who may drive a car (visual acuity 0.5, ten minutes of arc)
 * reads at ten metres: figures of 29 mm, on a television of 43 inches and more.
 */
const LEAST = 0.074
const most = { preparing: 0.16, ready: 0.21 } as const
export type Tone = keyof typeof most

/** Width of a figure in parts of its height, with the space to the next number. */
const FIGURE = 0.6
const GAP = 0.45
/** What stands before the hyphen of a kiosk's number is written so much smaller. */
const PREFIX = 0.42
/** Height of a line in parts of the figures' height; with a table below the number it is more. */
const LINE = 1.12
const LINE_WITH_TABLE = 1.5
/** Pixels from one size that is tried to the next. */
const STEP = 2

/** What of the board's length the ready numbers may have; the first at which all have room is taken. */
const shares = [0.5, 0.56, 0.44, 0.62, 0.38] as const

/** 'K2-017' is written as a small 'K2-' and a large '017': what a guest looks for is the end of it. */
export function partsOf(number: string): { readonly prefix: string; readonly rest: string } {
  const at = number.indexOf('-') + 1
  return { prefix: number.slice(0, at), rest: number.slice(at) }
}

/** The largest size at which all numbers stand side by side and below each other in a column; the least, where none is. */
export function fitOf(room: Room, tickets: readonly Shown[], tone: Tone, side: number): Fit {
  const least = Math.round(side * LEAST)
  for (let height = Math.round(side * most[tone]); height > least; height -= STEP) {
    const fit = at(room, tickets, height)
    if (fit.columns * fit.rows >= tickets.length) return fit
  }
  return at(room, tickets, least)
}

/** How the board is divided (part of its length that is for the ready ones) so that no column has to turn pages. */
export function readyShare(board: Room, preparing: readonly Shown[], ready: readonly Shown[]): number {
  const side = Math.min(board.width, board.height)
  const holds = (tickets: readonly Shown[], tone: Tone, share: number): boolean => {
    const { columns, rows } = fitOf(roomOf(board, share), tickets, tone, side)
    return columns * rows >= tickets.length
  }
  return (
    shares.find(share => holds(ready, 'ready', share) && holds(preparing, 'preparing', 1 - share)) ??
    shares.find(share => holds(ready, 'ready', share)) ??
    0.56
  )
}

/** What heads, gaps and edges leave of a share of the board, by the measures of FrontdeskBoard.tsx and NumberColumn.tsx in hundredths of the side. */
function roomOf({ width, height }: Room, share: number): Room {
  const unit = Math.min(width, height) / 100
  const [across, along] = [width - 4.8 * unit, height - 12.4 * unit]
  return width > height
    ? { width: (across - 2.4 * unit) * share - 4 * unit, height: along - 12.6 * unit }
    : { width: across - 4 * unit, height: (along - 2.4 * unit) * share - 12.6 * unit }
}

function at(room: Room, tickets: readonly Shown[], height: number): Fit {
  const widest = Math.max(2 * FIGURE, ...tickets.map(({ number }) => widthOf(number)))
  const line = height * (tickets.some(({ table }) => table !== null) ? LINE_WITH_TABLE : LINE)
  return {
    height,
    columns: Math.max(1, Math.floor(room.width / (height * (widest + GAP)))),
    rows: Math.max(1, Math.floor(room.height / line)),
  }
}

function widthOf(number: string): number {
  const { prefix, rest } = partsOf(number)
  return FIGURE * (prefix.length * PREFIX + rest.length)
}
