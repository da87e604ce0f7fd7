import { dayOf } from '../base/zonedTime.ts'

/** Easter Sunday of a year of the Gregorian calendar, as the day number of `dayOf`; Oudin's arithmetic. */
export function easterOf(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - 17) / 25)
  const raw = (century - Math.floor(century / 4) - Math.floor((century - skipped) / 3) + 19 * golden + 15) % 30
  const late = Math.floor(raw / 28)
  const moon = raw - late * (1 - late * Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  // Days after 28 March; the paschal full moon is the `moon`-th day of it.
  return dayOf(`${String(year).padStart(4, '0')}-03-28`) + moon - weekday
}
