import { sites } from '../../../schema/website/site.ts'
import { dueAt, published } from '../../../schema/website/siteSchedule.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { createDueDocuments } from '../../base/documents/dueDocuments.ts'
import { generationOf } from '../../base/documents/revisions.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'

type World = Pick<BaseDeps, 'storage' | 'entities' | 'feeds' | 'clock' | 'log'>

interface Publishing {
  /** One look at the clock. Returns how many pages were published or taken back. */
  tick(): Promise<number>
}

/** Publishes pages and takes them back at their times, in the name of whoever wrote them last. */
export function createPublishing({ storage, entities, feeds, clock, log }: World): Publishing {
  const due = createDueDocuments({ storage, feeds }, sites, dueAt)

  const tick = (): Promise<number> => {
    const now = clock.now()
    return due.each(now, id => publish(id, now))
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
