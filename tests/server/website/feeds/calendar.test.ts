import { afterAll, beforeAll, expect, it } from 'vitest'
import { block } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
const entry = (key: string, more: object) => ({
  key,
  title: key,
  from: '2026-11-20T18:00:00+01:00',
  files: [],
  ...more,
})
beforeAll(async () => {
  website = await openWebsite({ documents: [] })
  const entries = [
    entry('training', { until: '2026-11-20T20:00:00+01:00', place: 'Halle 2; Eingang, Nord', title: 'Training' }),
    entry('turnier', { isAllDay: true, from: '2026-12-05T00:00:00+01:00', until: '2026-12-06T00:00:00+01:00' }),
    entry('lang', { description: `Ä${'ö'.repeat(200)}\nzweite Zeile` }),
    entry('alt', { from: '2020-01-01T10:00:00Z' }),
  ]
  const body = [block('a', 'appointments', { entries })]
  await website.site('termine', { content: { body, images: [] } })
  await website.site('nochmal', { content: { body, images: [] } })
  const next = [entry('training', { title: 'Training im Frühjahr', from: '2027-03-05T18:00:00+01:00' })]
  await website.site('kopie', { content: { body: [block('a', 'appointments', { entries: next })], images: [] } })
})
afterAll(() => website.shop.close())

it('The calendar has every appointment of public pages once, in the form calendars read', async () => {
  const answer = await website.request('/termine.ics')
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(text).toContain('DTSTART:20261120T170000Z\r\nDTEND:20261120T190000Z\r\n')
  expect(text).toContain(String.raw`LOCATION:Halle 2\; Eingang\, Nord`)
  expect(text).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261207\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`${'ö'.repeat(200)}\nzweite Zeile`)
  expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text).not.toContain('alt@')
})

it('What became another appointment on the copy of a page is one more, with a name of its own', async () => {
  const text = await website.read('/termine.ics')
  const names = [...text.matchAll(/UID:(.*)\r/g)].map(([, name]) => name)
  expect(text).toContain('SUMMARY:Training im Frühjahr')
  expect(new Set(names).size).toBe(names.length)
})
