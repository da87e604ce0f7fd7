import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOfText, hoursText } from '../../../../schema/base/hours/hoursText.ts'
import { hoursOn } from '../../../../schema/base/openingHours.ts'
import { scheduled } from '../../../support/schedules.ts'

describe('The hours of a day as text', () => {
  it.each([
    ['6-14', '6–14'],
    ['6-12 14-18:30', '6–12 14–18:30'],
    ['06:00 – 12:00, 14.00 bis 18.30 Uhr', '6–12 14–18:30'],
    ['630-1215 und 14h-18h', '6:30–12:15 14–18'],
    ['14-18 6-12', '6–12 14–18'],
    ['6-12 12-14', '6–14'],
    ['22-2', '22–2'],
    ['8-24', '8–24'],
    ['8-0', '8–24'],
    ['8-23:59', '8–24'],
    ['10-10', '10–10'],
    ['24h', '24h'],
    ['0-24', '24h'],
    ['Rund um die Uhr', '24h'],
    ['zu', 'zu'],
    ['Geschlossen', 'zu'],
    ['  ', 'zu'],
  ])('%s is %s', (typed, shown) => {
    expect(hoursText(hoursOfText(typed) ?? [{ from: 0, to: 1 }])).toBe(shown)
  })

  it.each(['6', '6-', '6-25', '6-12:60', '24:30-2', '6-12-14', 'morgens', '6-12 abends', '99-100', '6--7'])(
    '%s cannot be read',
    typed => {
      expect(hoursOfText(typed)).toBeNull()
    },
  )

  it('come back as they were, whatever rules they come from', () => {
    fc.assert(
      fc.property(scheduled, ({ wall, rules }) => {
        for (const date of wall.dates.slice(0, 8)) {
          const hours = hoursOn(rules, date).filter(({ from, to }) => from < to)
          expect(hoursOfText(hoursText(hours))).toEqual(hours)
        }
      }),
      { numRuns: 500 },
    )
  })
})
