import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'

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

/**
 * Chooses what is not chosen yet and waits until the page says so. What goes by the address or the cart is known to it only
 * after that was kept; `check` of Playwright looks at once and takes it for refused.
 */
export async function choose(input: Locator): Promise<void> {
  await input.click()
  await expect(input).toBeChecked()
}
