import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coversPostcode, isPostcodeEntry, postcodeIn } from '../../../schema/business/postcodes.ts'

it.each([
  ['1190', '1190'],
  [' A-1190 Wien', '1190'],
  ['80331', '80331'],
  ['119', null],
  ['119012', null],
  ['Döbling', null],
  ['', null],
  [null, null],
])('The postcode in %j is %j', (typed, postcode) => {
  expect(postcodeIn(typed)).toBe(postcode)
})

it.each([
  ['1190', true],
  ['1010-1090', true],
  ['80331-80339', true],
  ['1090-1010', false],
  ['1010-80339', false],
  ['1010–1090', false],
  ['119', false],
  ['Wien', false],
  ['', false],
])('%j is an entry of an area: %s', (entry, isEntry) => {
  expect(isPostcodeEntry(entry)).toBe(isEntry)
})

describe('An area has', () => {
  it('what it names and what lies in its ranges, ends included, and never a postcode of another length', () => {
    const postcode = fc.integer({ min: 1000, max: 99_999 })
    fc.assert(
      fc.property(postcode, postcode, postcode, (one, other, asked) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const entry = `${from}-${to}`
        fc.pre(isPostcodeEntry(entry))
        expect(coversPostcode([entry], String(asked))).toBe(from <= asked && asked <= to)
        expect(coversPostcode(['1190', entry], String(to))).toBe(true)
      }),
    )
  })
})
