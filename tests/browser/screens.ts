import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { atRest } from './quality.ts'
import { checkoutWalks } from './screens/checkout.ts'
import type { House, Screen, Walk } from './screens/house.ts'
import { officeWalk } from './screens/office.ts'
import { orderingWalks } from './screens/ordering.ts'
import { shopWalks } from './screens/shop.ts'
import { statusWalks } from './screens/status.ts'
import { timeWalk } from './screens/time.ts'

/** Every screen of the storefront, and some of the office's. */
export const walks: readonly Walk[] = [
  ...shopWalks,
  ...orderingWalks,
  ...checkoutWalks,
  ...statusWalks,
  officeWalk,
  timeWalk,
]

export const widths = [390, 1280] as const
/** The narrowest a page still has to fit into: a small phone, and a desk that has everything four times as large. */
export const NARROWEST = 320
export const schemes = ['light', 'dark'] as const

/** What stands in front of the house: a phone with fingers, or a desk with a mouse. */
export const deviceFor = (screen: Screen, width: number): BrowserContextOptions => ({
  viewport: windowOf(width),
  hasTouch: isPhone(width),
  locale: 'de-AT',
  timezoneId: 'Europe/Vienna',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: screen.hasWorker ? 'allow' : 'block',
})

/** What was asked once and is not asked on this screen any more. */
export async function answerBefore(context: BrowserContext, screen: Screen, { origin }: House): Promise<void> {
  const cookie = (name: string, value: string) => ({ name, value, url: origin })
  if (!screen.isUnasked)
    await context.addCookies([cookie('cookie-banner-acceptance-state', 'declined'), cookie('pwa-dismiss', 'true')])
}

/** The same page on a screen of another width: what was a phone with fingers becomes a desk with a mouse, or the other way. */
export async function resize(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(width) })
  await session.detach()
  await page.setViewportSize(windowOf(width))
}

const isPhone = (width: number): boolean => width < 720
const windowOf = (width: number) => ({ width, height: isPhone(width) ? 844 : 900 })

/**
 * Waits until nothing on the page moves, loads or is about to. Pictures are asked anew until all that are seen have come: one
 * that left the page before it was near never loads, and never answers either.
 */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => ![...document.querySelectorAll('.skeleton')].some(shape => shape.checkVisibility()))
  await atRest(page)
  await page.waitForFunction(() => {
    return [...document.images].every(image => image.complete || !image.checkVisibility() || !isNear(image))

    function isNear(image: HTMLImageElement): boolean {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(
      [...document.images].filter(image => image.complete && image.checkVisibility()).map(image => image.decode()),
    )
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 }))
  })
}

/**
 * Shows the page in the light or in the dark. What is not drawn because it is far below keeps the colours it had until it
 * is near; `whole` draws it all, for who looks at everything at once.
 */
export async function light(page: Page, colorScheme: (typeof schemes)[number], whole = false): Promise<void> {
  await page.emulateMedia({ colorScheme })
  if (!whole) return
  await page.evaluate(() => {
    const parts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      part => getComputedStyle(part).contentVisibility === 'auto',
    )
    for (const { style } of parts) Object.assign(style, { contentVisibility: 'visible', display: 'none' })
    document.body.getBoundingClientRect()
    for (const { style } of parts) style.display = ''
  })
}

/** How many pixels the document can be scrolled down. */
export const depth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
