import { expect, test } from 'vitest'
import { latest, siteTime } from '../../../schema/website/siteLists.ts'
import { siteOf } from '../../support/sites.ts'

const at = (id: number, updatedAt: string, more = {}) =>
  siteOf(id, `bericht-${id}`, { type: 'news', updatedAt, ...more })

test('News are dated with their last change, else with when they were made', () => {
  expect(siteTime({ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' })).toBe(Date.UTC(2026, 1, 1))
  expect(siteTime({ createdAt: '2026-01-01T00:00:00Z', updatedAt: '' })).toBe(Date.UTC(2026, 0, 1))
})

test('The latest come first, of one instant the later made; drafts and other pages are not among them', () => {
  const sites = [
    at(1, '2026-03-01T00:00:00Z'),
    at(2, '2026-05-01T00:00:00Z'),
    at(3, '2026-05-01T00:00:00Z'),
    at(4, '2026-06-01T00:00:00Z', { isPublic: false }),
    at(5, '2026-06-01T00:00:00Z', { type: 'sport' }),
  ]
  expect(latest(sites, 'news').map(({ id }) => id)).toEqual([3, 2, 1])
})
