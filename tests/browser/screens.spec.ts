import type { Page } from 'playwright/test'
import { test } from './device.ts'
import type { Device } from './drawer.ts'
import { expect } from './expect.ts'
import { complaints, violations } from './quality.ts'
import { type House, type OwnHouse, openHouse, type Screen, type Walk } from './screens/house.ts'
import {
  answerBefore,
  depth,
  deviceFor,
  light,
  NARROWEST,
  overflow,
  resize,
  schemes,
  still,
  walks,
  widths,
} from './screens.ts'

let small: OwnHouse
test.beforeAll(async () => {
  small = await openHouse({ card: 'short' })
})
test.afterAll(() => small.leave())

for (const walk of walks)
  test(`axe finds no violation, the console is silent and nothing is too wide at ${[NARROWEST, ...widths].join(', ')} px: ${walk.map(({ name }) => name).join(', ')}`, async ({
    another,
  }) => {
    const [first] = walk
    const large = first.isWholeCard && (await openHouse())
    for (const sizes of first.isElsewhereOnDesk ? widths.map(width => [width]) : [widths])
      await follow(await another(deviceFor(first, sizes[0] ?? 0)), walk, sizes, large || small)
    if (large) await large.leave()
  })

/** Leads a device from screen to screen and looks at each in each of these widths, one after the other. */
async function follow({ context, page }: Device, walk: Walk, sizes: readonly number[], house: House): Promise<void> {
  await answerBefore(context, walk[0], house)
  const heard = complaints(context)
  for (const screen of walk)
    await test.step(screen.name, async () => {
      const undo = await screen.open(page, house)
      try {
        await look(page, screen, sizes)
        expect(heard.splice(0).filter(complaint => !screen.complaint?.test(complaint))).toEqual([])
      } finally {
        await undo?.()
      }
      if (sizes.length > 1) await resize(page, sizes[0] ?? 0)
    })
}

async function look(page: Page, screen: Screen, sizes: readonly number[]): Promise<void> {
  for (const width of sizes) {
    if (width !== sizes[0]) await resize(page, width)
    await still(page)
    // Colours do not depend on the width: a page is looked at in the dark once, and what is resized for its shapes alone.
    const looks = width === widths[0] ? schemes : (['light'] as const)
    expect(await found(page, looks, width === sizes[0] ? 'all' : 'shapes'), `at ${width} px`).toEqual([])
    expect(await overflow(page), `at ${width} px`).toBe(0)
    if (screen.isFramed) expect(await depth(page), `at ${width} px`).toBe(0)
    if (width === widths[0]) {
      await resize(page, NARROWEST)
      await expect.poll(() => overflow(page), `at ${NARROWEST} px`).toBe(0)
    }
  }
}

test('What is wrong on a screen is noticed', async ({ another }) => {
  const [first] = walks[0] ?? []
  if (!first) throw new Error('There are no screens.')
  const { context, page } = await another(deviceFor(first, 390))
  await answerBefore(context, first, small)
  const heard = complaints(context)
  await first.open(page, small)
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
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.ariaLabel = 'Probe'
    dialog.style.cssText = 'color: #777; background: #888'
    dialog.textContent = 'Unlesbar'
    document.body.append(dialog)
    dialog.showModal()
  })
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: <dialog/)])
})

/** What axe finds in these schemes; but for its colours a page in the dark is the same page. */
async function found(
  page: Page,
  looks: readonly (typeof schemes)[number][],
  ofFirst: 'all' | 'shapes' = 'all',
): Promise<string[]> {
  const result: string[] = []
  for (const colorScheme of looks) {
    await light(page, colorScheme, true)
    const rules = colorScheme === looks[0] ? ofFirst : 'colours'
    result.push(...(await violations(page, rules)).map(violation => `${violation} (${colorScheme})`))
  }
  return result
}
