import { expect, test } from 'vitest'
import type { Naming } from '../../../../client/office/form/valueText.ts'
import { planIn } from '../../../../client/office/planned/plan.ts'
import { changeText, whenText } from '../../../../client/office/planned/planText.ts'
import { overtakenIn } from '../../../../client/office/planned/usePlans.ts'
import type { FieldChange } from '../../../../schema/base/history.ts'
import { planOf } from '../../../../schema/business/plannedChange.ts'
import { products } from '../../../../schema/catalogue/product.ts'

const zone = 'Europe/Vienna'
/** A Tuesday at noon. */
const now = Date.parse('2026-06-16T10:00:00Z')
const naming: Naming = { title: () => undefined, taxClass: () => undefined, currency: 'EUR', zone }

test.each<[string, string]>([
  ['2026-06-16T16:00:00Z', 'heute 18:00'],
  ['2026-06-17T04:00:00Z', 'morgen 06:00'],
  ['2026-06-22T04:00:00Z', 'Mo 06:00'],
  ['2026-06-23T04:00:00Z', '23.06.2026 06:00'],
  ['2026-06-15T04:00:00Z', '15.06.2026 06:00'],
])('%s is told as „%s“', (at, told) => {
  expect(whenText(Date.parse(at), now, zone)).toBe(told)
})

const planned = (changes: readonly FieldChange[], state = 'planned') => ({
  id: 1,
  rev: '1-a',
  state: 'saved' as const,
  body: {
    id: 1,
    on: 'products:1',
    title: 'Semmel',
    changes: planOf(changes),
    at: '2026-06-22T06:00:00+02:00',
    author: 'Eva Berger',
    note: '',
    state,
    reason: '',
  },
})

test('A plan tells what becomes of its document, the first pieces by name', () => {
  const dearer: FieldChange = { field: 'price', before: 390, after: 420 }
  const text = (changes: readonly FieldChange[]) => {
    const plan = planIn(planned(changes))
    return plan && changeText(products, plan, naming)
  }
  expect(text([dearer])).toBe('Preis 4,20\u00a0€')
  const more = ['name', 'uid', 'description', 'internalNote'].map(field => ({ field, before: '', after: 'neu' }))
  expect(text([dearer, ...more])).toMatch(/ und 2 weitere$/)
})

test('What was carried out is no plan any more, and what was refused is not overtaken', () => {
  const changes = [{ field: 'price', before: 390, after: 420 }]
  expect(planIn(planned(changes, 'done'))).toBeNull()
  const row = { id: 1, rev: '2-b', state: 'saved' as const, body: { id: 1, price: 410 } }
  const names = (state: string) => {
    const plan = planIn(planned(changes, state))
    return plan && overtakenIn(products, plan, row)
  }
  expect([names('planned'), names('refused')]).toEqual([['Preis'], []])
})
