import type { BaseDeps } from '../deps.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import { envelope } from './feeds.ts'
import { isLive } from './liveDatabases.ts'
import { revisionsUpTo } from './liveFeed.ts'
import { isKnown } from './replicate.ts'
import { closingRev, generationOf } from './revisions.ts'

/** Ancestors told with a document; older ones are of no use to a linear history. */
const REVS_LIMIT = 50
/** As far as revisions of live databases, which follow from one another, are looked back for. */
const LIVE_REVS_LIMIT = 1000

/**
 * What is at a leaf of a document's history: its newest revision, or the tombstone of a branch that was closed. With `latest`
 * also by a revision before that. Null for whatever else: older bodies are not kept for readers.
 */
export async function leafAt(
  deps: BaseDeps,
  database: string,
  row: FeedRow,
  rev: string,
  { latest = false, revs = false }: { latest?: boolean; revs?: boolean },
): Promise<string | null> {
  const newest = () => (revs ? withHistory(deps, database, row) : envelope(row))
  if (rev === row.rev) return newest()
  if (isLive(deps.liveDatabases, database)) return latest && isLiveRev(row, rev) ? newest() : null
  const { documents } = deps.storage.read
  for (const end of latest ? [rev, closingRev(rev)] : [rev]) {
    const branch = await documents.closedBranch(row.type, row.id, end)
    if (!branch) continue
    const tombstone = `{"_id":"${row.type}:${row.id}","_rev":"${end}","_deleted":true}`
    return revs ? withRevisions(tombstone, [end, ...JSON.parse(branch.ancestors)]) : tombstone
  }
  return latest && (await documents.revision(row.type, row.id, generationOf(rev)))?.rev === rev ? newest() : null
}

/** Every leaf of a document's history, the one that counts first. */
export async function leavesOf(deps: BaseDeps, database: string, { type, id, rev }: FeedRow): Promise<string[]> {
  if (isLive(deps.liveDatabases, database)) return [rev]
  return [rev, ...(await deps.storage.read.documents.closedRevs(type, id))]
}

/** Whether a revision is known in this database: those of live databases are not kept, for they follow from one another. */
export async function isKnownIn(deps: BaseDeps, database: string, name: Name, rev: string): Promise<boolean> {
  if (!isLive(deps.liveDatabases, database)) return isKnown(deps.storage.read, name, name.id, rev)
  const row = await deps.storage.read.documents.entry(database, name.type, name.id)
  return row !== undefined && isLiveRev(row, rev)
}
type Name = { readonly type: string; readonly id: number }

const isLiveRev = (row: FeedRow, rev: string): boolean => revisionsUpTo(row, LIVE_REVS_LIMIT).includes(rev)

/** The document of a row with the revisions that led to it. */
async function withHistory(deps: BaseDeps, database: string, row: FeedRow): Promise<string> {
  const revs = isLive(deps.liveDatabases, database)
    ? revisionsUpTo(row, REVS_LIMIT)
    : await deps.storage.read.documents.history(row.type, row.id, REVS_LIMIT)
  const start = revs.indexOf(row.rev)
  return withRevisions(envelope(row), start === -1 ? [row.rev] : revs.slice(start))
}

/** A history tells names only; where one is missing it ends. */
function withRevisions(document: string, revs: readonly string[]): string {
  const start = generationOf(revs[0] ?? null)
  const gap = revs.findIndex((rev, age) => generationOf(rev) !== start - age)
  const ids = (gap === -1 ? revs : revs.slice(0, gap)).map(rev => `"${rev.slice(rev.indexOf('-') + 1)}"`)
  return `${document.slice(0, -1)},"_revisions":{"start":${start},"ids":[${ids.join(',')}]}}`
}
