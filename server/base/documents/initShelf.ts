import type { Audience } from '../../../schema/base/access.ts'
import type { BaseDeps } from '../deps.ts'
import { withRev } from './feeds.ts'

/** The documents of one type as an audience sees them; the same value until one of them changes. */
export interface InitEntry {
  /** '/products' */
  readonly url: string
  /** Whether there is one document and not a list. */
  readonly isSingle: boolean
  /** By ascending id; a row is the same value until its document changes. */
  readonly rows: readonly InitRow[]
}
export interface InitRow {
  readonly id: number
  /** The document as JSON. */
  readonly text: string
}

/** All that an audience sees, in memory. */
export interface Shelf {
  /** Everything by its type, as it is now; an entry is the same value until something of its type changes. */
  present(): Promise<ReadonlyMap<string, InitEntry>>
}

/** Changes that are read at once. */
const PORTION = 500

/** What an audience sees, row by row: read whole once, and afterwards only what the feed says has changed. */
export function createShelf(
  { storage, feeds, entities }: Pick<BaseDeps, 'storage' | 'feeds' | 'entities'>,
  database: Audience,
): Shelf {
  const shown = new Map(entities.filter(({ audiences }) => audiences[database]).map(entity => [entity.type, entity]))
  let entries = new Map<string, InitEntry>()
  let position: number | null = null
  let work: Promise<unknown> = Promise.resolve()

  async function fill(): Promise<void> {
    // Read first: what is committed meanwhile is read once more, never skipped.
    const before = feeds.position(database)
    const read = new Map<string, InitEntry>()
    for (const { type, single = false } of shown.values()) {
      const rows = await storage.read.documents.everyOfType(database, type)
      read.set(
        type,
        entryOf(
          type,
          single,
          rows.map(row => ({ id: row.id, text: withRev(row) })),
        ),
      )
    }
    entries = read
    position = before
  }

  async function catchUp(since: number): Promise<void> {
    const changed = new Map<string, Map<number, InitRow | null>>()
    let last = since
    for (let isMore = true; isMore; ) {
      const rows = await storage.read.documents.page(database, last, PORTION)
      for (const row of rows) {
        const ofType = changed.get(row.type) ?? new Map<number, InitRow | null>()
        changed.set(row.type, ofType.set(row.id, row.deleted ? null : { id: row.id, text: withRev(row) }))
        last = row.seq
      }
      isMore = rows.length === PORTION
    }
    for (const [type, rows] of changed) {
      const former = entries.get(type)
      if (former) entries.set(type, { ...former, rows: replaced(former.rows, rows) })
    }
    position = last
  }

  return {
    present() {
      const now = work.then(async () => {
        if (position === null) await fill()
        else if (position < feeds.position(database)) await catchUp(position)
        return new Map(entries)
      })
      work = now.catch(() => {})
      return now
    },
  }
}

const entryOf = (type: string, isSingle: boolean, rows: readonly InitRow[]): InitEntry => ({
  url: `/${type}`,
  isSingle,
  rows,
})

/** The rows with those that changed in their places, and without those that are gone. */
function replaced(rows: readonly InitRow[], changed: ReadonlyMap<number, InitRow | null>): InitRow[] {
  const kept = rows.filter(({ id }) => !changed.has(id))
  const come = [...changed.values()].filter(row => row !== null)
  return [...kept, ...come].toSorted((one, other) => one.id - other.id)
}
