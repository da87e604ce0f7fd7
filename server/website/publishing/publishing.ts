import type { Site } from '../../../schema/website/site.ts'
import { sites } from '../../../schema/website/site.ts'
import { dueAt, published } from '../../../schema/website/siteSchedule.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { generationOf } from '../../base/documents/revisions.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'

type World = Pick<BaseDeps, 'storage' | 'entities' | 'feeds' | 'clock' | 'log'>

/** Rows of the feed read at a time. */
const PAGE = 500

interface Publishing {
  /** One look at the clock. Returns how many pages were published or taken back. */
  tick(): Promise<number>
}

/**
 * Publishes pages and takes them back at their times, in the name of whoever wrote them last. It knows when the next one is
 * due and reads nothing before that but what was changed meanwhile.
 */
export function createPublishing({ storage, entities, feeds, clock, log }: World): Publishing {
  /** Epoch ms by page. */
  const due = new Map<number, number>()
  let position: number | null = null

  async function tick(): Promise<number> {
    await catchUp()
    const now = clock.now()
    let done = 0
    for (const [id, at] of due) {
      if (at > now) continue
      // What cannot be published is not tried again before somebody changes it.
      due.delete(id)
      if (await publish(id, now)) done += 1
    }
    return done
  }

  async function catchUp(): Promise<void> {
    const latest = feeds.position('office')
    if (position === null) {
      for (const site of await storage.read.documents.every(sites)) plan(site.id, site)
      position = latest
    }
    while (position < latest) {
      const rows = await storage.read.documents.page('office', position, PAGE)
      if (rows.length === 0) break
      for (const { type, id, deleted, body } of rows)
        if (type === sites.type) plan(id, deleted ? null : JSON.parse(body))
      position = rows.at(-1)?.seq ?? latest
    }
  }

  function plan(id: number, site: Planned | null): void {
    const at = site && dueAt(site)
    if (at === null) due.delete(id)
    else due.set(id, at)
  }

  async function publish(id: number, now: number): Promise<boolean> {
    const outcome = await storage.write(async transaction => {
      const site = await transaction.documents.entity(sites, id)
      const next = site && published(site, now)
      if (!site || !next) return null
      const { id: _id, rev, ...body } = next
      const last = await transaction.documents.revision(sites.type, id, generationOf(rev))
      const author = { actor: { ...installation, id: last?.author ?? installation.id }, device: 'clock', at: now }
      return writeDocument(transaction, sites, { id, base: rev, body }, author, entities)
    })
    if (outcome?.kind === 'refused') log.warn('page not published', { site: id, problems: outcome.problems })
    return outcome?.kind === 'written'
  }

  return { tick }
}

type Planned = Pick<Site, 'publishAt' | 'unpublishAt'>
