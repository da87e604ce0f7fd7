import { describe, expect, test } from 'vitest'
import { powerCuts } from './powerCuts.ts'
import { ensureStrace } from './strace.ts'

// The long run is `npm run crash`. 200 orders are enough for the log to be written back into the database once.
const common = { orders: 200, cuts: 150, seed: 4711 }

describe.skipIf(!ensureStrace())('A power cut at any moment, whatever becomes of what was not synced yet', () => {
  test('loses no acknowledged order, leaves none in part and damages nothing', async () => {
    const { faults, cuts, losing, corrupt, halves } = await powerCuts({ ...common, durability: 'full' })
    expect(faults).toEqual([])
    expect({ cuts, losing, corrupt, halves }).toEqual({ cuts: 150, losing: 0, corrupt: 0, halves: 0 })
  })

  test('would lose acknowledged orders without FULL durability: the replayer finds them missing', async () => {
    const { losing, corrupt } = await powerCuts({ ...common, durability: 'normal' })
    expect(losing).toBeGreaterThan(10)
    expect(corrupt).toBe(0)
  })
})
