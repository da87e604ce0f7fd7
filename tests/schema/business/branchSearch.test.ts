import { describe, expect, it } from 'vitest'
import { deliveryTo, postcodesIn } from '../../../schema/business/branchSearch.ts'
import { branchOf } from '../../support/business.ts'

const area = (name: string, price: number, postcodes?: string[]) => ({
  area: name,
  price,
  tax: 'food',
  free: false,
  postcodes,
})
const branch = branchOf({
  isDeliveryEnabled: true,
  deliveryAreas: [
    area('Mitte', 290, ['1010-1060']),
    area('links', 390, ['5020']),
    area('rechts', 200, ['5020']),
    area('Land', 900),
  ],
})
const found = (term: string, given = branch) => {
  const { to, isPostcode, areas } = deliveryTo(given, term) ?? { to: null, isPostcode: false, areas: [] }
  return [to, isPostcode, areas.map(({ area }) => area)]
}

describe('A search finds where is delivered to', () => {
  it.each([
    ['1030', ['1030', true, ['Mitte']]],
    ['Wien, 1060', ['1060', true, ['Mitte']]],
    ['5020', ['5020', true, ['rechts', 'links']]],
    ['LAND', ['Land', false, ['Land']]],
    ['mit', ['Mitte', false, ['Mitte']]],
    ['mi', [null, false, []]],
    ['103', [null, false, []]],
    ['1190', [null, false, []]],
    ['', [null, false, []]],
  ])('%j: %j', (term, expected) => {
    expect(found(term)).toEqual(expected)
  })

  it('by the postcode an area is called by, where it lists none', () => {
    const named = branchOf({
      isDeliveryEnabled: true,
      deliveryAreas: [
        area('1070 Neubau', 250),
        area('Josefstadt (1080)', 250, []),
        area('1090 Alsergrund', 250, ['1091']),
      ],
    })
    expect(['1070', '1080', '1090'].map(term => found(term, named)[2])).toEqual([
      ['1070 Neubau'],
      ['Josefstadt (1080)'],
      [],
    ])
  })

  it('around a branch in what it calls by names alone: all of these are told, and none is the place', () => {
    const village = branchOf({
      zipCode: '3500',
      city: 'Krems',
      isDeliveryEnabled: true,
      deliveryAreas: [area('Umland', 490), area('Altstadt', 0, [])],
    })
    const both = [null, false, ['Altstadt', 'Umland']]
    expect(['3500', 'Krems', '3500 krems', 'umland', '3501', 'kr'].map(term => found(term, village))).toEqual([
      both,
      both,
      both,
      ['Umland', false, ['Umland']],
      [null, false, []],
      [null, false, []],
    ])
    // Where some areas name their postcodes, those that name none are the rest; of the town nobody knows which it is.
    const mixed = { ...village, deliveryAreas: [...village.deliveryAreas, area('Stein', 300, ['3504'])] }
    expect(['3500', '3504', 'Krems'].map(term => found(term, mixed)[2])).toEqual([
      ['Altstadt', 'Umland'],
      ['Stein'],
      [],
    ])
    expect(found('3500', { ...village, isDeliveryEnabled: false })).toEqual([null, false, []])
  })

  it('only of branches that are public and deliver', () => {
    expect(found('1030', { ...branch, isDeliveryEnabled: false })[0]).toBeNull()
    expect(found('1030', { ...branch, isPublic: false })[0]).toBeNull()
  })
})

it('The postcodes of a term', () => {
  expect(postcodesIn('1070 Wien, 80331')).toEqual(['1070', '80331'])
})
