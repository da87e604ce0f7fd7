import { describe, expect, it } from 'vitest'
import { hoursText, minutesOfHours } from '../../../../../client/office/form/controls/numbers.ts'

describe('Hours in a form', () => {
  it.each([
    ['7:42', 462],
    ['-1:30', -90],
    ['−0:15', -15],
    ['7,7', 462],
    ['8', 480],
    ['38,5', 2310],
    ['0:00', 0],
    ['24:00', 1440],
    ['7:60', undefined],
    ['acht', undefined],
    ['', undefined],
  ])('%j is %j minutes', (text, minutes) => {
    expect(minutesOfHours(text)).toBe(minutes)
  })

  it('are shown as they are typed, and read back the same', () => {
    for (let minutes = -3000; minutes <= 3000; minutes += 7) expect(minutesOfHours(hoursText(minutes))).toBe(minutes)
  })
})
