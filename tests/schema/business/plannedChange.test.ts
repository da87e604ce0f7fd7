import { expect, test } from 'vitest'
import { notForAllStaff, roles } from '../../../schema/base/access.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import type { FieldChange } from '../../../schema/base/history.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import {
  changesOf,
  dueAt,
  mayBePlanned,
  overtakenFields,
  planKept,
  plannedFields,
  plannedOn,
  planOf,
} from '../../../schema/business/plannedChange.ts'
import { products } from '../../../schema/catalogue/product.ts'
import { entities } from '../../../schema/index.ts'
import { optionOf, partOf } from '../../support/business.ts'

const rules = mergeRules(products.shape)
const dearer: readonly FieldChange[] = [{ field: 'price', before: 390, after: 420 }]

test.each<[string, boolean]>([
  ['products:42', true],
  ['config:1', true],
  ['users:3', false],
  ['notes:3', false],
  ['planned-changes:3', false],
  ['products:0', false],
  ['products', false],
])('Changes of %s may be planned: %s', (on, may) => {
  expect(mayBePlanned(on)).toBe(may)
})

test('All staff read plans, so there are none for documents that some of them do not read', () => {
  const isForAll = ({ access }: Entity) => keysOf(roles).every(role => access.read[role] === 'all')
  const planned = entities.filter(({ type }) => mayBePlanned(`${type}:1`))
  expect(planned.filter(entity => !isForAll(entity)).map(({ type }) => type)).toEqual([])
  expect(
    entities
      .filter(entity => !isForAll(entity))
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(notForAllStaff.toSorted())
})

test('A plan is for the document of its name', () => {
  expect(plannedOn({ on: 'products:42' })).toEqual(['products', 42])
})

test('A plan is due at its time until it was carried out or refused', () => {
  const at = '2026-11-23T06:00:00+01:00'
  expect(dueAt({ state: 'planned', at })).toBe(Date.parse(at))
  expect([dueAt({ state: 'done', at }), dueAt({ state: 'refused', at })]).toEqual([null, null])
})

test('Values are kept as they are, an empty field as null', () => {
  const changes = [...dearer, { field: 'uid', before: undefined, after: '' }]
  expect(changesOf({ changes: planOf(changes) })).toEqual([...dearer, { field: 'uid', before: null, after: '' }])
})

test.each<[string, number, number | undefined, boolean]>([
  ['as it was', 390, 420, false],
  ['changed by somebody else', 410, 420, true],
  ['already as planned', 420, undefined, false],
])('The plan counts where the field is %s', (_, price, becomes, isOvertaken) => {
  expect(plannedFields(dearer, { price }, rules)).toEqual(becomes === undefined ? {} : { price: becomes })
  expect(overtakenFields(dearer, { price }, rules)).toEqual(isOvertaken ? ['price'] : [])
})

test('What others changed elsewhere in the same field stays', () => {
  const config = (value: number, name: string) => ({
    parts: [partOf({ step: 'sauce', name, options: [optionOf('Kren', 'add', value)] })],
  })
  const changes = [{ field: 'config', before: config(50, 'Soße'), after: config(80, 'Soße') }]
  expect(plannedFields(changes, { config: config(50, 'Sauce') }, rules)).toEqual({ config: config(80, 'Sauce') })
  expect(overtakenFields(changes, { config: config(50, 'Sauce') }, rules)).toEqual([])
  expect(overtakenFields(changes, { config: config(60, 'Soße') }, rules)).toEqual(['config'])
})

test('A plan that is kept is not overtaken any more, and takes nothing back', () => {
  const kept = changesOf({ changes: planKept(dearer, { price: 410, name: 'Semmel' }, rules) })
  expect(kept).toEqual([{ field: 'price', before: 410, after: 420 }])
  expect(overtakenFields(kept, { price: 410 }, rules)).toEqual([])
})
