import type { PublicSite } from '../../../schema/website/site.ts'
import { siteTime } from '../../../schema/website/siteLists.ts'
import { answerOf, type InitAnswer, textOf, textOfInit } from '../../base/documents/init.ts'
import type { InitEntry } from '../../base/documents/initShelf.ts'
import type { Content } from '../rendering/content.ts'
import { publicDocuments, websiteOf } from '../rendering/excerpt.ts'
import { sightOf, sitesLedTo, type WebsiteDocuments } from '../rendering/siteExcerpt.ts'

/** Characters of pages that every guest's device is given whole: some hundred reports. */
const WHOLE = 256 * 1024

const made = new WeakMap<Content, InitAnswer>()

/**
 * What a guest's device begins with: everything that guests may see, where all pages together are small. Of a large website
 * the pages that menus and named places lead to come whole, then the latest as far as they fit, and all others in sight:
 * the device fetches one of those when it is visited, and keeps it.
 */
export function guestInit(content: Content): InitAnswer {
  const { entries } = content.snapshot
  const sites = entries.find(({ url }) => url === '/sites')
  if (!sites || lengthOf(sites) <= WHOLE) return content.snapshot.answer()
  const known = made.get(content)
  if (known) return known
  const texts = entries.map(entry =>
    entry === sites ? inSight(sites, websiteOf(publicDocuments(content.init))) : textOf(entry),
  )
  const answer = answerOf(textOfInit(content.init, texts))
  made.set(content, answer)
  return answer
}

const lengthOf = ({ rows }: InitEntry): number => rows.reduce((sum, { text }) => sum + text.length, 0)

function inSight({ url, rows }: InitEntry, website: WebsiteDocuments): string {
  const { sites } = website
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  const wanted = sitesLedTo(website)
  const turn = sites.map(({ id, ...dates }) => ({ id, isWanted: wanted.has(id), at: siteTime(dates) }))
  const whole = new Set<number>()
  let left = WHOLE
  for (const { id } of turn.toSorted(
    (one, other) => Number(other.isWanted) - Number(one.isWanted) || other.at - one.at || other.id - one.id,
  )) {
    left -= texts.get(id)?.length ?? 0
    if (left < 0) break
    whole.add(id)
  }
  return `{"url":"${url}","data":[${sites.map(site => (whole.has(site.id) ? texts.get(site.id) : sightText(site))).join(',')}]}`
}

const sights = new WeakMap<PublicSite, string>()

/** Made once for each state of a page. */
function sightText(site: PublicSite): string {
  const text = sights.get(site) ?? JSON.stringify(sightOf(site))
  sights.set(site, text)
  return text
}
