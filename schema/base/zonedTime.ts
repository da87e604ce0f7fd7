/** A reading of the wall clock in some zone. */
interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string
  /** Minutes since midnight as the clock shows them, 0 to 1439. */
  readonly minutes: number
  readonly weekday: Weekday
}
/** Monday is 1, as in ISO 8601. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const MINUTE = 60_000
export const DAY = 86_400_000
export const HOUR = 3_600_000
const WEEK = 7 * DAY

/**
 * What the wall clock in an IANA zone shows at an instant (epoch ms).
 * Throws RangeError for an unknown zone and for an instant that is no date.
 */
export function localTime(at: number, zone: string): LocalTime {
  const local = at + offsetAt(at, zone)
  const day = Math.floor(local / DAY)
  return { date: dateOf(day), minutes: Math.floor((local - day * DAY) / MINUTE), weekday: weekdayOfDay(day) }
}

/**
 * The instant (epoch ms) at which the clock in the zone shows `minutes` after midnight of the date; more than 1440
 * minutes reach into the next day. A time that the spring change skips is the first instant after the gap, a time that
 * the autumn change shows twice is the earlier one, so later readings are never earlier instants.
 */
export function instantAt(date: string, minutes: number, zone: string): number {
  return instantOnDay(dayOf(date), minutes, zone)
}

/**
 * Every instant (epoch ms) at which the clock in the zone shows `minutes` after midnight of the date, earliest first: two in the hour
 * that the autumn change shows twice, none in the one that the spring change skips.
 */
export function instantsShowing(date: string, minutes: number, zone: string): readonly number[] {
  const first = instantAt(date, minutes, zone)
  return [first, first + HOUR].filter(at => {
    const shown = localTime(at, zone)
    return shown.date === date && shown.minutes === minutes
  })
}

/** `instantAt` for a day number of `dayOf`: rules that walk through days do without date strings. */
export function instantOnDay(day: number, minutes: number, zone: string): number {
  const wall = day * DAY + minutes * MINUTE
  // Offsets are at most 14 hours, so a day to either side lies safely before and after whatever happens here.
  const before = offsetAt(wall - DAY, zone)
  const after = offsetAt(wall + DAY, zone)
  if (before === after || offsetAt(wall - before, zone) === before) return wall - before
  if (offsetAt(wall - after, zone) === after) return wall - after
  return firstWith(after, wall - DAY, wall + DAY, at => offsetAt(at, zone))
}

/** The local day an instant falls on, as the day number of `dayOf`. */
export function dayAt(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY)
}

/** Calendar arithmetic on YYYY-MM-DD; knows no zone and no clock change. */
export function addDays(date: string, days: number): string {
  return dateOf(dayOf(date) + days)
}

export function weekdayOf(date: string): Weekday {
  return weekdayOfDay(dayOf(date))
}

/** 'HH:MM' as minutes since midnight; '24:00' is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** 750 → '12:30'; minutes since midnight. */
export const timeText = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Days from 1970-01-01 to a date YYYY-MM-DD. NaN if it is no date. */
export function dayOf(date: string): number {
  return Date.parse(date) / DAY
}

/** The date YYYY-MM-DD of a day number, years 0 to 9999. Throws RangeError for NaN. */
export function dateOf(day: number): string {
  // Put together by hand: toISOString takes five times as long, and this runs for every day a rule looks at.
  const date = new Date(day * DAY)
  const year = date.getUTCFullYear()
  if (Number.isNaN(year)) throw new RangeError('Invalid date')
  return `${String(year).padStart(4, '0')}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

const twoDigits = (part: number): string => (part < 10 ? `0${part}` : String(part))

export function weekdayOfDay(day: number): Weekday {
  // 1970-01-01 was a Thursday; the double remainder keeps days before it positive.
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday
}

/** Milliseconds the clock in the zone is ahead of UTC. */
export function offsetAt(at: number, zone: string): number {
  const week = weekOf(zone, Math.floor(at / WEEK))
  return at < week.change ? week.before : week.after
}

/** Offset of a zone within one week (counted from 1970): `before` holds until `change`, `after` from then on. */
interface Week {
  readonly before: number
  readonly after: number
  readonly change: number
}

/**
 * Asking Intl costs microseconds and building a formatter a hundred times that, while a menu asks thousands of times.
 * A zone's offset changes at most once a week (every zone since 1970), so two questions answer a whole week.
 */
const zones = new Map<string, { readonly clock: Intl.DateTimeFormat; readonly weeks: Map<number, Week> }>()
const MAX_WEEKS = 2000

function weekOf(zone: string, index: number): Week {
  let known = zones.get(zone)
  if (!known) {
    known = { clock: clockOf(zone), weeks: new Map() }
    zones.set(zone, known)
  }
  let week = known.weeks.get(index)
  if (!week) {
    week = readWeek(known.clock, index * WEEK)
    if (known.weeks.size >= MAX_WEEKS) known.weeks.clear()
    known.weeks.set(index, week)
  }
  return week
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}

function readWeek(clock: Intl.DateTimeFormat, start: number): Week {
  const end = start + WEEK - 1000
  const before = readOffset(clock, start)
  const after = readOffset(clock, end)
  const change = before === after ? Number.POSITIVE_INFINITY : firstWith(after, start, end, at => readOffset(clock, at))
  return { before, after, change }
}

/** Before 1900 clocks ran by local sun and years become ambiguous; nobody orders then, so 1900 answers for it. */
const FIRST = Date.UTC(1900, 0, 1)

function readOffset(clock: Intl.DateTimeFormat, at: number): number {
  const second = Math.floor(Math.max(at, FIRST) / 1000) * 1000
  const shown: Record<string, number> = {}
  for (const part of clock.formatToParts(second)) shown[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

/** The first instant, to the second, that has the offset; `low` must not have it, `high` must. */
function firstWith(offset: number, low: number, high: number, read: (at: number) => number): number {
  let without = Math.floor(low / 1000)
  let having = Math.ceil(high / 1000)
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2)
    if (read(middle * 1000) === offset) having = middle
    else without = middle
  }
  return having * 1000
}
