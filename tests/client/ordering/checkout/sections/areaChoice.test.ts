import { expect, test } from 'vitest'
import { areaChoiceOf } from '../../../../../client/ordering/checkout/sections/areaChoice.ts'
import { branchOf } from '../../../../support/business.ts'

const area = { area: '1070 Neubau', price: 250, tax: 'drink', free: false }
const delivers = branchOf({ isDeliveryEnabled: true, deliveryAreas: [area] })
const parted = (...names: string[]) =>
  branchOf({
    isDeliveryEnabled: true,
    deliveryAreas: names.map(name => ({ ...area, area: name, postcodes: ['1070', '1080-1090'] })),
  })
const there = { choice: { mode: 'delivery', deliveryArea: '1070 Neubau' }, refusal: null }
const nothing = (refusal: 'unknown' | 'notHere' | null) => ({ choice: {}, refusal })

test.each([
  ['chooses delivery to it', '1070 Neubau', delivers, true, there],
  ['chooses it before the device knows everything', '1070 Neubau', delivers, false, there],
  ['that is a postcode chooses the area that has it', '1085', parted('1070 Neubau'), true, there],
  [
    'that is a postcode of several chooses delivery, and the guest the area',
    '1070',
    parted('Neubau innen', 'Neubau außen'),
    true,
    { choice: { mode: 'delivery' }, refusal: null },
  ],
  ['that is a postcode nobody delivers to is told', '1190', parted('1070 Neubau'), true, nothing('unknown')],
  ['that nobody knows chooses nothing and is told', '1999 Nirgends', delivers, true, nothing('unknown')],
  ['that nobody knows yet is not told too early', '1999 Nirgends', delivers, false, nothing(null)],
  ['is told where nobody delivers', '1070 Neubau', branchOf({ isDeliveryEnabled: false }), true, nothing('notHere')],
  ['that is none says nothing', null, delivers, true, nothing(null)],
])('An area in the address of a menu %s', (_what, name, branch, isKnown, expected) => {
  expect(areaChoiceOf(name, branch, isKnown)).toEqual(expected)
})
