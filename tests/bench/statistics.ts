import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Driver from 'better-sqlite3'
import { keysOf } from '../../schema/base/keys.ts'
import { addDays, DAY, localTime } from '../../schema/base/zonedTime.ts'
import { statistics } from '../../schema/statistics/statistic.ts'
import { CONSENT_COOKIE } from '../../schema/website/consent.ts'
import { serverProgram } from '../../scripts/project.mjs'
import { databaseIn } from '../crash/app.ts'
import { allHoursBusiness, allHoursOrder } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { median, quantile } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { type Client, load } from './load.ts'
import { ordersOfAYear, placeOne, yearReckoned } from './manyOrders.ts'
import { type Line, whole } from './report.ts'
import { signIn } from './servers.ts'

const COUNT = 1_000_000
const BUSINESS = { branches: 6, products: 150 } as const
const ZONE = 'Europe/Vienna'
/** Milliseconds, and events a second. */
const goals = { year: 300, today: 50, reckoning: 60_000, order: 250, events: 1000 } as const
const EVENT_SECONDS = 10
const EVENT_CONNECTIONS = 16
const ORDER_CONNECTIONS = 2
/** Between two orders of a connection while days are reckoned: what is measured is how long one waits, not how many there may be. */
const REST_MS = 20

/**
 * The figures of a year with a million orders and a million events: the server starts where none of its days is reckoned yet,
 * reckons them all and drops what is older than a month while guests order; then each figure is asked for, of the year and of
 * today; then events come as fast as they go, beside orders.
 */
export async function statisticLines(rounds: number): Promise<Line[]> {
  const dataDir = await seededDataDir(allHoursBusiness(BUSINESS))
  const server = await serverProcess({ ...serverProgram, dataDir })
  try {
    await server.start()
    const cookie = await signIn(server.origin)
    await count(server.origin, cookie)
    await placeOne(server.origin, BUSINESS.products)
    await server.stop()
    ordersOfAYear(dataDir, COUNT, BUSINESS)
    visitsOfAYear(dataDir, COUNT)
    // The server's first commit would wait for gigabytes that somebody else has written.
    execFileSync('sync')
    await server.start()
    const reckoning = await besideOrders(server.port, () => reckoned(dataDir))
    const today = localTime(Date.now(), ZONE).date
    const year = await asked(server.origin, cookie, { from: addDays(today, -364), to: today }, rounds)
    const counted = year.find(({ name }) => name === 'orders')?.total ?? 0
    if (counted < COUNT * 0.99) throw new Error(`Of ${COUNT} orders the year has ${counted}.`)
    const now = await asked(server.origin, cookie, { from: today, to: today }, rounds)
    const ingested = await besideOrders(server.port, () => load(server.port, visitors(), EVENT_SECONDS))
    const perSecond = ingested.result.requests / ingested.result.seconds
    return [
      slowestLine('a statistic of a year', year, goals.year),
      slowestLine('a statistic of today', now, goals.today),
      {
        name: `statistics: reckoning the days of ${whole(COUNT)} orders and as many events, all at once`,
        ours: `${(reckoning.ms / 1000).toFixed(1)} s`,
        beside: '',
        goal: `< ${goals.reckoning / 1000} s`,
        met: reckoning.ms < goals.reckoning,
      },
      waitLine('an order meanwhile, longest', reckoning.orders),
      {
        name: 'statistics: events taken in beside orders',
        ours: `${whole(perSecond)}/s`,
        beside: '',
        latency: latencyOf(ingested.result.latencies),
        goal: `≥ ${whole(goals.events)}/s`,
        met: perSecond >= goals.events,
      },
      waitLine('an order beside events, longest', ingested.orders),
    ]
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Slowest {
  readonly name: string
  readonly ms: number
  readonly total: number
}

/** Medians of the rounds, the slowest figure first. */
async function asked(
  origin: string,
  cookie: string,
  dates: { readonly from: string; readonly to: string },
  rounds: number,
): Promise<readonly Slowest[]> {
  const found: Slowest[] = []
  for (const name of keysOf(statistics)) {
    const spent: number[] = []
    let total = 0
    for (let round = 0; round < rounds + 1; round += 1) {
      const began = performance.now()
      const answer = await fetch(`${origin}/api/statistics/${name}?${new URLSearchParams(dates)}`, {
        headers: { cookie },
      })
      if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
      const { data } = (await answer.json()) as { data: { total: number } }
      if (round > 0) spent.push(performance.now() - began)
      total = data.total
    }
    found.push({ name, ms: median(spent), total })
  }
  return found.toSorted((one, other) => other.ms - one.ms)
}

/** Counting is off unless the settings want it. */
async function count(origin: string, cookie: string): Promise<void> {
  const path = `${origin}/api/config/1`
  const { data } = (await (await fetch(path, { headers: { cookie } })).json()) as { data: { rev: string } }
  const answer = await fetch(path, {
    method: 'PUT',
    headers: { cookie, origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ rev: data.rev, enableAnalytics: true, timeZone: ZONE }),
  })
  if (!answer.ok) throw new Error(`The settings were not taken: ${await answer.text()}`)
}

/** Resolves when every day that is over is reckoned and no event is older than a month. */
async function reckoned(dataDir: string): Promise<void> {
  await yearReckoned(dataDir)
  const database = new Driver(databaseIn(dataDir), { readonly: true })
  const number = (sql: string): number => Number(Object.values(database.prepare<[], object>(sql).get() ?? {})[0])
  const before = Date.now() - 31 * DAY
  while (number('select count(*) from visit_days') < 363 || number('select min(at) from visit_events') < before)
    await pause(100)
  database.close()
}

/** Guests who order while `work` is done. */
async function besideOrders<T>(port: number, work: () => Promise<T>) {
  let isDone = false
  let number = 0
  const began = performance.now()
  const ordering = async (): Promise<readonly number[]> => {
    const latencies: number[] = []
    while (!isDone) {
      const body = JSON.stringify(allHoursOrder(randomUUID(), (number += 1), BUSINESS))
      let isAsked = false
      const next = () => (isAsked ? null : ((isAsked = true), { method: 'POST', path: '/api/orders', body }))
      latencies.push(...(await load(port, [{ next }])).latencies)
      await pause(REST_MS)
    }
    return latencies
  }
  const orders = Promise.all(Array.from({ length: ORDER_CONNECTIONS }, ordering))
  const result = await work().finally(() => (isDone = true))
  const ms = performance.now() - began
  return { result, ms, orders: (await orders).flat() }
}

const PAGES = ['/', '/store/haus-1', '/store/haus-2', '/verein/team'] as const

/** Browsers that agreed to be counted, each on a page, on another and so on. */
function visitors(): Client[] {
  return Array.from({ length: EVENT_CONNECTIONS }, (_, connection) => {
    let step = connection
    return {
      next() {
        step += 1
        const headers = {
          Cookie: `${CONSENT_COOKIE}=accepted`,
          'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.${step % 500}`,
        }
        const body = { type: 'page', category: 'page', action: 'page-view', data: { path: PAGES[step % PAGES.length] } }
        return { method: 'POST', path: '/api/analytics-log', headers, body: JSON.stringify(body) }
      },
    }
  })
}

/** Events of former visitors over a year up to now, five of each, in the database of a server that does not run. */
function visitsOfAYear(dataDir: string, number: number): void {
  const database = new Driver(databaseIn(dataDir))
  const pick = (values: readonly (string | number)[], by: string): string =>
    `case (${by}) % ${values.length} ${values.map((value, index) => `when ${index} then ${JSON.stringify(value).replaceAll('"', "'")}`).join(' ')} end`
  database.exec(
    `with recursive count(value) as (select 0 union all select value + 1 from count where value < ${number - 1})
     insert into visit_events (id, at, visitor, branch, kind, key, browser, system, screen, pixel_ratio, scheme, referrer)
     select 'e' || value, cast(${Date.now() - 365 * DAY} + value * ${(365 * DAY) / number} as integer),
       printf('%016x', value / 5), ${pick([0, 1, 2, 0], 'value')}, ${pick(['init', 'view', 'view', 'view', 'event'], 'value')},
       case value % 5 when 0 then '' when 4 then ${pick(['event/add-to-cart', 'event/purchase'], 'value / 5')}
         else ${pick([...PAGES, '/status/*'], 'value * 7 / 3')} end,
       ${pick(['Firefox 140', 'Chrome 150', 'Safari 19', 'Edge 150'], 'value / 5')},
       ${pick(['Android 16', 'iOS 19', 'Windows 10 oder neuer'], 'value / 5')},
       ${pick(['390×844', '412×915', '1440×900', '1920×1080'], 'value / 10')}, ${pick([1, 2, 2.625], 'value / 5')},
       ${pick(['dark', 'light', 'unknown'], 'value / 5')}, ${pick(['', 'example.org', 'suche.example'], 'value / 5')} from count`,
  )
  database.close()
}

const slowestLine = (what: string, [slowest]: readonly Slowest[], goal: number): Line => ({
  name: `statistics: ${what}, the slowest (${slowest?.name})`,
  ours: `${slowest?.ms.toFixed(0)} ms`,
  beside: '',
  goal: `< ${goal} ms`,
  met: (slowest?.ms ?? Infinity) < goal,
})

const waitLine = (what: string, latencies: readonly number[]): Line => ({
  name: `statistics: ${what} of ${whole(latencies.length)}`,
  ours: `${Math.max(...latencies).toFixed(0)} ms`,
  beside: '',
  latency: latencyOf(latencies),
  goal: `≤ ${goals.order} ms`,
  met: Math.max(...latencies) <= goals.order,
})

const latencyOf = (latencies: readonly number[]): string =>
  `${quantile(latencies, 0.5).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`
