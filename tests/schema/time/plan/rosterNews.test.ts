import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noNews,
  type RosterNews,
  rosterNews,
  shownChanges,
  type ToldShift,
} from '../../../../schema/time/plan/rosterNews.ts'

const DAY = 86_400_000
const MONDAY = Date.parse('2026-11-30T00:00:00Z')
const shift = (id: number, day: number, more: Partial<ToldShift> = {}): ToldShift => ({
  id,
  branch: 1,
  station: null,
  from: new Date(MONDAY + day * DAY + 6 * 3_600_000).toISOString(),
  to: new Date(MONDAY + day * DAY + 14 * 3_600_000).toISOString(),
  breakMinutes: 30,
  note: '',
  ...more,
})
const kinds = ({ fresh }: ReturnType<typeof rosterNews>) => fresh.map(({ kind, shift: { id } }) => `${kind} ${id}`)

describe('What is told of a roster', () => {
  test('is what is new, other than it was told, or gone, and nothing twice', () => {
    const first = rosterNews(noNews, [shift(1, 0), shift(2, 1), shift(3, 2)], MONDAY)
    expect(kinds(first)).toEqual(['added 1', 'added 2', 'added 3'])
    const next = [shift(1, 0), shift(2, 1, { note: 'Inventur' }), shift(4, 3)]
    const second = rosterNews(first.news, next, MONDAY + 1)
    expect(kinds(second)).toEqual(['changed 2', 'added 4', 'removed 3'])
    expect(second.fresh[0]).toMatchObject({ was: { note: '' }, shift: { note: 'Inventur' } })
    expect(kinds(rosterNews(second.news, next, MONDAY + 2))).toEqual([])
    expect(second.news.changes.map(({ kind, shift: { id } }) => `${kind} ${id}`)).toEqual([
      'added 1',
      'changed 2',
      'added 4',
      'removed 3',
    ])
  })

  test('is nothing of a shift that is over, nor where a shift only passes', () => {
    const { news } = rosterNews(noNews, [shift(1, 0), shift(2, 1)], MONDAY)
    expect(kinds(rosterNews(news, [shift(2, 1)], MONDAY + DAY))).toEqual([])
    expect(kinds(rosterNews(noNews, [shift(1, 0)], MONDAY + DAY))).toEqual([])
  })

  test('is shown for a week, and no longer than the shift is ahead', () => {
    const { news } = rosterNews(noNews, [shift(1, 2), shift(2, 20)], MONDAY)
    const ids = (at: number) => shownChanges(news, at).map(change => change.shift.id)
    expect(ids(MONDAY + DAY)).toEqual([1, 2])
    expect(ids(MONDAY + 4 * DAY)).toEqual([2])
    expect(ids(MONDAY + 8 * DAY)).toEqual([])
  })

  test('leads from any roster to any other: who follows what was told has what is published', () => {
    const rosters = fc.array(
      fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), day: fc.integer({ min: 0, max: 5 }) }), {
        selector: ({ id }) => id,
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(rosters, all => {
        let news: RosterNews = noNews
        const followed = new Map<number, string>()
        for (const [step, roster] of all.entries()) {
          const published = roster.map(({ id, day }) => shift(id, day))
          const told = rosterNews(news, published, MONDAY + step)
          for (const { kind, shift: of } of told.fresh)
            if (kind === 'removed') followed.delete(of.id)
            else followed.set(of.id, of.from)
          expect([...followed].toSorted(([one], [other]) => one - other)).toEqual(
            published.map(({ id, from }) => [id, from]).toSorted(([one], [other]) => Number(one) - Number(other)),
          )
          news = told.news
        }
      }),
    )
  })
})
