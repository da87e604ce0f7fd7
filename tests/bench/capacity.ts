import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pinnedNode } from '../../scripts/project.mjs'
import { allHoursBusiness } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import type { Floor } from './capacityFloor.ts'
import type { CapacityLoad } from './capacityLoad.ts'
import { cpuOf } from './measure.ts'
import { type Line, whole } from './report.ts'
import { signIn } from './servers.ts'

const CONNECTIONS = 64
/** Of a round; three rounds are the minute of the published figure. */
const SECONDS = 20
const FLOOR_SECONDS = 2
const goals = { perSecond: 500, p99: 250, ofFloor: 0.6 }

/**
 * Orders per second with FULL durability while 200 guests look at their order every ten seconds and 20 boards follow, beside
 * the bare statements of the same orders without a server; medians of the rounds. The stricter floor commits as many orders
 * at once as the server did, so what lies between is all that is not SQLite: HTTP, JSON, judging and pricing, guests and
 * boards. The other one commits each order alone, as a server without group commits would have to. The makers of the load
 * share the machine with the server, the floor has it to itself; the CPU of an order, all its threads, is free of that.
 */
export async function capacityLines(rounds: number, seconds = SECONDS): Promise<Line[]> {
  const found: (Loaded & Floor)[] = []
  for (let round = 0; round < rounds; round += 1) {
    const loaded = await loadRound(seconds)
    const given = [Math.max(1, Math.round(loaded.perCommit)), FLOOR_SECONDS, Math.round(loaded.orders / 2)]
    const floor = await program<Floor>('capacityFloor.ts', ...given.map(String))
    found.push({ ...loaded, ...floor })
  }
  const middle = (of: (each: Loaded & Floor) => number): number => median(found.map(of))
  const perSecond = middle(each => each.perSecond)
  const p99 = middle(each => each.p99)
  const ratio = middle(each => each.perSecond / each.together.perSecond)
  const cpu = middle(each => each.cpu ?? Number.NaN)
  const name = `orders, ${CONNECTIONS} connections, 200 pollers, 20 boards`
  const latency = `${middle(each => each.p50).toFixed(1)} / ${p99.toFixed(1)}`
  return [
    {
      name,
      ours: `${whole(perSecond)}/s`,
      beside: '',
      latency,
      goal: `≥ ${goals.perSecond}/s, p99 < ${goals.p99} ms`,
      met: perSecond >= goals.perSecond && p99 < goals.p99,
    },
    {
      name: `the same by bare SQLite, ${middle(each => each.perCommit).toFixed(1)} per commit`,
      ours: `${whole(perSecond)}/s`,
      beside: `${whole(middle(each => each.together.perSecond))}/s`,
      ratio,
      cpu: { ours: cpu, beside: middle(each => each.together.cpu) },
      goal: `≥ ${goals.ofFloor}`,
      met: ratio >= goals.ofFloor,
    },
    {
      name: 'the same by bare SQLite, each its own commit',
      ours: `${whole(perSecond)}/s`,
      beside: `${whole(middle(each => each.alone.perSecond))}/s`,
      ratio: middle(each => each.perSecond / each.alone.perSecond),
      cpu: { ours: cpu, beside: middle(each => each.alone.cpu) },
      goal: '–',
      met: null,
    },
    {
      name: 'polls of the status meanwhile',
      ours: whole(middle(each => each.polls)),
      beside: '',
      latency: `– / ${middle(each => each.pollP99).toFixed(1)}`,
      goal: '–',
      met: null,
    },
  ]
}

interface Loaded extends CapacityLoad {
  readonly perCommit: number
  /** Microseconds of the server's CPU for an order and what guests and boards asked meanwhile; null where there is no /proc. */
  readonly cpu: number | null
}

async function loadRound(seconds: number): Promise<Loaded> {
  const dataDir = await seededDataDir(allHoursBusiness())
  const notes = mkdtempSync(join(tmpdir(), 'commits-'))
  const commits = join(notes, 'commits')
  const server = await serverProcess({
    args: ['--import', './tests/bench/commits.ts', 'server/main.ts'],
    dataDir,
    env: { COMMITS: commits },
  })
  try {
    await server.start()
    const cookie = await signIn(server.origin)
    const given = [server.port, seconds, CONNECTIONS, cookie].map(String)
    const { result: loaded, cpu } = await cpuOf(server.pid, () => program<CapacityLoad>('capacityLoad.ts', ...given))
    await server.stop()
    const perCommit = loaded.orders / Number(readFileSync(commits, 'utf8'))
    return { ...loaded, perCommit, cpu: cpu === null ? null : cpu / loaded.orders }
  } finally {
    await server.kill()
    for (const folder of [dataDir, notes]) rmSync(folder, { recursive: true, force: true })
  }
}

/** What a program beside this one prints. */
async function program<T>(name: string, ...given: string[]): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const { stdout } = await promisify(execFile)(pinnedNode(), [join(import.meta.dirname, name), ...given], { env })
  return JSON.parse(stdout) as T
}
