import { describe, expect, test } from 'vitest'
import { decimal } from '../../../support/reckoning/fraction.ts'
import { shopping } from '../../../support/reckoning/shopping.ts'

/** 150 in every run; 10,000 and more with RECKONED_ORDERS=10000. */
const ORDERS = Number(process.env['RECKONED_ORDERS'] ?? 150)
const SEED = Number(process.env['RECKONING_SEED'] ?? 20261122)
const LONG_MS = 3_600_000

describe('An independent reckoning, written from the specification, comes to the same cent', () => {
  test(
    `for ${ORDERS} orders that are placed, moved over a change of rates, changed there and back while their products become others, and given back, at the guest’s, on boards, in mails and on paper`,
    async () => {
      const outcome = await shopping(ORDERS, SEED)
      expect(outcome.differences).toEqual([])
      // Orders to which nothing happens prove nothing.
      const { orders, bills, moved, edited, refunded, remade } = outcome
      expect(orders).toBe(ORDERS)
      for (const happened of [bills - orders, moved, edited, refunded, remade])
        expect(happened).toBeGreaterThan(ORDERS / 15)
    },
    LONG_MS,
  )

  test('and half a cent that is planted into one side is found wherever taxes are told', async () => {
    const { differences } = await shopping(12, SEED, decimal(0.5))
    for (const place of ['guest', 'books', 'mail', 'paper'])
      expect(differences.join('\n')).toContain(`placed: ${place} taxes: `)
  })
})
