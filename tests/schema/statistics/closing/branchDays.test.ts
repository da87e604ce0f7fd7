import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchDays, isClosed } from '../../../../schema/statistics/closing/branchDays.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-03-20T00:00:00Z')
const zones = ['Europe/Vienna', 'Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']
const zone = fc.constantFrom(...zones)
const branch = fc.record({ name: fc.string(), timeZone: zone })
const steps = fc.array(fc.record({ after: fc.integer({ min: 0, max: 60 }), was: branch }), { maxLength: 6 })
const dates = { from: '2026-03-18', to: '2026-04-05' }

test('Whatever a branch was called and wherever its clock stood, each instant is in one day, and a closed day stays as it was', () => {
  fc.assert(
    fc.property(steps, branch, (changes, now) => {
      let at = START
      const former = changes.map(({ after, was }) => {
        at += after * HOUR
        return { ...was, until: at }
      })
      const days = branchDays(dates, now, former)
      for (const [index, day] of days.entries()) {
        expect(day.to).toBeGreaterThanOrEqual(day.from)
        expect(day.from).toBe(days[index - 1]?.to ?? day.from)
      }
      former.forEach(({ until, name, timeZone }, index) => {
        const then = branchDays(dates, { name, timeZone }, former.slice(0, index))
        const closed = then.filter(day => isClosed(day, until))
        expect(days.slice(0, closed.length)).toEqual(closed)
      })
    }),
  )
})

test('A branch that is deleted keeps its last name and clock', () => {
  const former = [{ name: 'Graz', timeZone: 'Europe/Vienna', until: START }]
  const [day] = branchDays({ from: '2026-04-05', to: '2026-04-05' }, null, former)
  expect(day).toEqual({
    date: '2026-04-05',
    name: 'Graz',
    from: Date.parse('2026-04-04T22:00:00Z'),
    to: Date.parse('2026-04-05T22:00:00Z'),
  })
})
