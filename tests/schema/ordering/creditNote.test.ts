import { describe, expect, it } from 'vitest'
import { type Creditable, type CreditNote, creditNoteOf } from '../../../schema/ordering/creditNote.ts'
import { splitTaxes } from '../../../schema/ordering/taxes.ts'

/** An order of lines [amount, gross, rate, deposit, depositRate] with a delivery. */
function orderOf(lines: readonly (readonly [number, number, number, number?, number?])[], delivery = 0): Creditable {
  const rows = lines.map(([amount, gross, rate, deposit = 0, depositRate = rate], position) => ({
    position,
    amount,
    gross,
    rate,
    deposit,
    depositRate,
  }))
  const way = { rate: 20, gross: delivery }
  const deposits = rows.map(row => ({ rate: row.depositRate, gross: row.deposit }))
  return { lines: rows, delivery: way, taxes: splitTaxes(rows, deposits, way).taxes }
}

const rolls = orderOf([[3, 200, 10]])

describe('What is given back of an order', () => {
  it('is by pieces what is left of the line, so that all parts together are the line', () => {
    const notes: CreditNote[] = []
    for (const _ of [1, 2, 3]) notes.push(creditNoteOf(rolls, notes, { lines: [{ position: 0, amount: 1 }] })!)
    expect(notes.map(({ amount }) => amount)).toEqual([67, 66, 67])
    expect(creditNoteOf(rolls, notes, { lines: [{ position: 0, amount: 1 }] })).toBeNull()
    expect(creditNoteOf(rolls, notes, { amount: 1 })).toBeNull()
  })

  it.each([
    ['more than was ordered', { lines: [{ position: 0, amount: 4 }] }],
    [
      'a line twice that is there once',
      {
        lines: [
          { position: 0, amount: 2 },
          { position: 0, amount: 2 },
        ],
      },
    ],
    ['a line that is not there', { lines: [{ position: 7, amount: 1 }] }],
    ['a delivery that nobody paid', { delivery: true as const }],
    ['more than the order cost', { amount: 201 }],
    ['a line and more than the rest', { lines: [{ position: 0, amount: 3 }], amount: 1 }],
    ['nothing', {}],
  ])('is not %s', (_, call) => {
    expect(creditNoteOf(rolls, [], call)).toBeNull()
  })

  it('takes deposit and delivery with their own rates', () => {
    const order = orderOf([[2, 600, 10, 50, 20]], 300)
    expect(creditNoteOf(order, [], { lines: [{ position: 0, amount: 2 }], delivery: true })).toMatchObject({
      amount: 950,
      delivery: 300,
      taxes: order.taxes,
    })
  })

  it('spreads a free amount over the rates by what is left of each', () => {
    const order = orderOf([
      [1, 300, 10],
      [1, 100, 20],
    ])
    expect(creditNoteOf(order, [], { amount: 40 })?.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [10, 30],
      [20, 10],
    ])
    expect(creditNoteOf(order, [], { amount: 1 })?.amount).toBe(1)
  })

  it('comes to the order with its taxes to the cent, in whatever parts it is given back', () => {
    let seed = 7
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 5000; round++) {
      const lines = Array.from({ length: 1 + random(4) }, () => {
        const rate = [4.9, 10, 13, 20][random(4)]!
        return [1 + random(5), random(5000), rate, random(3) * 25, 20] as const
      })
      const order = orderOf([...lines, [1, 100, 10]], random(2) * 390)
      const notes: CreditNote[] = []
      for (let step = 0; step < 12; step++) {
        const line = order.lines[random(order.lines.length)]!
        const note = creditNoteOf(
          order,
          notes,
          [
            { lines: [{ position: line.position, amount: 1 + random(2) }] },
            { amount: 1 + random(900) },
            { delivery: true as const },
          ][random(3)]!,
        )
        if (note) notes.push(note)
      }
      const given = notes.reduce((total, { amount }) => total + amount, 0)
      const all = order.taxes.reduce((total, { gross }) => total + gross, 0)
      expect(given).toBeLessThanOrEqual(all)
      const last = given < all ? creditNoteOf(order, notes, { amount: all - given }) : null
      if (last) notes.push(last)
      for (const { rate, net, tax, gross } of order.taxes) {
        const rows = notes.flatMap(({ taxes }) => taxes.filter(row => row.rate === rate))
        const sums = rows.reduce((so, row) => [so[0]! + row.net, so[1]! + row.tax, so[2]! + row.gross], [0, 0, 0])
        expect(sums).toEqual([net, tax, gross])
      }
    }
  })
})
