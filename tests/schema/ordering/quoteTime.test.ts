import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { defaultChoice } from '../../../schema/catalogue/bounds.ts'
import { partProblems } from '../../../schema/catalogue/configuration.ts'
import { type PartValue, partsOf } from '../../../schema/catalogue/parts.ts'
import { partTypes, takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { MOST_AMOUNT } from '../../../schema/ordering/orderLimits.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { quote, wantedOf as wantedOfCall } from '../../../schema/ordering/quote.ts'
import type { Wanted } from '../../../schema/ordering/wanted.ts'
import { anyCart, anyProduct } from '../../support/anyProduct.ts'
import { branchOf, catalogueOf, itemOf, productOf, uploadOf, wantedOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import { open } from '../../support/schedules.ts'

const runs = { numRuns: runsOf(1000) }
const at = (local: string) => Date.parse(local)
const noon = at('2026-11-20T12:02:00+01:00')
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

describe('The earliest time', () => {
  it.each<[string, Parameters<typeof branchOf>[0], Parameters<typeof productOf>[0], string | null]>([
    ['is the next five minutes while open', {}, {}, '2026-11-20T11:05:00.000Z'],
    ['is when it opens next', { openingHours: [open('saturday', '09:00–12:00')] }, {}, '2026-11-21T08:00:00.000Z'],
    [
      'waits for the lead time',
      {},
      { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 },
      '2026-11-20T14:05:00.000Z',
    ],
    ['waits for the day orders begin', { orderableFrom: '2026-12-01' }, {}, '2026-12-01T07:00:00.000Z'],
    ['is none where it never opens', { openingHours: [] }, {}, null],
  ])('%s', (_title, branch, product, earliest) => {
    const found = catalogueOf([productOf(product)], { branch: branchOf(branch) })
    expect(iso(quote(wantedOf([itemOf(1)]), found, noon).earliest)).toBe(earliest)
  })
})

describe('The day of supply decides the tax', () => {
  const bread = catalogueOf([productOf({ price: 480, tax: 'staple' })])
  const lastEvening = at('2026-06-30T17:00:00+02:00')
  it.each<[string, number, number | null, number]>([
    ['of an order at once', lastEvening, null, 10],
    ['of an appointment on the next day', lastEvening, at('2026-07-01T09:00:00+02:00'), 4.9],
    ['of a pre-order after closing time', at('2026-06-30T20:00:00+02:00'), null, 4.9],
    ['of an impossible appointment, as if there was none', lastEvening, at('2026-06-01T09:00:00+02:00'), 10],
  ])('%s', (_title, now, appointment, rate) => {
    expect(quote(wantedOf([itemOf(1)], { appointment }), bread, now).pricing.taxes[0]?.rate).toBe(rate)
  })
})

describe('A call of the wire', () => {
  const product = productOf({ unit: 'gram' })
  const call = { branch: 1, isDelivery: false, isDineIn: false, items: [{ product: 1, amount: 300 }] }
  it('is read with the unit of the product and without what was left empty', () => {
    expect(wantedOfCall({ ...call, deliveryArea: '', table: '' }, () => product)).toEqual({
      items: [{ key: '0', product: 1, amount: 300, unit: 'gram', parts: {} }],
      mode: 'takeaway',
      deliveryArea: null,
      appointment: null,
      donatee: null,
      table: null,
    })
  })

  it.each<[object, string]>([
    [{ isDelivery: true }, 'delivery'],
    [{ isDineIn: true }, 'dineIn'],
    [{}, 'takeaway'],
  ])('with %j is for %s', (given, mode) => {
    expect(wantedOfCall({ ...call, ...given }, () => product).mode).toBe(mode)
  })

  it('keeps instants as instants, whatever their zone', () => {
    const wanted = (appointmentDate: string) => wantedOfCall({ ...call, appointmentDate }, () => product).appointment
    expect(wanted('2026-11-21T09:00:00+01:00')).toBe(wanted('2026-11-21T08:00:00Z'))
  })

  it('with an unknown product is still a question', () => {
    expect(wantedOfCall(call, () => undefined).items[0]).toMatchObject({ unit: 'amount', parts: {} })
  })
})

describe('A quote', () => {
  it('answers anything, and prices it in whole cents that add up', () => {
    fc.assert(
      fc.property(
        anyCart(),
        anyWish(),
        fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') }),
        ({ products, items }, wish, now) => {
          const wanted = { ...wish, items: [...items, ...(wish.items ?? [])] } as Wanted
          const { pricing, obstacles } = quote(wanted, catalogueOf(products), now.getTime())
          expect(pricing.totalNet + pricing.totalTax).toBe(pricing.totalGross)
          expect(Number.isSafeInteger(pricing.totalGross)).toBe(true)
          for (const { code, message } of obstacles) expect([typeof code, message.length > 5]).toEqual(['string', true])
        },
      ),
      runs,
    )
  })

  it('lets through whatever is ordered as its picker offers it, with every step filled in', () => {
    fc.assert(
      fc.property(anyProduct(), product => {
        const parts = Object.fromEntries(partsOf(product).map(part => [part.step, filled(part)]))
        fc.pre(partProblems(product, parts).length === 0)
        const item = itemOf(1, 1, { ...defaultChoice(product), parts })
        fc.pre(item.amount <= MOST_AMOUNT)
        const { obstacles } = quote(wantedOf([item]), catalogueOf([product]), noon)
        expect(obstacles.filter(({ code }) => code !== 'orderTooBig')).toEqual([])
      }),
      runs,
    )
  })

  it('names an earliest time that is open, on five minutes and not past', () => {
    const start = fc.integer({ min: 0, max: 500_000 }).map(minute => noon + minute * 60_000)
    fc.assert(
      fc.property(start, fc.nat(200), (now, leadTimeValue) => {
        const product = productOf({ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue })
        const { earliest } = quote(wantedOf([itemOf(1)]), catalogueOf([product]), now)
        expect(earliest).toBeGreaterThanOrEqual(now + leadTimeValue * 3_600_000)
        const { minutes } = localTime(earliest ?? 0, 'Europe/Vienna')
        expect([minutes >= 480 && minutes <= 1080, minutes % 5]).toEqual([true, 0])
        const appointment = wantedOf([itemOf(1)], { appointment: earliest })
        expect(quote(appointment, catalogueOf([product]), now).obstacles).toEqual([])
      }),
      runs,
    )
  })

  it('says the same in any order of the lines', () => {
    fc.assert(
      fc.property(anyCart(), ({ products, items }) => {
        const found = catalogueOf(products)
        const codes = (lines: readonly CartItem[]) =>
          quote(wantedOf(lines), found, noon)
            .obstacles.map(({ code }) => code)
            .toSorted()
        expect(codes(items.toReversed())).toEqual(codes(items))
      }),
      runs,
    )
  })
})

function filled(part: ConfigPart): PartValue {
  const names = part.options.map(option => option.name)
  const several = takesSeveral(part)
  const values = { text: 'Alles Gute', options: several ? names : (names[0] ?? null), files: [uploadOf(1)] }
  return values[partTypes[part.type].takes]
}

/** Wishes as no form makes them. */
function anyWish() {
  const instants = fc.oneof(fc.integer({ min: noon - 86_400_000, max: noon + 200 * 86_400_000 }), fc.double())
  const nonsense = fc.record({
    key: fc.string(),
    product: fc.oneof(fc.double(), fc.string()),
    amount: fc.oneof(fc.double(), fc.constant('drei')),
    unit: fc.constantFrom('constructor', '', 'gram', null),
    parts: fc.anything(),
  })
  return fc.record({
    items: fc.array(nonsense, { maxLength: 3 }),
    mode: fc.constantFrom('takeaway', 'delivery', 'dineIn', 'toString', ''),
    deliveryArea: fc.constantFrom(null, 'Zentrum', 'Nachbarschaft', '__proto__'),
    appointment: fc.oneof(fc.constant(null), instants),
    donatee: fc.option(fc.integer()),
    table: fc.option(fc.oneof(fc.integer(), fc.string())),
  })
}
