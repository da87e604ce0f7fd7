import { expect, it } from 'vitest'
import { changedOptions } from '../../../../client/office/bulk/changedOptions.ts'
import { countsOf, planOf } from '../../../../client/office/bulk/plan.ts'
import { entities } from '../../../../schema/index.ts'
import { productOf } from '../../../support/business.ts'

const products = entities.find(({ type }) => type === 'products')

function row(id: number, fields: object) {
  const { rev, ...body } = productOf({ id, ...fields })
  return { id, rev, body, state: 'saved' as const }
}

it('A change of many says of each whether it changes, stays or is refused, before anything is written', () => {
  if (!products) throw new Error('no products')
  const rows = [row(1, { price: 100 }), row(2, { price: 200 }), row(3, { price: 300 }), row(4, { price: 400 })]
  const wanted = new Map([
    [1, 110],
    [2, 200],
    [3, -5],
    [4, 410],
  ])
  const plan = planOf(products, rows, {
    changesOf: ({ id }) => ({ price: wanted.get(id) }),
    mayChange: ({ id }) => id !== 4,
    forbidden: 'Das dürfen Sie nicht.',
  })
  expect(plan.map(({ kind, changes, problem }) => [kind, changes, problem])).toEqual([
    ['changed', { price: 110 }, null],
    ['same', {}, null],
    ['refused', {}, 'Dieser Wert ist zu klein.'],
    ['refused', {}, 'Das dürfen Sie nicht.'],
  ])
  expect(countsOf(plan)).toEqual({ changed: 1, same: 1, refused: 2 })
})

it('Sizes and extras go with the price, and what costs nothing stays free', () => {
  const option = (name: string, value: number) => ({ name, modifier: 'add', value, allergens: [] })
  const part = { step: 'a', type: 'select', name: 'A', options: [option('Klein', 0), option('Groß', 100)] }
  const changed = changedOptions({ config: { parts: [part] } }, cents => cents + 5)
  expect(changed).toEqual({ parts: [{ ...part, options: [option('Klein', 0), option('Groß', 105)] }] })
  expect(changedOptions({ config: { parts: [{ ...part, options: [option('Klein', 0)] }] } }, cents => cents)).toBeNull()
  expect(changedOptions({ name: 'Tisch' }, cents => cents)).toBeNull()
})
