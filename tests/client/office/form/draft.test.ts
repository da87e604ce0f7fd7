import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../client/data/office/office.ts'
import {
  afterSaving,
  bodyIn,
  changedFields,
  changesIn,
  conflictsIn,
  decide,
  newDraft,
  problemsIn,
  shownIn,
  typeInto,
} from '../../../../client/office/form/draft.ts'
import { type Field, formModel } from '../../../../client/office/form/formModel.ts'
import type { Body, Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'

const products = entities.find(({ type }) => type === 'products') as Entity
const tables = entities.find(({ type }) => type === 'tables') as Entity
const field = (name: string) => formModel(products).find(candidate => candidate.name === name) as Field

const body: Body = {
  ...products.blank,
  id: 42,
  name: 'Semmel',
  price: 45,
  tax: 'food',
}
const row = (changes: Body = {}, rev = '1-a'): Row => ({ id: 42, rev, body: { ...body, ...changes }, state: 'saved' })
const names = (fields: readonly Field[]) => fields.map(({ name }) => name)
const open = newDraft(products, row())

describe('A form', () => {
  it('shows what the row says where nobody typed', () => {
    expect(shownIn(open, field('price'), row())).toBe('0,45')
    expect(changedFields(open)).toEqual([])
  })

  it('sends only what was changed, in the form it is stored in', () => {
    const draft = typeInto(open, field('price'), '0,55', row())
    expect(names(changedFields(draft))).toEqual(['price'])
    expect(changesIn(draft, row())).toEqual({ price: 55 })
  })

  it('does not count as changed what was typed and taken back by hand', () => {
    const there = typeInto(open, field('price'), '0,5', row())
    const back = typeInto(there, field('price'), '0,450', row())
    expect(names(changedFields(typeInto(there, field('price'), '0,45', row())))).toEqual([])
    expect(names(changedFields(back))).toEqual(['price'])
  })

  it('keeps what is typed letter by letter, also while it means what is stored', () => {
    const draft = typeInto(newDraft(products, row({ price: 490 })), field('price'), '4,9', row({ price: 490 }))
    expect(changedFields(draft)).toEqual([])
    expect(shownIn(draft, field('price'), row({ price: 490 }))).toBe('4,9')
  })

  it('lets changes of others flow into untouched fields only', () => {
    const draft = typeInto(open, field('price'), '0,55', row())
    const remote = row({ price: 60, name: 'Kaisersemmel' }, '2-b')
    expect(shownIn(draft, field('name'), remote)).toBe('Kaisersemmel')
    expect(shownIn(draft, field('price'), remote)).toBe('0,55')
    expect(changesIn(draft, remote)).toEqual({ price: 55 })
    expect(draft.base?.rev).toBe('1-a')
  })

  it('lets changes of others flow into a field whose typing was taken back', () => {
    const back = typeInto(typeInto(open, field('price'), '0,55', row()), field('price'), '0,45', row())
    expect(shownIn(back, field('price'), row({ price: 60 }, '2-b'))).toBe('0,60')
  })

  it('takes the row of the first change as base, not the one the form was opened with', () => {
    const draft = typeInto(open, field('price'), '0,55', row({}, '5-e'))
    expect(draft.base?.rev).toBe('5-e')
  })

  it('says which touched fields another person changed, unless both mean the same', () => {
    const draft = typeInto(typeInto(open, field('price'), '0,55', row()), field('name'), 'Weckerl', row())
    expect(conflictsIn(draft, row({ price: 60 }, '2-b'))).toEqual([['price']])
    expect(conflictsIn(draft, row({ price: 55 }, '2-b'))).toEqual([])
    expect(conflictsIn(draft, row({ uid: 'S1' }, '2-b'))).toEqual([])
  })

  it('saves onto the newer row once every contested field is decided', () => {
    const draft = typeInto(typeInto(open, field('price'), '0,55', row()), field('name'), 'Weckerl', row())
    const remote = row({ price: 60, name: 'Handsemmel' }, '2-b')
    const first = decide(draft, ['price'], 'mine', remote)
    expect(first.base?.rev).toBe('1-a')
    expect(conflictsIn(first, remote)).toEqual([['name']])
    const settled = decide(first, ['name'], 'theirs', remote)
    expect(settled.base?.rev).toBe('2-b')
    expect(changesIn(settled, remote)).toEqual({ price: 55 })
    expect(shownIn(settled, field('name'), remote)).toBe('Handsemmel')
  })

  it('keeps what was typed while an earlier state was being saved', () => {
    const sent = typeInto(open, field('price'), '0,55', row())
    const later = typeInto(sent, field('name'), 'Weckerl', row())
    const saved = afterSaving(later, sent, row({ price: 55 }, '2-b'))
    expect(names(changedFields(saved))).toEqual(['name'])
    expect(saved.base?.rev).toBe('2-b')
  })
})

describe('Validation of a form', () => {
  it('finds nothing in a document as it is stored', () => {
    expect(problemsIn(open, row())).toEqual([])
  })

  it.each<[string, string, string]>([
    ['name', '', 'Bitte füllen Sie dieses Feld aus.'],
    ['price', '', 'Bitte füllen Sie dieses Feld aus.'],
    ['price', 'viel', 'Bitte geben Sie eine Zahl an.'],
    ['price', '-1,00', 'Dieser Wert ist zu klein.'],
    ['name', 'x'.repeat(121), 'Dieser Wert ist zu lang.'],
  ])('says at %s, with %j typed: %s', (name, typed, message) => {
    const draft = typeInto(open, field(name), typed, row())
    expect(problemsIn(draft, row())).toMatchObject([{ field: name, message }])
  })

  it('names the row and the field within a list', () => {
    const schedule = [{ type: 'once', date: '', isClosed: true, from: '', to: '' }]
    const draft = typeInto(open, field('schedule'), schedule, row())
    expect(problemsIn(draft, row())).toMatchObject([{ field: 'schedule.0.date', code: 'blank' }])
  })
})

describe('A new document', () => {
  it('starts from the declared blank and asks for the rest', () => {
    const draft = newDraft(tables, null)
    const seats = formModel(tables).find(({ name }) => name === 'seats') as Field
    expect(shownIn(draft, seats, null)).toBe('4')
    expect(problemsIn(draft, null).map(problem => problem.field)).toEqual(['identifier', 'name', 'branch'])
    expect(changedFields(draft)).toEqual([])
  })

  it('sends everything, also what was left as it was', () => {
    let draft = newDraft(tables, null)
    for (const each of formModel(tables)) {
      if (each.name === 'name' || each.name === 'identifier') draft = typeInto(draft, each, 'tisch-7', null)
      if (each.name === 'branch') draft = typeInto(draft, each, 1, null)
    }
    expect(problemsIn(draft, null)).toEqual([])
    expect(changesIn(draft, null)).toEqual({ name: 'tisch-7', identifier: 'tisch-7', branch: 1, seats: 4 })
    expect(bodyIn(draft, null)).toEqual(changesIn(draft, null))
  })
})
