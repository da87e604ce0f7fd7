import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../support/results.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { residentMegabytes } from './measure.ts'
import type { Line } from './report.ts'
import type { Contestants } from './servers.ts'

const COLD_START_MS = 450
const IDLE_MEGABYTES = 110
/** What a process holds once the garbage of its start has been collected or not. */
const SETTLE_MS = 2000

/** From the start of the process to the first answer out of the database, and what it holds when nobody asks. */
export async function startLines({ ours, floor }: Contestants, rounds: number): Promise<Line[]> {
  const starts = { ours: [] as number[], floor: [] as number[] }
  const idle = { ours: [] as number[], floor: [] as number[] }
  const restart = async (name: 'ours' | 'floor', server: ServerProcess): Promise<void> => {
    await server.stop()
    starts[name].push(await server.start())
    await pause(SETTLE_MS)
    idle[name].push(residentMegabytes(server.pid) ?? Number.NaN)
  }
  for (let round = 0; round < rounds; round += 1) {
    await restart('floor', floor)
    await restart('ours', ours)
  }
  const [cold, rss] = [median(starts.ours), median(idle.ours)]
  return [
    {
      name: 'cold start',
      ours: `${cold.toFixed(0)} ms`,
      beside: `${median(starts.floor).toFixed(0)} ms`,
      goal: `≤ ${COLD_START_MS} ms`,
      met: cold <= COLD_START_MS,
    },
    {
      name: 'idle memory',
      ours: `${rss.toFixed(0)} MB`,
      beside: `${median(idle.floor).toFixed(0)} MB`,
      goal: `≤ ${IDLE_MEGABYTES} MB`,
      met: rss <= IDLE_MEGABYTES,
    },
  ]
}
