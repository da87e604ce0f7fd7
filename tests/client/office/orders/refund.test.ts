import { describe, expect, it } from 'vitest'
import { centsTyped, leftOfLine, nothing, wantedOf } from '../../../../client/office/orders/refund.ts'
import { creditNoteOf } from '../../../../schema/ordering/creditNote.ts'
import type { WholeLine } from '../../../../schema/ordering/officeCalls.ts'
import { splitTaxes } from '../../../../schema/ordering/taxes.ts'

const line = (position: number, amount: number, gross: number, deposit = 0): WholeLine => ({
  position,
  product: 1,
  categories: [],
  name: 'Semmel',
  amount,
  unit: 'amount',
  lines: [],
  gross,
  values: {},
  unitPrice: 0,
  rate: 10,
  deposit,
})
const way = { rate: 10, gross: 390 }
const lines = [line(0, 3, 200, 10), line(1, 1, 450)]
const { taxes } = splitTaxes(
  lines,
  lines.map(({ rate, deposit }) => ({ rate, gross: deposit })),
  way,
)
const pricing = {
  items: [],
  net: 0,
  tax: 0,
  gross: 650,
  deliveryNet: 0,
  deliveryTax: 0,
  deliveryGross: 390,
  totalNet: 0,
  totalTax: 0,
  totalGross: 1050,
  taxes,
  deposit: 10,
  donation: 0,
}
const order = { lines, refundable: 1050, pricing, creditNotes: [] }

it.each([
  ['', 0],
  ['4', 400],
  ['4,9', 490],
  ['4.90 €', 490],
  ['0,05', 5],
  ['1.234,50', 123_450],
  ['4,90 CHF', 490],
  ['4,905', null],
  ['-1', null],
  ['viel', null],
])('%j are %j cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})

describe('What the button says is what the server gives back', () => {
  it.each([
    [{ lines: { 0: 1 } }, []],
    [{ lines: { 0: 2, 1: 1 }, delivery: true, amount: '0,60' }, []],
    [{ lines: { 0: 1 } }, [{ lines: [{ position: 0, amount: 1, gross: 70 }] }]],
    [{ lines: { 0: 2 } }, [{ lines: [{ position: 0, amount: 1, gross: 70 }] }]],
  ])('%j after %j', (chosen, former) => {
    const wanted = wantedOf({ ...order, creditNotes: former }, { ...nothing, ...chosen })
    const notes = former.map(note => ({
      ...note,
      amount: 70,
      delivery: 0,
      taxes: [{ rate: 10, net: 64, tax: 6, gross: 70 }],
    }))
    const creditable = {
      lines: lines.map(each => ({ ...each, depositRate: each.rate })),
      delivery: way,
      taxes,
    }
    expect(wanted && creditNoteOf(creditable, notes, wanted.call)?.amount).toBe(wanted?.cents)
  })

  it.each([
    ['nothing', {}],
    ['no amount', { amount: 'x' }],
    ['more than is left', { amount: '10,51' }],
  ])('and nothing for %s', (_, chosen) => {
    expect(wantedOf(order, { ...nothing, ...chosen })).toBeNull()
  })

  it('and of a line only what is left of it', () => {
    const creditNotes = [{ lines: [{ position: 0, amount: 1, gross: 70 }] }]
    expect(lines.map(each => leftOfLine({ creditNotes }, each))).toEqual([2, 1])
  })
})
