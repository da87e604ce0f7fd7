import { expect, test } from 'vitest'
import { weekPairs } from '../../../../schema/base/hours/weekPairs.ts'
import { todayText } from '../../../../schema/signage/live/hours.ts'
import { closedOnce, once, open } from '../../../support/schedules.ts'

const openingHours = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(day => open(day, '06:00–18:00')),
  open('saturday', '06:30–12:00'),
  closedOnce('2026-12-08'),
  closedOnce('2026-12-05'),
  once('2026-12-05', '06:30–17:00'),
]
const at = (instant: string) => ({ now: Date.parse(instant), timeZone: 'Europe/Vienna', openingHours })

test.each([
  ['2026-11-27T10:00:00+01:00', 'Heute 6–18 Uhr\nJetzt geöffnet bis 18:00 Uhr'],
  ['2026-11-27T18:30:00+01:00', 'Heute 6–18 Uhr\nÖffnet morgen um 06:30 Uhr'],
  ['2026-11-28T05:00:00+01:00', 'Heute 6:30–12 Uhr\nÖffnet um 06:30 Uhr'],
  ['2026-11-28T13:00:00+01:00', 'Heute 6:30–12 Uhr\nÖffnet am Montag um 06:00 Uhr'],
  ['2026-12-08T09:00:00+01:00', 'Heute geschlossen\nÖffnet morgen um 06:00 Uhr'],
])('At %s it says %j', (instant, text) => {
  expect(todayText(at(instant))).toBe(text)
})

test('A branch that never closes says so', () => {
  const always = { ...at('2026-11-27T10:00:00+01:00'), openingHours: [open('daily', '00:00–00:00')] }
  expect(todayText(always)).toBe('Heute rund um die Uhr\nJetzt geöffnet')
  expect(weekPairs(always)).toEqual([['Mo–So', 'rund um die Uhr']])
})

test('The week has days with the same hours in one line, and the dates of the next two weeks that differ', () => {
  expect(weekPairs(at('2026-11-27T10:00:00+01:00'))).toEqual([
    ['Mo–Fr', '6–18 Uhr'],
    ['Sa', '6:30–12 Uhr'],
    ['So', 'geschlossen'],
    ['Sa, 5.12.', '6:30–17 Uhr'],
    ['Di, 8.12.', 'geschlossen'],
  ])
})
