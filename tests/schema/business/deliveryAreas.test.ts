import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryArea } from '../../../schema/business/branch.ts'
import {
  areaOf,
  areasAt,
  deliveryCost,
  missingToFree,
  missingToMinimum,
} from '../../../schema/business/deliveryAreas.ts'
import { branchOf } from '../../support/business.ts'

const runs = { numRuns: 1000 }
const area = (given: Partial<DeliveryArea> = {}): DeliveryArea => ({
  area: 'Zentrum',
  price: 390,
  tax: 'drink',
  free: false,
  ...given,
})

describe('An address is delivered in', () => {
  const areas = [
    area({ area: 'Neubau', postcodes: ['1070'] }),
    area({ area: 'Mitte', postcodes: ['1010-1060', '1090'] }),
    area({ area: 'Salzburg rechts', postcodes: ['5020'] }),
    area({ area: 'Salzburg links', postcodes: ['5020'] }),
  ]
  const names = (zipCode: string, deliveryAreas = areas) =>
    areasAt(branchOf({ deliveryAreas }), zipCode).map(({ area }) => area)

  it.each([
    ['1070', ['Neubau']],
    ['A-1010 Wien', ['Mitte']],
    ['1090', ['Mitte']],
    ['5020', ['Salzburg rechts', 'Salzburg links']],
    ['8010', []],
    ['10100', []],
    ['irgendwo', []],
  ])('%j: %j', (zipCode, found) => {
    expect(names(zipCode)).toEqual(found)
  })

  it('areas without postcodes where no other one names it', () => {
    const open = [...areas, area({ area: 'Umgebung', postcodes: [] }), area({ area: 'Land' })]
    expect(names('1070', open)).toEqual(['Neubau'])
    expect(names('8010', open)).toEqual(['Umgebung', 'Land'])
    expect(names('irgendwo', open)).toEqual(['Umgebung', 'Land'])
  })
})

describe('The way costs', () => {
  it.each<[string, Partial<DeliveryArea>, number, number]>([
    ['its price', {}, 5000, 390],
    ['nothing in a free area', { free: true }, 0, 0],
    ['its price one cent below the limit', { freeFromOrderValue: 4000 }, 3999, 390],
    ['nothing at the limit', { freeFromOrderValue: 4000 }, 4000, 0],
    ['nothing above the limit', { freeFromOrderValue: 4000 }, 4001, 0],
    ['its price where the limit is null', { freeFromOrderValue: null }, 4001, 390],
  ])('%s', (_title, given, goods, cents) => {
    expect(deliveryCost(area(given), goods)).toBe(cents)
  })

  it('nothing exactly from the limit on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(20_000), fc.nat(20_000), (price, limit, goods) => {
        expect(deliveryCost(area({ price, freeFromOrderValue: limit }), goods)).toBe(goods >= limit ? 0 : price)
      }),
      runs,
    )
  })
})

describe('What is missing', () => {
  it.each<[string, Partial<DeliveryArea>, number, number]>([
    ['without a minimum', {}, 0, 0],
    ['one cent below the minimum', { minimumOrderValue: 1500 }, 1499, 1],
    ['at the minimum', { minimumOrderValue: 1500 }, 1500, 0],
  ])('to the minimum: %s', (_title, given, goods, cents) => {
    expect(missingToMinimum(area(given), goods)).toBe(cents)
  })

  it.each<[string, Partial<DeliveryArea>, number, number | null]>([
    ['never free', {}, 100, null],
    ['below the limit', { freeFromOrderValue: 4000 }, 3550, 450],
    ['at the limit', { freeFromOrderValue: 4000 }, 4000, null],
    ['free anyway', { free: true, freeFromOrderValue: 4000 }, 100, null],
    ['without a price', { price: 0, freeFromOrderValue: 4000 }, 100, null],
  ])('to free delivery: %s', (_title, given, goods, cents) => {
    expect(missingToFree(area(given), goods)).toBe(cents)
  })

  it('is exactly enough: what is missing added, nothing is missing and the way is free', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000), (limit, minimum, goods) => {
        const given = area({ freeFromOrderValue: limit, minimumOrderValue: minimum })
        const enough = goods + missingToMinimum(given, goods)
        expect(missingToMinimum(given, enough)).toBe(0)
        if (enough > goods) expect(missingToMinimum(given, enough - 1)).toBe(1)
        const free = goods + (missingToFree(given, goods) ?? 0)
        expect(deliveryCost(given, free)).toBe(0)
        if (free > goods) expect(deliveryCost(given, free - 1)).toBe(390)
      }),
      runs,
    )
  })
})

describe('The area of an order', () => {
  it.each<[string | null | undefined, string | null]>([
    ['Zentrum', 'Zentrum'],
    ['zentrum', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['__proto__', null],
  ])('%j is %j', (name, found) => {
    expect(areaOf(branchOf(), name)?.area ?? null).toBe(found)
  })
})
