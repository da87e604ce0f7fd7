import { describe, expect, it } from 'vitest'
import { priceOf, sumsOf, totalOf } from '../../../../../client/ordering/order/receipt/sums.ts'
import type { PublicOrder } from '../../../../../schema/ordering/calls.ts'
import type { Receipt } from '../../../../../schema/ordering/receipt.ts'
import { orderWith } from '../orders.ts'

const receipt: Receipt = {
  lines: [{ texts: [], uploads: [], deposit: 0 }],
  goods: 1240,
  deposit: 0,
  delivery: 0,
  deliveryArea: null,
  taxes: [{ rate: 10, net: 1127, tax: 113, gross: 1240 }],
  company: null,
  comment: null,
  donation: 0,
  toCollect: 0,
}

const read = (changes: Partial<PublicOrder>): string[] =>
  sumsOf(orderWith({ receipt, ...changes })).map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

describe('Below what was ordered stands', () => {
  it('the total and the taxes in it by rate', () => {
    expect(read({})).toEqual(['Gesamt: 12,40 €', '10 % USt. auf 11,27 € netto: 1,13 €'])
  })

  it('everything the total is made of', () => {
    const taxes = [
      { rate: 10, net: 1127, tax: 113, gross: 1240 },
      { rate: 20, net: 367, tax: 73, gross: 440 },
    ]
    const brought = { ...receipt, deposit: 50, delivery: 390, deliveryArea: 'Neubau', taxes }
    expect(read({ isDelivery: true, totalGross: 1680, receipt: brought })).toEqual([
      'Zwischensumme: 12,40 €',
      'Pfand: 0,50 €',
      'Lieferung Neubau: 3,90 €',
      'Gesamt: 16,80 €',
      '10 % USt. auf 11,27 € netto: 1,13 €',
      '20 % USt. auf 3,67 € netto: 0,73 €',
    ])
    expect(read({ isDelivery: true, receipt: { ...receipt, deliveryArea: 'Neubau' } })).toContain(
      'Lieferung Neubau: kostenlos',
    )
  })

  it('what is still to be paid, what came back and what is on its way', () => {
    const payment = { lost: null, refunded: 1000, refunding: 240 }
    expect(read({ payment, receipt: { ...receipt, toCollect: 120, donation: 7 } }).slice(2)).toEqual([
      'Noch vor Ort zu bezahlen: 1,20 €',
      'Rückerstattet: -10,00 €',
      'Rückerstattung unterwegs: -2,40 €',
      'Davon spenden wir: 0,07 €',
    ])
  })

  it('the total alone where the device kept no more of it', () => {
    expect(sumsOf(orderWith())).toHaveLength(1)
  })
})

describe('What is told with the offer', () => {
  const [item] = orderWith().items
  const items = item
    ? [
        { ...item, gross: 1900 },
        { ...item, gross: 0 },
      ]
    : []
  const told = (changes: Partial<PublicOrder>): string[] => {
    const order = orderWith({ items, totalGross: 1900, ...changes })
    return [...order.items.map(each => priceOf(each, order)), totalOf(order)].map(text => text.replace('\u00a0', ' '))
  }

  it('stands at its item, and with ab at the total', () => {
    expect(told({ isQuotation: true })).toEqual(['19,00 €', 'Preis auf Anfrage', 'ab 19,00 €'])
    expect(told({ isQuotation: true, items: items.slice(0, 1) })).toEqual(['19,00 €', '19,00 €'])
  })

  it('is nothing where something is given away with an order', () => {
    expect(told({})).toEqual(['19,00 €', '0,00 €', '19,00 €'])
  })

  it('makes sums and taxes open too', () => {
    expect(sumsOf(orderWith({ receipt, isQuotation: true, items }))).toHaveLength(1)
  })
})
