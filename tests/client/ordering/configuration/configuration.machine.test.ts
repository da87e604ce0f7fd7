import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConfigurationEvent, isComplete } from '../../../../client/ordering/configuration/configuration.machine.ts'
import { boundsOf, isOrderable } from '../../../../schema/catalogue/bounds.ts'
import { isPartValid } from '../../../../schema/catalogue/configuration.ts'
import { askedParts } from '../../../../schema/catalogue/parts.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { anyProduct } from '../../../support/anyProduct.ts'
import { itemOf, optionOf, partOf, productOf } from '../../../support/business.ts'
import { runsOf } from '../../../support/runs.ts'
import { anyEvents, configuring } from './configuring.ts'

const bread = partOf({
  step: 'bread',
  isLeftOpen: true,
  options: [optionOf('Semmel'), optionOf('Vollkorn', 'add', 50)],
})
const extras = partOf({
  step: 'extras',
  type: 'multiselect',
  optional: true,
  options: [optionOf('Käse', 'add', 80), optionOf('Ei')],
})
const sauce = partOf({ step: 'sauce', optional: true, options: [optionOf('Senf'), optionOf('Kren')] })
const note = partOf({ step: 'note', type: 'text' })

const withParts = (parts: Product['config']['parts'], given: Partial<Product> = {}) =>
  productOf({ type: 'configurable', config: { parts }, ...given })
const stepped = (parts: Product['config']['parts']) => withParts(parts, { isStepByStep: true })

describe('Step by step', () => {
  it('advances only if the current step is valid', () => {
    const run = configuring(stepped([bread, note]))
    run.send({ type: 'step.next' })
    expect(run.now.step).toBe(0)
    expect(run.said).toEqual([{ type: 'refused', step: 'bread' }])
    run.send({ type: 'option.choose', step: 'bread', option: 'Vollkorn' }, { type: 'step.next' })
    expect(run.now.step).toBe(1)
  })

  it('says nothing is wrong with a step before somebody tried to leave it', () => {
    const run = configuring(stepped([bread, note]))
    expect(run.now.touched).toEqual([])
    run.send({ type: 'step.next' })
    expect(run.now.touched).toEqual(['bread'])
  })

  it('lets an optional step be skipped', () => {
    const run = configuring(stepped([sauce, note]))
    run.send({ type: 'step.next' })
    expect(run.now.step).toBe(1)
  })

  it('goes back a step and keeps what was chosen', () => {
    const run = configuring(stepped([bread, note]))
    run.send({ type: 'option.choose', step: 'bread', option: 'Semmel' }, { type: 'step.next' }, { type: 'step.back' })
    expect(run.now).toMatchObject({ step: 0, parts: { bread: 'Semmel' } })
    expect(run.state).toBe('open')
  })

  it('cancels by back on step 0', () => {
    const run = configuring(stepped([bread, note]))
    run.send({ type: 'step.back' })
    expect(run.state).toBe('cancelled')
    expect(run.said).toEqual([{ type: 'cancelled' }])
  })

  it('does not go on behind the last step', () => {
    const run = configuring(stepped([sauce, extras]))
    run.send({ type: 'step.next' }, { type: 'step.next' }, { type: 'step.next' })
    expect(run.now.step).toBe(1)
  })

  it('shows a product with a single part as one page', () => {
    expect(configuring(stepped([bread])).can({ type: 'step.next' })).toBe(false)
  })

  it('goes one step on at a time and leaves only valid ones behind, whatever is tapped', () => {
    const products = anyProduct({ type: 'configurable', isStepByStep: true })
    let advances = 0
    fc.assert(
      fc.property(products, anyEvents(), (product, events) => {
        const run = configuring(product)
        for (const event of events) {
          const before = run.now
          run.send(event)
          if (run.now.step <= before.step) continue
          const part = askedParts(product, before.parts)[before.step]
          expect(run.now.step).toBe(before.step + 1)
          expect(part && isPartValid(part, before.parts[part.step])).toBe(true)
          advances += 1
        }
      }),
      { numRuns: runsOf(1000) },
    )
    expect(advances).toBeGreaterThan(runsOf(100))
  })
})

describe('Saving', () => {
  it('is allowed when all steps are valid', () => {
    const run = configuring(withParts([bread, note]))
    run.send({ type: 'option.choose', step: 'bread', option: 'Semmel' }, { type: 'submit' })
    expect(run.said).toEqual([{ type: 'refused', step: 'note' }])
    run.send({ type: 'part.set', step: 'note', value: ' Alles Gute ' }, { type: 'submit' })
    expect(run.said.at(-1)).toEqual({
      type: 'configured',
      item: { product: 1, amount: 1, unit: 'amount', parts: { bread: 'Semmel', note: 'Alles Gute' } },
    })
  })

  it('leads to the first part that is not valid and marks all of them', () => {
    const run = configuring(withParts([sauce, bread, note]))
    run.send({ type: 'submit' })
    expect(run.said).toEqual([{ type: 'refused', step: 'bread' }])
    expect(run.now.touched).toEqual(['bread', 'note'])
  })

  it('leads back to an earlier step that is not valid any more', () => {
    const run = configuring(stepped([bread, sauce]))
    run.send({ type: 'option.choose', step: 'bread', option: 'Semmel' }, { type: 'step.next' })
    const sold = partOf({ ...bread, options: [optionOf('Vollkorn')] })
    run.send({ type: 'product.changed', product: stepped([sold, sauce]) }, { type: 'submit' })
    expect(run.now.step).toBe(0)
    expect(run.said).toEqual([{ type: 'refused', step: 'bread' }])
  })

  it('is not possible without a required upload', () => {
    const run = configuring(withParts([partOf({ step: 'picture', type: 'image' })]))
    run.send({ type: 'submit' })
    expect(run.state).toBe('open')
  })

  it('gives only what can be ordered, whatever is tapped', () => {
    fc.assert(
      fc.property(anyProduct(), anyEvents(), (product, events) => {
        const run = configuring(product)
        run.send(...events, { type: 'submit' })
        const { amount, unit } = run.now
        expect(isOrderable(amount, boundsOf(product, unit))).toBe(true)
        if (run.state !== 'cancelled') expect(run.state).toBe(isComplete(run.now) ? 'configured' : 'open')
      }),
      { numRuns: runsOf(1000) },
    )
  })
})

describe('Choosing', () => {
  it('unselects an already selected optional single option', () => {
    const run = configuring(withParts([sauce]))
    run.send({ type: 'option.choose', step: 'sauce', option: 'Senf' })
    expect(run.now.parts.sauce).toBe('Senf')
    run.send({ type: 'option.choose', step: 'sauce', option: 'Senf' })
    expect(run.now.parts.sauce).toBeNull()
  })

  it('keeps an already selected option that is not optional', () => {
    const run = configuring(withParts([bread]))
    const choose: ConfigurationEvent = { type: 'option.choose', step: 'bread', option: 'Semmel' }
    run.send(choose, choose)
    expect(run.now.parts.bread).toBe('Semmel')
  })

  it('switches options of a multiselect on and off', () => {
    const run = configuring(withParts([extras]))
    run.send({ type: 'option.choose', step: 'extras', option: 'Ei' })
    run.send({ type: 'option.choose', step: 'extras', option: 'Käse' })
    expect(run.now.parts.extras).toEqual(['Käse', 'Ei'])
    run.send({ type: 'option.choose', step: 'extras', option: 'Ei' })
    expect(run.now.parts.extras).toEqual(['Käse'])
  })
})

describe('A line that is changed', () => {
  it('begins as it is in the cart', () => {
    const line = itemOf(1, 3, { parts: { bread: 'Vollkorn', extras: ['Ei'] } })
    expect(configuring(withParts([bread, extras]), line).now).toMatchObject({
      amount: 3,
      parts: { bread: 'Vollkorn', extras: ['Ei'] },
      lost: [],
    })
  })

  it('loses options that are not on offer any more, and says which', () => {
    const line = itemOf(1, 1, { parts: { bread: 'Dinkel', extras: ['Ei', 'Speck'] } })
    const { now } = configuring(withParts([bread, extras]), line)
    expect(now.parts).toEqual({ bread: null, extras: ['Ei'] })
    expect(now.lost).toEqual(['Dinkel', 'Speck'])
  })

  it('starts anew in a unit the product is not sold in any more', () => {
    const line = itemOf(1, 700, { unit: 'gram' })
    expect(configuring(productOf({ defaultQuantity: 2 }), line).now).toMatchObject({ amount: 2, unit: 'amount' })
  })
})

describe('A product that changes while it is configured', () => {
  it('keeps what was chosen as far as it is still on offer', () => {
    const run = configuring(withParts([bread, extras]))
    run.send({ type: 'option.choose', step: 'bread', option: 'Vollkorn' }, { type: 'amount.type', text: '5' })
    const next = withParts([partOf({ ...bread, options: [optionOf('Vollkorn', 'add', 70)] })], { maximumQuantity: 4 })
    run.send({ type: 'product.changed', product: next })
    expect(run.now).toMatchObject({ product: next, amount: 4, parts: { bread: 'Vollkorn' }, lost: [] })
  })

  it('is on its last step when steps were taken away', () => {
    const run = configuring(stepped([sauce, extras, note]))
    run.send({ type: 'step.next' }, { type: 'step.next' })
    run.send({ type: 'product.changed', product: stepped([sauce, extras]) })
    expect(run.now.step).toBe(1)
  })
})
