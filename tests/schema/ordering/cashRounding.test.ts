import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../../../schema/base/money.ts'
import { branches } from '../../../schema/business/branch.ts'
import { config } from '../../../schema/business/config.ts'
import { cashBack, cashRounding } from '../../../schema/ordering/cashRounding.ts'
import { receiptLines } from '../../../server/counter/printing/paper/receipt.ts'
import { moneyOf } from '../../../server/messages/mail/money.ts'
import { openTill } from '../../support/till.ts'

test.each([
  [240, 0],
  [241, -1],
  [242, -2],
  [243, 2],
  [244, 1],
  [2, -2],
  [0, 0],
])('%d Rappen are rounded by %d in cash, and neither by card nor in euros', (totalGross, rounding) => {
  const order = { totalGross, currency: 'CHF', paymentMethod: 'cash' } as const
  expect(cashRounding(order)).toBe(rounding)
  expect(cashRounding({ ...order, paymentMethod: 'atm-card' })).toBe(0)
  expect(cashRounding({ ...order, currency: 'EUR' })).toBe(0)
})

test('Receipt and mail say the rounding in cash; total and taxes stay exact', async () => {
  const till = await openTill({ config: { currency: 'CHF' }, products: [{ price: 243 }] })
  const { id } = await till.placed({ items: [{ product: 1, amount: 1 }] })
  const { orders, documents } = till.shop.storage.read
  const [order, items] = [await orders.byId(id), await orders.items(id)]
  const [branch, settings] = [await documents.entity(branches, 1), await documents.entity(config, 1)]
  if (!order || !branch || !settings) throw new Error('It was just placed.')
  const money = (cents: number) => formatMoney(cents, 'CHF')
  const facts = { order, items, isPart: false, allergens: [], width: 48, branch, shopName: '', businessName: '' }
  const paper = receiptLines({ ...facts, statusAddress: '', now: 0 }).flatMap(line =>
    'text' in line ? [line.text.replaceAll(/\s+/g, ' ')] : [],
  )
  const told = [`Gesamt ${money(243)}`, `Rundung ${money(2)}`, `In bar ${money(245)}`]
  expect(paper).toEqual(expect.arrayContaining(told.map(text => text.replaceAll(/\s+/g, ' '))))
  const occasion = { kind: 'placed', order, items, branch, config: settings, table: null } as const
  const letter = moneyOf({ ...occasion, hidden: new Set(), refunded: 0, credit: null, origin: '' })
  expect(letter.total.value).toBe(money(243))
  expect(letter.taxes.slice(0, 2)).toEqual([
    { label: 'Rundung', value: money(2) },
    { label: 'In bar', value: money(245) },
  ])
  expect(JSON.parse(order.pricing)).toMatchObject({ totalGross: 243, taxes: [{ net: 221, tax: 22, gross: 243 }] })
})

test('Whatever the parts in which it goes back, all of them together are the coins that the till took', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.constantFrom('CHF', 'EUR'), (amounts, currency) => {
      let before = 0
      const back = amounts.map(amount => {
        const coins = cashBack(before, amount, { currency, paymentMethod: 'cash' })
        before += amount
        expect(Math.abs(coins - amount)).toBeLessThan(currency === 'CHF' ? 5 : 1)
        return coins
      })
      const took = before + cashRounding({ totalGross: before, currency, paymentMethod: 'cash' })
      expect(back.reduce((sum, coins) => sum + coins, 0)).toBe(took)
      expect(back.every(coins => currency === 'EUR' || coins % 5 === 0)).toBe(true)
    }),
  )
})
