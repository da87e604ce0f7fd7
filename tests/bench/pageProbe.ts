import type { CDPSession, Page } from 'playwright'
import { median } from '../support/results.ts'
import type { Line } from './report.ts'

/** Milliseconds by the clock, and of CPU that the page's process spent meanwhile; null where that is not told. */
export interface Spent {
  readonly wall: number
  readonly cpu: number | null
}

export interface Probe {
  /** Milliseconds of CPU of the page's process so far. */
  cpu(): Promise<number>
  /** What the page holds after garbage was collected. */
  megabytes(): Promise<number>
}

export async function probeOf(page: Page): Promise<Probe> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const metric = async (wanted: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)?.value ?? 0
  }
  return {
    cpu: async () => (await metric('ProcessTime')) * 1000,
    async megabytes() {
      await session.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 2 ** 20
    },
  }
}

/** From a reload until the first of these is painted, by the page's own clock. */
export async function reloaded(page: Page, probe: Probe, first: string): Promise<Spent> {
  await page.addInitScript(watchFirst, first)
  const before = await probe.cpu()
  await page.reload({ waitUntil: 'commit' })
  const painted = await page.waitForFunction(of => Reflect.get(window, `painted ${of}`), first, { timeout: 60_000 })
  return { wall: Number(await painted.jsonValue()), cpu: Math.max(0, (await probe.cpu()) - before) }
}

/** Runs in the page: notes when the first of these was painted. Who asks from outside hears of it when the page has time. */
function watchFirst(first: string): void {
  const watching = new MutationObserver(() => {
    if (!document.querySelector(first)) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { [`painted ${first}`]: performance.now() })))
  })
  watching.observe(document, { childList: true, subtree: true })
}

/** The medians of some rounds. */
export const middle = (all: readonly Spent[]): Spent => ({
  wall: median(all.map(({ wall }) => wall)),
  cpu: median(all.map(({ cpu }) => cpu ?? 0)),
})

/** A row of the table: `goal` is in milliseconds. */
export const line = (name: string, { wall, cpu }: Spent, goal: number): Line => ({
  name,
  ours: `${Math.round(wall)} ms${cpu === null ? '' : `, ${Math.round(cpu)} ms CPU`}`,
  beside: '',
  goal: `≤ ${goal}`,
  met: wall <= goal,
})
