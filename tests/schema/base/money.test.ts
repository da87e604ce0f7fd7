import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../schema/base/money.ts'

describe('An amount of money', () => {
  it.each([
    [0, 'EUR', '0,00\u00a0€'],
    [7, 'EUR', '0,07\u00a0€'],
    [1290, 'EUR', '12,90\u00a0€'],
    [123_456_789, 'EUR', '1.234.567,89\u00a0€'],
    [1290, 'CHF', '12,90\u00a0CHF'],
  ])('of %d cents in %s reads %j', (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text)
  })
})
