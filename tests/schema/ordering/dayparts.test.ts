import { describe, expect, it } from 'vitest'
import { byDaypart, daypartOf } from '../../../schema/ordering/dayparts.ts'

const zone = 'Europe/Vienna'
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+01:00`)
const listed = (...times: string[]) => times.map(time => ({ start: at(time), time }))

describe('A list of times', () => {
  it('goes by the parts of the day, and what nobody means stands last', () => {
    const groups = byDaypart(listed('00:15', '05:45', '06:00', '10:45', '11:00', '14:00', '17:00', '23:45'), zone)
    expect(groups.map(({ part, listed }) => [part, ...listed.map(({ time }) => time)])).toEqual([
      ['morning', '06:00', '10:45'],
      ['noon', '11:00'],
      ['afternoon', '14:00'],
      ['evening', '17:00', '23:45'],
      ['night', '00:15', '05:45'],
    ])
  })

  it('has no heading without a time', () => {
    expect(byDaypart(listed('12:00'), zone).map(({ part }) => part)).toEqual(['noon'])
    expect(byDaypart([], zone)).toEqual([])
  })
})

it('The night belongs to the evening before it, as far as anything is learned of it', () => {
  expect(daypartOf(at('03:59'), zone)).toBe('evening')
  expect(daypartOf(at('04:00'), zone)).toBe('morning')
})
