import type { OpeningHoursRule } from '../base/fields.ts'
import { type Shift, shiftsBetween } from '../base/openingHours.ts'
import { DAY, dateOf, dayAt, dayOf, instantOnDay, MINUTE, offsetAt } from '../base/zonedTime.ts'
import type { Product } from '../catalogue/product.ts'

export const SLOT_STEP_MINUTES = 5
export const HORIZON_DAYS = 180
/** A shift that began the day before yesterday may still be on: see opening hours. */
const DAYS_BACK = 2

const unitMs = { minutes: MINUTE, hours: 60 * MINUTE, days: DAY, weeks: 7 * DAY } as const

type LeadTime = Pick<Product, 'isLeadTimeEnabled' | 'leadTimeType' | 'leadTimeValue'>

/** How long before its slot a product has to be ordered, in ms; 0 without lead time. */
export function leadTimeMs(product: LeadTime): number {
  return product.isLeadTimeEnabled ? product.leadTimeValue * unitMs[product.leadTimeType] : 0
}

/** The earliest start (epoch ms) for a cart: the longest lead time from now, rounded up to the next 5 minutes. */
export function earliestStart(now: number, products: readonly LeadTime[]): number {
  const lead = products.reduce((longest, product) => Math.max(longest, leadTimeMs(product)), 0)
  const step = SLOT_STEP_MINUTES * MINUTE
  return Math.ceil((now + lead) / step) * step
}

/**
 * Starts (epoch ms, ascending) on a local date YYYY-MM-DD, not before `earliest`: every `stepMinutes` of the wall clock
 * while it is open, the closing time included. A shift from the evening before counts for the hours after midnight;
 * one that ends at midnight sharp gives the next day nothing, or a day off would be on offer at 00:00.
 */
export function slotsOn(
  rules: readonly OpeningHoursRule[],
  date: string,
  zone: string,
  earliest: number,
  stepMinutes = SLOT_STEP_MINUTES,
): number[] {
  return [...startsOn(rules, dayOf(date), zone, earliest, stepMinutes * MINUTE)]
}

/**
 * The first start (epoch ms) from `earliest` on, on its local date or one of the dates after it, `horizonDays` dates in
 * all; null if there is none.
 */
export function nextSlot(
  rules: readonly OpeningHoursRule[],
  zone: string,
  earliest: number,
  horizonDays = HORIZON_DAYS,
): number | null {
  const first = dayAt(earliest, zone)
  for (const shift of shiftsBetween([rules], first - DAYS_BACK, first + horizonDays - 1, zone)) {
    const start = firstStart(shift, earliest, SLOT_STEP_MINUTES * MINUTE, zone)
    if (start !== null) return dayAt(start, zone) < first + horizonDays ? start : null
  }
  return null
}

/** The local dates with at least one start, among `days` dates beginning with that of `earliest`. */
export function daysWithSlots(
  rules: readonly OpeningHoursRule[],
  zone: string,
  earliest: number,
  days: number,
): string[] {
  const first = dayAt(earliest, zone)
  const dates: string[] = []
  for (let day = first; day < first + days; day++)
    if (!startsOn(rules, day, zone, earliest, SLOT_STEP_MINUTES * MINUTE).next().done) dates.push(dateOf(day))
  return dates
}

function* startsOn(
  rules: readonly OpeningHoursRule[],
  day: number,
  zone: string,
  earliest: number,
  step: number,
): Generator<number, void> {
  if (!(step > 0)) throw new RangeError('A step between slots must be longer than nothing.')
  const dayEnd = instantOnDay(day + 1, 0, zone)
  let next = Math.max(earliest, instantOnDay(day, 0, zone))
  for (const shift of shiftsBetween([rules], day - DAYS_BACK, day, zone)) {
    let start = firstStart(shift, next, step, zone)
    while (start !== null && start < dayEnd) {
      yield start
      next = start + step
      start = firstStart(shift, next, step, zone)
    }
  }
}

/** The first start within a shift that is not before `earliest`. */
function firstStart(shift: Shift, earliest: number, step: number, zone: string): number | null {
  const wanted = Math.max(shift.opens, earliest)
  if (wanted > shift.closes) return null
  const offset = offsetAt(wanted, zone)
  const start = Math.ceil((wanted + offset) / step) * step - offset
  if (start < shift.closes) return start
  return start === shift.closes && start !== instantOnDay(dayAt(start, zone), 0, zone) ? start : null
}
