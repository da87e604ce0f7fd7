import { describe, expect, test } from 'vitest'
import { configOf } from '../../../support/business.ts'
import { openTill } from '../../../support/till.ts'

const later = { key: 'later', name: 'Ab 2027', rates: [{ from: '2027-06-01', rate: 10 }] }
const config = { taxClasses: [...configOf().taxClasses, later] }
const items = [{ product: 1, amount: 20 }]
const codesOf = ({ obstacles }: { obstacles: { code: string; field?: string }[] }) =>
  obstacles.map(({ code, field }) => `${code} ${field}`)

describe('What has no tax rate on the day it is supplied is not sold:', () => {
  test('a product whose class begins later', async () => {
    const till = await openTill({ config, products: [{ tax: 'later' }] })
    expect(codesOf(await till.quote({ items }))).toEqual(['productUntaxed items.0.product'])
    const refused = await till.place({ items })
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'productUntaxed'])
  })

  test('but it is sold for a day on which the class has begun', async () => {
    const start = Date.parse('2027-05-29T10:00:00Z')
    const till = await openTill({ config, products: [{ tax: 'later' }], start })
    expect(codesOf(await till.quote({ items }))).toEqual(['productUntaxed items.0.product'])
    const then = { items, appointmentDate: '2027-06-02T10:00:00Z' }
    expect((await till.quote(then)).pricing.taxes).toMatchObject([{ rate: 10 }])
    expect((await till.place(then)).status).toBe(201)
  })

  test('a deposit, and a delivery to an area', async () => {
    const deliveryAreas = [{ area: 'Mitte', price: 290, tax: 'later', free: false }]
    const deposit = { amount: 25, tax: 'later', label: 'Pfand' }
    const till = await openTill({ config, products: [{ deposit }], branch: { deliveryAreas } })
    expect(codesOf(await till.quote({ items, isDelivery: true, deliveryArea: 'Mitte' }))).toEqual([
      'productUntaxed items.0.product',
      'deliveryUntaxed deliveryArea',
    ])
  })
})
