import { HOUR, localTime, timeText } from '../../base/zonedTime.ts'

/** '7,50' of whole minutes. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2).replace('.', ',')

/** '23.11.2026' of a date YYYY-MM-DD. */
export const germanDate = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

/** '7:30' of whole minutes. */
export const clockHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** '02:30' of an instant (epoch ms) in the zone; 'A' and 'B' tell apart what the clock shows twice in autumn. */
export function clockText(at: number, zone: string): string {
  const { minutes } = localTime(at, zone)
  const isShownAt = (other: number) => localTime(other, zone).minutes === minutes
  return `${timeText(minutes)}${isShownAt(at + HOUR) ? ' A' : isShownAt(at - HOUR) ? ' B' : ''}`
}

/** '23.11.2026 14:05' of an instant (epoch ms) in the zone. */
export const momentText = (at: number, zone: string): string =>
  `${germanDate(localTime(at, zone).date)} ${clockText(at, zone)}`
