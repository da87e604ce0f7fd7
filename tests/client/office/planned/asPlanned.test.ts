import { expect, test } from 'vitest'
import { asPlanned, plansBy } from '../../../../client/office/planned/asPlanned.ts'
import { planIn } from '../../../../client/office/planned/plan.ts'
import type { FieldChange } from '../../../../schema/base/history.ts'
import { planOf } from '../../../../schema/business/plannedChange.ts'
import { products } from '../../../../schema/catalogue/product.ts'

const planned = (id: number, at: string, change: FieldChange, state = 'planned') => {
  const body = {
    on: 'products:1',
    title: 'Semmel',
    changes: planOf([change]),
    at,
    author: 'Eva',
    note: '',
    state,
    reason: '',
  }
  return planIn({ id, rev: '1-a', state: 'saved', body: { id, ...body } }) ?? []
}

test('At a moment a document is as all plans until then make it, the later over the earlier, and without what was refused', () => {
  const plans = [
    planned(1, '2026-12-24T06:00:00+01:00', { field: 'price', before: 420, after: 450 }),
    planned(2, '2026-12-01T06:00:00+01:00', { field: 'price', before: 390, after: 420 }),
    planned(3, '2026-12-02T06:00:00+01:00', { field: 'name', before: 'Semmel', after: 'Brötchen' }, 'refused'),
  ].flat()
  const row = { id: 1, rev: '3-c', state: 'saved' as const, body: { id: 1, name: 'Semmel', price: 390 } }
  const priceAt = (at: string) => asPlanned(products, row, plansBy(plans, Date.parse(at))).body
  expect(priceAt('2026-12-01T05:59:59+01:00')).toMatchObject({ name: 'Semmel', price: 390 })
  expect(priceAt('2026-12-01T06:00:00+01:00')).toMatchObject({ name: 'Semmel', price: 420 })
  expect(priceAt('2026-12-31T12:00:00+01:00')).toMatchObject({ name: 'Semmel', price: 450 })
})
