import { describe, expect, it } from 'vitest'
import {
  bestFirst,
  filterBranches,
  openBranches,
  sectionsOf,
  tagsInUse,
} from '../../../../client/ordering/branches/branchList.ts'
import type { Division } from '../../../../schema/business/division.ts'
import { branchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const linz = branchOf({ id: 1, identifier: 'linz', name: 'Backstube Linz', tags: [1] })
const graz = branchOf({ id: 2, identifier: 'graz', name: 'Café Graz', zipCode: '8010', city: 'Graz', tags: [1, 2] })
const wien = branchOf({ id: 3, identifier: 'wien', name: 'Stammhaus', zipCode: '1080', city: 'Wien', tags: [] })
const all = [linz, graz, wien]
const tags = [
  { id: 1, rev: '1-a', name: 'Gastgarten', image: null },
  { id: 2, rev: '1-a', name: 'Spielecke', image: null },
  { id: 3, rev: '1-a', name: 'Parkplatz', image: null },
]
const division = (id: number, branches: number[]): Division => ({
  id,
  rev: '1-a',
  identifier: `d${id}`,
  name: `Organisation ${id}`,
  description: '',
  image: null,
  branches,
  isPublic: true,
})
const idsOf = (branches: readonly { id: number }[]) => branches.map(({ id }) => id)

describe('The branch list', () => {
  it('shows every branch while nothing is searched', () => {
    expect(filterBranches(all, tags, { term: '', tag: null })).toEqual(all)
  })

  it('finds by postal code, by place and by the name of a tag', () => {
    expect(idsOf(filterBranches(all, tags, { term: '8010', tag: null }))).toEqual([2])
    expect(idsOf(filterBranches(all, tags, { term: 'wien, linz', tag: null }))).toEqual([1, 3])
    expect(idsOf(filterBranches(all, tags, { term: 'spielecke', tag: null }))).toEqual([2])
  })

  it('asks for the chosen tag and the term alike', () => {
    expect(idsOf(filterBranches(all, tags, { term: '', tag: 1 }))).toEqual([1, 2])
    expect(idsOf(filterBranches(all, tags, { term: 'graz', tag: 1 }))).toEqual([2])
    expect(filterBranches(all, tags, { term: 'wien', tag: 1 })).toEqual([])
  })

  it('offers only tags that some branch carries', () => {
    expect(idsOf(tagsInUse(all, tags))).toEqual([1, 2])
  })

  it('puts branches under their divisions, each once, and those of none at the end', () => {
    const sections = sectionsOf(all, [division(1, [2]), division(2, [2, 3, 99]), division(3, [])])
    expect(sections.map(({ division, branches }) => [division?.id ?? null, idsOf(branches)])).toEqual([
      [1, [2]],
      [2, [3]],
      [null, [1]],
    ])
  })

  it('needs no headings for a single division', () => {
    expect(sectionsOf(all, [division(1, [1])])).toEqual([{ division: null, branches: all }])
  })
})

describe('Branches by what one can do there now', () => {
  /** Friday, 20 November 2026, 15:00 in Vienna. */
  const now = Date.parse('2026-11-20T14:00:00Z')
  const closed = branchOf({ id: 1, openingHours: [open('daily', '06:00–12:00')] })
  const inactive = branchOf({ id: 2, isPublic: false, openingHours: [open('daily', '00:00–24:00')] })
  const isOpen = branchOf({ id: 3, openingHours: [open('daily', '06:00–18:00')] })

  it('are those that are open, then those that are closed, inactive ones last', () => {
    expect(idsOf(bestFirst([closed, inactive, isOpen], now))).toEqual([3, 1, 2])
  })

  it('count as open only when they are public', () => {
    expect(idsOf(openBranches([closed, inactive, isOpen], now))).toEqual([3])
  })
})
