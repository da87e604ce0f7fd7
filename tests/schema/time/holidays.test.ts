import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../../schema/base/zonedTime.ts'
import { easterOf } from '../../../schema/time/easter.ts'
import { holidayOn, holidaysOf } from '../../../schema/time/holidays.ts'
import { regions } from '../../../schema/time/regions.ts'

/** Easter Sundays as almanacs print them. */
const easters: Readonly<Record<number, string>> = {
  1961: '04-02',
  2008: '03-23',
  2024: '03-31',
  2025: '04-20',
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2031: '04-13',
  2032: '03-28',
  2033: '04-17',
  2034: '04-09',
  2035: '03-25',
  2038: '04-25',
  2049: '04-18',
  2076: '04-19',
}

const dates = (region: string, year: number): string =>
  holidaysOf(region, year)
    .map(({ date }) => date.slice(5))
    .join(' ')

/** Whole years, written down from calendars: what else is free or is not free there is seen. */
const calendars: readonly (readonly [string, number, string])[] = [
  ['AT', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['AT-9', 2027, '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['LI', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 09-08 11-01 12-08 12-25 12-26'],
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE-BW', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
  ['DE-BY', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
  ['DE-BY-KATH', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-03 11-01 12-25 12-26'],
  ['DE-BY-AUGSBURG', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-08 08-15 10-03 11-01 12-25 12-26'],
  ['DE-BE', 2025, '01-01 03-08 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26'],
  ['DE-BE', 2026, '01-01 03-08 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE-BE', 2028, '01-01 03-08 04-14 04-17 05-01 05-25 06-05 06-17 10-03 12-25 12-26'],
  ['DE-BB', 2026, '01-01 04-03 04-05 04-06 05-01 05-14 05-24 05-25 10-03 10-31 12-25 12-26'],
  ['DE-HB', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 12-25 12-26'],
  ['DE-HE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 12-25 12-26'],
  ['DE-MV', 2022, '01-01 04-15 04-18 05-01 05-26 06-06 10-03 10-31 12-25 12-26'],
  ['DE-MV', 2023, '01-01 03-08 04-07 04-10 05-01 05-18 05-29 10-03 10-31 12-25 12-26'],
  ['DE-NW', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
  ['DE-SL', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-03 11-01 12-25 12-26'],
  ['DE-SN', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 11-18 12-25 12-26'],
  ['DE-SN-SORBEN', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 10-31 11-18 12-25 12-26'],
  ['DE-ST', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 10-03 10-31 12-25 12-26'],
  ['DE-TH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 09-20 10-03 10-31 12-25 12-26'],
  ['DE-TH-EICHSFELD', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 09-20 10-03 10-31 12-25 12-26'],
  ['CH', 2026, '01-01 05-14 08-01 12-25'],
  ['CH-ZH', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'],
  ['CH-GR', 2026, '01-01 04-06 05-14 05-25 08-01 12-25 12-26'],
  ['CH-LU', 2026, '01-01 04-03 05-14 06-04 08-01 08-15 11-01 12-08 12-25 12-26'],
  ['CH-OW', 2026, '01-01 04-03 05-14 06-04 08-01 08-15 09-25 11-01 12-08 12-25'],
  ['CH-TI', 2026, '01-01 01-06 03-19 04-06 05-01 05-14 05-25 06-04 06-29 08-01 08-15 11-01 12-08 12-25 12-26'],
  ['CH-VD', 2026, '01-01 01-02 04-03 04-06 05-14 05-25 08-01 09-21 12-25'],
  ['CH-VS', 2026, '01-01 03-19 05-14 06-04 08-01 08-15 11-01 12-08 12-25'],
  ['CH-GE', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'],
  ['CH-NE', 2026, '01-01 03-01 04-03 04-06 05-01 05-14 08-01 12-25'],
  ['CH-NE', 2033, '01-01 03-01 04-15 04-18 05-01 05-26 08-01 12-25 12-26'],
  ['CH-NE-LANDERON', 2026, '01-01 03-01 04-03 04-06 05-01 05-14 06-04 08-01 12-25'],
  ['CH-AI', 2026, '01-01 04-03 04-06 05-14 05-25 06-04 08-01 08-15 09-22 11-01 12-08 12-25'],
  ['CH-AI', 2025, '01-01 04-18 04-21 05-29 06-09 06-19 08-01 08-15 09-22 11-01 12-08 12-25 12-26'],
  ['CH-JU', 2026, '01-01 01-02 04-03 04-06 05-01 05-14 05-25 06-04 06-23 08-01 08-15 11-01 12-25'],
]

describe('Public holidays', () => {
  it.each(Object.entries(easters))('Easter Sunday of %s is %s', (year, date) => {
    expect(easterOf(Number(year)) * 86_400_000).toBe(Date.parse(`${year}-${date}`))
  })

  it('Easter is a Sunday between 22 March and 25 April in every year to 2199', () => {
    for (let year = 1900; year < 2200; year++) {
      const date = addDays('1970-01-01', easterOf(year))
      expect(weekdayOf(date)).toBe(7)
      expect(date.slice(5) >= '03-22' && date.slice(5) <= '04-25' && date.startsWith(String(year))).toBe(true)
    }
  })

  it.each(calendars)('%s in %i: %s', (region, year, free) => {
    expect(dates(region, year)).toBe(free)
  })

  it.each([
    [2024, '2024-11-20'],
    [2025, '2025-11-19'],
    [2027, '2027-11-17'],
    [2028, '2028-11-22'],
    [2034, '2034-11-22'],
    [2035, '2035-11-21'],
  ])('Buß- und Bettag of %i in Saxony is %s, the Wednesday before 23 November', (year, date) => {
    expect(holidaysOf('DE-SN', year).find(({ name }) => name === 'Buß- und Bettag')?.date).toBe(date)
  })

  it.each([
    [2024, '2024-04-04'],
    [2026, '2026-04-09'],
    [2027, '2027-04-01'],
    [2031, '2031-04-03'],
    [2034, '2034-04-13'],
  ])('the Näfelser Fahrt of %i is %s: never in Holy Week', (year, date) => {
    expect(holidaysOf('CH-GL', year).find(({ name }) => name === 'Näfelser Fahrt')?.date).toBe(date)
  })

  it('are told with the names of their country, and as half a day where only the afternoon is free', () => {
    expect(holidayOn('AT', '2026-12-25')).toEqual({ date: '2026-12-25', name: 'Christtag' })
    expect(holidayOn('CH-BE', '2026-05-14')?.name).toBe('Auffahrt')
    expect(holidayOn('CH-SO', '2026-05-01')).toEqual({ date: '2026-05-01', name: 'Tag der Arbeit', from: 720 })
  })

  it('do not hold elsewhere: Good Friday in Austria, Corpus Christi in Berlin, the day after', () => {
    expect(holidayOn('AT', '2026-04-03')).toBeUndefined()
    expect(holidayOn('DE-BE', '2026-06-04')).toBeUndefined()
    expect(holidayOn('AT', '2026-12-27')).toBeUndefined()
  })

  it('are known for every region, at least the four of Switzerland and never two on one date', () => {
    for (const region of Object.keys(regions))
      for (let year = 2024; year <= 2035; year++) {
        const free = holidaysOf(region, year).map(({ date }) => date)
        expect(free.length).toBeGreaterThanOrEqual(4)
        // Ascension may meet the day of labour: 2008 and not again before 2035.
        expect(new Set(free).size).toBe(free.length)
      }
  })

  it('refuse a region nobody knows', () => {
    expect(() => holidaysOf('DE-XX', 2026)).toThrow(RangeError)
    expect(() => holidaysOf('DE-B', 2026)).toThrow(RangeError)
  })
})
