import { type Hours, hoursOn } from '../openingHours.ts'
import { clockPairs, type DayHours } from './timetable.ts'

/** A day as it is typed and shown: '6–12 14–18:30', '22–2' past midnight, '24h', 'zu'. */
export function hoursText(hours: DayHours): string {
  const [first] = hours
  if (!first) return CLOSED
  if (hours.length === 1 && first.from === 0 && first.to === 24 * 60) return AROUND
  return clockPairs(hours)
    .map(pair => pair.map(shortTime).join('–'))
    .join(' ')
}

/**
 * The hours of what was typed for a day, null where it cannot be read. Ranges stand behind each other, with any dash or
 * 'bis' within and blanks, commas or 'und' between them; times are '6', '06:30', '6.30' or '630'. Nothing is closed.
 */
export function hoursOfText(text: string): Hours[] | null {
  const said = text.trim().toLowerCase()
  if (said === '' || closedWords.includes(said)) return []
  if (aroundWords.includes(said.replaceAll(/\s/g, ''))) return [{ from: 0, to: 24 * 60 }]
  const ranges = said
    .replaceAll(/\s*(?:uhr|h)(?![a-zäöü])/g, '')
    .replaceAll(/\s*(?:[-–—]|bis)\s*/g, '-')
    .split(/(?:[\s,;/+]|und)+/)
    .map(rangeOf)
  const rules = ranges.flatMap(range => range ?? [])
  return rules.length < ranges.length ? null : hoursOn(rules, '2024-01-01')
}

const CLOSED = 'zu'
const AROUND = '24h'
const closedWords = [CLOSED, 'geschlossen', 'ruhetag', '-', '–']
const aroundWords = [AROUND, '24std', '24stunden', 'immer', 'durchgehend', 'rundumdieuhr']

function rangeOf(text: string) {
  const [from, to, ...rest] = text.split('-').map(clockOf)
  if (!from || !to || rest.length > 0) return null
  return { type: 'daily', isClosed: false, from, to } as const
}

/** '06:30' of '6:30', '6.30' and '630'; null where it is no time of a day. */
export function clockOf(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2}?)(?:[:.]?(\d\d))?$/.exec(text) ?? []
  const isTime = hours !== '' && (Number(hours) < 24 ? Number(minutes) < 60 : hours === '24' && minutes === '00')
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** '6' of '06:00', '6:30' of '06:30'. */
export const shortTime = (clock: string): string => clock.replace(/^0/, '').replace(/:00$/, '')
