import { describe, expect, it } from 'vitest'
import { weekOf } from '../../../../../client/office/signage/streams/week.ts'
import type { StreamRule } from '../../../../../schema/signage/stream.ts'

const rule = (more: Partial<StreamRule>): StreamRule => ({
  priority: 50,
  weekdays: [],
  weeks: 'all',
  onlyWhileOpen: false,
  ...more,
})

describe('The week of a stream', () => {
  it('is all of it where nothing is said', () => {
    expect(weekOf([])).toEqual(Array.from({ length: 7 }, () => [{ from: 0, to: 1440, priority: -1, isLimited: false }]))
    expect(weekOf([rule({})])[6]).toEqual([{ from: 0, to: 1440, priority: 50, isLimited: false }])
  })

  it('goes on on the next day where it runs past midnight, also from Sunday to Monday', () => {
    const week = weekOf([rule({ from: '22:00', to: '02:00', weekdays: ['sunday'] })])
    expect(week[6]).toEqual([{ from: 1320, to: 1440, priority: 50, isLimited: false }])
    expect(week[0]).toEqual([{ from: 0, to: 120, priority: 50, isLimited: false }])
    expect(weekOf([rule({ from: '22:00', to: '00:00', weekdays: ['monday'] })])[1]).toEqual([])
  })

  it('shows what goes before over what is below it, and tells what holds only sometimes', () => {
    const week = weekOf([
      rule({ priority: 90, from: '11:00', to: '14:00', onlyWhileOpen: true }),
      rule({ priority: 10 }),
    ])
    expect(week[2]?.map(({ priority, isLimited }) => [priority, isLimited])).toEqual([
      [10, false],
      [90, true],
    ])
  })
})
