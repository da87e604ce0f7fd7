import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderSums } from '../../../client/office/orders/orderSums.ts'
import { CartTotals } from '../../../client/ordering/cart/CartTotals.tsx'
import { OrderTotals } from '../../../client/ordering/checkout/OrderTotals.tsx'
import { sumsOf } from '../../../client/ordering/order/receipt/sums.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { branches } from '../../../schema/business/branch.ts'
import { config } from '../../../schema/business/config.ts'
import { discountLabel } from '../../../schema/ordering/receipt.ts'
import { fromJson } from '../../../server/base/storage/json.ts'
import { receiptLines } from '../../../server/counter/printing/paper/receipt.ts'
import { moneyOf } from '../../../server/messages/mail/money.ts'
import { accounts, orderOnAccount } from '../../support/externals.ts'
import { openWalk } from '../../support/walk.ts'

/** Two rolls with a deposit on the account of somebody who pays an eighth less: 2,10 € and 0,50 €, and 0,30 € taken off. */
async function discounted() {
  const shop = await openWalk()
  const office = await accounts(shop)
  await office.change('/api/products/1', { deposit: { amount: 25, tax: 'food', label: 'Pfand' } })
  const discountGroup = await office.discount({ percent: 12.5 })
  const cookie = await office.enter(await office.person({ customer: await office.customer({ discountGroup }) }))
  const placed = await orderOnAccount(shop, cookie, { expectedTotal: 260 })
  const { uid, hash } = (await placed.json()).data
  const { orders, documents } = shop.storage.read
  const order = await orders.byUid(uid)
  const [branch, settings] = [await documents.entity(branches, 1), await documents.entity(config, 1)]
  if (!order || !branch || !settings) throw new Error('It was just placed.')
  const seen = (await (await shop.request(`/api/orders/public/${uid}/${hash}`)).json()).data
  return { order, items: await orders.items(order.id), branch, settings, seen, pricing: fromJson(order.pricing) }
}

/** Labels and cents as they stand in a page, from above. */
const rowsIn = (markup: string): [string, number][] =>
  [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label = '', value = '']) => [
    label.replaceAll(/<[^>]+>/g, ''),
    centsIn(value),
  ])

const centsIn = (text: string): number => Math.round(Number(/-?\d+,\d\d/.exec(text)?.[0].replace(',', '.')) * 100)

test('Wherever the sums of an order stand, what makes them up stands above the total, and the discount once, below it', async () => {
  const { order, items, branch, settings, seen, pricing } = await discounted()
  const facts = { order, items, branch, isPart: false, allergens: [], width: 48, shopName: '', businessName: '' }
  const paper = receiptLines({ ...facts, statusAddress: '', now: 0 }).flatMap((line): [string, number][] =>
    'text' in line ? [[line.text, centsIn(line.text)]] : [],
  )
  const occasion = { kind: 'placed', order, items, branch, config: settings, table: null } as const
  const letter = moneyOf({ ...occasion, hidden: new Set(), refunded: 0, credit: null, origin: '' })
  const mail = [...letter.totals, letter.total, ...letter.taxes]
  const view = { pricing, deliveryArea: null, minimum: null, missingToFree: null, hasHiddenPrices: false }
  const cart = { ...view, lines: [], obstacle: null }
  const places: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
    cart: rowsIn(renderToStaticMarkup(<CartTotals view={cart} mode="takeaway" />)),
    checkout: rowsIn(renderToStaticMarkup(<OrderTotals totals={pricing} method="invoice" isDelivery={false} />)),
    guest: sumsOf(seen).map(({ label, value }) => [label, centsIn(value)]),
    mail: mail.map(({ label, value }) => [label, centsIn(value)]),
    // In the office a line is told with its deposit.
    office: [['Artikel', 260], ...orderSums({ ...order, pricing }).map(({ label, cents }) => [label, cents] as const)],
    paper: paper
      .slice(paper.findIndex(([text]) => text.includes('Semmel')))
      .filter(([, cents]) => !Number.isNaN(cents)),
  }
  for (const [place, rows] of Object.entries(places)) {
    const at = rows.findIndex(([label]) => label.startsWith('Gesamt'))
    const parts = rows.slice(0, at).reduce((sum, [, cents]) => sum + cents, 0)
    const told = rows.flatMap(([label, cents], index) =>
      /rabatt/i.test(label) ? [{ cents, isBelow: index > at }] : [],
    )
    expect({ place, total: rows[at]?.[1], parts, told }).toEqual({
      place,
      total: 260,
      parts: 260,
      told: [{ cents: 30, isBelow: true }],
    })
  }
  expect(letter.taxes[0]).toEqual({ label: discountLabel, value: formatMoney(30, 'EUR') })
})
