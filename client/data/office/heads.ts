import { nameOf } from '../engine/envelope.ts'
import { createSource, type Live } from '../engine/live.ts'
import type { KeptHead, KeptHeads } from './keptHeads.ts'
import type { Mirror } from './mirror.ts'
import type { Page, Row, Rows } from './rows.ts'

/** What long lists begin with while a device still reads all of their documents: their first rows, as they were in sight last. */
export interface Heads {
  /** The rows a list began with when it was looked at last, as the device has them now; null where none are remembered. */
  readonly head: (type: string) => Live<Page | null>
  /** Reads them, once, before all the others: whether there are any, which are drawn first then. */
  readonly begin: (type: string) => Promise<boolean>
  /** What the list of a type begins with the next time, and of how many. */
  readonly keepHead: (type: string, rows: readonly Row[], total: number) => void
}

/** Rows that are remembered: more than fit on a screen, and fewer than are asked for as a range, which all that lie between would be counted for. */
const ROWS = 36
/** Of so many documents a list has to be to be long: shorter ones are read as fast, once their database is open. */
const LONG = 300

interface HeadSources {
  readonly kept: KeptHeads
  /** Reads documents by their names. */
  readonly mirror: Pick<Mirror, 'findAll'>
  /** Puts on top of them what was changed here. */
  readonly rows: Pick<Rows, 'of'>
  /** The databases of the server that documents of a type are from. */
  readonly databasesOf: (type: string) => readonly string[]
}

export function createHeads({ kept, mirror, rows, databasesOf }: HeadSources): Heads {
  const some = async (type: string, ids: readonly number[]) => {
    const names = ids.map(id => nameOf(type, id))
    return rows.of(type, ids, await mirror.findAll(type, names))
  }
  const known = new Map<string, Reading>()
  const readingOf = (type: string): Reading => {
    const head = kept.get(type)
    const present = known.get(type) ?? reading(head && head.total >= LONG ? head : null, ids => some(type, ids))
    known.set(type, present)
    return present
  }
  return {
    head: type => readingOf(type).live,
    begin: type => readingOf(type).begin(),
    keepHead(type, shown, total) {
      const [from = null, ...others] = databasesOf(type)
      const ids = shown.slice(0, ROWS).map(({ id }) => id)
      kept.set(type, total === 0 ? null : { ids, total, from: others.length === 0 ? from : null })
    },
  }
}

interface Reading {
  readonly live: Live<Page | null>
  readonly begin: () => Promise<boolean>
}

function reading(head: KeptHead | null, some: (ids: readonly number[]) => Promise<readonly Row[]>): Reading {
  const { changed, subscribe } = createSource()
  let page: Page | null | undefined = head ? undefined : null
  let begun: Promise<boolean> | null = null
  const read = async () => {
    if (!head) return false
    const rows = await some(head.ids)
    page = rows.length > 0 ? { rows, total: head.total } : null
    changed()
    return page !== null
  }
  // What cannot be read begins with nothing, and the list itself tells what is wrong.
  return { live: { get: () => page, subscribe }, begin: () => (begun ??= read().catch(() => false)) }
}
