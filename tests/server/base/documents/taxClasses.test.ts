import { describe, expect, test } from 'vitest'
import { products } from '../../../../schema/catalogue/product.ts'
import { configOf } from '../../../support/business.ts'
import { json } from '../../../support/shop.ts'
import { openTill } from '../../../support/till.ts'

const area = { area: 'Mitte', price: 290, tax: 'drink', free: false }

describe('Nothing is left without tax:', () => {
  test('a product, its ways to be had, its deposit and a delivery area name tax classes that there are', async () => {
    const { staff, put } = await openTill()
    const unknown = 'gibt-es-nicht'
    const fieldsOf = async (answer: ReturnType<typeof put>) => {
      const { status, body } = await answer
      return [status, ...(body.errors ?? []).map(({ code, field }: { code: string; field: string }) => [code, field])]
    }
    const fresh = staff('POST', '/api/products', { ...products.blank, name: 'Neu', price: 490, tax: unknown })
    expect(await fieldsOf(fresh)).toEqual([422, ['choice', 'tax']])
    const deposit = { amount: 25, tax: unknown, label: 'Pfand' }
    expect(await fieldsOf(put('/api/products/1', { takeawayTax: unknown, deposit }))).toEqual([
      422,
      ['choice', 'takeawayTax'],
      ['choice', 'deposit.tax'],
    ])
    const deliveryAreas = [area, { ...area, area: 'Rand', tax: unknown }]
    expect(await fieldsOf(put('/api/branches/1', { deliveryAreas }))).toEqual([422, ['choice', 'deliveryAreas.1.tax']])
    expect((await put('/api/products/1', { takeawayTax: 'drink', deposit: { ...deposit, tax: null } })).status).toBe(
      200,
    )
  })

  test('a tax class in use stays in the settings, by the generic call and by replication', async () => {
    const { shop, put, read } = await openTill({ products: [{ name: 'Semmel' }, { name: 'Brezel' }] })
    const { taxClasses } = configOf()
    const without = (key: string) => ({ taxClasses: taxClasses.filter(each => each.key !== key) })
    const refused = await put('/api/config/1', without('food'))
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          code: 'taxClassInUse',
          message: 'Die Steuerklasse „food“ wird noch verwendet: „Stammhaus“ und 2 weitere.',
          field: 'taxClasses',
        },
      ],
    ])
    expect((await put('/api/config/1', without('none'))).status).toBe(200)
    const { id: _id, rev, ...body } = await read('/api/config/1')
    const docs = [{ _id: 'config:1', _rev: rev, body: { ...body, ...without('food') } }]
    const cookie = await shop.login()
    const pushed = await shop.request('/replication/office/_bulk_docs', json('POST', { docs }, { cookie }))
    expect(await pushed.json()).toMatchObject([{ error: 'conflict', errors: [{ code: 'taxClassInUse' }] }])
  })

  test('two tax classes of one key are told apart by nobody and refused', async () => {
    const { put } = await openTill()
    const { taxClasses } = configOf()
    const twice = await put('/api/config/1', { taxClasses: [...taxClasses, taxClasses[0]] })
    expect(twice.body.errors).toMatchObject([{ code: 'twice', field: `taxClasses.${taxClasses.length}.key` }])
  })
})
