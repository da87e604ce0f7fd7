import { expect, test } from 'vitest'
import { reckonVisitDays } from '../../../server/statistics/reckonVisits.ts'
import { sizeOf } from '../../support/runs.ts'
import { seeded } from '../../support/seeded.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { wholeAndDays } from '../../support/statistics/sumOfDays.ts'
import { keepVisits, madeVisits, recountVisits } from '../../support/statistics/visits.ts'

const DAY = 86_400_000
/** The clock goes back in between. */
const FIRST = Date.parse('2026-10-10T00:00:00Z')
const visits = madeVisits(seeded(4711), 25, FIRST, sizeOf(6, 4600))

const periods: readonly { from: string; to: string; branch?: number }[] = [
  { from: '2026-10-10', to: '2026-11-05' },
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-24', to: '2026-10-25', branch: 1 },
  { from: '2026-10-14', to: '2026-10-30', branch: 2 },
  { from: '2026-10-20', to: '2026-10-29', branch: 3 },
  { from: '2026-01-01', to: '2026-12-31' },
]

/** All figures of visitors in each period. */
async function figuresOf(shop: Shop) {
  const headers = { cookie: await shop.login() }
  return Promise.all(
    periods.map(async period => {
      const query = new URLSearchParams(Object.entries(period).map(([key, value]) => [key, String(value)]))
      const ask = async (name: string) =>
        (await (await shop.request(`/api/statistics/${name}?${query}`, { headers })).json()).data
      const shares = async (name: string) =>
        Object.fromEntries(
          (await ask(name)).rows.map((row: { key: string; visitors: number }) => [row.key, row.visitors]),
        )
      const rows = async (name: string) =>
        Object.fromEntries((await ask(name)).rows.map(({ key, ...row }: { key: string }) => [key, row]))
      const { nodes, links, paths, total: visited } = await ask('event-flow')
      const firstSteps = nodes.filter((node: { step: number }) => node.step === 0)
      expect(firstSteps.reduce((sum: number, { visits: some }: { visits: number }) => sum + some, 0)).toBe(visited)
      return {
        visitors: (await ask('unique-visitors')).total,
        views: (await ask('page-views')).total,
        pages: await rows('pages'),
        events: await rows('events'),
        resolutions: await shares('resolutions'),
        'device-pixel-ratios': await shares('device-pixel-ratios'),
        'color-schemes': await shares('color-schemes'),
        referrers: await shares('referrers'),
        browsers: await shares('browsers'),
        'operating-systems': await shares('operating-systems'),
        times: (await ask('visitor-times')).matrix,
        visits: visited,
        series: (await ask('page-views')).series,
        flow: paths,
        ways: { nodes, links },
      }
    }),
  )
}

test('Every figure of visitors is what an independent recount comes to, and stays it when days are reckoned and visits deleted', {
  timeout: 3_600_000,
}, async () => {
  const shop = await openShop({ documents: [], start: FIRST + 26 * DAY })
  try {
    await keepVisits(shop.storage, visits)
    const raw = await figuresOf(shop)
    for (const [index, period] of periods.entries()) {
      const { series, ways: _, ...figures } = raw[index] ?? { series: [], ways: null }
      expect(figures).toEqual(recountVisits(visits, period))
      const total = series.reduce((sum: number, { value }: { value: number }) => sum + value, 0)
      expect(total).toBe(recountVisits(visits, period).views)
    }
    expect(raw[1]?.series).toHaveLength(25)
    expect(await reckonVisitDays(shop.deps)).toBeGreaterThan(20)
    expect(await figuresOf(shop)).toEqual(raw)
    expect(await reckonVisitDays(shop.deps)).toBe(0)
    const { whole, summed } = await wholeAndDays(shop, [
      'unique-visitors',
      'page-views',
      'events',
      'event-flow',
      'browsers',
    ])
    expect(summed).toEqual(whole)
    shop.clock.advance(60 * DAY)
    await reckonVisitDays(shop.deps)
    expect(await shop.storage.read.visits.first()).toBeNull()
    expect(await figuresOf(shop)).toEqual(raw)
  } finally {
    await shop.close()
  }
})

test('What visitors did a month ago goes in portions, the oldest first: no order waits until all of it is gone', async () => {
  const shop = await openShop({ documents: [], start: FIRST + 26 * DAY })
  try {
    await keepVisits(shop.storage, visits)
    const ages = visits.map(({ at }) => at).toSorted((one, other) => one - other)
    const drop = () => shop.storage.write(({ visits: kept }) => kept.dropBefore((ages[4] ?? 0) + 1, 3))
    expect(await drop()).toBe(3)
    expect(await shop.storage.read.visits.first()).toBe(ages[3])
    expect([await drop(), await drop()]).toEqual([2, 0])
    expect(await shop.storage.read.visits.first()).toBe(ages[5])
  } finally {
    await shop.close()
  }
})
