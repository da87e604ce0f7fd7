import type { Entity, Stored } from '../../../schema/base/entity.ts'
import type { BaseDeps } from '../deps.ts'

/** Rows of the feed read at a time. */
const PAGE = 500

interface DueDocuments {
  /**
   * Does `work` with every document whose time has come at `now` (epoch ms), the one that was due first before the others, and
   * says with how many it did. Whatever becomes of one, it is not taken again before somebody changes it; only where `work`
   * throws it stays due.
   */
  each(now: number, work: (id: number) => Promise<boolean>): Promise<number>
}

/**
 * The documents of an entity that say when something is due (epoch ms; null for nothing), for staff. It knows when the next
 * one is and reads nothing before that but what was changed meanwhile.
 */
export function createDueDocuments<E extends Entity>(
  { storage, feeds }: Pick<BaseDeps, 'storage' | 'feeds'>,
  entity: E,
  dueAt: (document: Stored<E>) => number | null,
): DueDocuments {
  /** Epoch ms by document. */
  const due = new Map<number, number>()
  let position: number | null = null

  async function catchUp(): Promise<void> {
    const latest = feeds.position('office')
    if (position === null) {
      for (const document of await storage.read.documents.every(entity)) note(document.id, dueAt(document))
      position = latest
    }
    while (position < latest) {
      const rows = await storage.read.documents.page('office', position, PAGE)
      if (rows.length === 0) break
      for (const { type, id, deleted, body } of rows)
        if (type === entity.type) note(id, deleted ? null : dueAt(JSON.parse(body)))
      position = rows.at(-1)?.seq ?? latest
    }
  }

  function note(id: number, at: number | null): void {
    if (at === null) due.delete(id)
    else due.set(id, at)
  }

  return {
    async each(now, work) {
      await catchUp()
      let done = 0
      // What was slept through is done as if nobody had slept: what was to come last counts.
      const come = [...due].filter(([, at]) => at <= now).toSorted(([, one], [, other]) => one - other)
      for (const [id] of come) {
        if (await work(id)) done += 1
        due.delete(id)
      }
      return done
    },
  }
}
