import { expect, test } from 'vitest'
import { flakyRun, forgetfulRun } from '../crash/flaky.ts'

// The long run is `npm run crash -- --proxy`.
test('Over a line that drops a fifth of the answers and breaks every tenth connection there are exactly as many orders as submits', async () => {
  const { faults, audit, ledger, requests } = await flakyRun({ orders: 160, outboxOrders: 40, seed: 4711 })
  expect(faults).toEqual([])
  expect(audit.stored).toBe(200)
  expect(ledger.replayed).toBeGreaterThan(100)
  expect(requests.dropped).toBeGreaterThan(50)
  expect(requests.reset).toBeGreaterThan(20)
})

test('A client that names an order anew with every try orders twice over the same line', async () => {
  expect(await forgetfulRun(60, 4711)).toBeGreaterThan(60)
})
