import { chromium as browsers, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { ADMIN } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { line, middle, probeOf, reloaded, type Spent } from './pageProbe.ts'
import type { Line } from './report.ts'
import { GALLERY, IN_GALLERY, PAGES, PICTURES } from './website.ts'

/** Milliseconds. */
const goals = { frame: 50, opened: 300 } as const
const TREE = 'main li a[href*="/sites/"]'
const LIBRARY = 'main li img'

/** What a large website costs a browser: its gallery on a phone, its tree and its library in the office; nothing without Chromium. */
export async function websiteScreenLines({ origin }: ServerProcess, rounds: number): Promise<Line[]> {
  const executablePath = await ensureChromium()
  if (!executablePath) return []
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    const frames = await scrolled(phone, `${origin}/${GALLERY}`)
    await phone.close()
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const tree = await opened(desk, `${origin}/backend#/sites`, TREE, rounds)
    const library = await opened(desk, `${origin}/backend#/images`, LIBRARY, rounds)
    return [
      frames,
      line(`website: tree of ${PAGES} pages after a reload`, tree, goals.opened),
      line(`website: library of ${PICTURES} pictures after a reload`, library, goals.opened),
    ]
  } finally {
    await browser.close()
  }
}

/** The longest frame of a phone four times slower while a gallery of 500 pictures runs past it, from top to end. */
async function scrolled(page: Page, url: string): Promise<Line> {
  await page.goto(url)
  await page.waitForTimeout(5000)
  // Its pictures were made for somebody before, and the browser knows them.
  await page.evaluate(scrollThrough)
  await page.reload()
  await page.waitForTimeout(5000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const gaps = await page.evaluate(scrollThrough)
  const [longest, over] = [Math.max(...gaps), gaps.filter(gap => gap > goals.frame).length]
  return {
    name: `website: a gallery of ${IN_GALLERY} scrolled on a phone four times slower`,
    ours: `longest frame ${longest.toFixed(0)} ms, ${over} of ${gaps.length} over ${goals.frame}`,
    beside: '',
    latency: `${median(gaps).toFixed(0)} / ${longest.toFixed(0)}`,
    goal: `≤ ${goals.frame}`,
    met: longest <= goals.frame,
  }
}

/** Runs in the page: 60 px a frame, as a thumb throws it, until its end; milliseconds between the frames. */
async function scrollThrough(): Promise<number[]> {
  const gaps: number[] = []
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
  let last = await frame()
  for (let before = -1; before !== window.scrollY; ) {
    before = window.scrollY
    window.scrollBy(0, 60)
    const now = await frame()
    gaps.push(now - last)
    last = now
  }
  return gaps
}

/** From a reload until the first line is there, on a device that has everything. */
async function opened(page: Page, url: string, first: string, rounds: number): Promise<Spent> {
  await page.goto(url)
  await page.waitForSelector(`${first}, input[autocomplete="current-password"]`, { timeout: 60_000 })
  if ((await page.locator(first).count()) === 0) {
    await page.getByLabel('Benutzername').fill(ADMIN.email)
    await page.getByLabel('Passwort').fill(ADMIN.password)
    await page.keyboard.press('Enter')
  }
  await page.waitForSelector(first, { timeout: 180_000 })
  await page.waitForTimeout(20_000)
  const probe = await probeOf(page)
  const all: Spent[] = []
  for (let round = 0; round < rounds; round++) {
    all.push(await reloaded(page, probe, first))
    await page.waitForTimeout(4000)
  }
  return middle(all)
}
