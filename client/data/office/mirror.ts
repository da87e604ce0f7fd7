import type { RxCollection } from 'rxdb'
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

/** A mirror over a person's collections; `collectionOf` says in which one the documents of a type lie. */
export function createMirror(
  collections: readonly RxCollection<Envelope>[],
  collectionOf: (type: string) => RxCollection<Envelope>,
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
      const changed = events.map(({ documentData }) => documentData)
      for (const row of changed) {
        arrived.get(row.type)?.push(row)
        place(shelves.get(row.type), row)
      }
      tell(
        changed,
        changed.map(({ type }) => type),
      )
    }),
  )
  const load = async (type: string) => {
    const shelf = new Map<number, EnvelopeRow>()
    for (const row of await rowsIn(collectionOf(type), type)) place(shelf, row)
    for (const row of arrived.get(type) ?? []) place(shelf, row)
    arrived.delete(type)
    shelves.set(type, shelf)
    tell([], [type])
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
      const collection = collectionOf(name.slice(0, name.indexOf(':')))
      const [row] = await collection.storageInstance.findDocumentsById([name], true)
      return row
    },
    async findAll(type, names) {
      const rows = await collectionOf(type).storageInstance.findDocumentsById([...names], true)
      return new Map(rows.map(row => [row._id, row]))
    },
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
