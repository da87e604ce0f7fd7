import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../schema/base/countries.ts'
import { dialling, isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import { formatPhone, readablePhone } from '../../../schema/base/phoneFormat.ts'

describe('A number is shown in the groups of its country', () => {
  it.each([
    ['+436641234567', '+43 664 1234567'],
    ['+4310008080', '+43 1 0008080'],
    ['+43316002121', '+43 316 002121'],
    ['+435572000808', '+43 5572 000808'],
    ['+43654221234', '+43 6542 21234'],
    ['+4915112345678', '+49 151 12345678'],
    ['+49301234567', '+49 30 1234567'],
    ['+4970311234567', '+49 7031 1234567'],
    ['+41791234567', '+41 79 123 45 67'],
    ['+4232321212', '+423 232 12 12'],
    ['+390612345678', '+390612345678'],
    ['06641234567', '06641234567'],
    ['', ''],
  ])('%j as %j', (value, shown) => {
    expect(formatPhone(value)).toBe(shown)
  })

  it('and stays the same number', () => {
    const number = fc
      .tuple(fc.constantFrom(...countries), fc.integer({ min: 1_000_000, max: 9_999_999_999 }))
      .map(([country, rest]) => `+${dialling[country].code}${rest}`)
      .filter(isPhone)
    fc.assert(
      fc.property(number, value => {
        expect(formatPhone(value)).toMatch(/^\+\d+( \d+)+$/)
        expect(normalisePhone(formatPhone(value), null)).toBe(value)
      }),
    )
  })
})

describe('A number that staff wrote', () => {
  it.each([
    ['+43 1 000 80 80', 'AT', '+43 1 000 80 80'],
    ['+4310008080', 'AT', '+43 1 0008080'],
    ['01 / 000 80 80', 'AT', '+43 1 0008080'],
    ['+43 (0) 1 000 80 80', 'AT', '+43 1 0008080'],
    ['(044) 123 45 67', 'CH', '+41 44 123 45 67'],
    ['01 / 000 80 80', null, '01 / 000 80 80'],
    ['Durchwahl 12', 'AT', 'Durchwahl 12'],
    ['', 'AT', ''],
  ])('%j of %s reads %j', (written, country, shown) => {
    expect(readablePhone(written, country)).toBe(shown)
  })
})
