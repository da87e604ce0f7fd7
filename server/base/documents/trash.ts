import { replyOf } from '../../../schema/base/call.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { TRASH_DAYS, type TrashEntry, trash } from '../../../schema/base/history.ts'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'
import { bodyOf } from '../storage/json.ts'
import { authorsOf } from './authors.ts'
import type { Reading } from './readings.ts'

const DAY_MS = 24 * 3_600_000
const TRASH_MS = TRASH_DAYS * DAY_MS
/** Documents forgotten in one transaction: others wait for it. */
const AT_ONCE = 100

type World = Pick<BaseDeps, 'storage' | 'clock'>

interface TrashPage {
  readonly data: readonly TrashEntry[]
  readonly more: boolean
  readonly cursor?: string
}

/** What of an entity can be brought back, as its reader saw it: who deleted it and when, the last one first. */
export async function trashPage(
  { storage, clock }: World,
  entity: Entity,
  reading: Reading,
  { limit, start }: { readonly limit: number; readonly start: number },
): Promise<TrashPage> {
  const rows = await storage.read.documents.trash(entity.type, clock.now() - TRASH_MS, limit + 1, start)
  const shown = rows.slice(0, limit)
  const authorOf = await authorsOf(storage.read, shown)
  const data = shown.flatMap(({ id, rev, at, ...row }): TrashEntry[] => {
    const seen = reading.seen({ id, ...bodyOf(row) })
    return seen ? [{ id, rev, title: entity.title(seen), at, author: authorOf(row) }] : []
  })
  const more = rows.length > limit
  return { ...replyOf(trash, data), more, ...(more ? { cursor: String(start + limit) } : {}) }
}

/** Forgets what was deleted long ago, its former states with it; the tombstones stay, for they tell copies that it is gone. */
export async function emptyTrash({ storage, clock }: World): Promise<void> {
  for (;;) {
    const old = await storage.read.documents.oldTrash(clock.now() - TRASH_MS, AT_ONCE)
    if (old.length === 0) return
    await storage.write(async ({ documents }) => {
      for (const { type, id } of old) {
        const present = await documents.document(type, id)
        // Brought back since it was listed.
        if (!present?.deleted) continue
        await documents.emptyTombstone(type, id)
        await documents.forgetStates(type, id)
      }
    })
  }
}

export const oldTrash: Chore<World> = { name: 'emptying of the trash', everyMs: DAY_MS, run: emptyTrash }
