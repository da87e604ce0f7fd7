import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftsOfText, shiftText } from '../../../schema/time/shiftText.ts'

describe('The shifts of a day as text', () => {
  it.each([
    ['6-14 30', '6–14 30'],
    ['06:00 – 14:00', '6–14'],
    ['6.30 bis 14 Uhr 30 min', '6:30–14 30'],
    ['630-1215', '6:30–12:15'],
    ['22-6', '22–6'],
    ['22-6 45', '22–6 45'],
    ['16-24', '16–24'],
    ['16-0', '16–24'],
    ['6h-14h Pause 30', '6–14 30'],
    ['6-14/30', '6–14 30'],
    ['6-10, 14-18 15', '6–10, 14–18 15'],
    ['6-10;14-18', '6–10, 14–18'],
  ])('%s is %s', (typed, shown) => {
    expect(shiftsOfText(typed)?.map(shiftText).join(', ')).toBe(shown)
  })

  it.each([
    '',
    ',',
    '6',
    '6-',
    '-14',
    '25-26',
    '6-14 30 5',
    'frei',
    '6-14 x',
    '6-6:15 15',
    '6-14 241',
    '6-14-16',
    '24-6',
  ])('%j is none', typed => {
    expect(shiftsOfText(typed)).toBeNull()
  })

  it('reaches into the next day where it ends before it begins', () => {
    expect(shiftsOfText('22-6:30 30')).toEqual([{ from: 1320, to: 1830, breakMinutes: 30 }])
    expect(shiftsOfText('6-6')).toEqual([{ from: 360, to: 1800, breakMinutes: 0 }])
  })

  it('reads what it shows', () => {
    const times = fc
      .record({
        from: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 1440 }),
        breakMinutes: fc.integer({ min: 0, max: 240 }),
      })
      .map(({ from, length, breakMinutes }) => ({
        from,
        to: from + length,
        breakMinutes: Math.min(breakMinutes, length - 1),
      }))
    fc.assert(
      fc.property(times, shift => {
        expect(shiftsOfText(shiftText(shift))).toEqual([shift])
      }),
      { numRuns: 2000 },
    )
  })
})
