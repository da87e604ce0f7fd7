import { expect, test } from 'vitest'
import { promiseText } from '../../../../client/ui/dates/PromiseText.tsx'

const now = Date.parse('2026-11-20T12:25:00+01:00')
const zone = 'Europe/Vienna'

test.each([
  ['minutes and the clock', '2026-11-20T12:45:00+01:00', false, 'ca. 20\u00a0Min. (bis\u00a012:45)'],
  [
    'that a device reckoned it alone',
    '2026-11-20T12:45:00+01:00',
    true,
    'voraussichtlich ca. 20\u00a0Min. (bis\u00a012:45)',
  ],
  ['the day of what is for later', '2026-11-21T07:30:00+01:00', false, 'morgen, 07:30\u00a0Uhr'],
  ['a minute at least', '2026-11-20T12:25:00+01:00', false, 'ca. 1\u00a0Min. (bis\u00a012:25)'],
])('A promise says %s', (_, at, isEstimate, text) =>
  expect(promiseText(Date.parse(at), now, zone, isEstimate)).toBe(text),
)
