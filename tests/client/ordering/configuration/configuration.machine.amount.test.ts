import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfigurationEvent } from '../../../../client/ordering/configuration/configuration.machine.ts'
import { boundsOf } from '../../../../schema/catalogue/bounds.ts'
import { convertQuantity, unitsOf } from '../../../../schema/catalogue/quantity.ts'
import { anyProduct } from '../../../support/anyProduct.ts'
import { productOf } from '../../../support/business.ts'
import { runsOf } from '../../../support/runs.ts'
import { configuring } from './configuring.ts'

/** A loaf of 1.2 kg, sold whole or by weight in steps of 250 g. */
const loaf = productOf({
  price: 640,
  pricing: { amount: 1, unit: 'kilogram' },
  maximumQuantity: 10,
  alternativeUnits: [
    {
      unit: 'kilogram',
      ratio: 1 / 1.2,
      minimumQuantity: 0.5,
      maximumQuantity: 4,
      quantityStepSize: 0.25,
      calculationModel: 'approximate',
    },
  ],
})

describe('The amount', () => {
  it('starts with the default quantity and unit', () => {
    expect(configuring(productOf({ defaultQuantity: 3 })).now).toMatchObject({ amount: 3, unit: 'amount' })
  })

  it.each([
    ['accepts a comma as decimal separator', '1,5', 1.5],
    ['accepts a dot as decimal separator', '1.5', 1.5],
    ['snaps to the minimum plus multiples of the step', '1,6', 1.5],
    ['below the minimum is the minimum', '0,1', 0.5],
    ['that is no number becomes 0 and so the minimum', 'viel', 0.5],
    ['at or above the maximum is the maximum', '17', 4],
  ])('%s', (_title, text, amount) => {
    const run = configuring(loaf)
    run.send({ type: 'unit.choose', unit: 'kilogram' }, { type: 'amount.type', text })
    expect(run.now.amount).toBe(amount)
  })

  it('has minus disabled at the minimum and plus at the maximum', () => {
    const run = configuring(productOf({ maximumQuantity: 2 }))
    const less: ConfigurationEvent = { type: 'amount.step', direction: -1 }
    const more: ConfigurationEvent = { type: 'amount.step', direction: 1 }
    expect([run.can(less), run.can(more)]).toEqual([false, true])
    run.send(more)
    expect([run.can(less), run.can(more)]).toEqual([true, false])
  })

  it('steps through every orderable amount, also from a maximum that is off the steps', () => {
    const run = configuring(productOf({ minimumQuantity: 1, quantityStepSize: 2, maximumQuantity: 3.5 }))
    const walked = ([1, 1, -1, -1] as const).map(direction => {
      run.send({ type: 'amount.step', direction })
      return run.now.amount
    })
    expect(walked).toEqual([3, 3.5, 3, 1])
  })

  it('is converted by the ratio of the alternative unit and snapped again when the unit changes', () => {
    const run = configuring(loaf)
    run.send({ type: 'amount.type', text: '2' }, { type: 'unit.choose', unit: 'kilogram' })
    expect(run.now).toMatchObject({ amount: 2.5, unit: 'kilogram' })
    run.send({ type: 'unit.choose', unit: 'gram' })
    expect(run.now).toMatchObject({ amount: 2500, unit: 'gram' })
  })

  it('keeps to the units the product is sold in', () => {
    const run = configuring(loaf)
    run.send({ type: 'unit.choose', unit: 'litre' })
    expect(run.now.unit).toBe('amount')
  })

  it('comes as near as the steps allow to what it was in the unit before', () => {
    const choices = anyProduct().chain(product => fc.tuple(fc.constant(product), fc.constantFrom(...unitsOf(product))))
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 50 }), ([product, unit], count) => {
        const run = configuring(product)
        run.send({ type: 'amount.type', text: String(count) })
        const before = run.now
        run.send({ type: 'unit.choose', unit })
        const exact = convertQuantity(product, before.amount, before.unit, unit)
        const { minimum, maximum, step } = boundsOf(product, unit)
        const inside = Math.max(minimum, Math.min(exact, maximum ?? exact))
        expect(Math.abs(run.now.amount - inside)).toBeLessThanOrEqual((step / 2) * 1.000001)
      }),
      { numRuns: runsOf(1000) },
    )
  })
})
