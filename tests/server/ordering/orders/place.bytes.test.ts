import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { LONGEST_WISH } from '../../../../schema/ordering/itemLines.ts'
import { MOST_CHARACTERS, MOST_LINES } from '../../../../schema/ordering/orderLimits.ts'
import { createBackground } from '../../../../server/background.ts'
import { partOf } from '../../../support/business.ts'
import { askOf, documentsWith, many, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const ORDERS = 4
/** Of one order. Measured were 1,338,368: 1,090,000 of them its two mails, the rest its lines, the board and the order itself. */
const MOST_BYTES = 1_500_000

let shop: Shop
afterEach(() => shop.close())

/** Bytes of the database, with everything written. */
async function bytes(): Promise<number> {
  await shop.leave()
  const { size } = statSync(join(shop.dataDir, 'business.sqlite'))
  await shop.reopen()
  return size
}

/** Every text of the checkout as long as it may be, out of the one letter that mails write longest. */
const texts = {
  isCompany: true,
  vatNumber: 'ATU12345675',
  companyName: '&'.repeat(120),
  firstName: '&'.repeat(80),
  lastName: '&'.repeat(80),
  street: '&'.repeat(120),
  floor: '&'.repeat(40),
  stairway: '&'.repeat(40),
  door: '&'.repeat(40),
  zipCode: '&'.repeat(12),
  city: '&'.repeat(80),
  comment: '&'.repeat(2000),
}

/** As many lines as there may be, each with a wish, and as much typed into their steps as an order takes, and `more`. */
const lines = (more = 0) =>
  many(MOST_LINES).map(line => ({
    product: (line % 40) + 1,
    amount: 1,
    parts: { text: '&'.repeat(MOST_CHARACTERS / MOST_LINES + (line === 0 ? more : 0)) },
    wish: '&'.repeat(LONGEST_WISH),
  }))

/** Places an order of the longest texts and sends its mails. */
async function place(number: number): Promise<void> {
  const items = lines()
  const { body } = await askOf(shop, '/api/quote', json('POST', { branch: 1, items }))
  const expectedTotal = body.data.pricing.totalGross
  const order = orderOf({ ...texts, items, expectedTotal, email: `gast${number}@shop.test` })
  const placed = await askOf(shop, '/api/orders', json('POST', order))
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  await createBackground(shop.deps, () => 0).tick()
  const { id } = (await shop.storage.read.orders.byUid(order.uid)) ?? { id: 0 }
  const mails = (await shop.storage.read.jobs.ofOrder(id)).filter(({ kind }) => kind === 'mail')
  expect(mails.map(({ state }) => state)).toEqual(['done', 'done'])
}

test('the longest order there can be takes so much room and no more, with the mails to its guest and its branch', async () => {
  const step = partOf({ step: 'text', type: 'textarea', name: 'Aufschrift', optional: true })
  const documents = documentsWith({ email: 'filiale@shop.test', isLineWishEnabled: true }).map(each =>
    each.type === 'products'
      ? { ...each, body: { ...each.body, type: 'configurable', config: { parts: [step] } } }
      : each,
  )
  shop = await openShop({ documents })
  const before = await bytes()
  for (const number of many(ORDERS)) await place(number)
  expect(((await bytes()) - before) / ORDERS).toBeLessThan(MOST_BYTES)
  // It is the longest one: nothing can be added to it.
  const longer = [
    { items: lines(1) },
    { comment: `${texts.comment}&` },
    { items: [...lines(), ...lines().slice(0, 1)] },
  ]
  for (const given of longer)
    expect((await askOf(shop, '/api/orders', json('POST', orderOf({ ...texts, ...given })))).status).toBe(422)
})
