import { rmSync } from 'node:fs'
import { chromium as browsers, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { allHoursBusiness } from '../support/allHours.ts'
import { ADMIN, seededDataDir } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { ordersOfAYear, placeOne, yearReckoned } from './manyOrders.ts'
import { line, middle, type Probe, probeOf, reloaded, type Spent } from './pageProbe.ts'
import type { Line } from './report.ts'

const PRODUCTS = 20_000
const ORDERS = 100_000
/** What is typed: every key leaves fewer. */
const TYPED = 'nr. 17342'
/** Milliseconds and megabytes. */
const goals = { fill: 4000, list: 300, key: 50, memory: 250, history: 300 } as const

/** The office of a business with 20,000 products and 100,000 orders in a browser; null without Chromium. */
export async function officeLines(rounds: number): Promise<Line[] | null> {
  const executablePath = await ensureChromium()
  if (!executablePath) return null
  const dataDir = await seededDataDir(allHoursBusiness({ products: PRODUCTS }))
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { RATE_LIMITS: 'off' } })
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    await server.start()
    await placeOne(server.origin, PRODUCTS)
    await server.stop()
    ordersOfAYear(dataDir, ORDERS)
    await server.start()
    // A server that is at work has its year behind it.
    await yearReckoned(dataDir)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const probe = await probeOf(page)
    const fill = await filled(page, server.origin, probe)
    const lists: Spent[] = []
    const histories: Spent[] = []
    for (let round = 0; round < rounds; round++) {
      lists.push(await reloaded(page, probe, 'table tbody a'))
      // Everything that follows a reload in idle time is done before the next is measured.
      await page.waitForTimeout(4000)
    }
    const keys = await typed(page)
    const memory = await probe.megabytes()
    await page.goto(`${server.origin}/backend#/orders?view=history`)
    for (let round = 0; round < rounds; round++) {
      histories.push(await reloaded(page, probe, 'main a[href*="/orders/"]'))
      await page.waitForTimeout(2000)
    }
    const sort = keys.toSorted((one, other) => one - other)
    return [
      line(`office: first fill of ${PRODUCTS} products`, fill, goals.fill),
      line('office: list of products after a reload', middle(lists), goals.list),
      line('office: history of 100,000 orders after a reload', middle(histories), goals.history),
      {
        ...line('office: a key of the search, until it is drawn', { wall: median(keys), cpu: null }, goals.key),
        latency: `${median(keys).toFixed(0)} / ${(sort.at(-1) ?? 0).toFixed(0)}`,
      },
      {
        ...line('office: memory of the page', { wall: memory, cpu: null }, goals.memory),
        ours: `${memory.toFixed(0)} MB`,
      },
    ]
  } finally {
    await browser.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** From signing in on an empty device until it has everything and the list shows it. */
async function filled(page: Page, origin: string, probe: Probe): Promise<Spent> {
  await page.goto(`${origin}/backend#/products`)
  await page.getByLabel('Benutzername').fill(ADMIN.email)
  await page.getByLabel('Passwort').fill(ADMIN.password)
  const before = await probe.cpu()
  const begun = performance.now()
  await page.keyboard.press('Enter')
  await page.waitForSelector(`table[aria-rowcount="${PRODUCTS + 1}"]`, { timeout: 180_000 })
  const spent = { wall: performance.now() - begun, cpu: (await probe.cpu()) - before }
  await page.waitForTimeout(4000)
  return spent
}

/** Milliseconds of every key, from when it was pressed until what it leaves is drawn. */
async function typed(page: Page): Promise<number[]> {
  await page.getByRole('searchbox', { name: 'Produkte durchsuchen' }).focus()
  await page.evaluate(watchKeys)
  for (const key of TYPED) {
    await page.keyboard.type(key)
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => (window as unknown as { keys: number[] }).keys)
}

/** Runs in the page: how long from a key until the table with another number of rows is painted. */
function watchKeys(): void {
  const keys: number[] = []
  Object.assign(window, { keys })
  let pressed: number | null = null
  document.addEventListener('keydown', event => (pressed = event.timeStamp), true)
  new MutationObserver(() => {
    const since = pressed
    pressed = null
    if (since !== null) requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - since)))
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-rowcount'] })
}
