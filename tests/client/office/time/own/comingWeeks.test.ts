import { expect, test } from 'vitest'
import { comingWeeks } from '../../../../../client/office/time/own/comingWeeks.ts'
import { noNews, rosterNews } from '../../../../../schema/time/plan/rosterNews.ts'

const zone = 'Europe/Vienna'
const NOW = Date.parse('2026-11-30T07:00:00Z')
const shift = (id: number, from: string, to: string) => ({
  id,
  user: 5,
  branch: 1,
  station: null,
  from: `${from}:00Z`,
  to: `${to}:00Z`,
  breakMinutes: 30,
  note: '',
  isPublished: true,
})
const running = shift(1, '2026-11-30T05:00', '2026-11-30T13:00')
const night = shift(2, '2026-12-06T21:00', '2026-12-07T05:00')
const later = shift(3, '2026-12-08T05:00', '2026-12-08T13:00')

test('What is to come stands by weeks, a night shift where it begins, with what is new, changed and gone', () => {
  const { news } = rosterNews(noNews, [running, later, shift(4, '2026-12-09T05:00', '2026-12-09T13:00')], NOW - 9e8)
  const moved = { ...later, from: '2026-12-08T06:00:00Z' }
  const told = rosterNews(news, [running, night, moved], NOW)
  const weeks = comingWeeks({ shifts: [running, night, moved], news: told.news }, NOW, zone)
  expect(weeks.map(({ monday, minutes }) => [monday, minutes])).toEqual([
    ['2026-11-30', 2 * 450],
    ['2026-12-07', 390],
  ])
  const facts = weeks.flatMap(week => week.shifts.map(({ id, date, change, was }) => [id, date, change, was?.from]))
  expect(facts).toEqual([
    [1, '2026-11-30', null, undefined],
    [2, '2026-12-06', 'added', undefined],
    [3, '2026-12-08', 'changed', 6 * 60],
    [4, '2026-12-09', 'removed', undefined],
  ])
  expect(comingWeeks({ shifts: [running], news: told.news }, NOW + 86_400_000 * 8, zone)).toEqual([])
})
