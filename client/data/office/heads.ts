import { isObject } from '../../../schema/base/sameValue.ts'
import type { Memo } from '../../device/storage/memo.ts'
import { nameOf } from '../engine/envelope.ts'
import { createSource, type Live } from '../engine/live.ts'
import type { Mirror } from './mirror.ts'
import type { Page, Row, Rows } from './rows.ts'

/** What long lists begin with while a device still reads all of their documents: their first rows, as they were in sight last. */
export interface Heads {
  /** The rows a list began with when it was looked at last, as the device has them now; null where none are remembered. */
  readonly head: (type: string) => Live<Page | null>
  /** Reads them, once, before all the others: whether there are any, which are drawn first then. */
  readonly begin: (type: string) => Promise<boolean>
  /** What the list of a type begins with the next time, and of how many. Short ones are read as fast. */
  readonly keepHead: (type: string, rows: readonly Row[], total: number) => void
  /** Takes it off the device. */
  readonly forget: () => void
}

/** Rows that are remembered: more than fit on a screen, and fewer than are asked for as a range, which all that lie between would be counted for. */
const ROWS = 36
/** Of so many documents a list has to be to be long. */
const LONG = 300

/** Ids and a number, in what the device remembers: of the documents themselves there is nothing in it. */
interface Head {
  readonly ids: readonly number[]
  readonly total: number
}

/** `mirror` reads documents by their names, `rows` puts on top of them what was changed here. */
export function createHeads(memo: Memo, user: number, mirror: Pick<Mirror, 'findAll'>, rows: Pick<Rows, 'of'>): Heads {
  const some = async (type: string, ids: readonly number[]) => {
    const names = ids.map(id => nameOf(type, id))
    return rows.of(type, ids, await mirror.findAll(type, names))
  }
  const keyOf = (type: string) => `office-${user}:head:${type}`
  const typesKey = `office-${user}:heads`
  const types = () => (memo.get(typesKey) ?? '').split(' ').filter(Boolean)
  const known = new Map<string, Reading>()
  const readingOf = (type: string): Reading => {
    const present = known.get(type) ?? reading(headIn(memo.get(keyOf(type))), ids => some(type, ids))
    known.set(type, present)
    return present
  }
  return {
    head: type => readingOf(type).live,
    begin: type => readingOf(type).begin(),
    keepHead(type, shown, total) {
      const head = total < LONG ? null : JSON.stringify({ ids: shown.slice(0, ROWS).map(({ id }) => id), total })
      if (memo.get(keyOf(type)) === head) return
      memo.set(keyOf(type), head)
      if (head && !types().includes(type)) memo.set(typesKey, [...types(), type].join(' '))
    },
    forget() {
      for (const type of types()) memo.set(keyOf(type), null)
      memo.set(typesKey, null)
    },
  }
}

interface Reading {
  readonly live: Live<Page | null>
  readonly begin: () => Promise<boolean>
}

function reading(head: Head | null, some: (ids: readonly number[]) => Promise<readonly Row[]>): Reading {
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

/** What the device remembers is anybody's who sits at it: what is no head is none. */
function headIn(text: string | null): Head | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isObject(value)) return null
    const { ids, total } = value
    return Array.isArray(ids) && typeof total === 'number' ? { ids: ids.map(Number), total } : null
  } catch {
    return null
  }
}
