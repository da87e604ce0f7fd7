import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../schema/base/countries.ts'
import { isPhone, normalisePhone, typePhone } from '../../../schema/base/phone.ts'

const runs = { numRuns: 1000 }
const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -/().x')), maxLength: 24 })
const country = fc.constantFrom(...countries, 'IT', null)

describe('While a number is typed', () => {
  it.each([
    ['+43 664 123', '+43 664 123'],
    ['+43 (0) 664 123', '+43  664 123'],
    ['(0) 664 123', '0 664 123'],
    ['0664/123-45', '066412345'],
    ['Tel. 0664', ' 0664'],
    ['', ''],
  ])('%j stands as %j', (input, shown) => {
    expect(typePhone(input)).toBe(shown)
  })

  it('only digits, plus and spaces stand, stay, and mean the same number', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), country, (input, home) => {
        const shown = typePhone(input)
        expect(shown).toMatch(/^[0-9+ ]*$/)
        expect(typePhone(shown)).toBe(shown)
        expect(normalisePhone(shown, home)).toBe(normalisePhone(input, home))
      }),
      runs,
    )
  })
})

describe('A number is kept', () => {
  it.each([
    ['+436641234567', 'AT', '+436641234567'],
    ['+43 664 1234567', 'DE', '+436641234567'],
    ['0043 664/123-45-67', 'AT', '+436641234567'],
    ['0664 1234567', 'AT', '+436641234567'],
    ['(0) 664 1234567', 'AT', '+436641234567'],
    ['0151 12345678', 'DE', '+4915112345678'],
    ['079 123 45 67', 'CH', '+41791234567'],
    ['232 12 12', 'LI', '+4232321212'],
    ['+43 (0) 664 1234567', 'AT', '+436641234567'],
    ['+43 (0664) 1234567', 'AT', '+436641234567'],
    ['0043 0664 1234567', 'DE', '+436641234567'],
    ['+41 (0)79 123 45 67', 'AT', '+41791234567'],
    ['+423 (0) 232 12 12', 'LI', '+4232321212'],
    ['+44 (0) 20 7946 0958', 'AT', '+442079460958'],
    ['+39 06 1234567', 'AT', '+39061234567'],
    ['+0664 1234567', 'AT', '+436641234567'],
    ['+43+664', 'AT', '+43664'],
    // What is no number is not made one.
    ['664 1234567', 'AT', '6641234567'],
    ['0123', 'LI', '0123'],
    ['079 123 45', 'CH', '07912345'],
    ['0664 1234567', 'IT', '06641234567'],
    ['0664 1234567', null, '06641234567'],
    ['43+664', 'AT', '43664'],
    ['00', 'AT', '+'],
    ['0', 'AT', '0'],
    ['', 'AT', ''],
    ['keine', 'AT', ''],
  ])('%j in %s as %j', (input, home, kept) => {
    expect(normalisePhone(input, home)).toBe(kept)
  })

  it('as digits after at most one plus, never with a leading 00, and the same when kept again', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), country, country, (input, home, other) => {
        const kept = normalisePhone(input, home)
        expect(kept).toMatch(/^\+?\d*$/)
        expect(kept).not.toMatch(/^00/)
        expect(normalisePhone(kept, home)).toBe(kept)
        if (isPhone(kept)) expect(normalisePhone(kept, other)).toBe(kept)
      }),
      runs,
    )
  })

  it('as the same number however its own people write it', () => {
    const number = fc.record({
      home: fc.constantFrom(['AT', '43'], ['DE', '49'], ['CH', '41']),
      rest: fc.integer({ min: 100_000_000, max: 999_999_999 }),
    })
    fc.assert(
      fc.property(number, ({ home: [home = '', code = ''], rest }) => {
        const ways = [`0${rest}`, `+${code}${rest}`, `00${code} ${rest}`, `+${code} (0) ${rest}`, `00${code}-0${rest}`]
        expect(new Set(ways.map(way => normalisePhone(way, home)))).toEqual(new Set([`+${code}${rest}`]))
      }),
      runs,
    )
  })
})

describe('A number is international', () => {
  it.each([
    ['+436641234567', true],
    ['+41791234567', true],
    ['+4232321212', true],
    ['+390612345678', true],
    ['06641234567', false],
    ['436641234567', false],
    ['+4306641234567', false],
    ['+4179123456', false],
    ['+423232121', false],
    ['+0664123456', false],
    ['+43', false],
    ['+', false],
    ['', false],
    ['+43 664 1234567', false],
    ['+1234567890123456', false],
  ])('%j: %s', (value, international) => {
    expect(isPhone(value)).toBe(international)
  })
})
