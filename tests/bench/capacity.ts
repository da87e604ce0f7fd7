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
import { type Line, whole } from './report.ts'
import { signIn } from './servers.ts'

const CONNECTIONS = 64
/** Of a round; three rounds are the minute of the published figure. */
const SECONDS = 20
const FLOOR_SECONDS = 2
const goals = { perSecond: 500, p99: 250, ofFloor: 0.6 }

/**
 * Orders per second with FULL durability while 200 guests look at their order every ten seconds and 20 boards follow, beside
 * the bare statements of the same orders without a server, as many per commit as the server had; medians of the rounds.
 */
export async function capacityLines(rounds: number, seconds = SECONDS): Promise<Line[]> {
  const found: (CapacityLoad & { perCommit: number; floor: number; alone: number })[] = []
  for (let round = 0; round < rounds; round += 1) {
    const loaded = await loadRound(seconds)
    const perCommit = Math.max(1, Math.round(loaded.perCommit))
    const { perSecond: floor } = await program<Floor>('capacityFloor.ts', String(perCommit), String(FLOOR_SECONDS))
    const { perSecond: alone } = await program<Floor>('capacityFloor.ts', '1', String(FLOOR_SECONDS))
    found.push({ ...loaded, floor, alone })
  }
  const middle = (of: (each: (typeof found)[number]) => number): number => median(found.map(of))
  const perSecond = middle(each => each.perSecond)
  const p99 = middle(each => each.p99)
  const ratio = middle(each => each.perSecond / each.floor)
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
      beside: `${whole(middle(each => each.floor))}/s`,
      ratio,
      goal: `≥ ${goals.ofFloor}`,
      met: ratio >= goals.ofFloor,
    },
    {
      name: 'the same by bare SQLite, each its own commit',
      ours: `${whole(perSecond)}/s`,
      beside: `${whole(middle(each => each.alone))}/s`,
      ratio: middle(each => each.perSecond / each.alone),
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

async function loadRound(seconds: number): Promise<CapacityLoad & { perCommit: number }> {
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
    const loaded = await program<CapacityLoad>('capacityLoad.ts', ...given)
    await server.stop()
    return { ...loaded, perCommit: loaded.orders / Number(readFileSync(commits, 'utf8')) }
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
