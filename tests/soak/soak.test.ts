import { expect, test } from 'vitest'
import { runSchedules } from './schedules.ts'
import { soak } from './soak.ts'

// The long runs are `npm run soak`.
test('After ten schedules of edits made apart every copy reads the same, or the difference was told', async () => {
  const { findings, edits, told } = await runSchedules({ schedules: 10, seed: 20_261_122 })
  expect(findings).toEqual([])
  expect(edits).toBeGreaterThan(40)
  expect(told).toBeGreaterThan(0)
})

test('PouchDB, RxDB and a shop show what the server has after kills and a restore, and nothing promised is lost', async () => {
  const { findings, edits } = await soak({ seconds: 2, kills: 1, seed: 20_261_122 })
  expect(findings).toEqual([])
  expect(edits).toBeGreaterThan(5)
})
