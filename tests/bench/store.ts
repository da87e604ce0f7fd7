import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers, type Locator, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { bigMenu } from '../support/bigMenu.ts'
import { ADMIN } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import type { Line } from './report.ts'
import { signIn } from './servers.ts'

const PRODUCTS = 300
const SLOWER = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const goals = { frame: 50, interaction: 200, shift: 0.02 } as const
/** What is typed into the search. */
const TERM = 'käsekuchen nr'

/** How the ordering page with 300 products bears a phone four times slower than this machine; null without Chromium. */
export async function storeLines(rounds: number): Promise<Line[] | null> {
  const executablePath = await ensureChromium()
  if (!executablePath) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'))
  const env = { DEMO: 'true', DEMO_DAY: 'off', ADMIN_PASSWORD: ADMIN.password, RATE_LIMITS: 'off' }
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env })
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    await server.start()
    await stockUp(server.origin)
    const found: Measured[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ ...phone, serviceWorkers: 'block' })
      found.push(await measured(page, `${server.origin}/store/stammhaus`))
      await page.close()
    }
    const most = (pick: (one: Measured) => number) => median(found.map(pick))
    return [
      line(
        'jump to a category: longest frame',
        'ms',
        most(({ jump }) => jump),
        goals.frame,
      ),
      line(
        'typing in the search: longest frame',
        'ms',
        most(({ typing }) => typing),
        goals.frame,
      ),
      line(
        'adding to the cart: longest frame',
        'ms',
        most(({ adding }) => adding),
        goals.frame,
      ),
      line(
        'slowest interaction to next paint',
        'ms',
        most(({ interaction }) => interaction),
        goals.interaction,
      ),
      line(
        'layout shift',
        '',
        most(({ shift }) => shift),
        goals.shift,
      ),
    ]
  } finally {
    await browser.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds from which on the browser reports a frame. */
const REPORTED_FROM = 50

/** Frames and interactions in ms. A frame is the work between two paints; 0 where it was not long enough to be reported. */
interface Measured {
  readonly jump: number
  readonly typing: number
  readonly adding: number
  readonly interaction: number
  readonly shift: number
}

async function measured(page: Page, url: string): Promise<Measured> {
  await page.addInitScript(observe)
  await page.goto(url)
  await page.waitForFunction(() => Number(localStorage.getItem('public:asOf')) > performance.timeOrigin)
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const longest = async (act: () => Promise<void>) => {
    await page.evaluate(() => Object.assign(window, { frame: 0 }))
    await act()
    await page.waitForTimeout(1000)
    return page.evaluate(() => (window as unknown as { frame: number }).frame)
  }
  // Finding things in the page is work of its own: it is done before the frames are counted.
  const tapping = async (target: Locator) => {
    const point = await middleOf(target)
    return longest(() => page.touchscreen.tap(point.x, point.y))
  }
  const categories = page.getByRole('navigation', { name: 'Kategorien' })
  const jump = await tapping(categories.getByRole('link', { name: 'Kategorie 15', exact: true }))
  const adding = await tapping(
    page
      .locator('#kategorie-2000014')
      .getByRole('button', { name: /hinzufügen$/ })
      .first(),
  )
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('searchbox').focus()
  await page.waitForTimeout(500)
  const typing = await longest(() => page.keyboard.type(TERM, { delay: 120 }))
  const typed = await page.getByRole('searchbox').inputValue()
  if (typed !== TERM) throw new Error(`The search has '${typed}'.`)
  const rest = await page.evaluate(() => {
    const { interaction, shift } = window as unknown as { interaction: number; shift: number }
    return { interaction, shift }
  })
  return { jump, typing, adding, interaction: rest.interaction, shift: rest.shift }
}

/** Brings something onto the screen and tells where it is, in pixels, once the page is quiet again. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(500)
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page. */
function observe(): void {
  const seen = Object.assign(window, { frame: 0, interaction: 0, shift: 0 })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }
  const watch = (type: string, hear: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) hear(entry as Entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  watch('long-animation-frame', ({ duration }) => {
    seen.frame = Math.max(seen.frame, duration)
  })
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration)
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
}

async function stockUp(origin: string): Promise<void> {
  const cookie = await signIn(origin)
  const stored = async (path: string) => {
    const { data } = (await (await fetch(`${origin}/api/${path}`, { headers: { cookie } })).json()) as {
      data: Record<string, unknown>
    }
    const { id: _id, rev: _rev, ...body } = data
    return body
  }
  const docs = bigMenu(await stored('products/2'), await stored('categories/1'), 1, PRODUCTS)
  const answer = await fetch(`${origin}/replication/office/_bulk_docs`, {
    method: 'POST',
    headers: { cookie, origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ docs }),
  })
  if (!answer.ok) throw new Error(`The menu was not taken: ${await answer.text()}`)
}

const line = (what: string, unit: string, value: number, goal: number): Line => ({
  name: `Ordering page, ${PRODUCTS} products, ${SLOWER}x slower: ${what}`,
  ours: value === 0 && unit ? `< ${REPORTED_FROM} ${unit}` : `${value.toFixed(unit ? 0 : 3)} ${unit}`.trim(),
  beside: '',
  goal: `≤ ${goal} ${unit}`.trim(),
  met: value <= goal,
})
