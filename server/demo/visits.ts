import { addDays, HOUR, instantAt, localTime, MINUTE } from '../../schema/base/zonedTime.ts'
import type { Transaction } from '../base/storage/storage.ts'
import type { Row } from '../base/storage/tables/tables.ts'
import { demoBranches } from './branches.ts'
import { chosen, digest, pick } from './chance.ts'

type VisitRow = Row<'visitEvents'>

/** Days before today that somebody came on; what visitors did is kept no longer than a month. */
const DAYS = 29
const ZONE = 'Europe/Vienna'

/** Browsers with what they say of themselves, the frequent ones more than once. */
const browsers = [
  ['Chrome 141', 'Android 15', '412×915', 2.625, 'dark'],
  ['Chrome 141', 'Android 16', '360×800', 3, 'light'],
  ['Safari 18', 'iOS 18', '390×844', 3, 'light'],
  ['Safari 26', 'iOS 26', '393×852', 3, 'dark'],
  ['Safari 18', 'iOS 18', '430×932', 3, 'light'],
  ['Firefox 140', 'Windows 10 oder neuer', '1920×1080', 1, 'light'],
  ['Chrome 141', 'Windows 10 oder neuer', '1536×864', 1.25, 'light'],
  ['Safari 18', 'macOS 10.15 oder neuer', '1440×900', 2, 'dark'],
] as const
const referrers = ['', '', '', '', 'google.com', 'google.com', 'instagram.com', 'facebook.com', 'herold.at']
/** How many of a hundred visitors come in which hour of the day. */
const hours = [7, 7, 8, 8, 9, 10, 10, 11, 11, 11, 12, 12, 12, 13, 14, 15, 16, 17, 17, 18, 18, 18, 19, 19, 20, 21]

/** A month of visits until yesterday: guests who look around, and some of them order. The same for the same `now` (epoch ms). */
export function demoVisits(now: number): readonly VisitRow[] {
  const today = localTime(now, ZONE).date
  const rows: VisitRow[] = []
  for (let ago = DAYS; ago >= 1; ago--) {
    const date = addDays(today, -ago)
    const weekday = localTime(instantAt(date, 720, ZONE), ZONE).weekday
    const many = 14 + chosen(`${date} visitors`, 10) + (weekday >= 5 ? 12 : 0)
    for (let person = 0; person < many; person++) rows.push(...visitOf(`${date} ${person}`, date))
  }
  return rows
}

/** One visit: the way through the shop, as far as this guest goes. */
function visitOf(name: string, date: string): VisitRow[] {
  const [browser, system, screen, pixelRatio, scheme] = pick(`${name} browser`, browsers)
  const index = chosen(`${name} branch`, 10) < 5 ? 0 : chosen(`${name} other branch`, demoBranches.length)
  const path = `/store/${demoBranches[index]?.identifier}`
  const way: readonly (readonly [VisitRow['kind'], key: string, ofBranch: boolean])[] = [
    ['init', '', false],
    ['view', '/', false],
    ['view', path, true],
    ['event', 'event/add-to-cart', true],
    ['event', 'event/initiate-checkout', true],
    ['view', `${path}/checkout`, true],
    ['event', 'event/purchase', true],
    ['view', '/status/*', false],
  ]
  const visitor = digest(`${name} visitor`).slice(0, 16)
  let at = instantAt(date, pick(`${name} hour`, hours) * 60, ZONE) + chosen(`${name} minute`, HOUR / MINUTE) * MINUTE
  return way.slice(0, pick(`${name} end`, [2, 2, 3, 3, 3, 4, 5, 6, 8, 8])).map(([kind, key, ofBranch], step) => {
    at += 1000 + chosen(`${name} ${step}`, 90) * 1000
    const arrival =
      kind === 'init' ? { screen, pixelRatio, scheme, referrer: pick(`${name} referrer`, referrers) } : nothing
    const branch = ofBranch ? index + 1 : 0
    return {
      id: digest(`${name} ${step} id`).slice(0, 32),
      at,
      visitor,
      branch,
      kind,
      key,
      browser,
      system,
      ...arrival,
    }
  })
}

const nothing = { screen: '', pixelRatio: 1, scheme: 'unknown', referrer: '' } as const

export const insertVisits =
  (now: number) =>
  async (transaction: Pick<Transaction, 'visits'>): Promise<void> => {
    for (const row of demoVisits(now)) await transaction.visits.insert(row)
  }
