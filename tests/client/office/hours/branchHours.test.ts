import { expect, test } from 'vitest'
import {
  branchHours,
  comingDates,
  proposedHolidays,
  readAsDays,
  sharedChanges,
} from '../../../../client/office/hours/branchHours.ts'
import { markedDays } from '../../../../client/office/hours/hoursYear.ts'
import type { OpeningHoursRule } from '../../../../schema/base/fields.ts'
import { hoursOn } from '../../../../schema/base/openingHours.ts'
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

test('A year tells each day that goes otherwise: shut, partly, as on Sundays, with hours of its own, or a holiday of which nothing is said', () => {
  const rules = [usual, { type: 'sunday', isClosed: true }, open('sunday', '08:00–12:00')]
  const kindsOf = (...both: unknown[][]) => {
    const days = markedDays(
      both.map(more =>
        branchHours({
          id: 1,
          rev: '1-a',
          state: 'saved',
          body: { id: 1, name: 'Linz', country: 'AT', openingHours: [...rules, ...more] },
        }),
      ),
      '2026-12-20',
      '2026-12-26',
    )
    return Object.fromEntries([...days].map(([date, { kind, count }]) => [date.slice(8), `${kind} ${count}`]))
  }
  expect(kindsOf([closedOnce('2026-12-24')], [closedOnce('2026-12-24'), closedOnce('2026-12-25')])).toEqual({
    24: 'closed 2',
    25: 'holiday 1',
    26: 'holiday 0',
  })
  const christmas = [closedOnce('2026-12-25'), closedOnce('2026-12-26')]
  const like = (date: string, hours: string) => [closedOnce(date), once(date, hours)]
  expect(
    kindsOf(
      [...christmas, ...like('2026-12-23', '08:00–12:00')],
      [...christmas, ...like('2026-12-22', '08:00–10:00'), closedOnce('2026-12-21')],
    ),
  ).toEqual({ 21: 'some 1', 22: 'own 1', 23: 'sunday 1', 25: 'closed 2', 26: 'closed 2' })
})

test('An exception for several branches replaces what a branch had on the date and leaves the rest; rules that are no week stay', () => {
  const linz = branch(usual, once('2026-12-24', '06:00–12:00'), closedOnce('2026-12-25'))
  const odd = branch({ type: 'daily' })
  const changes = sharedChanges([linz, odd], ['2026-12-24'], () => [])
  expect(changes.map(({ row, changes: { openingHours } }) => [row.body['name'], openingHours.map(told)])).toEqual([
    ['Linz', ['daily false', '2026-12-24 true', '2026-12-25 true']],
  ])
})

test('Nobody delivers from a branch that is shut: hours of its deliveries go along, and no longer than it is open', () => {
  const body = { id: 1, name: 'Linz', openingHours: [usual], isDeliveryHoursEnabled: true }
  const delivered = [open('daily', '11:00–14:00'), open('daily', '17:00–21:00'), closedOnce('2026-12-25')]
  const sundays = (['monday', 'saturday'] as const).map(day => open(day, '11:00–14:00'))
  const after = (deliveryHours: unknown[], hoursOf: Parameters<typeof sharedChanges>[2]) => {
    const linz = branchHours({ id: 1, rev: '1-a', state: 'saved', body: { ...body, deliveryHours } })
    const [change] = sharedChanges([linz], ['2026-12-24'], hoursOf)
    return hoursOn(change?.changes.deliveryHours ?? [], '2026-12-24').map(({ from, to }) => [from / 60, to / 60])
  }
  expect(after(delivered, () => [])).toEqual([])
  expect(after(delivered, () => [{ from: 8 * 60, to: 13 * 60 }])).toEqual([[11, 13]])
  expect(after(delivered, sunday => sunday)).toEqual([
    [11, 14],
    [17, 21],
  ])
  expect(after(sundays, sunday => sunday)).toEqual([])
  const odd = branchHours({ id: 1, rev: '1-a', state: 'saved', body: { ...body, deliveryHours: [{ type: 'daily' }] } })
  expect([readAsDays(odd), sharedChanges([odd], ['2026-12-24'], () => [])]).toEqual([false, []])
  expect(sharedChanges([branch(usual)], ['2026-12-24'], () => [])[0]?.changes).not.toHaveProperty('deliveryHours')
})

const told = ({ type, date, isClosed }: OpeningHoursRule) => `${date ?? type} ${isClosed}`

test('Public holidays to come are proposed with the branches that are open then and say nothing of them', () => {
  const inCountry = (country: string, name: string, ...openingHours: unknown[]) =>
    branchHours({ id: 1, rev: '1-a', state: 'saved', body: { id: 1, name, country, openingHours } })
  const linz = inCountry('AT', 'Linz', usual, closedOnce('2026-12-08'))
  const graz = inCountry('AT', 'Graz', usual)
  // Open on Sundays only: no other holiday is of any interest.
  const stand = inCountry('AT', 'Stand', open('sunday', '06:00–18:00'))
  const proposed = proposedHolidays([linz, graz, stand], '2026-12-01', '2027-01-06')
  expect(proposed.map(({ date, name, concerned }) => [date, name, concerned.map(each => each.name)])).toEqual([
    ['2026-12-08', 'Mariä Empfängnis', ['Graz']],
    ['2026-12-25', 'Christtag', ['Linz', 'Graz']],
    ['2026-12-26', 'Stefanitag', ['Linz', 'Graz']],
    ['2027-01-01', 'Neujahr', ['Linz', 'Graz']],
    ['2027-01-06', 'Heilige Drei Könige', ['Linz', 'Graz']],
  ])
  expect(proposedHolidays([inCountry('XX', 'Fern', usual)], '2026-12-01', '2027-01-06')).toEqual([])
})
