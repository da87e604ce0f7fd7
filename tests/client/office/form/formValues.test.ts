import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, centsText, numberOf, numberText } from '../../../../client/office/form/controls/numbers.ts'
import { type Field, formModel } from '../../../../client/office/form/formModel.ts'
import { blankTyped, toStored, toTyped } from '../../../../client/office/form/formValues.ts'
import { dateOfText } from '../../../../client/ui/dates/typedDates.ts'
import { entities } from '../../../../schema/index.ts'
import { runsOf } from '../../../support/runs.ts'

const fields = entities.flatMap(entity =>
  formModel(entity).map(field => [`${entity.type}.${field.name}`, field] as const),
)
/** Typed as up to four digits of hours. */
const MOST_MINUTES = 599_999
const found = (name: string) => fields.find(([path]) => path === name)?.[1] as Field

describe('What a field shows is stored as exactly the value it came from', () => {
  it.each(fields)('%s', (_path, field) => {
    fc.assert(
      fc.property(storedValues(field), stored => {
        expect(toStored(field, toTyped(field, stored))).toStrictEqual(stored)
      }),
      { numRuns: runsOf(1000) },
    )
  })

  it('every amount of money', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), cents => {
        expect(centsOf(centsText(cents))).toBe(cents)
      }),
      { numRuns: runsOf(2000) },
    )
  })

  it('every number, to the last digit', () => {
    fc.assert(
      fc.property(numbers, value => {
        expect(numberOf(numberText(value))).toBe(value)
      }),
      { numRuns: runsOf(2000) },
    )
  })
})

describe('Money is typed as on paper', () => {
  it.each<[string, number | undefined]>([
    ['4,90', 490],
    ['4,9', 490],
    ['4', 400],
    ['4.90', 490],
    [' 4,90 € ', 490],
    ['4,90\u00a0€', 490],
    [',50', 50],
    ['1.234,50', 123_450],
    ['1.234', 123_400],
    ['12 345,00', 1_234_500],
    ['-2,00', -200],
    ['0', 0],
    ['4,905', undefined],
    ['vier', undefined],
    ['4,9,0', undefined],
    ['', undefined],
    ['1e3', undefined],
  ])('%j', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })
})

describe('Numbers are typed as on paper', () => {
  it.each<[string, number | undefined]>([
    ['1,5', 1.5],
    ['1.000', 1000],
    ['1.234,5', 1234.5],
    ['48.20849', 48.20849],
    ['0.125', 0.125],
    ['-85', -85],
    ['1e-7', 1e-7],
    ['1,2,3', undefined],
    ['zehn', undefined],
    ['', undefined],
  ])('%j', (text, value) => {
    expect(numberOf(text)).toBe(value)
  })
})

describe('Dates are typed as on paper', () => {
  it.each<[string, string | undefined]>([
    ['24.12.2026', '2026-12-24'],
    ['4.1.27', '2027-01-04'],
    ['24. 12. 2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['29.2.2028', '2028-02-29'],
    ['30.2.2026', undefined],
    ['24.12.', undefined],
    ['morgen', undefined],
  ])('%j', (text, date) => {
    expect(dateOfText(text)).toBe(date)
  })
})

describe('An emptied field is stored', () => {
  it.each<[string, unknown]>([
    ['products.uid', ''],
    ['products.price', undefined],
    ['products.defaultQuantity', null],
    ['branches.email', null],
    ['branches.phone', ''],
    ['branches.name', undefined],
    ['branches.timeZone', undefined],
    ['products.dineInTax', null],
  ])('%s as %j', (path, stored) => {
    expect(toStored(found(path), '')).toBe(stored)
  })
})

describe('What cannot be read', () => {
  it('stays as it was typed, for validation to complain about', () => {
    expect(toStored(found('products.price'), 'vier Euro')).toBe('vier Euro')
  })
})

describe('A new row of a list', () => {
  it('starts with the first word of every choice and nothing in what may be empty', () => {
    const rules = found('branches.openingHours')
    const row = rules.kind === 'list' ? blankTyped(rules.item, { first: true }) : undefined
    expect(row).toEqual({ type: 'once', date: null, isClosed: false, from: null, to: null })
  })
})

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).filter(value => !Object.is(value, -0))

function storedValues(field: Field, depth = 0): fc.Arbitrary<unknown> {
  const value = valuesOfKind(field, depth)
  return field.nullable ? fc.oneof({ weight: 4, arbitrary: value }, fc.constantFrom(null, undefined)) : value
}

function valuesOfKind(field: Field, depth: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'money':
      return fc.integer({ min: 0, max: 100_000_000 })
    case 'hours':
      return fc.nat(MOST_MINUTES)
    case 'percent':
      return fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100)
    case 'number':
      return field.integer ? fc.maxSafeInteger().filter(value => !Object.is(value, -0)) : numbers
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...Object.keys(field.options)))
    case 'relation':
      return fc.integer({ min: 1 })
    case 'relations':
      return fc.array(fc.integer({ min: 1 }))
    case 'image':
      return fc.record(
        { id: fc.integer({ min: 1 }), version: fc.integer({ min: 1 }), extension: fc.constant('webp') },
        { noNullPrototype: true },
      )
    case 'richText':
      return fc.constantFrom({ type: 'doc' }, { type: 'doc', content: [{ type: 'paragraph' }] })
    case 'file':
      return fc.record({ id: fc.integer({ min: 1 }), name: fc.string() }, { noNullPrototype: true })
    case 'date':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map(date => date.toISOString().slice(0, 10))
    case 'postcodes':
      // An empty list says no more than none.
      return fc.array(fc.constantFrom('1190', '1010-1090', '80331-80339'), { minLength: 1 })
    case 'piece':
      return pieces(field.fields, depth)
    case 'variants':
      return fc.oneof(
        ...Object.entries(field.fieldsOf).map(([kind, fields]) => variant(field.tag.name, kind, fields, depth)),
      )
    case 'list':
      return fc.array(
        storedValues(field.item, depth + 1).filter(item => item !== undefined),
        // What lies in lists in lists would have more entries than there is time for.
        { maxLength: Math.max(4 - 2 * depth, 0) },
      )
    default:
      return field.emptyText ? fc.string() : fc.string({ minLength: 1 })
  }
}

/** A missing key and an undefined value are the same document; JSON knows only the first. */
function pieces(fields: readonly Field[], depth: number): fc.Arbitrary<object> {
  return fc
    .record(Object.fromEntries(fields.map(field => [field.name, storedValues(field, depth)])))
    .map(piece => Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== undefined)))
}

const variant = (tag: string, kind: string, fields: readonly Field[], depth: number): fc.Arbitrary<object> =>
  pieces(fields, depth).map(piece => ({ [tag]: kind, ...piece }))
