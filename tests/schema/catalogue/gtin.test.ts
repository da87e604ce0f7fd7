import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { isGtin } from '../../../schema/catalogue/gtin.ts'
import { products } from '../../../schema/catalogue/product.ts'
import { productOf } from '../../support/business.ts'

const { rev: _rev, id: _id, ...body } = productOf({})
const problemsWith = (gtin: unknown) => {
  const parsed = parse(products.shape, { ...body, gtin })
  return parsed.ok ? [] : parsed.problems.map(({ code, field }) => [code, field])
}

describe('The number of a barcode', () => {
  it.each(['4006381333931', '96385074', '9783161484100', undefined, null])('may be %s', gtin => {
    expect(problemsWith(gtin)).toEqual([])
  })

  it.each([
    ['400638133393', 'gtin'],
    ['4 006381 333931', 'gtin'],
    ['400638133393X', 'gtin'],
    ['', 'gtin'],
    ['4006381333932', 'checkDigit'],
    ['96385075', 'checkDigit'],
  ])('is refused at its field as %j: %s', (gtin, code) => {
    expect(problemsWith(gtin)).toEqual([[code, 'gtin']])
  })

  it('has exactly one last digit, and no single digit can be wrong without being noticed', () => {
    const others = fc.oneof(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{12}$/))
    fc.assert(
      fc.property(others, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const valid = Array.from('0123456789', last => digits + last).filter(isGtin)
        expect(valid).toHaveLength(1)
        const [gtin = ''] = valid
        const at = place % gtin.length
        const wrong = gtin.slice(0, at) + ((Number(gtin[at]) + by) % 10) + gtin.slice(at + 1)
        expect(isGtin(wrong)).toBe(false)
      }),
    )
  })
})
