import { describe, expect, it } from 'vitest'
import { timeWriting } from '../../../../client/ui/dates/typedTimes.ts'

const { valueOf, isWhole, step } = timeWriting

describe('A time of a day by hand', () => {
  it.each([
    ['6', '06:00'],
    ['630', '06:30'],
    ['1745', '17:45'],
    ['6.30', '06:30'],
    ['6:30', '06:30'],
    ['17 Uhr', '17:00'],
    ['25', undefined],
    ['6:75', undefined],
    ['früh', undefined],
  ])('%s is %s', (text, time) => {
    expect(valueOf(text)).toBe(time)
  })

  it('counts while it is typed only with its minutes: 1 may become 17:45', () => {
    expect(['1', '17', '174', '17:4', '17:45', '7:45'].map(isWhole)).toEqual([false, false, false, false, true, true])
  })

  it('goes five minutes up and down, and around midnight', () => {
    expect([step('06:58', 1), step('23:57', 1), step('00:02', -1)]).toEqual(['07:03', '00:02', '23:57'])
  })
})
