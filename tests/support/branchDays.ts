import { instantAt, localTime, MINUTE } from '../../schema/base/zonedTime.ts'
import { daypartOf } from '../../schema/ordering/dayparts.ts'
import { type Maker, type WorkLine, type Workload, workOf } from '../../schema/ordering/workload.ts'
import { type Random, seeded } from './seeded.ts'

export const zone = 'Europe/Vienna'

/** What the office says of the stations of this branch. What they really take, `truth` below says and nobody else. */
export const makers: readonly Maker[] = [
  { id: 1, categories: [1], isEverything: false, minutes: 0.4, hands: 2 },
  { id: 2, categories: [2], isEverything: false, minutes: 3, hands: 2 },
  { id: 3, categories: [3], isEverything: false, minutes: 1.5, hands: 1 },
]

/** How long a piece really takes against what the office says, by station. */
const truth: Readonly<Record<number, number>> = { 1: 1.1, 2: 1.3, 3: 0.9 }
/** How many orders come in an hour. */
const arrivals = { morning: 16, noon: 24, afternoon: 9, evening: 14 } as const
const SATURDAY = 6

/** An order of the branch: when it came and when it really was ready, both epoch ms. */
export interface LivedOrder {
  readonly placedAt: number
  readonly readyAt: number
  readonly work: Workload
}

/**
 * The orders of a day of the branch (YYYY-MM-DD), by when they came: more of them at noon and on Saturdays, when hands are also
 * slower; each station makes its lines in turn with as many hands as it has, one of which is away for a break now and then.
 */
export function dayOf(date: string, seed: number): LivedOrder[] {
  const random = seeded(seed)
  const opens = instantAt(date, 7 * 60, zone)
  const closes = instantAt(date, 20 * 60, zone)
  const { weekday } = localTime(opens, zone)
  const rush = weekday === SATURDAY ? 1.3 : 1
  const stations = new Map(makers.map(maker => [maker.id, stationOf(maker, opens, random)]))
  const orders: LivedOrder[] = []
  for (let at = opens; at < closes; ) {
    at += (-Math.log(1 - random()) * 60 * MINUTE) / (arrivals[daypartOf(at, zone)] * rush)
    const lines = linesOf(random)
    const ends = lines.map(line => stations.get(line.categories[0] ?? 0)?.make(line, at, rush) ?? at)
    // Whoever finished it taps it within a minute.
    const readyAt = Math.max(...ends) + random() * MINUTE
    orders.push({ placedAt: at, readyAt, work: workOf(lines, makers) })
  }
  return orders
}

function linesOf(random: Random): WorkLine[] {
  const count = 1 + random.below(3)
  return Array.from({ length: count }, () => {
    const category = random.chance(0.45) ? 1 : random.chance(0.5) ? 2 : 3
    return { categories: [category], pieces: category === 1 ? 1 + random.below(8) : 1 + random.below(2) }
  })
}

/** A station with its hands: each makes one line after the other. */
function stationOf(maker: Maker, opens: number, random: Random) {
  const free = Array.from({ length: maker.hands ?? 1 }, () => opens)
  const breaks = [3, 8].map(hour => opens + (hour + random() * 1.5) * 60 * MINUTE)
  return {
    make(line: WorkLine, at: number, rush: number): number {
      const hand = free.indexOf(Math.min(...free))
      const begin = afterBreak(Math.max(at, free[hand] ?? at), hand === 0 ? breaks : [])
      const usual = workOf([line], makers)[maker.id] ?? 0
      const minutes = usual * (truth[maker.id] ?? 1) * Math.sqrt(rush) * (0.8 + 0.4 * random())
      free[hand] = begin + minutes * MINUTE
      return free[hand] ?? begin
    },
  }
}

const BREAK_MINUTES = 10

const afterBreak = (at: number, breaks: readonly number[]): number =>
  breaks.reduce(
    (begin, start) =>
      begin >= start && begin < start + BREAK_MINUTES * MINUTE ? start + BREAK_MINUTES * MINUTE : begin,
    at,
  )
