import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, type Locator, type Page, test } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that axe finds broken, each with where. The policy of the page forbids foreign scripts, so axe is put in by the test. */
export async function violations(page: Page, rules: 'all' | 'colours' | 'shapes' = 'all'): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async rules => {
    const { axe } = window as unknown as {
      axe: {
        run(
          where: Element | Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const ofColours = ['color-contrast', 'link-in-text-block']
    // What passes need not be described, and styles and films need not be fetched once more for rules about turned screens.
    const options = {
      resultTypes: ['violations'],
      preload: false,
      ...(rules === 'colours' && { runOnly: { type: 'rule', values: ofColours } }),
      ...(rules === 'shapes' && { rules: Object.fromEntries(ofColours.map(rule => [rule, { enabled: false }])) }),
    }
    // Behind a modal dialog nothing can be reached; the page there is looked at without it.
    const where = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const { violations } = await axe.run(where, options)
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
    )
  }, rules)
}

/** Waits for what moves and comes to an end by itself; what turns for ever or goes by the scroll bar does not. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(animation => {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return animation.playState !== 'running' || isEndless || animation.timeline !== document.timeline
    }),
  )
}

/** RxDB advertises itself as a warning; the other is Playwright's, where a test has it block service workers. */
const unheard = /RxDB Open Core|Service Worker registration blocked by Playwright/

/** Warnings, errors and uncaught exceptions of every page of the context, as they come. */
export function complaints(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', message => {
    const isLoud = message.type() === 'warning' || message.type() === 'error'
    if (isLoud && !unheard.test(message.text())) heard.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', error => heard.push(`${error.page()?.url()}: ${error.error().message}`))
  return heard
}

/**
 * Keeps the typefaces away. A page is set in the system's until its own has come, and lines then break elsewhere: whether
 * that is seen goes by the machine and is no movement of the page's making.
 */
export const withoutTypefaces = (page: Page): Promise<unknown> => page.route('**/*.woff2', route => route.abort())

/** How far things on the page have moved by themselves so far (cumulative layout shift). */
export function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

/** Presses Tab until the element has the focus; answers how often. Throws where the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator, limit = 400): Promise<number> {
  for (let presses = 0; presses < limit; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error(`${limit} presses of Tab do not lead to ${String(target)}.`)
}

/** Tells what was measured: on the terminal and in the report. */
export function report(line: string): void {
  test.info().annotations.push({ type: 'measured', description: line })
  process.stdout.write(`${line}\n`)
}
