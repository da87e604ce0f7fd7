import { instantAt, localTime, MINUTE, minutesOf, offsetAt, timeText } from '../../../../schema/base/zonedTime.ts'

/** 'YYYY-MM-DDTHH:MM' as the clock in the zone shows an ISO instant: the value of a date and time field. '' for none. */
export function wallTime(instant: string, zone: string): string {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) return ''
  const { date, minutes } = localTime(at, zone)
  return `${date}T${timeText(minutes)}`
}

/** The ISO instant, with the zone's offset, at which the clock there shows 'YYYY-MM-DDTHH:MM'; '' where that is no time. */
export function instantOf(wall: string, zone: string): string {
  const [date = '', time = ''] = wall.split('T')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return ''
  const at = instantAt(date, minutesOf(time), zone)
  const offset = Math.round(offsetAt(at, zone) / MINUTE)
  const shown = localTime(at, zone)
  const sign = offset < 0 ? '-' : '+'
  return `${shown.date}T${timeText(shown.minutes)}:00${sign}${timeText(Math.abs(offset))}`
}

/** What is meant by '7', '730', '7.30' or '7:30': 'HH:MM'. Anything else is left as it is for validation to judge. */
export function clockTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.\s]?(\d\d))?(?:\s*Uhr)?$/i.exec(text.trim())
  if (!match) return text.trim()
  const [, hours = '', minutes = '00'] = match
  return `${hours.padStart(2, '0')}:${minutes}`
}
