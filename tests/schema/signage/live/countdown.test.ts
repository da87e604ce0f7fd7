import { expect, test } from 'vitest'
import { countdownText } from '../../../../schema/signage/live/countdown.ts'

const until = '2026-12-24T14:00:00+01:00'

test.each([
  ['2026-12-20T09:30:00+01:00', 'Noch 4 Tage 4 Std.'],
  ['2026-12-23T14:00:00+01:00', 'Noch 1 Tag'],
  ['2026-12-24T11:55:00+01:00', 'Noch 2 Std. 5 Min.'],
  ['2026-12-24T13:55:51+01:00', 'Noch 4:09'],
  ['2026-12-24T14:00:00+01:00', 'Frohe Weihnachten!'],
])('At %s it says %j', (instant, text) => {
  expect(countdownText({ until, text: 'Noch {Rest}', over: 'Frohe Weihnachten!' }, Date.parse(instant))).toBe(text)
})
