import { describe, expect, it } from 'vitest'
import {
  type Condition,
  conditionsOf,
  conditionsText,
  filterables,
  type Surroundings,
  testOf,
} from '../../../../client/office/list/conditions.ts'
import { conditionText } from '../../../../client/office/list/conditionText.ts'
import type { Body, Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'

const entityOf = (type: string): Entity => {
  const found = entities.find(entity => entity.type === type)
  if (!found) throw new Error(type)
  return found
}
const products = entityOf('products')
const tables = entityOf('tables')
const switches = entityOf('switches')

const around: Surroundings = {
  // A Monday, 10:00 in Vienna.
  now: Date.parse('2026-11-23T09:00:00Z'),
  zone: 'Europe/Vienna',
  own: [2, 3],
  computed: new Map([['onNoMenu', ({ id }) => id === 7]]),
}

const fits = (entity: Entity, filter: string, body: Body, id = 1) =>
  testOf(entity, conditionsOf(filter), around)({ id, body })

describe('A filter asks a field by its kind', () => {
  it.each<[Entity, string, Body, boolean]>([
    [products, 'isEnabled.is.false', { isEnabled: false }, true],
    [products, 'isEnabled.is.false', { isEnabled: true }, false],
    [products, 'price.ge.3%2C90', { price: 390 }, true],
    [products, 'price.ge.3%2C90', { price: 389 }, false],
    [products, 'price.le.4', { price: 400 }, true],
    [products, 'price.is.4%2C0', { price: 400 }, true],
    [products, 'price.ge.drei', { price: 1 }, true],
    [products, 'name.has.SEMMEL', { name: 'Kaisersemmel' }, true],
    [products, 'name.has.broetchen', { name: 'Brötchen' }, false],
    [products, 'name.has.brotchen', { name: 'Brötchen' }, true],
    [products, 'type.in.simple%7Cbundle', { type: 'bundle' }, true],
    [products, 'type.isnt.simple', { type: 'simple' }, false],
    [products, 'images.empty', { images: [] }, true],
    [products, 'images.filled', { images: [] }, false],
    [products, 'allergens.in.milk', { allergens: ['gluten', 'milk'] }, true],
    [products, 'tags.in.7%7C8', { tags: [3, 8] }, true],
    [products, 'tags.in.7', {}, false],
    [products, 'tags.empty', {}, true],
    [tables, 'branch.in.mine', { branch: 3 }, true],
    [tables, 'branch.in.mine', { branch: 1 }, false],
    [switches, 'endsAt.day.today', { endsAt: '2026-11-23T22:59:00Z' }, true],
    [switches, 'endsAt.day.today', { endsAt: '2026-11-23T23:00:00Z' }, false],
    [switches, 'endsAt.from.24.12.2026', { endsAt: '2026-12-23T23:00:00Z' }, true],
    [switches, 'endsAt.until.24.12.2026', { endsAt: '2026-12-24T23:00:00Z' }, false],
    [switches, 'endsAt.day.past', { endsAt: '2026-11-22T22:59:00Z' }, true],
    [products, 'price.ge.1,isEnabled.is.true', { price: 200, isEnabled: false }, false],
    [products, 'price.ge.1,~isEnabled.is.true', { price: 200, isEnabled: false }, true],
    [products, 'price.ge.3,~isEnabled.is.true', { price: 200, isEnabled: false }, false],
    [products, 'price.ge.3,~isEnabled.is.true,name.has.e', { price: 300, name: 'Salz' }, false],
    [products, '~price.ge.3,isEnabled.is.true', { price: 200, isEnabled: true }, false],
    [products, 'gone.is.1,~price.ge.3', { price: 200 }, false],
    [products, 'gone.is.1', {}, true],
  ])('%# %s', (entity, filter, body, is) => {
    expect(fits(entity, filter, body)).toBe(is)
  })

  it('and facts that are computed', () => {
    expect([fits(products, 'onNoMenu.is.true', {}, 7), fits(products, 'onNoMenu.is.true', {}, 8)]).toEqual([
      true,
      false,
    ])
    expect(fits(products, 'onNoMenu.is.false', {}, 8)).toBe(true)
  })
})

describe('Filters in an address', () => {
  it('come back as they were, whatever is in their values', () => {
    const conditions: readonly Condition[] = [
      { field: 'name', operator: 'has', value: 'a,b.c%|ß „d“' },
      { field: 'images', operator: 'empty', value: '' },
    ]
    expect(conditionsOf(conditionsText(conditions))).toEqual(conditions)
  })
  it.each(['', 'name', 'name.wild.x', '.has.x', 'name.has.%'])('%s is no reason to fail', text => {
    expect(() => testOf(products, conditionsOf(text), around)).not.toThrow()
  })
})

it('Every field of every entity can be asked something, and every chip says what', () => {
  const naming = { title: () => 'Stammhaus', taxClass: () => undefined, currency: 'EUR', zone: 'Europe/Vienna' }
  for (const entity of entities)
    for (const { name, operators } of filterables(entity))
      for (const operator of operators) {
        const condition = { field: name, operator, value: '1' }
        expect(conditionText(entity, condition, naming), `${entity.type}.${name}.${operator}`).toMatch(/\S/)
        expect(() => testOf(entity, [condition], around)({ id: 1, body: entity.blank })).not.toThrow()
      }
})
