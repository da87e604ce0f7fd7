/** Where part of an order is made, as far as time goes. */
export interface Maker {
  readonly id: number
  readonly categories: readonly number[]
  readonly isEverything: boolean
  /** Minutes one piece takes there; `PIECE_MINUTES` where nobody says. */
  readonly minutes?: number | null
  /** How many pieces are made there at the same time; one where nobody says. */
  readonly hands?: number | null
}

/** Minutes of work by the id of the station that does it; `NOWHERE` is what no station makes. */
export type Workload = Readonly<Record<number, number>>

/** A line of an order: what menus list it in, and how many pieces it is. */
export interface WorkLine {
  readonly categories: readonly number[]
  readonly pieces: number
}

/** Who makes what no station says it makes. */
export const NOWHERE = 0
/** Minutes a piece takes where its station does not say. */
const PIECE_MINUTES = 2
/** What every further piece of a line takes of the first one: ten rolls are not ten sandwiches. */
const FURTHER_PIECE = 0.25
/** Pieces beyond these come out of the same batch. */
const MOST_PIECES = 40

/** The minutes of work an order is, by station: each line at the first station that names one of its categories, else where everything is made. */
export function workOf(lines: readonly WorkLine[], makers: readonly Maker[]): Workload {
  const work: Record<number, number> = {}
  for (const { categories, pieces } of lines) {
    if (pieces <= 0) continue
    const maker = makerOf(categories, makers)
    const further = Math.min(Math.max(pieces, 1), MOST_PIECES) - 1
    const id = maker?.id ?? NOWHERE
    work[id] = (work[id] ?? 0) + (maker?.minutes ?? PIECE_MINUTES) * (1 + further * FURTHER_PIECE)
  }
  return work
}

/** All of these together. */
export function sumOfWork(loads: readonly Workload[]): Workload {
  const sum: Record<number, number> = {}
  for (const load of loads)
    for (const [id, minutes] of Object.entries(load)) sum[Number(id)] = (sum[Number(id)] ?? 0) + minutes
  return sum
}

/**
 * Minutes until this work is done behind what waits at its stations: all hands work off what waits, one of them makes the
 * order, and the slowest station says when. Nothing to do is 0.
 */
export function minutesBehind(work: Workload, waiting: Workload, makers: readonly Maker[]): number {
  const ends = Object.entries(work).map(([id, own]) => (waiting[Number(id)] ?? 0) / handsOf(Number(id), makers) + own)
  return Math.max(0, ...ends)
}

/** What is left of the work that waited `minutes` ago. */
export function afterMinutes(waiting: Workload, minutes: number, makers: readonly Maker[]): Workload {
  const left = Object.entries(waiting).map(
    ([id, work]) => [Number(id), Math.max(0, work - Math.max(0, minutes) * handsOf(Number(id), makers))] as const,
  )
  return Object.fromEntries(left)
}

function makerOf(categories: readonly number[], makers: readonly Maker[]): Maker | undefined {
  return (
    makers.find(maker => !maker.isEverything && categories.some(category => maker.categories.includes(category))) ??
    makers.find(({ isEverything }) => isEverything)
  )
}

/** How many pieces a station makes at the same time. */
export const handsOf = (id: number, makers: readonly Maker[]): number =>
  Math.max(1, makers.find(maker => maker.id === id)?.hands ?? 1)
