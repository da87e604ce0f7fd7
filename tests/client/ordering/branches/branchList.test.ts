import { describe, expect, it } from 'vitest'
import {
  bestFirst,
  deliveryText,
  distanceTo,
  entryOf,
  filterBranches,
  nearestFirst,
  openBranches,
  pickupNear,
  sectionsOf,
  tagsInUse,
  undelivered,
} from '../../../../client/ordering/branches/branchList.ts'
import { texts } from '../../../../client/ordering/branches/texts.ts'
import { deliveryElsewhere, deliveryTo } from '../../../../schema/business/branchSearch.ts'
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

describe('Searching for where to deliver to', () => {
  const area = (name: string, ...postcodes: string[]) => ({
    area: name,
    price: 290,
    tax: 'food',
    free: false,
    postcodes,
  })
  const deliveryAreas = [area('1070 Neubau', '1070'), area('Mitte', '1010-1060')]
  const vienna = branchOf({ id: 4, zipCode: '1080', city: 'Wien', isDeliveryEnabled: true, deliveryAreas })
  const asleep = branchOf({ id: 5, zipCode: '2340', isPublic: false, isDeliveryEnabled: true, deliveryAreas })
  const nowhere = { deliveryAreas: [] }
  const listed = [{ ...linz, ...nowhere }, { ...graz, ...nowhere }, vienna, asleep]
  const found = (term: string) => idsOf(filterBranches(listed, tags, { term, tag: null }))

  it('finds a branch that delivers there, though it stands elsewhere', () => {
    expect([found('1070'), found('1030 Wien'), found('neubau'), found('1190')]).toEqual([[4], [4], [4], []])
    expect(idsOf(filterBranches(listed, tags, { term: '1070', tag: 1 }))).toEqual([])
  })

  it('says which postcode nobody delivers to', () => {
    const nobody = (postcode: string) => ({ postcode, perhaps: [] })
    expect([undelivered(listed, '1190'), undelivered(listed, '4020 Linz')]).toEqual([nobody('1190'), nobody('4020')])
    expect([
      undelivered(listed, '1070'),
      undelivered(listed, 'Wien'),
      undelivered([{ ...linz, isDeliveryEnabled: false }], '1190'),
    ]).toEqual([null, null, null])
  })

  it('says which branches may deliver there because nobody has told the postcodes of their areas', () => {
    const anywhere = { ...linz, isDeliveryEnabled: true, deliveryAreas: [area('Stadtgebiet'), area('4030 Ebelsberg')] }
    const perhapsFor = (branch: typeof anywhere) => undelivered([...listed, branch], '1190')?.perhaps ?? null
    expect(perhapsFor(anywhere)).toEqual([anywhere])
    expect(perhapsFor({ ...anywhere, isPublic: false })).toEqual([])
    expect(perhapsFor({ ...anywhere, deliveryAreas: [area('4020 Linz')] })).toEqual([])
    const delivery = deliveryElsewhere(anywhere)
    expect(delivery && deliveryText(delivery, 'EUR')).toBe('Liefert nach Stadtgebiet · 2,90\u00a0€')
  })

  it('names the nearest branches to collect from, by postcode or by where the guest is', () => {
    expect(idsOf(pickupNear(listed, '8020', null))).toEqual([2, 1, 4])
    const onMap = [
      { ...linz, latitude: 48.31, longitude: 14.29 },
      { ...graz, latitude: 47.07, longitude: 15.44, isTakeawayEnabled: false },
      { ...vienna, latitude: 48.21, longitude: 16.35 },
    ]
    expect(idsOf(pickupNear(onMap, '8020', { latitude: 48.2, longitude: 16.4 }))).toEqual([4, 1])
  })

  it('sorts by distance; who is not on the map comes after, who is not public last', () => {
    const from = { latitude: 48.2082, longitude: 16.3738 }
    const near = { ...vienna, latitude: 48.2089, longitude: 16.3452 }
    const far = { ...linz, latitude: 48.3085, longitude: 14.2937 }
    const hidden = { ...asleep, latitude: 48.2082, longitude: 16.3738 }
    expect(idsOf(nearestFirst([hidden, graz, far, near], from))).toEqual([4, 1, 2, 5])
    expect(distanceTo(near, from)).toBeCloseTo(2.1, 1)
    expect([distanceTo(graz, from), distanceTo(near, null)]).toEqual([null, null])
  })
})

it('Who searched for a place enters with its area, with a postcode that several share, and with nothing that only sounds alike', () => {
  const area = (name: string, postcodes: string[]) => ({ area: name, postcodes, price: 250, tax: 'drink', free: false })
  const branch = branchOf({
    isDeliveryEnabled: true,
    deliveryAreas: [area('Neubau innen', ['1070']), area('Neubau außen', ['1070']), area('Döbling', ['1190'])],
  })
  const entries = ['1190', 'Döbling', '1070', 'Neubau', '8010'].map(term => entryOf(deliveryTo(branch, term)))
  expect(entries).toEqual([{ area: 'Döbling' }, { area: 'Döbling' }, { area: '1070' }, {}, {}])
})

it('Whoever finds a branch by its own postcode or town sees which areas it delivers to, and chooses one there', () => {
  const named = (area: string, price: number) => ({ area, price, tax: 'food', free: false })
  const krems = branchOf({
    zipCode: '3500',
    city: 'Krems',
    isDeliveryEnabled: true,
    deliveryAreas: [named('Umland', 490), named('Altstadt', 290)],
  })
  for (const term of ['3500', 'Krems']) {
    const delivery = deliveryTo(krems, term)
    expect(filterBranches([krems], [], { term, tag: null })).toEqual([krems])
    expect(entryOf(delivery)).toEqual({})
    expect(delivery && deliveryText(delivery, 'EUR')).toBe('Liefert nach Altstadt, Umland · ab 2,90\u00a0€')
  }
  expect(entryOf(deliveryTo(krems, 'umland'))).toEqual({ area: 'Umland' })
  expect(texts.areas(['Au', 'Egelsee', 'Rehberg', 'Stein'])).toBe('Au, Egelsee, Rehberg …')
})
