import type { OpeningHoursRule } from '../base/fields.ts'
import { isoWeekOf } from '../base/isoWeek.ts'
import { isOpen, shiftsBetween, shiftsOn } from '../base/openingHours.ts'
import { addDays, dayAt, instantAt, localTime, minutesOf, weekdayOf } from '../base/zonedTime.ts'
import type { Screen } from './screen.ts'
import type { Segment } from './segment.ts'
import type { Stream, StreamRule } from './stream.ts'

/** What a TV may play, as far as its clock has a say in it. */
export interface Programme {
  readonly screen: Pick<Screen, 'streams' | 'hours'>
  readonly streams: ReadonlyMap<number, Pick<Stream, 'segments' | 'schedule'>>
  readonly segments: ReadonlyMap<number, Playable>
  /** Of the branch: its zone decides what day it is, its hours whether it is open. */
  readonly timeZone: string
  readonly openingHours: readonly OpeningHoursRule[]
}

interface Playable extends Pick<Segment, 'validFrom' | 'validTo' | 'isEnabled'> {
  /** What it shows was deleted, or is not there yet. */
  readonly isMissing?: boolean
}

export interface Playing {
  /** Whether the TV is to be on at all. */
  readonly isOn: boolean
  /** Null where nothing is to be shown. */
  readonly stream: number | null
  /** Those of it that may be shown now, in their order. */
  readonly segments: readonly number[]
  /** Epoch ms: nothing of this changes before then. */
  readonly until: number
}

/** Of a stream without rules: whatever has a rule that holds goes before it. */
const NO_RULE = -1

/**
 * What plays at an instant (epoch ms): the stream whose rule that holds has the highest priority, of equal ones the upper. One
 * of which nothing may be shown that day, or nothing is there, gives way. Days and times are the branch's own, so a day of 23
 * or 25 hours has its times where the clock on the wall has them.
 */
export function playingAt(programme: Programme, at: number): Playing {
  const { screen, segments, timeZone } = programme
  const { hours } = screen
  const isOn = !hours?.length || isOpen(hours, at, timeZone)
  const { date } = localTime(at, timeZone)
  const isValid = (segment: Playable | undefined) => segment !== undefined && isValidOn(segment, date)
  // Where nothing at all is there, what should be is waited for.
  const best =
    bestClaim(programme, at, id => isValid(segments.get(id)) && segments.get(id)?.isMissing !== true) ??
    bestClaim(programme, at, id => isValid(segments.get(id)))
  const until = nextChange(programme, at)
  return { isOn, stream: best?.stream ?? null, segments: best?.segments ?? [], until }
}

/** How many days ahead a switching on is looked for: longer than any house is closed. */
const AHEAD_DAYS = 92

/**
 * When a TV that was darkened by hand at an instant (epoch ms) is lit again by itself: when its hours begin the next time, and
 * where it has none, when its branch opens the next time. Infinity where neither ever begins: it waits to be woken.
 */
export function litAgainAt({ screen: { hours }, openingHours, timeZone }: Programme, at: number): number {
  const day = dayAt(at, timeZone)
  const rules = hours?.length ? hours : openingHours
  let closes = Number.NEGATIVE_INFINITY
  for (const shift of shiftsBetween([rules], day - 2, day + AHEAD_DAYS, timeZone)) {
    // What goes on over midnight does not begin there.
    if (shift.opens > at && shift.opens > closes) return shift.opens
    closes = Math.max(closes, shift.closes)
  }
  return Number.POSITIVE_INFINITY
}

function bestClaim(programme: Programme, at: number, isShown: (segment: number) => boolean): Claim | null {
  const { screen, streams } = programme
  return screen.streams.reduce<Claim | null>((former, stream) => {
    const priority = priorityOf(streams.get(stream)?.schedule, programme, at)
    const own = (streams.get(stream)?.segments ?? []).filter(isShown)
    const isBetter = priority !== null && own.length > 0 && (!former || priority > former.priority)
    return isBetter ? { stream, priority, segments: own } : former
  }, null)
}

interface Claim {
  readonly stream: number
  readonly priority: number
  readonly segments: readonly number[]
}

/** Highest priority of the rules that hold; null where none does, or there is no such stream. */
function priorityOf(rules: readonly StreamRule[] | undefined, programme: Programme, at: number): number | null {
  if (!rules) return null
  if (rules.length === 0) return NO_RULE
  const holding = rules.filter(rule => holds(rule, programme, at))
  return holding.length > 0 ? Math.max(...holding.map(({ priority }) => priority)) : null
}

function holds(rule: StreamRule, { timeZone, openingHours }: Programme, at: number): boolean {
  if (rule.onlyWhileOpen && !isOpen(openingHours, at, timeZone)) return false
  const { date } = localTime(at, timeZone)
  const span = spanOf(rule)
  if (!span) return suitsDay(rule, date)
  // What runs past midnight belongs to the day on which it began. By instants: in autumn the clock shows an hour twice.
  const isWithin = (day: string): boolean =>
    instantAt(day, span.from, timeZone) <= at && at < instantAt(day, span.to, timeZone)
  return [date, addDays(date, -1)].some(day => suitsDay(rule, day) && isWithin(day))
}

const DAY_MINUTES = 24 * 60

/** Minutes after midnight; `to` beyond 1440 is on the next day. Null for the whole day. */
function spanOf({ from, to }: StreamRule): { readonly from: number; readonly to: number } | null {
  if (!from || !to) return null
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return { from: begin, to: end > begin ? end : end + DAY_MINUTES }
}

function suitsDay({ weekdays, weeks, validFrom, validTo }: StreamRule, date: string): boolean {
  if (weekdays.length > 0 && !weekdays.includes(names[weekdayOf(date) - 1] ?? 'monday')) return false
  if (weeks !== 'all' && (isoWeekOf(date).week % 2 === 0) !== (weeks === 'even')) return false
  return (!validFrom || validFrom <= date) && (!validTo || date <= validTo)
}

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const isValidOn = (
  { isEnabled, validFrom, validTo }: Pick<Segment, 'validFrom' | 'validTo' | 'isEnabled'>,
  date: string,
): boolean => isEnabled && (!validFrom || validFrom <= date) && (!validTo || date <= validTo)

/** The next midnight, edge of a rule or of hours after `at`. */
function nextChange({ screen, streams, timeZone, openingHours }: Programme, at: number): number {
  const { date } = localTime(at, timeZone)
  const days = [-1, 0, 1].map(by => addDays(date, by))
  const rules = screen.streams.flatMap(id => streams.get(id)?.schedule ?? [])
  const spans = rules.flatMap(rule => spanOf(rule) ?? [])
  const hours = [screen.hours ?? [], rules.some(({ onlyWhileOpen }) => onlyWhileOpen) ? openingHours : []]
  const edges = days.flatMap(day => [
    instantAt(day, 0, timeZone),
    ...spans.flatMap(({ from, to }) => [instantAt(day, from, timeZone), instantAt(day, to, timeZone)]),
    ...hours.flatMap(rulesOf => shiftsOn(rulesOf, day, timeZone).flatMap(({ opens, closes }) => [opens, closes + 1])),
  ])
  return Math.min(...edges.filter(edge => edge > at))
}
