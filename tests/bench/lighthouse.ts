import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { pinnedNode } from '../../scripts/project.mjs'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import type { Line } from './report.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const pages: Readonly<Record<string, (branch: string) => string>> = {
  'branch list': () => '/',
  'ordering page': branch => `/store/${branch}`,
  checkout: branch => `/store/${branch}/checkout`,
}
/** Pages on which nothing is ordered: everything of them is at its best, and nothing moves. */
const readPages: Readonly<Record<string, string>> = {
  'home of the website': '/klub',
  news: '/klub/news/derbysieg-gegen-aspern',
  gallery: '/klub/galerien/sommerfest',
}
const goals = { performance: 98, accessibility: 100, tbt: 50, lcp: 1000 } as const

/** What Lighthouse says of a phone's first visit; null where there is no Chromium or no build. */
export async function lighthouseLines(rounds: number): Promise<Line[] | null> {
  const chromium = existsSync(join(root, 'dist', 'web', 'index.html')) ? await ensureChromium() : undefined
  if (!chromium) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { DEMO: 'true', DEMO_DAY: 'off' } })
  try {
    await server.start()
    const branch = await firstOpenBranch(server.origin)
    const lines: Line[] = []
    for (const [name, pathOf] of Object.entries(pages))
      for (const throttling of ['simulate', 'devtools'] as const) {
        const url = `${server.origin}${pathOf(branch)}`
        lines.push(
          lineOf(`Lighthouse ${name}, ${throttling}`, throttling, await audits(url, chromium, throttling, rounds)),
        )
      }
    for (const [name, path] of Object.entries(readPages))
      lines.push(
        readLine(`Lighthouse ${name}, devtools`, await audits(`${server.origin}${path}`, chromium, 'devtools', rounds)),
      )
    return lines
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Audit {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

async function audits(url: string, chromium: string, throttling: string, rounds: number): Promise<Audit> {
  const all: Audit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await run(pinnedNode(), ['tests/bench/peers/lighthouse.mjs', url, chromium, throttling], {
      cwd: root,
      maxBuffer: 2 ** 26,
    })
    all.push(JSON.parse(stdout))
  }
  const middle = (pick: (audit: Audit) => number): number => median(all.map(pick))
  return {
    performance: middle(each => each.performance),
    accessibility: middle(each => each.accessibility),
    practices: middle(each => each.practices),
    seo: middle(each => each.seo),
    lcp: middle(each => each.lcp),
    tbt: middle(each => each.tbt),
    cls: middle(each => each.cls),
  }
}

function lineOf(name: string, throttling: 'simulate' | 'devtools', audit: Audit): Line {
  const { performance, accessibility, lcp, tbt } = audit
  const isFast = throttling === 'simulate' || lcp <= goals.lcp
  return {
    name,
    ours: `performance ${performance}, accessibility ${accessibility}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`,
    beside: '',
    goal: `≥ ${goals.performance}, ${goals.accessibility}, ${throttling === 'devtools' ? `≤ ${goals.lcp} ms` : '–'}, ≤ ${goals.tbt} ms`,
    met: performance >= goals.performance && accessibility >= goals.accessibility && tbt <= goals.tbt && isFast,
  }
}

function readLine(name: string, { performance, accessibility, practices, seo, lcp, tbt, cls }: Audit): Line {
  const all = [performance, accessibility, practices, seo]
  return {
    name,
    ours: `${all.join(' / ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`,
    beside: '',
    goal: '100 / 100 / 100 / 100, CLS 0',
    met: all.every(score => score === 100) && cls === 0,
  }
}

async function firstOpenBranch(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/branches`)).json()
  const branch = data.find((each: { isPublic: boolean; images: unknown[] }) => each.isPublic && each.images.length > 0)
  return branch.identifier
}
