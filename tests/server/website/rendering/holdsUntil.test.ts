import { expect, test } from 'vitest'
import { holdsUntil } from '../../../../server/website/rendering/holdsUntil.ts'

/** Local times of a Friday in November in Vienna. */
const at = (time: string, date = '2026-11-20'): number => Date.parse(`${date}T${time}:00+01:00`)
const from = (from: string, to: string) => ({ type: 'daily', from, to, isClosed: false })
const shop = { id: 1, timeZone: 'Europe/Vienna', openingHours: [from('07:00', '18:00')], deliveryHours: [] }

/** What a page shows beside one branch that is open from seven to six. */
function shown(more: Record<string, readonly object[]> = {}) {
  const all = { '/branches': [shop], ...more }
  return { data: Object.entries(all).map(([url, data]) => ({ url, data })), seq: '', at: 0 }
}
const time = (instant: number): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Vienna' }).slice(0, 16)
const holds = (when: string, more = {}, menus: readonly { availableFrom: string }[] = []) =>
  time(holdsUntil(shown(more), { menus }, at(when)))

test.each([
  ['until it opens', '05:30', '2026-11-20 06:00'],
  ['from half a day before it closes', '06:30', '2026-11-20 07:00'],
  ['until it closes soon', '09:00', '2026-11-20 17:00'],
  ['until it closes', '17:20', '2026-11-20 18:00'],
  ['until tomorrow is today', '19:00', '2026-11-21 00:00'],
])('A page says what is true of a branch %s', (_title, when, until) => {
  expect(holds(when)).toBe(until)
})

test('What began yesterday ends it as well', () => {
  const bar = { ...shop, openingHours: [from('20:00', '03:00')] }
  expect(holds('01:10', { '/branches': [bar] })).toBe('2026-11-20 02:00')
  expect(holds('02:10', { '/branches': [bar] })).toBe('2026-11-20 03:00')
})

test('Breakfast that ends, a product that is to be had again, the next menu and a branch that delivers later end it', () => {
  expect(holds('09:00', { '/categories': [{ id: 1, schedule: [from('06:00', '11:00')] }] })).toBe('2026-11-20 10:00')
  expect(holds('10:30', { '/products': [{ id: 1, schedule: [from('06:00', '11:00')] }] })).toBe('2026-11-20 11:00')
  const sold = { branch: 1, startsAt: null, endsAt: new Date(at('12:17')).toISOString() }
  expect(holds('12:00', { '/switches': [sold] })).toBe('2026-11-20 12:17')
  expect(holds('12:00', {}, [{ availableFrom: new Date(at('14:30')).toISOString() }])).toBe('2026-11-20 14:30')
  const pizza = { ...shop, deliveryHours: [from('11:30', '14:00')] }
  expect(holds('11:00', { '/branches': [pizza] })).toBe('2026-11-20 11:30')
})

test('Where nothing is known of the time it is a day at most', () => {
  expect(holds('12:00', { '/branches': [] })).toBe('2026-11-21 12:00')
})
