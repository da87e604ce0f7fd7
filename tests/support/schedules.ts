import * as fc from 'fast-check'
import type { OpeningHoursRule } from '../../schema/base/fields.ts'

/** '18:00–04:00' on a rule type, or closed all day: rules as short as they are spoken. */
export const open = (type: OpeningHoursRule['type'], hours: string, date?: string): OpeningHoursRule => {
  const [from = '', to = ''] = hours.split('–')
  return { type, date: date ?? null, isClosed: false, from, to }
}
export const closed = (type: OpeningHoursRule['type'], date?: string): OpeningHoursRule => ({
  type,
  date: date ?? null,
  isClosed: true,
  from: null,
  to: null,
})
export const once = (date: string, hours: string): OpeningHoursRule => open('once', hours, date)
export const closedOnce = (date: string): OpeningHoursRule => closed('once', date)

/** Zones and the first local date of a stretch of days around something that breaks naive clocks. */
export const stretches = [
  ['Europe/Vienna', '2026-10-20', 'hour twice on 25 October'],
  ['Europe/Vienna', '2027-03-23', 'hour missing on 28 March'],
  ['Europe/Vienna', '2026-12-21', 'turn of the year, ISO week 53'],
  ['America/Santiago', '2026-08-31', 'midnight missing on 6 September'],
  ['America/Santiago', '2027-03-29', 'hour before midnight twice on 3 April'],
  ['Australia/Lord_Howe', '2026-09-29', 'half an hour missing on 4 October'],
  ['Asia/Kathmandu', '2026-11-16', 'quarter of an hour off, no change'],
  ['Pacific/Apia', '2026-11-16', 'a day ahead, no change'],
] as const

const DAYS = 38
const HALF_MINUTE = 30_000
const QUARTER = 900_000

/** What the clock on the wall shows, read from Intl without any rule of ours; half-minute by half-minute. */
export interface Wall {
  readonly zone: string
  /** Local dates of the stretch in order. */
  readonly dates: readonly string[]
  /** English names of their weekdays in lower case. */
  readonly weekdays: readonly string[]
  /** Epoch ms of cell 0. */
  readonly start: number
  readonly cells: number
  /** Days from the first date, as the wall calendar shows them. */
  readonly dayOfCell: Int16Array
  /** Minutes after midnight of that day. */
  readonly minuteOfCell: Int16Array
  /** For every minute since the first midnight the first cell that shows it or a later one. */
  readonly firstCells: Int32Array
}

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const walls = new Map<string, Wall>()

/** The wall clock over so many days from a date. Offsets change at quarters of an hour, so one reading each is exact. */
export function wallOf(zone: string, firstDate: string, days = DAYS): Wall {
  const key = `${zone} ${firstDate} ${days}`
  const known = walls.get(key)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const midnight = Date.parse(`${firstDate}T00:00:00Z`)
  const start = midnight - 86_400_000
  const cells = ((days + 2) * 86_400_000) / HALF_MINUTE
  const dayOfCell = new Int16Array(cells)
  const minuteOfCell = new Int16Array(cells)
  for (let at = start; at < start + cells * HALF_MINUTE; at += QUARTER) {
    const shown = Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - midnight
    for (let part = 0; part < QUARTER; part += HALF_MINUTE) {
      const cell = (at + part - start) / HALF_MINUTE
      dayOfCell[cell] = Math.floor((shown + part) / 86_400_000)
      minuteOfCell[cell] = Math.floor(((shown + part) % 86_400_000) / 60_000)
    }
  }
  const dates = Array.from({ length: days }, (_, day) =>
    new Date(midnight + day * 86_400_000).toISOString().slice(0, 10),
  )
  const weekdays = dates.map(date => weekdayName.format(Date.parse(date)).toLowerCase())
  const firstCells = firstCellsOf(dayOfCell, minuteOfCell)
  const wall = { zone, dates, weekdays, start, cells, dayOfCell, minuteOfCell, firstCells }
  walls.set(key, wall)
  return wall
}

export const instantOfCell = (wall: Wall, cell: number): number => wall.start + cell * HALF_MINUTE

/** The first cell at which the wall shows this reading or a later one: the definition in the design. */
export function firstCellAt(wall: Wall, day: number, minutes: number): number {
  return wall.firstCells[day * 1440 + minutes] ?? wall.cells
}

/** For every reading of the stretch, the first cell that shows it or a later one, found by walking all cells. */
function firstCellsOf(dayOfCell: Int16Array, minuteOfCell: Int16Array): Int32Array {
  const first = new Int32Array(dayOfCell.length / 2).fill(dayOfCell.length)
  let next = 0
  dayOfCell.forEach((day, cell) => {
    for (const shown = day * 1440 + (minuteOfCell[cell] ?? 0); next <= shown; next++) first[next] = cell
  })
  return first
}

/**
 * The plainest reading of the rules: paint every range of every day of the stretch on a strip of half-minutes, closing
 * minute included. 1 is open. Half-minutes, so that 12:00 and 12:01 have a moment between them.
 */
export function paint(wall: Wall, rules: readonly OpeningHoursRule[]): Uint8Array {
  const strip = new Uint8Array(wall.cells)
  wall.dates.forEach((date, day) => {
    for (const [from, to] of rangesOf(rules, date, wall.weekdays[day] ?? '')) {
      const first = firstCellAt(wall, day, from)
      const last = firstCellAt(wall, day, to)
      if (first < last) strip.fill(1, first, last + 1)
    }
  })
  return strip
}

/** The state, the end and the next opening that the strip shows at a cell, looking 28 dates ahead as openState does. */
export function stateOnStrip(wall: Wall, strip: Uint8Array, cell: number) {
  const now = instantOfCell(wall, cell)
  const horizon = firstCellAt(wall, (wall.dayOfCell[cell] ?? 0) + 28, 0)
  if (strip[cell] === 0) {
    const opening = strip.subarray(0, horizon).indexOf(1, cell)
    return { state: 'closed', opensAt: opening >= 0 ? instantOfCell(wall, opening) : null }
  }
  const closed = strip.subarray(0, horizon + 1).indexOf(0, cell)
  if (closed < 0) return { state: 'open', closesAt: Number.POSITIVE_INFINITY }
  const closesAt = instantOfCell(wall, closed - 1)
  return { state: closesAt - now < 3_600_000 ? 'closingSoon' : 'open', closesAt }
}

/**
 * Five-minute marks of the wall clock on a day of the strip while it is open. The first moment of a day counts only if
 * it stays open after it.
 */
export function marksOf(wall: Wall, strip: Uint8Array, day: number): number[] {
  const marks: number[] = []
  const end = firstCellAt(wall, day + 1, 0)
  for (let cell = firstCellAt(wall, day, 0); cell < end; cell += 2) {
    const isFirst = wall.dayOfCell[cell - 1] !== day
    if ((wall.minuteOfCell[cell] ?? 0) % 5 === 0 && strip[cell] === 1 && !(isFirst && strip[cell + 1] === 0))
      marks.push(instantOfCell(wall, cell))
  }
  return marks
}

function rangesOf(rules: readonly OpeningHoursRule[], date: string, weekday: string): [number, number][] {
  let ranges: [number, number][] = []
  for (const rule of rules) {
    if (rule.type !== 'daily' && rule.type !== weekday && !(rule.type === 'once' && rule.date === date)) continue
    if (rule.isClosed) ranges = []
    else {
      const [from, to] = [rule.from, rule.to].map(time => {
        const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
        return hours * 60 + minutes
      }) as [number, number]
      // A day ends at midnight, also where the minute before it was typed.
      ranges.push([from, to <= from ? to + 1440 : to === 1439 ? 1440 : to])
    }
  }
  return ranges
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Times of day, the hours of clock changes and the edges of the day more often than chance. */
const times = fc.oneof(
  fc.integer({ min: 0, max: 1440 }),
  fc.integer({ min: 90, max: 210 }),
  fc.constantFrom(0, 60, 120, 180, 480, 720, 1080, 1380, 1439, 1440),
)

/** Up to six rules whose `once` dates lie in the stretch. */
export const rulesIn = (wall: Wall): fc.Arbitrary<OpeningHoursRule[]> =>
  fc.array(
    fc
      .record({
        type: fc.constantFrom<OpeningHoursRule['type'][]>(
          ...(['once', 'once', 'daily', 'monday', 'tuesday', 'wednesday'] as const),
          ...(['thursday', 'friday', 'saturday', 'sunday'] as const),
        ),
        date: fc.constantFrom(...wall.dates),
        isClosed: fc.nat(4).map(dice => dice === 0),
        from: times.map(clock),
        to: times.map(clock),
      })
      .map(rule => ({ ...rule, date: rule.type === 'once' ? rule.date : null })),
    { maxLength: 6 },
  )

/** A stretch with rules for it. */
export const scheduled: fc.Arbitrary<{ wall: Wall; rules: OpeningHoursRule[] }> = fc
  .constantFrom(...stretches)
  .chain(([zone, firstDate]) => {
    const wall = wallOf(zone, firstDate)
    return fc.record({ wall: fc.constant(wall), rules: rulesIn(wall) })
  })
