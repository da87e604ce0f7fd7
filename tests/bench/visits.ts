import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium as browsers } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import type { Line } from './report.ts'

const SLOWER = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const pages: Readonly<Record<string, string>> = { home: '/', menu: '/store/stammhaus' }
/** The worker and the device have what they keep of a page. */
const KEPT_MS = 4000

/** When who comes back sees home and menu, beside a first visit in the same minutes, on a phone four times slower; null without Chromium. */
export async function visitLines(rounds: number): Promise<Line[] | null> {
  const executablePath = await ensureChromium()
  if (!executablePath) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'visits-'))
  const server = await serverProcess({
    args: ['server/main.ts'],
    dataDir,
    env: { DEMO: 'true', DEMO_DAY: 'off', RATE_LIMITS: 'off' },
  })
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    await server.start()
    const lines: Line[] = []
    for (const [name, path] of Object.entries(pages)) {
      const found: { readonly first: number; readonly again: number }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext(phone)
        const first = await paintedAfter(context, `${server.origin}${path}`)
        found.push({ first, again: await paintedAfter(context, `${server.origin}${path}`) })
        await context.close()
      }
      lines.push(line(name, median(found.map(({ first }) => first)), median(found.map(({ again }) => again))))
    }
    return lines
  } finally {
    await browser.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds until the first paint with content; returns once what the page keeps is kept. */
async function paintedAfter(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForFunction(() => Number(localStorage.getItem('public:asOf')) > performance.timeOrigin)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
  await page.waitForTimeout(KEPT_MS)
  await page.close()
  return painted
}

const line = (name: string, first: number, again: number): Line => ({
  name: `${name}, ${SLOWER}x slower: first paint of who comes back, beside a first visit`,
  ours: `${again.toFixed(0)} ms`,
  beside: `${first.toFixed(0)} ms`,
  ratio: again / first,
  goal: '≤ 1.00',
  met: again <= first,
})
