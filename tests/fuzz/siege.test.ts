import { expect, test } from 'vitest'
import { besiege, isTurnedAway } from './siege.ts'

// The long run is `npm run siege`. Nothing here depends on how fast the machine is.
test.runIf(process.platform === 'linux')(
  'Streams and half bodies of one address are bounded, and somebody at another address is served all the while',
  { timeout: 90_000 },
  async () => {
    const env = { CONNECTIONS_PER_ADDRESS: '80' }
    const phases = await besiege({ seconds: 0, atOnce: 1, streams: 120, halves: 200, env })
    const [quiet, halves, streams] = phases
    expect(phases.map(({ failed }) => failed)).toEqual([0, 0, 0])
    expect(quiet?.statuses).toEqual({})
    // 80 connections; what is beyond is closed before it is read.
    expect(halves?.statuses).toEqual({ [-1]: 80, 0: 120 })
    expect(streams?.statuses[200]).toBe(40)
    const turnedAway = Object.entries(streams?.statuses ?? {}).filter(([status]) => isTurnedAway(Number(status)))
    expect(turnedAway.reduce((sum, [, count]) => sum + count, 0)).toBe(80)
  },
)
