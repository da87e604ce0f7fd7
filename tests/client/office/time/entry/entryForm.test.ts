import { expect, test } from 'vitest'
import { checkedEntry, type EntryForm, formOf } from '../../../../../client/office/time/entry/entryForm.ts'

const zone = 'Europe/Vienna'
const at = (text: string) => Date.parse(`${text}+01:00`)
const now = at('2026-11-24T12:00:00')
const work = {
  id: 7,
  uid: 'start-7',
  state: 'ended' as const,
  startedAt: at('2026-11-23T22:02:20'),
  endedAt: at('2026-11-24T06:10:45'),
  breaks: [{ from: at('2026-11-24T01:00:05'), to: at('2026-11-24T01:30:00') }],
  branch: 1,
  project: 3,
  task: null,
  source: 'terminal' as const,
  flags: [],
  corrections: [],
}
const check = (changes: Partial<EntryForm>, given: typeof work | null = work) =>
  checkedEntry({ ...formOf(given, '2026-11-24', zone), reason: 'Vergessen', ...changes }, { work: given, zone, now })

test('What is left as it was is sent to the millisecond, past midnight too', () => {
  expect(check({})).toMatchObject({
    times: {
      startedAt: new Date(work.startedAt).toISOString(),
      endedAt: new Date(work.endedAt).toISOString(),
      breaks: [{ from: '2026-11-24T00:00:05.000Z', to: '2026-11-24T00:30:00.000Z' }],
      project: 3,
    },
    problems: [],
  })
  const moment = { ...work, endedAt: work.startedAt + 20_000, breaks: [] }
  expect(check({}, moment).problems).toEqual([])
  expect(check({ end: '05:45' }).times.endedAt).toBe('2026-11-24T04:45:00.000Z')
})

test('What cannot be is told at its field', () => {
  const fields = (changes: Partial<EntryForm>, given: typeof work | null = work) =>
    check(changes, given).problems.map(({ field }) => field)
  expect(fields({ reason: ' ' })).toEqual(['reason'])
  expect(fields({ breaks: [{ from: '01:30', to: '01:00' }] })).toEqual(['breaks.0.to'])
  expect(fields({ start: '08:00', end: '13:00', date: '2026-11-24', breaks: [] }, null)).toEqual(['endedAt'])
  expect(fields({}, null)).toEqual(expect.arrayContaining(['startedAt', 'endedAt']))
  expect(fields({ start: '08:00', end: '11:00' }, null)).toEqual([])
})

test('In the nights in which clocks change no minute is lost, and no time is taken that there was not', () => {
  // From a quarter to three until a quarter past two: half an hour, for the clock went back.
  const [first, second] = [Date.parse('2026-10-25T00:45:00Z'), Date.parse('2026-10-25T01:15:00Z')]
  for (const startedAt of [first, Date.parse('2026-10-24T20:00:00Z')])
    expect(check({}, { ...work, startedAt, endedAt: second, breaks: [] })).toMatchObject({
      times: { startedAt: new Date(startedAt).toISOString(), endedAt: new Date(second).toISOString() },
      problems: [],
    })
  // Who came in the second of the hours went in it, too.
  const came = { ...work, startedAt: Date.parse('2026-10-25T01:40:00Z'), endedAt: Date.parse('2026-10-25T03:00:00Z') }
  expect(check({ end: '02:50' }, { ...came, breaks: [] })).toMatchObject({
    times: { endedAt: '2026-10-25T01:50:00.000Z' },
    problems: [],
  })
  const spring = { date: '2027-03-27', start: '22:00', end: '02:15', breaks: [{ from: '02:30', to: '03:10' }] }
  const given = { ...formOf(null, '2027-03-28', zone), reason: 'Vergessen', ...spring }
  const { problems } = checkedEntry(given, { work: null, zone, now: Date.parse('2027-03-29T12:00:00Z') })
  expect(problems.map(({ code, field }) => `${field} ${code}`)).toEqual(
    expect.arrayContaining(['endedAt time', 'breaks.0.from time']),
  )
})
