import { expect, test } from 'vitest'
import { runSchedules } from './schedules.ts'

// The long runs are `npm run soak`.
test('After 25 schedules of edits made apart every copy reads the same, or the difference was told', async () => {
  const { findings, edits, told } = await runSchedules({ schedules: 25, seed: 20_261_122 })
  expect(findings).toEqual([])
  expect(edits).toBeGreaterThan(100)
  expect(told).toBeGreaterThan(0)
})
