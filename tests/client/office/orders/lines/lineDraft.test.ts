import { describe, expect, it } from 'vitest'
import {
  amountIn,
  callOf,
  problemsAt,
  untouched,
  withAdded,
  withoutAdded,
  withProduct,
} from '../../../../../client/office/orders/lines/lineDraft.ts'
import type { WholeLine } from '../../../../../schema/ordering/officeCalls.ts'
import { optionOf, partOf, productOf } from '../../../../support/business.ts'

const line = (position: number, amount: number): WholeLine => ({
  position,
  product: 1,
  categories: [],
  name: 'Semmel',
  amount,
  unit: 'amount',
  lines: [],
  gross: 120,
  values: {},
  unitPrice: 120,
  rate: 10,
  deposit: 0,
})
const order = { rev: 4, lines: [line(0, 2), line(1, 0.5)] }

it.each([
  ['2', 2],
  ['0', 0],
  ['0,45', 0.45],
  [' 1.5 ', 1.5],
  ['1.500', 1500],
  ['0,0001', null],
  ['99999999', null],
  ['', null],
  ['-1', null],
  ['viel', null],
])('%j is the amount %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})

describe('What is sent of a change of lines', () => {
  it('is nothing where nothing is changed, or typed again as it was', () => {
    expect(callOf(order, untouched)).toBeNull()
    expect(callOf(order, { ...untouched, amounts: { 0: '2', 1: '0,5' }, parts: { 0: {} } })).toBeNull()
  })

  it('is nothing as long as an amount is none', () => {
    expect(callOf(order, { ...untouched, amounts: { 0: '1', 1: 'x' } })).toBeNull()
    const roll = productOf({ id: 7, name: 'Brezel' })
    expect(callOf(order, withAdded(withProduct(untouched, 7, roll), 1, { amount: '0' }))).toBeNull()
  })

  it('is what differs, and what was added as it is usually had', () => {
    const bread = partOf({ options: [optionOf('Dinkel'), optionOf('Roggen')] })
    const dip = partOf({ step: 'dip', name: 'Dip', optional: true, options: [optionOf('Senf')] })
    const burger = productOf({ id: 7, type: 'configurable', config: { parts: [bread, dip] } })
    const draft = withProduct({ ...untouched, amounts: { 1: '0' } }, 7, burger)
    expect(callOf(order, draft)).toEqual({
      rev: 4,
      changes: [{ position: 1, amount: 0 }],
      added: [{ product: 7, amount: 1, parts: { bread: 'Dinkel' } }],
    })
    expect(callOf(order, withoutAdded(draft, 1))?.added).toEqual([])
  })
})

it('other options of a line that was ordered are sent with it, and what is said against them stands at them', () => {
  const draft = { ...untouched, parts: { 0: { bread: 'Roggen', extra: ['Käse'] } } }
  const call = callOf(order, draft)
  expect(call?.changes).toEqual([{ position: 0, amount: 2, parts: { bread: 'Roggen', extra: ['Käse'] } }])
  const said = problemsAt([{ code: 'blank', message: 'Brot', field: 'changes.0.parts.bread' }], call, draft)
  expect(said.parts.get(0)?.get('parts.bread')).toBe('Brot')
  expect(said.lines.size).toBe(0)
})

it('what the server says stands at the line it says it of', () => {
  const draft = withProduct({ ...untouched, amounts: { 1: '0' } }, 7, productOf({ id: 7 }))
  const said = problemsAt(
    [
      { code: 'unit', message: 'Einheit', field: 'changes.0.unit' },
      { code: 'blank', message: 'Brot', field: 'added.0.parts.bread' },
      { code: 'conflict', message: 'Inzwischen geändert' },
    ],
    callOf(order, draft),
    draft,
  )
  expect(said.lines.get(1)).toBe('Einheit')
  expect(said.added.get(1)?.get('parts.bread')).toBe('Brot')
  expect(said.elsewhere).toBe('Inzwischen geändert')
})
