import { describe, expect, test } from 'vitest'
import { namedInPlan, planFieldsOf } from '../../../../client/office/history/planSteps.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { FieldChange } from '../../../../schema/base/history.ts'
import { branches } from '../../../../schema/business/branch.ts'
import { planOf } from '../../../../schema/business/plannedChange.ts'
import { products } from '../../../../schema/catalogue/product.ts'

const product = products as unknown as Entity
const branch = branches as unknown as Entity
const naming = {
  title: (_type: string, id: number) => (id === 7 ? 'Vegan' : undefined),
  taxClass: () => undefined,
  currency: 'EUR',
  zone: 'Europe/Vienna',
}
const price = (after: number): FieldChange => ({ field: 'price', before: 390, after })
const name: FieldChange = { field: 'name', before: 'Krapfen', after: 'Faschingskrapfen' }
const step = (before: readonly FieldChange[] | null, after: readonly FieldChange[]) => ({
  changes: [
    ...(before ? [] : [{ field: 'on', before: null, after: 'products:42' }]),
    { field: 'changes', before: before && planOf(before), after: planOf(after) },
  ],
})
const told = (given: ReturnType<typeof step>, of = product) =>
  planFieldsOf(of, given, naming).flatMap(({ pieces }) =>
    pieces.map(({ label, before, after }) => `${label} ${before} → ${after}`.replaceAll('\u00a0', ' ')),
  )

describe('A step of a plan', () => {
  test('reads in the labels and values of the document it is for, and never as it is kept', () => {
    expect(told(step(null, [price(410), name]))).toEqual(['Name Krapfen → Faschingskrapfen', 'Preis 3,90 € → 4,10 €'])
  })

  test('goes from what was planned before to what is planned now', () => {
    expect(told(step([price(410)], [price(420)]))).toEqual(['Preis 4,10 € → 4,20 €'])
  })

  test('ends at what stands in the document where the plan leaves a field alone from then on', () => {
    expect(told(step([price(410), name], [name]))).toEqual(['Preis 4,10 € → 3,90 €'])
  })

  test('asks for the titles it names', () => {
    const tags: FieldChange = { field: 'tags', before: [], after: [7] }
    expect(namedInPlan(branch, [step(null, [tags])])).toContainEqual(['tags', 7])
    expect(told(step(null, [tags]), branch).join()).toContain('Vegan')
  })
})
