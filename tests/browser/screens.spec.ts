import { expect, type Page } from 'playwright/test'
import { test } from './device.ts'
import type { Device } from './drawer.ts'
import { complaints, violations } from './quality.ts'
import type { House, Screen } from './screens/house.ts'
import {
  answerBefore,
  depth,
  deviceFor,
  hide,
  light,
  NARROWEST,
  overflow,
  resize,
  schemes,
  screens,
  still,
  widths,
} from './screens.ts'
import { signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** Nothing of what a failed walk leaves behind is worth the time it takes in all the others. */
test.use({ trace: 'off', screenshot: 'off' })

let server: TestServer
let house: House
test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
  house = { origin: server.origin, staff: await signIn(playwright, server) }
})
test.afterAll(async () => {
  await house.staff.request.dispose()
  await server.dispose()
})

for (const screen of screens)
  test(`axe finds no violation, the console is silent and nothing is too wide at ${[NARROWEST, ...widths].join(', ')} px: ${screen.name}`, async ({
    another,
  }) => {
    for (const sizes of screen.isElsewhereOnDesk ? widths.map(width => [width]) : [widths])
      await look(await another(deviceFor(screen, sizes[0] ?? 0)), screen, sizes)
  })

/** Leads a device to the screen and looks at it in each of these widths, one after the other. */
async function look({ context, page }: Device, screen: Screen, sizes: readonly number[]): Promise<void> {
  await answerBefore(context, screen, house)
  const heard = complaints(context)
  const undo = await screen.open(page, house)
  try {
    if (screen.isOverMenu) await hide(page, restOfMenu)
    for (const width of sizes) {
      if (width !== sizes[0]) await resize(page, width)
      await still(page)
      // Colours do not depend on the width: the dark is looked at once.
      expect(await found(page, width === widths[0] ? schemes : ['light']), `at ${width} px`).toEqual([])
      expect(await overflow(page), `at ${width} px`).toBe(0)
      if (screen.isFramed) expect(await depth(page), `at ${width} px`).toBe(0)
      if (width === widths[0]) {
        await resize(page, NARROWEST)
        await expect.poll(() => overflow(page), `at ${NARROWEST} px`).toBe(0)
      }
    }
    expect(heard.filter(complaint => !screen.complaint?.test(complaint))).toEqual([])
  } finally {
    await undo?.()
  }
}

test('What is wrong on a screen is noticed', async ({ another }) => {
  const [first] = screens
  if (!first) throw new Error('There are no screens.')
  const { context, page } = await another(deviceFor(first, 390))
  await answerBefore(context, first, house)
  const heard = complaints(context)
  await first.open(page, house)
  await still(page)
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.cssText = 'width: 500px; height: 20px; color: #777; background: #888'
    wide.textContent = 'Unlesbar'
    document.querySelector('main')?.append(new Image(), wide)
    console.error('an error')
  })
  expect(await found(page, schemes)).toEqual([
    expect.stringMatching(/^color-contrast: .*light/s),
    expect.stringMatching(/^image-alt: .*light/s),
    expect.stringMatching(/^color-contrast: .*dark/s),
  ])
  expect(await overflow(page)).toBeGreaterThan(0)
  expect(heard).toHaveLength(1)
})

/** The third category of a menu and all that follow. */
const restOfMenu = '[id^="kategorie-"] ~ [id^="kategorie-"] ~ [id^="kategorie-"]'

/** What axe finds in these schemes; but for its colours a page in the dark is the same page. */
async function found(page: Page, looks: readonly (typeof schemes)[number][]): Promise<string[]> {
  const result: string[] = []
  for (const colorScheme of looks) {
    await light(page, colorScheme, true)
    const rules = colorScheme === looks[0] ? 'all' : 'colours'
    result.push(...(await violations(page, rules)).map(violation => `${violation} (${colorScheme})`))
  }
  return result
}
