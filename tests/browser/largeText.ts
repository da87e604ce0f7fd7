import type { Page } from 'playwright/test'
import { expect } from './expect.ts'
import { overflow } from './screens.ts'

/** At both widths of a guest's device nothing is cut off or beside the window. */
export async function fits(page: Page): Promise<void> {
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fitsHere(page)
  }
}

/** The same as wide as the window is. */
export async function fitsHere(page: Page): Promise<void> {
  const where = `${page.viewportSize()?.width} px: ${page.url()}`
  await expect.poll(() => overflow(page), where).toBe(0)
  // What is far below is laid out for the new width when the browser comes to it.
  await expect.poll(() => cutOff(page), where).toEqual([])
}

/**
 * Words that do not fit into what they stand in and do not end with an ellipsis on purpose, and words beside the window that
 * no strip of theirs brings in.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What is one pixel wide is for those who do not see it.
    const isCut = ({ clientWidth, scrollWidth }: HTMLElement, { overflowX }: CSSStyleDeclaration) =>
      ['hidden', 'clip'].includes(overflowX) && clientWidth > 1 && scrollWidth > clientWidth + 1
    const isBeside = (element: HTMLElement) =>
      element.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(element.parentElement)
    // Strips of chips are swept sideways; what scrolls down alone is none, though the browser calls it 'auto' as well.
    const isStrip = ({ overflowX, scrollbarWidth, display, flexWrap }: CSSStyleDeclaration) =>
      overflowX === 'auto' && (scrollbarWidth === 'none' || (display === 'flex' && flexWrap === 'nowrap'))
    const isScrolled = (element: HTMLElement | null): boolean =>
      element !== null && (isStrip(getComputedStyle(element)) || isScrolled(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, p, dt, dd, input')]
      .filter(element => element.checkVisibility() && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter(element => isCut(element, getComputedStyle(element)) || isBeside(element))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  })
