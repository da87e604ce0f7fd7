import { addDays, instantAt, minutesOf } from '../../../schema/base/zonedTime.ts'
import type { Circumstances } from '../../../schema/time/law/circumstances.ts'
import type { Stretch, Work } from '../../../schema/time/law/work.ts'

const zone = 'Europe/Vienna'
const regionOf = { AT: 'AT', DE: 'DE-NW', CH: 'CH-ZH', LI: 'LI' } as const

/** An adult in hospitality, unless said. */
export const someone = (
  country: keyof typeof regionOf,
  more: Partial<Omit<Circumstances, 'country'>> = {},
): Circumstances => ({ country, region: regionOf[country], zone, sector: 'hospitality', given: [], ...more })

/** '08:00-17:30' on a local date; an end before its start is on the next day. */
function stretch(date: string, times: string, after = 0): Stretch {
  const [from = 0, to = 0] = times.split('-').map(minutesOf)
  const start = from < after ? from + 1440 : from
  const end = to < from ? to + 1440 : to + (start - from)
  return { start: instantAt(date, start, zone), end: instantAt(date, end, zone) }
}

/** A shift '2026-11-09 08:00-17:30' with breaks '12:00-12:30', all as the clock in Vienna shows them. */
export function shift(text: string, ...breaks: string[]): Work {
  const [date = '', times = ''] = text.split(' ')
  const begin = minutesOf(times.slice(0, 5))
  return { ...stretch(date, times), breaks: breaks.map(pause => stretch(date, pause, begin)) }
}

/** Shifts from eight on, one for each number: so many minutes of work with half an hour of break in the middle, from a date on; 0 is free. */
export function shifts(from: string, minutes: readonly number[]): Work[] {
  return minutes.flatMap((net, day) => {
    if (net === 0) return []
    const start = instantAt(addDays(from, day), 8 * 60, zone)
    const pause = start + Math.floor(net / 2) * 60_000
    return [{ start, end: start + (net + 30) * 60_000, breaks: [{ start: pause, end: pause + 30 * 60_000 }] }]
  })
}
