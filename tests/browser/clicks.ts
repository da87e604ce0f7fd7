import type { Page } from 'playwright/test'

/** Counts from here on: every click of a person is one; a choice in a native list is two: it is opened, and something in it is chosen. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { clicks: 0 }
    Object.assign(window, { counted })
    document.addEventListener('pointerdown', () => counted.clicks++, true)
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && (counted.clicks += 2),
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks)
}
