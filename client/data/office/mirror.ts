import type { RxCollection } from 'rxdb'
import { nextPaint } from '../../device/page/idle.ts'
import { type Envelope, type EnvelopeRow, idOf } from '../engine/envelope.ts'
import { rowsIn } from '../sync/replay.ts'

/** The server's documents of one type as this device has them; filled when somebody first asks for the type. */
export interface Mirror {
  /** All rows of the type by id; null while they are being read from the device. */
  readonly rows: (type: string) => ReadonlyMap<number, EnvelopeRow> | null
  /** One row, also a deleted one, straight from the device. */
  readonly find: (name: string) => Promise<EnvelopeRow | undefined>
  /** The same for many of one type, by name. */
  readonly findAll: (type: string, names: readonly string[]) => Promise<ReadonlyMap<string, EnvelopeRow>>
  /** Calls the listener with the rows that changed and the types that look different now. */
  readonly subscribe: (listener: Listener) => () => void
  readonly close: () => void
}

type Listener = (changed: readonly EnvelopeRow[], types: ReadonlySet<string>) => void

/**
 * A mirror over a person's collections; `collectionsOf` says in which ones the documents of a type lie, `before` reads what
 * comes before all of them and says whether that is to be drawn first.
 */
export function createMirror(
  collections: readonly RxCollection<Envelope>[],
  collectionsOf: (type: string) => readonly RxCollection<Envelope>[],
  before: (type: string) => Promise<boolean>,
): Mirror {
  const shelves = new Map<string, Map<number, EnvelopeRow>>()
  /** Changes that arrived while a type was being read: they are newer than what was read. */
  const arrived = new Map<string, EnvelopeRow[]>()
  const listeners = new Set<Listener>()
  const tell = (changed: readonly EnvelopeRow[], types: Iterable<string>) => {
    for (const listener of listeners) listener(changed, new Set(types))
  }
  const subscriptions = collections.map(collection =>
    collection.eventBulks$.subscribe(({ events }) => {
      const changed: EnvelopeRow[] = []
      for (const { documentData: row } of events) {
        arrived.get(row.type)?.push(row)
        if (isNews(shelves.get(row.type), row)) {
          place(shelves.get(row.type), row)
          changed.push(row)
        }
      }
      tell(
        changed,
        changed.map(({ type }) => type),
      )
    }),
  )
  const load = async (type: string) => {
    if (await before(type)) await nextPaint()
    const shelf = new Map<number, EnvelopeRow>()
    for (const collection of collectionsOf(type)) {
      for (const row of await rowsIn(collection, type)) if (isNews(shelf, row)) place(shelf, row)
    }
    for (const row of arrived.get(type) ?? []) if (isNews(shelf, row)) place(shelf, row)
    arrived.delete(type)
    shelves.set(type, shelf)
    tell([], [type])
  }

  /** One that left a database may live on in another, where it is known to be newer. */
  const isNews = (shelf: ReadonlyMap<number, EnvelopeRow> | undefined, row: EnvelopeRow): boolean => {
    if (!row._deleted || collectionsOf(row.type).length < 2) return true
    const present = shelf?.get(idOf(row._id))
    return !present || isNewer(row, present)
  }
  const found = async (type: string, names: readonly string[]) => {
    const rows = new Map<string, EnvelopeRow>()
    for (const collection of collectionsOf(type))
      for (const row of await collection.storageInstance.findDocumentsById([...names], true)) {
        const other = rows.get(row._id)
        if (!other || isNewer(row, other)) rows.set(row._id, row)
      }
    return rows
  }

  return {
    rows(type) {
      const shelf = shelves.get(type)
      if (shelf) return shelf
      if (arrived.has(type)) return null
      arrived.set(type, [])
      // Closed while it was read: nobody is there any more to see it.
      void load(type).catch(() => {})
      return null
    },
    async find(name) {
      return (await found(name.slice(0, name.indexOf(':')), [name])).get(name)
    },
    findAll: found,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      for (const subscription of subscriptions) subscription.unsubscribe()
      listeners.clear()
    },
  }
}

function place(shelf: Map<number, EnvelopeRow> | undefined, row: EnvelopeRow): void {
  if (row._deleted) shelf?.delete(idOf(row._id))
  else shelf?.set(idOf(row._id), row)
}

/** Whether this is the later state of a document, or of two of the same revision the one that is there. */
function isNewer(row: EnvelopeRow, other: EnvelopeRow): boolean {
  const [one, two] = [Number.parseInt(row.rev, 10), Number.parseInt(other.rev, 10)]
  return one === two ? other._deleted : one > two
}
