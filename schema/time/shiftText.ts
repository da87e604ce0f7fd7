import { clockOf, shortTime } from '../base/hours/hoursText.ts'
import { minutesOf, timeText } from '../base/zonedTime.ts'

/** When somebody works on a day, by the clock there: minutes since its midnight, `to` beyond 1440 for what ends the day after. */
export interface ShiftTimes {
  readonly from: number
  readonly to: number
  readonly breakMinutes: number
}

const DAY_MINUTES = 1440
const MOST_BREAK = 240

/** A shift as it is typed and shown: '6–14 30' with its break of 30 minutes, '22–6' past midnight. */
export function shiftText({ from, to, breakMinutes }: ShiftTimes): string {
  const times = [from, to].map(minutes => shortTime(timeText(to === DAY_MINUTES ? minutes : minutes % DAY_MINUTES)))
  return `${times.join('–')}${breakMinutes > 0 ? ` ${breakMinutes}` : ''}`
}

/**
 * The shifts of what was typed for a day, several by commas; null where it cannot be read. A shift is a range as opening
 * hours have it ('6-14', '6:30 bis 14', '630-1215') and its break in minutes behind it ('30', '30 min', 'Pause 30').
 */
export function shiftsOfText(text: string): ShiftTimes[] | null {
  const parts = text
    .toLowerCase()
    .split(/[,;+]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const found = parts.map(shiftOf)
  const shifts = found.flatMap(shift => shift ?? [])
  return shifts.length < found.length || shifts.length === 0 ? null : shifts
}

function shiftOf(part: string): ShiftTimes | null {
  const said = part
    .replaceAll(/\s*(?:uhr|h)(?![a-zäöü])/g, '')
    .replaceAll(/\s*(?:[-–—]|bis)\s*/g, '-')
    .replace(/\s*(?:min(?:uten)?|')$/, '')
    .replace(/\s+(?:pause|p)\s*/, ' ')
  const [, first = '', last = '', pause = '0'] = /^([^\s/-]+)-([^\s/-]+)(?:[\s/]+(\d{1,3}))?$/.exec(said) ?? []
  const [from, end] = [clockOf(first), clockOf(last)].map(clock => (clock === null ? null : minutesOf(clock)))
  if (from === null || end === null || from === undefined || end === undefined || from === DAY_MINUTES) return null
  const to = end > from ? end : end + DAY_MINUTES
  const breakMinutes = Number(pause)
  const isPossible = to - from <= DAY_MINUTES && breakMinutes <= MOST_BREAK && breakMinutes < to - from
  return isPossible ? { from, to, breakMinutes } : null
}
