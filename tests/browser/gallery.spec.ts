import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, inControl, offlineBar, phone } from './guest.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'
import { fillWebsite } from './websitePages.ts'

/** A gallery on a phone: its pictures in full size, each to save, and all of them as one file. */
test.describe.configure({ mode: 'default' })
test.use(phone)

const COUNT = 8

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened))
test.beforeAll(async () => {
  await fillWebsite(staff, COUNT)
})

const openers = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /in voller Größe$/ })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' })
const place = (page: Page, number: number) => lightbox(page).getByText(new RegExp(`^Bild ${number} von ${COUNT}`))

test('The lightbox starts at the clicked picture, goes round both ways by key and by swipe, grows under two fingers, and gives the focus back', async ({
  page,
}) => {
  await page.goto(`${server.origin}/bilder/sommerfest`)
  await alive(page)
  expect(await violations(page)).toEqual([])
  await openers(page).nth(2).click()
  await expect(place(page, 3)).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const [key, number] of [
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', COUNT],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place(page, number)).toBeVisible()
  }
  await swipe(page, -40)
  await expect(place(page, 1)).toBeVisible()
  await swipe(page, -120)
  await expect(place(page, 2)).toBeVisible()
  await swipe(page, 120)
  await swipe(page, 120)
  await expect(place(page, COUNT)).toBeVisible()
  await lightbox(page).getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(place(page, 1)).toBeVisible()
  // Two fingers make the picture larger, not the page, and whole again.
  const zoomed = lightbox(page).locator('img[style*="scale(2"]')
  await pinch(page, 2)
  await expect(zoomed).toHaveCount(1)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await pinch(page, 0.4)
  await expect(zoomed).toHaveCount(0)
  await swipe(page, -120)
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(openers(page).nth(2)).toBeFocused()
})

test.describe('on a device whose browser has no picture in memory', () => {
  // One that a page of another test has shown it does not ask the worker for.
  test.use({ isNewDevice: true })

  test('Each picture is saved on its own; all of them are asked of the server, or packed here where it cannot be reached', async ({
    page,
    context,
  }) => {
    await page.goto(`${server.origin}/bilder/sommerfest`)
    await inControl(page)
    await page.reload()
    await alive(page)
    const single = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /herunterladen$/ })
      .first()
      .click()
    expect((await single).suggestedFilename()).toMatch(/\.webp$/)

    const asked = page.waitForRequest('**/custom/images.zip')
    const sent = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alle herunterladen' }).click()
    const ids = new URLSearchParams((await asked).postData() ?? '').getAll('image_ids[]')
    expect(ids).toHaveLength(COUNT)
    // It would be taken for the other one, where it came late.
    await (await sent).cancel()

    await page.goto(`${server.origin}/bilder/sommerfest`)
    await alive(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => keptPictures(page)).toBeGreaterThanOrEqual(COUNT)
    await context.setOffline(true)
    await expect(offlineBar(page)).toBeVisible()
    const packed = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alle herunterladen' }).click()
    const file = await packed
    expect(file.suggestedFilename()).toBe('bilder-sommerfest.zip')
    const files = Object.entries(unzipSync(await readFile(await file.path())))
    expect(files).toHaveLength(COUNT)
    // Every one of them is a WebP.
    expect(files.every(([, bytes]) => Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP')).toBe(true)
    await expect(page.getByText(`${COUNT} Bilder sind gespeichert.`)).toBeVisible()
  })
})

/** Pulls the picture by so many px. */
async function swipe(page: Page, by: number): Promise<void> {
  const { width, height } = phone.viewport
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.down()
  await page.mouse.move(width / 2 + by / 2, height / 2)
  await page.mouse.move(width / 2 + by, height / 2)
  await page.mouse.up()
}

/** Two fingers on the picture that end so many times as far from each other as they began. */
async function pinch(page: Page, by: number): Promise<void> {
  const { width, height } = phone.viewport
  const session = await page.context().newCDPSession(page)
  const fingers = (span: number) =>
    [-1, 1].map(side => ({ x: width / 2 + (side * span) / 2, y: height / 2, id: side + 1 }))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', span?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: span === undefined ? [] : fingers(span) })
  await touch('touchStart', 120)
  await touch('touchMove', (120 * (1 + by)) / 2)
  await touch('touchMove', 120 * by)
  await touch('touchEnd')
  await session.detach()
}

/** How many pictures the worker keeps. */
const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cache = await caches.open('images')
    const kept = await cache.keys()
    return new Set(kept.map(({ url }) => new URL(url).pathname.split('/').at(-1))).size
  })
