import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netOf } from '../../../schema/ordering/pricing.ts'
import { type Share, splitTaxes } from '../../../schema/ordering/taxes.ts'

const runs = { numRuns: 1000 }
const rates = [0, 2.6, 4.9, 7, 8.1, 10, 19, 20]
const share = (): fc.Arbitrary<Share> =>
  fc.record({ rate: fc.constantFrom(...rates), gross: fc.oneof(fc.nat(50), fc.nat(1_000_000)) })
const shares = () => fc.array(share(), { maxLength: 12 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const nothing: Share = { rate: 0, gross: 0 }

describe('The net of an amount', () => {
  it.each([
    [11, 10, 10],
    [10, 20, 8.3333],
    [12.9, 10, 11.7273],
    [100, 4.9, 95.3289],
    [5, 0, 5],
  ])('of %d at %d %% is %d, to four decimals', (gross, rate, net) => {
    expect(netOf(gross, rate)).toBe(net)
  })
})

describe('The taxes of an order', () => {
  it('come from the sums per rate, not from the lines', () => {
    // Three lines of 0.05 € at 20 %: alone each would be 0.04 € net, 0.12 € together; the sum of 0.15 € is 0.13 € net.
    const line = { rate: 20, gross: 5 }
    expect(splitTaxes([line, line, line], [], nothing)).toEqual({
      goodsNet: 13,
      deliveryNet: 0,
      totalNet: 13,
      taxes: [{ rate: 20, net: 13, tax: 2, gross: 15 }],
    })
  })

  it('are listed by rate, without empty rows', () => {
    const { taxes } = splitTaxes(
      [
        { rate: 20, gross: 1200 },
        { rate: 7, gross: 0 },
      ],
      [{ rate: 0, gross: 25 }],
      { rate: 10, gross: 110 },
    )
    expect(taxes).toEqual([
      { rate: 0, net: 25, tax: 0, gross: 25 },
      { rate: 10, net: 100, tax: 10, gross: 110 },
      { rate: 20, net: 1000, tax: 200, gross: 1200 },
    ])
  })

  it('are whole cents with net + tax = gross, add up to the total, and each row is its own rounded sum', () => {
    fc.assert(
      fc.property(shares(), shares(), share(), (goods, deposits, delivery) => {
        const split = splitTaxes(goods, deposits, delivery)
        const all = [...goods, ...deposits, delivery]
        expect(sum(split.taxes.map(row => row.gross))).toBe(sum(all.map(({ gross }) => gross)))
        expect(sum(split.taxes.map(row => row.net))).toBe(split.totalNet)
        for (const row of split.taxes) {
          expect([row.net, row.tax].every(value => Number.isInteger(value) && value >= 0)).toBe(true)
          expect(row.net + row.tax).toBe(row.gross)
          expect(row.gross).toBe(sum(all.filter(({ rate }) => rate === row.rate).map(({ gross }) => gross)))
          expect(Math.abs(row.net - row.gross / (1 + row.rate / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
      runs,
    )
  })

  it('leave no cent between goods, deposit, delivery and total', () => {
    fc.assert(
      fc.property(shares(), shares(), share(), (goods, deposits, delivery) => {
        const { goodsNet, deliveryNet, totalNet } = splitTaxes(goods, deposits, delivery)
        const depositNet = totalNet - goodsNet - deliveryNet
        expect(depositNet).toBeGreaterThanOrEqual(0)
        expect(depositNet).toBeLessThanOrEqual(sum(deposits.map(({ gross }) => gross)))
        expect(deliveryNet).toBeGreaterThanOrEqual(0)
        expect(deliveryNet).toBeLessThanOrEqual(delivery.gross)
        expect(Math.abs(deliveryNet - delivery.gross / (1 + delivery.rate / 100))).toBeLessThanOrEqual(1 + 1e-6)
      }),
      runs,
    )
  })

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(shares(), shares(), share(), (goods, deposits, delivery) => {
        const turned = splitTaxes(goods.toReversed(), deposits.toReversed(), delivery)
        expect(turned).toEqual(splitTaxes(goods, deposits, delivery))
      }),
      runs,
    )
  })
})
