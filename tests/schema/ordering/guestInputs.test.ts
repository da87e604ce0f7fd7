import { describe, expect, it } from 'vitest'
import { isPhone, normalisePhone, typePhone } from '../../../schema/base/phone.ts'
import type { Branch, DeliveryArea } from '../../../schema/business/branch.ts'
import { matchesSearch } from '../../../schema/business/branchSearch.ts'
import { areaOf, deliveryCost, missingToFree, missingToMinimum } from '../../../schema/business/deliveryAreas.ts'
import { boundsOf, isOrderable, parseQuantity, snapQuantity } from '../../../schema/catalogue/bounds.ts'
import { isPartValid } from '../../../schema/catalogue/configuration.ts'
import type { ConfigPart, Product } from '../../../schema/catalogue/product.ts'
import { convertQuantity, unitsOf } from '../../../schema/catalogue/quantity.ts'
import { checkoutProblems, requiredFields } from '../../../schema/ordering/checkout.ts'
import { netOf } from '../../../schema/ordering/pricing.ts'
import { earliestStart, leadTimeMs, nextSlot, slotsOn } from '../../../schema/ordering/slots.ts'
import { branchOf, optionOf, partOf, productOf } from '../../support/business.ts'
import { open } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const at = (time: string) => Date.parse(`2026-11-20T${time.length === 5 ? `${time}:00` : time}+01:00`)
const uploadOf = (id: number) => ({
  id,
  version: 1,
  extension: 'png',
  publicHash: 'a1b2c3d4e5f6a7b8',
  name: 'Bild.png',
})

describe('Branch search', () => {
  const branch = { name: 'Stammhaus', street: 'Ring 7', city: 'Wien', zipCode: '1010', keywords: 'Frühstück Brunch' }
  const finds = (term: string, tags: string[] = []) => matchesSearch(branch, tags, term)

  it('trim the term, split on spaces and commas', () => {
    expect(['  Wien  ', 'Graz,Wien', 'Graz Wien', 'Graz, ,Wien'].map(term => finds(term))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(finds('GrazWien')).toBe(false)
  })

  it('a branch matches if any part is contained (case-insensitive) in name, street, city, zipCode, keywords or tag names', () => {
    for (const term of ['stamm', 'RING', 'wie', '101', 'brunch', 'FRÜH']) expect(finds(term), term).toBe(true)
    expect([finds('terrasse'), finds('terrasse', ['Terrasse'])]).toEqual([false, true])
    expect([finds('1020'), finds('1020 xyz'), finds('1020 1010')]).toEqual([false, false, true])
  })
})

describe('Quantity', () => {
  const dough = productOf({
    unit: 'gram',
    minimumQuantity: 200,
    maximumQuantity: 1000,
    quantityStepSize: 50,
    alternativeUnits: [
      { unit: 'amount', ratio: 250, calculationModel: 'fixed', minimumQuantity: 1, maximumQuantity: 4 },
    ],
  })
  const bounds = boundsOf(dough, 'gram')

  it('amount input accepts comma or dot as decimal separator; a non-numeric value becomes 0', () => {
    expect(['1,5', '1.5', 'zwei', ''].map(parseQuantity)).toEqual([1.5, 1.5, 0, 0])
  })

  it('the value snaps to minimumQuantity plus multiples of quantityStepSize; below the minimum gives the minimum; at or above the maximum gives the maximum', () => {
    const snapped = [0, 199, 200, 224, 226, 250, 999, 1000, 1001].map(amount => snapQuantity(amount, bounds))
    expect(snapped).toEqual([200, 200, 200, 200, 250, 250, 1000, 1000, 1000])
  })

  it('Minus is disabled at or below the minimum, plus at the maximum: nothing beyond can be ordered', () => {
    const able = [150, 200, 250, 1000, 1050].map(amount => isOrderable(amount, bounds))
    expect(able).toEqual([false, true, true, true, false])
  })

  it('When the unit changes the amount is converted (also via alternative-unit ratios) and re-snapped.', () => {
    const pieces = convertQuantity(dough, 600, 'gram', 'amount')
    expect(pieces).toBe(2.4)
    expect(snapQuantity(pieces, boundsOf(dough, 'amount'))).toBe(2)
    expect(convertQuantity(dough, 600, 'gram', 'kilogram')).toBe(0.6)
    expect(snapQuantity(convertQuantity(dough, 3, 'amount', 'gram'), bounds)).toBe(750)
  })

  it('Unit choices are limited to the types supported by the product’s unit and alternative units.', () => {
    expect(unitsOf(dough)).toEqual(['gram', 'decagram', 'kilogram', 'amount'])
    expect(unitsOf(productOf())).toEqual(['amount'])
  })

  it('Item amount must be above 0.', () => {
    const free = { minimum: 0, maximum: null, step: 1 }
    expect([isOrderable(0, free), isOrderable(-1, free), isOrderable(1, free)]).toEqual([false, false, true])
  })
})

describe('Configurable parts', () => {
  const valid = (type: ConfigPart['type'], value: Parameters<typeof isPartValid>[1], optional = false) =>
    isPartValid(partOf({ type, optional, options: [optionOf('A'), optionOf('B')] }), value)

  it('non-optional select, text, textarea need a value', () => {
    for (const type of ['select', 'text', 'textarea'] as const)
      expect([valid(type, null), valid(type, ''), valid(type, 'A'), valid(type, null, true)]).toEqual([
        false,
        false,
        true,
        true,
      ])
  })

  it('non-optional multiselect, file(s), image(s) need at least one entry', () => {
    for (const type of ['file', 'files', 'image', 'images'] as const)
      expect([valid(type, []), valid(type, [uploadOf(1)]), valid(type, [], true)]).toEqual([false, true, true])
    expect([valid('multiselect', []), valid('multiselect', ['B']), valid('multiselect', [], true)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('single or multiple', () => {
    const two = [uploadOf(1), uploadOf(2)]
    expect((['file', 'image', 'files', 'images'] as const).map(type => valid(type, two))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('Delivery', () => {
  const area = (given: Partial<DeliveryArea>): DeliveryArea => {
    const found = areaOf(branchOf(), 'Zentrum')
    if (!found) throw new Error('The branch of the tests delivers to Zentrum.')
    return { ...found, ...given }
  }

  it('an order below the area’s minimumOrderValue blocks checkout', () => {
    expect([1499, 1500, 1501].map(goods => missingToMinimum(area({ minimumOrderValue: 1500 }), goods))).toEqual([
      1, 0, 0,
    ])
  })

  it('Delivery is free if the area is marked free or the gross exceeds freeFromOrderValue (reaching it is enough)', () => {
    const cost = (goods: number, free = false) =>
      deliveryCost(area({ price: 390, freeFromOrderValue: 4000, free }), goods)
    expect([cost(3999), cost(4000), cost(4001), cost(0, true)]).toEqual([390, 0, 0, 0])
  })

  it('the cart shows a hint towards it', () => {
    expect([3999, 4000].map(goods => missingToFree(area({ freeFromOrderValue: 4000 }), goods))).toEqual([1, null])
  })
})

describe('Checkout form', () => {
  const nothing = { email: false, phone: false, address: false }
  const fields = (given: Partial<Branch>, mode: 'takeaway' | 'delivery') => [...requiredFields(branchOf(given), mode)]

  it('firstName, lastName, street, zipCode, city, country and deliveryArea (if delivery) are required', () => {
    const address = { requiredForDelivery: { ...nothing, address: true }, requiredForTakeaway: nothing }
    expect(fields(address, 'delivery')).toEqual([
      'firstName',
      'lastName',
      'street',
      'zipCode',
      'city',
      'country',
      'deliveryArea',
    ])
    expect(fields(address, 'takeaway')).toEqual(['firstName', 'lastName'])
  })

  it('email and phone are required per branch and method', () => {
    const given = { requiredForTakeaway: { ...nothing, email: true }, requiredForDelivery: { ...nothing, phone: true } }
    expect(fields(given, 'takeaway')).toEqual(['firstName', 'lastName', 'email'])
    const address = ['street', 'zipCode', 'city', 'country']
    expect(fields(given, 'delivery')).toEqual(['firstName', 'lastName', ...address, 'phone', 'deliveryArea'])
  })

  it('Phone: while typing only digits, plus and spaces; on change only digits and plus; a leading 00 becomes +', () => {
    expect(typePhone('0043 (664) 12-34a')).toBe('0043 664 1234')
    expect(normalisePhone('+43 664 1234', 'AT')).toBe('+436641234')
    expect([normalisePhone('0043 664', 'AT'), normalisePhone('43 664', 'AT')]).toEqual(['+43664', '43664'])
  })

  it('without leading + the warning ‚Bitte geben Sie eine gültige Nummer im Format +436641234567 an.‘ shows', () => {
    expect([isPhone('+436641234567'), isPhone('06641234567')]).toEqual([true, false])
    const problems = checkoutProblems({ phone: '664 1234567' }, branchOf(), 'takeaway')
    expect(problems.find(({ field }) => field === 'phone')?.message).toBe(
      'Bitte geben Sie eine gültige Nummer im Format +436641234567 an.',
    )
  })

  it('Terms and privacy checkboxes must be accepted', () => {
    const flagged = (accepted: boolean | undefined) =>
      checkoutProblems({ legalInstructions: accepted, privacyPolicy: accepted }, branchOf(), 'takeaway')
        .map(({ field }) => field)
        .filter(field => field === 'legalInstructions' || field === 'privacyPolicy')
    expect([flagged(true), flagged(false), flagged(undefined)]).toEqual([
      [],
      ['legalInstructions', 'privacyPolicy'],
      ['legalInstructions', 'privacyPolicy'],
    ])
  })
})

describe('Slots and tax', () => {
  const product = (given: Partial<Product>) => productOf({ isLeadTimeEnabled: true, ...given })
  const lunch = [open('daily', '11:00–11:10'), open('daily', '12:00–12:07')]

  it('the earliest start is pushed later by the longest lead time among cart items whose product has lead time enabled (minutes, hours, days or weeks, times leadTimeValue)', () => {
    const lead = (leadTimeType: Product['leadTimeType']) => product({ leadTimeType, leadTimeValue: 2 })
    expect((['minutes', 'hours', 'days', 'weeks'] as const).map(type => leadTimeMs(lead(type)) / 60_000)).toEqual([
      2, 120, 2880, 20_160,
    ])
    const off = { ...lead('weeks'), isLeadTimeEnabled: false }
    expect(earliestStart(at('10:00'), [lead('minutes'), lead('hours'), off])).toBe(at('12:00'))
  })

  it('Slot starts round up to the next 5 minutes', () => {
    const starts = ['10:00:00', '10:00:01', '10:04:59', '10:05:00', '10:05:01'].map(now => earliestStart(at(now), []))
    expect(starts).toEqual(['10:00', '10:05', '10:05', '10:05', '10:10'].map(at))
  })

  it('the next search starts 1 minute after the end of a slot', () => {
    const shown = (from: string) => nextSlot(lunch, vienna, at(from))
    expect([shown('11:10'), shown('11:11'), shown('12:07')]).toEqual([
      at('11:10'),
      at('12:00'),
      at('11:00') + 86_400_000,
    ])
  })

  it('Appointment: must lie within opening hours: the slots of a day are those alone', () => {
    expect(slotsOn(lunch, '2026-11-20', vienna, at('00:00'))).toEqual(
      ['11:00', '11:05', '11:10', '12:00', '12:05'].map(at),
    )
  })

  it('Tax: net = gross / (1 + rate/100), rounded to 4 decimals.', () => {
    const table = [
      [1, 10, 0.9091],
      [1, 20, 0.8333],
      [1, 4.9, 0.9533],
      [1, 13, 0.885],
      [1, 7, 0.9346],
      [1, 19, 0.8403],
      [1, 8.1, 0.9251],
      [1, 2.6, 0.9747],
      [0, 20, 0],
      [12.34, 0, 12.34],
      [120, 20, 100],
      [99_999.99, 20, 83_333.325],
    ] as [number, number, number][]
    for (const [gross, rate, net] of table) expect(netOf(gross, rate), `${gross} at ${rate} %`).toBe(net)
  })
})
