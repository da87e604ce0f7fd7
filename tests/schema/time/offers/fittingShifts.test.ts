import { expect, test } from 'vitest'
import { type Contract, contracts } from '../../../../schema/time/contract.ts'
import { fittingShifts } from '../../../../schema/time/offers/fittingShifts.ts'
import type { MarketShift } from '../../../../schema/time/offers/shiftMarket.ts'
import { instantsOf } from '../../../../schema/time/plan/planned.ts'
import { shiftsOfText } from '../../../../schema/time/shiftText.ts'

const zone = 'Europe/Vienna'
const [me, anna] = [1, 2]
const now = Date.parse('2026-12-01T00:00:00Z')
const contract: Contract = {
  ...contracts.shape.parse({ ...contracts.blank, user: me, branch: 1, from: '2024-01-01' }),
  id: 1,
  rev: '1-a',
}

/** A shift of '2026-12-14 6-14 30'. */
function times(text: string) {
  const [date = '', ...rest] = text.split(' ')
  const [shift = { from: 0, to: 0, breakMinutes: 0 }] = shiftsOfText(rest.join(' ')) ?? []
  return { branch: 1, breakMinutes: shift.breakMinutes, note: '', ...instantsOf(date, shift, zone) }
}
const offered = (text: string, more: Partial<MarketShift> = {}): MarketShift => ({
  id: 7,
  ...times(text),
  station: null,
  state: 'offered',
  offer: 'offer-1',
  by: { id: anna, name: 'Anna' },
  isForMe: false,
  isSwap: false,
  taker: null,
  returned: null,
  answer: '',
  ...more,
})
const own = (text: string) => ({ id: 3, user: me, isPublished: true, ...times(text) })
const away = (state: 'approved' | 'requested') => ({
  id: 1,
  user: me,
  branch: 1,
  kind: 'vacation' as const,
  from: '2026-12-14',
  to: '2026-12-18',
  isHalfDay: false,
  reason: '',
  answer: '',
  isCertified: false,
  state,
})
const fitting = (market: MarketShift, plan: string[] = [], absences: ReturnType<typeof away>[] = []) =>
  fittingShifts([market], { user: me, shifts: plan.map(own), contracts: [contract], absences }, { zone, now })

test.each([
  ['one on a day that is free', offered('2026-12-14 6-14 30'), [], [], 1],
  ['one that follows an own one', offered('2026-12-14 14-18'), ['2026-12-14 6-14 30'], [], 1],
  ['none that lies over an own one', offered('2026-12-14 12-20 30'), ['2026-12-14 6-14 30'], [], 0],
  [
    'one over the own one that is given for it',
    offered('2026-12-14 12-20 30', { isSwap: true }),
    ['2026-12-14 6-14 30'],
    [],
    1,
  ],
  ['none on a day of approved vacation', offered('2026-12-14 6-14 30'), [], [away('approved')], 0],
  ['one on a day of vacation nobody approved', offered('2026-12-14 6-14 30'), [], [away('requested')], 1],
  ['none that has begun', offered('2026-11-30 6-14 30'), [], [], 0],
  ['none of one’s own', offered('2026-12-14 6-14 30', { by: { id: me, name: 'Ich' } }), [], [], 0],
])('of shifts to be had somebody is shown %s', (_, market, plan, absences, expected) => {
  expect(fitting(market, plan, absences)).toHaveLength(expected)
})

test('what the law says to a shift is named with its rule, only where it is new, and hinders nobody', () => {
  const [late] = fitting(offered('2026-12-15 6-14 30'), ['2026-12-14 14-22 30'])
  expect(late?.notes.map(({ rule }) => rule)).toEqual(['AZG § 12 Abs. 1'])
  expect(fitting(offered('2026-12-17 6-14 30'), ['2026-12-14 14-22 30'])[0]?.notes).toEqual([])
})
