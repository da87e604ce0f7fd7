import { describe, expect, it } from 'vitest'
import { pagesOf } from '../../../../client/office/shell/pages.ts'
import { agoText, sinceText, spanText } from '../../../../client/ui/dates/ago.ts'
import type { Role } from '../../../../schema/base/access.ts'

describe('Pages beside the lists', () => {
  it.each<[Role, number[], string[]]>([
    ['ROLE_ADMIN', [], ['/druckauftraege', '/postausgang', '/hintergrund']],
    ['ROLE_MANAGER', [1], ['/druckauftraege', '/postausgang']],
    ['ROLE_EMPLOYEE', [1], ['/druckauftraege']],
    ['ROLE_EMPLOYEE', [], []],
    ['ROLE_ACCOUNTING', [], ['/druckauftraege']],
    ['ROLE_EDITOR', [1], []],
  ])('are for those who may open them: %s of branches %j', (role, branches, pages) => {
    expect(pagesOf({ id: 1, roles: [role], branches }).map(({ to }) => to)).toEqual(pages)
  })
})

describe('How long ago something was', () => {
  const NOW = Date.UTC(2026, 10, 20, 12)
  const MINUTE = 60_000
  const zone = 'Europe/Vienna'

  it('is said in minutes, then in hours, then as a date', () => {
    const told = [10_000, 4 * MINUTE, 59 * MINUTE, 3 * 60 * MINUTE, 25 * 60 * MINUTE]
    expect(told.map(passed => agoText(NOW - passed, NOW, zone))).toEqual([
      'gerade eben',
      'vor 4\u00a0min',
      'vor 59\u00a0min',
      'vor 3\u00a0h',
      'am 19.11.2026 12:00',
    ])
  })

  it('is said as a time for what lasts, with the date after a day', () => {
    expect(sinceText(NOW - 60 * MINUTE, NOW, zone)).toBe('seit 12:00')
    expect(sinceText(NOW - 48 * 60 * MINUTE, NOW, zone)).toBe('seit 18.11.2026 13:00')
    expect([30_000, 90 * MINUTE, 72 * 60 * MINUTE].map(spanText)).toEqual(['1\u00a0min', '1\u00a0h', '3\u00a0Tage'])
  })
})
