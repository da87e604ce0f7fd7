import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../../schema/catalogue/pieces.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { productOf } from '../../support/business.ts'

/** Bread cut by weight, also sold as a loaf of 1.2 kg. */
const bread = productOf({
  unit: 'gram',
  alternativeUnits: [{ unit: 'amount', ratio: 1200, calculationModel: 'approximate' }],
})

describe('Pieces a deposit is paid for', () => {
  it.each<[string, number, Unit, number]>([
    ['pieces are pieces', 3, 'amount', 3],
    ['a broken piece counts whole', 1.5, 'amount', 2],
    ['weight is converted into loaves', 2500, 'gram', 3],
    ['nothing is nothing', 0, 'gram', 0],
  ])('%s', (_title, amount, unit, pieces) => {
    expect(piecesOf(bread, amount, unit)).toBe(pieces)
  })

  it.each<[string, number, Unit, number]>([
    ['a bottle is a bottle', 6, 'amount', 6],
    ['a pack of six is six bottles', 1, 'package', 6],
    ['half a pack is three', 0.5, 'package', 3],
    ['a pair is two', 2, 'pair', 4],
  ])('%s', (_title, amount, unit, pieces) => {
    const alternativeUnits = [
      { unit: 'package', ratio: 6, calculationModel: 'fixed' },
      { unit: 'pair', ratio: 2, calculationModel: 'fixed' },
    ] as const
    expect(piecesOf(productOf({ alternativeUnits: [...alternativeUnits] }), amount, unit)).toBe(pieces)
  })

  it.each<[string, Unit, readonly [Unit, number][]]>([
    [
      'a pack of three named before its bottles',
      'litre',
      [
        ['package', 1.5],
        ['amount', 0.5],
      ],
    ],
    ['a pack of three that is sold in bottles too', 'package', [['amount', 1 / 3]]],
    [
      'a pack of three named before what is counted in portions',
      'litre',
      [
        ['package', 1.5],
        ['serving', 0.5],
      ],
    ],
  ])('%s is three pieces', (_title, unit, others) => {
    const alternativeUnits = others.map(([other, ratio]) => ({
      unit: other,
      ratio,
      calculationModel: 'fixed' as const,
    }))
    const bottled = productOf({ unit, alternativeUnits })
    const single = others.at(-1)?.[0] ?? unit
    expect([piecesOf(bottled, 1, 'package'), piecesOf(bottled, 6, single)]).toEqual([3, 6])
  })

  it('goods that are only measured are one piece', () => {
    expect(piecesOf(productOf({ unit: 'litre' }), 2.5, 'litre')).toBe(1)
  })
})
