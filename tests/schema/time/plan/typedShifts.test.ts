import { describe, expect, test } from 'vitest'
import { isOfTemplate, shiftOfTemplate, typedShifts } from '../../../../schema/time/plan/typedShifts.ts'

const template = (name: string, from: string, to: string, station: number | null = null) => ({
  name,
  branch: 1,
  station,
  from,
  to,
  breakMinutes: 30,
})
const templates = [
  template('Früh', '06:00', '14:00', 4),
  template('Frühstück', '07:00', '11:00'),
  template('Nacht', '22:00', '06:00'),
  template('Ganzer Tag', '00:00', '24:00'),
]
const early = { from: 360, to: 840, breakMinutes: 30, place: { branch: 1, station: 4 } }
const night = { from: 1320, to: 1800, breakMinutes: 30, place: { branch: 1, station: null } }

describe('What is typed into a field of the roster', () => {
  test.each([
    ['früh', [early]],
    [' N ', [night]],
    ['Frühs', [{ from: 420, to: 660, breakMinutes: 30, place: { branch: 1, station: null } }]],
    ['nacht, 6-14', [night, { from: 360, to: 840, breakMinutes: 0 }]],
    [
      '6-10; 15-19 30',
      [
        { from: 360, to: 600, breakMinutes: 0 },
        { from: 900, to: 1140, breakMinutes: 30 },
      ],
    ],
    ['fr', null],
    ['Spät', null],
    ['nacht, 6-x', null],
    ['', null],
  ])('%j is %j', (typed, wanted) => {
    expect(typedShifts(typed, templates)).toEqual(wanted)
  })

  test('a template that ends with the day is as long as the day', () => {
    const [, , , whole = template('', '', '')] = templates
    expect(shiftOfTemplate(whole)).toMatchObject({ from: 0, to: 1440 })
  })

  test('a shift is of a template at its times and its station, and not elsewhere', () => {
    const [first = template('', '', '')] = templates
    const shift = { from: 360, to: 840, breakMinutes: 30, branch: 1, station: 4 }
    expect(isOfTemplate(shift, first)).toBe(true)
    for (const other of [{ station: null }, { branch: 2 }, { to: 841 }, { breakMinutes: 0 }])
      expect(isOfTemplate({ ...shift, ...other }, first)).toBe(false)
  })
})
