import { expect, test } from 'vitest'
import { branchHours, comingDates, rulesWith } from '../../../../client/office/hours/branchHours.ts'
import { present } from '../../../../schema/base/present.ts'
import { closedOnce, once, open } from '../../../support/schedules.ts'

const usual = open('daily', '06:00–18:00')
const branch = (...openingHours: unknown[]) =>
  branchHours({ id: 1, rev: '1-a', state: 'saved', body: { id: 1, name: 'Linz', openingHours } })

test('The dates on which any branch has hours of its own are told once, from today on', () => {
  const linz = branch(usual, closedOnce('2026-12-24'), closedOnce('2026-01-01'))
  const graz = branch(usual, closedOnce('2026-12-08'), closedOnce('2026-12-24'))
  const odd = branch({ type: 'daily' })
  expect(odd.timetable).toBeNull()
  expect(comingDates([linz, graz, odd], '2026-11-22')).toEqual(['2026-12-08', '2026-12-24'])
})

test('An exception for several branches replaces what a branch had on the date and leaves the rest', () => {
  const linz = branch(usual, once('2026-12-24', '06:00–12:00'), closedOnce('2026-12-25'))
  const rules = rulesWith(present(linz.timetable, 'timetable'), ['2026-12-24'], [])
  expect(rules.map(({ type, date, isClosed }) => `${date ?? type} ${isClosed}`)).toEqual([
    'daily false',
    '2026-12-24 true',
    '2026-12-25 true',
  ])
})
