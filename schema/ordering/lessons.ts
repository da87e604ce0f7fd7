import { localTime } from '../base/zonedTime.ts'
import { daypartOf } from './dayparts.ts'

/**
 * What was learned of how long orders really take: `factor` is what a reckoned minute came to, `slack` the minutes that have
 * to be added so that 19 of 20 orders are ready by what was promised. `orders` is how many taught it.
 */
interface Lesson {
  readonly factor: number
  readonly slack: number
  readonly orders: number
}

/** Lessons by the part of the week they hold for: '6-noon', 'noon', or 'all'. */
export type Lessons = Readonly<Record<string, Lesson>>

/** What one order taught: minutes as they were reckoned when it was placed, and as they came to. */
interface Took {
  readonly reckoned: number
  readonly took: number
}

/** How often an order is ready by factor and slack alone; promises are rounded up to full minutes, which keeps more of them. */
const KEPT = 0.94
/** A reckoned minute is never less or more than this, however a branch uses its board. */
const FACTOR = { floor: 0.4, ceiling: 3 } as const
/** Minutes of slack, likewise. */
const SLACK = { floor: 0, ceiling: 45 } as const
/** An order that is told ready later than this (minutes) was forgotten on the board: nobody learns from it. */
const FORGOTTEN_MINUTES = 180
/** Orders from which on a part of the week speaks for itself. */
export const ENOUGH_ORDERS = 25
/** What an old order counts beside a new one: half of what is known is younger than about 140 orders. */
const FADING = 0.995
/** Minutes the slack moves by with an order: much at first, little once it is known. */
const STEP = { first: 4, last: 0.4 } as const

/** Where nothing is learned yet: as reckoned, and some minutes on top. */
const nothingLearned: Lesson = { factor: 1, slack: 5, orders: 0 }

/** The parts of the week an instant (epoch ms) belongs to in the zone of its branch, the narrowest first. */
function partsAt(at: number, zone: string): readonly [string, string, string] {
  const daypart = daypartOf(at, zone)
  return [`${localTime(at, zone).weekday}-${daypart}`, daypart, 'all']
}

/** The lesson for an instant (epoch ms): the narrowest part of the week that has seen enough orders, else what all of them say. */
export function lessonAt(lessons: Lessons, at: number, zone: string): Lesson {
  const known = partsAt(at, zone).map(part => lessons[part])
  return (
    known.find(lesson => lesson !== undefined && lesson.orders >= ENOUGH_ORDERS) ?? lessons['all'] ?? nothingLearned
  )
}

/** Whether a branch knows enough of itself to leave its fixed number of minutes behind. */
export const isKnown = (lessons: Lessons): boolean => (lessons['all']?.orders ?? 0) >= ENOUGH_ORDERS

/**
 * The lessons after an order that was placed at an instant (epoch ms): of its part of the week, of that part of every day,
 * and of all. A part that hears of its first order begins with what the wider one knows.
 */
export function learn(lessons: Lessons, at: number, zone: string, took: Took): Lessons {
  if (took.took > FORGOTTEN_MINUTES || took.took < 0) return {}
  const [narrow, daypart, all] = partsAt(at, zone)
  const ofAll = lessons[all] ?? nothingLearned
  const ofDaypart = lessons[daypart] ?? { ...ofAll, orders: 0 }
  const ofNarrow = lessons[narrow] ?? { ...ofDaypart, orders: 0 }
  return { [all]: taught(ofAll, took), [daypart]: taught(ofDaypart, took), [narrow]: taught(ofNarrow, took) }
}

/**
 * One lesson after one more order. The factor is a fading mean; the slack goes up by much when an order came late and down by
 * little when it did not, which settles where `KEPT` of them are in time, whatever the distribution is.
 */
function taught({ factor, slack, orders }: Lesson, { reckoned, took }: Took): Lesson {
  const isLate = took > reckoned * factor + slack
  const step = Math.max(STEP.last, STEP.first / Math.sqrt(1 + orders))
  const weight = Math.max(1 - FADING, 1 / (orders + 2)) * Math.min(1, reckoned / 5)
  const seen = within(took / Math.max(reckoned, 1), FACTOR)
  return {
    factor: within(factor + (seen - factor) * weight, FACTOR),
    slack: within(slack + step * (isLate ? KEPT : KEPT - 1), SLACK),
    orders: orders + 1,
  }
}

const within = (value: number, { floor, ceiling }: { readonly floor: number; readonly ceiling: number }): number =>
  Math.min(ceiling, Math.max(floor, value))
