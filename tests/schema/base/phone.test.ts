import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone, normalisePhone, typePhone } from '../../../schema/base/phone.ts'

const runs = { numRuns: 1000 }
const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -/().x')), maxLength: 24 })

describe('While a number is typed', () => {
  it.each([
    ['+43 664 123', '+43 664 123'],
    ['0664/123-45', '066412345'],
    ['Tel. 0664', ' 0664'],
    ['', ''],
  ])('%j stands as %j', (input, shown) => {
    expect(typePhone(input)).toBe(shown)
  })

  it('only digits, plus and spaces stand, and stay', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), input => {
        const shown = typePhone(input)
        expect(shown).toMatch(/^[0-9+ ]*$/)
        expect(typePhone(shown)).toBe(shown)
        expect(normalisePhone(shown)).toBe(normalisePhone(input))
      }),
      runs,
    )
  })
})

describe('A number is kept', () => {
  it.each([
    ['+436641234567', '+436641234567'],
    ['+43 664 1234567', '+436641234567'],
    ['0043 664/123-45-67', '+436641234567'],
    ['0664 1234567', '06641234567'],
    ['+43+664', '+43664'],
    ['43+664', '43664'],
    ['00', '+'],
    ['', ''],
    ['keine', ''],
  ])('%j as %j', (input, kept) => {
    expect(normalisePhone(input)).toBe(kept)
  })

  it('as digits after at most one plus, never with a leading 00, and the same when kept again', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), input => {
        const kept = normalisePhone(input)
        expect(kept).toMatch(/^\+?\d*$/)
        expect(kept).not.toMatch(/^00/)
        expect(normalisePhone(kept)).toBe(kept)
      }),
      runs,
    )
  })
})

describe('A number is international', () => {
  it.each([
    ['+436641234567', true],
    ['+41791234567', true],
    ['06641234567', false],
    ['436641234567', false],
    ['+0664123456', false],
    ['+43', false],
    ['+', false],
    ['', false],
    ['+43 664 1234567', false],
    ['+1234567890123456', false],
  ])('%j: %s', (value, international) => {
    expect(isPhone(value)).toBe(international)
  })

  it('written with 00 as well as with a plus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999_999_999 }), digits => {
        expect(isPhone(normalisePhone(`00${digits}`))).toBe(true)
        expect(isPhone(normalisePhone(`+${digits}`))).toBe(true)
        expect(isPhone(normalisePhone(`${digits}`))).toBe(false)
      }),
      runs,
    )
  })
})
