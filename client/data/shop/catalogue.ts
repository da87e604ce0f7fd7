import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { PublicDocuments } from '../../../schema/index.ts'
import type { EnvelopeChange } from '../engine/envelope.ts'
import { changesOf, type Snapshot } from '../engine/snapshot.ts'

export interface Freshness {
  /** Where the content came from. */
  readonly source: 'empty' | 'excerpt' | 'snapshot' | 'device' | 'live'
  /** Epoch ms of the last contact with the server at which the content was known to be current. */
  readonly asOf: number | null
  readonly online: boolean
}

/** Everything a guest's screens show, in memory: answers in microseconds and paints without waiting for a database. */
export interface Catalogue {
  /** All entities of a type by ascending id; the same reference until one of the type changes. */
  readonly list: <T extends keyof PublicDocuments>(type: T) => readonly PublicDocuments[T][]
  readonly get: <T extends keyof PublicDocuments>(type: T, id: number) => PublicDocuments[T] | undefined
  /** At which revision a document is shown; undefined where it is not. */
  readonly revOf: (type: string, id: number) => string | undefined
  readonly config: () => Config | undefined
  /** Everything by its type; lists are the same references as `list` gives. */
  readonly all: () => readonly (readonly [type: string, list: readonly unknown[]])[]
  /** Calls the listener after each change of content or freshness. */
  readonly subscribe: (listener: () => void) => () => void
  /** The same reference until it changes. */
  readonly freshness: () => Freshness
  readonly load: (snapshot: Snapshot) => void
  /** The server's whole snapshot it was last loaded from, for whoever fills the device; an excerpt is none. */
  readonly snapshot: () => Snapshot | null
  /** Takes over some changed documents. */
  readonly apply: (changes: readonly EnvelopeChange[]) => void
  /** Takes over the whole content: what is not among `all` is gone; what is equal keeps its reference. */
  readonly replace: (all: readonly EnvelopeChange[]) => void
  readonly setFreshness: (change: Partial<Freshness>) => void
}

interface Shelf<E extends Thing = Thing> {
  readonly byId: Map<number, E>
  /** Made when somebody asks, dropped when something of the type changes. */
  list: readonly E[] | null
}
interface Thing {
  readonly id: number
  readonly rev: string
}

/** An empty catalogue, or one that shows a snapshot. */
export function createCatalogue(snapshot?: Snapshot | null): Catalogue {
  const shelves = new Map<string, Shelf>()
  const listeners = new Set<() => void>()
  let loaded: Snapshot | null = null
  let freshness: Freshness = { source: 'empty', asOf: null, online: true }

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const catalogue: Catalogue = {
    list: type => listOf(shelfOf(shelves, type)),
    get: (type, id) => shelfOf(shelves, type)?.byId.get(id),
    revOf: (type, id) => shelves.get(type)?.byId.get(id)?.rev,
    config: () => catalogue.get('config', 1),
    all: () => [...shelves].map(([type, shelf]) => [type, listOf(shelf)]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    freshness: () => freshness,
    snapshot: () => loaded,
    load(next) {
      const source = next.source ?? (next.partial ? 'excerpt' : 'snapshot')
      if (source === 'snapshot') loaded = next
      const moved = replaceAll(shelves, changesOf(next))
      const fresher = withFreshness(freshness, { source, asOf: next.at, online: true })
      if (!moved && fresher === freshness) return
      freshness = fresher
      tell()
    },
    apply(changes) {
      if (applyAll(shelves, changes)) tell()
    },
    replace(all) {
      if (replaceAll(shelves, all)) tell()
    },
    setFreshness(change) {
      const next = withFreshness(freshness, change)
      if (next === freshness) return
      freshness = next
      tell()
    },
  }
  if (snapshot) catalogue.load(snapshot)
  return catalogue
}

/** Whether everything a guest may see is there, and not just what the page came with. */
export const isComplete = ({ source }: Freshness): boolean => source !== 'empty' && source !== 'excerpt'

/** What the server publishes under a type's name is of that type; nowhere else is it taken for granted. */
function shelfOf<T extends keyof PublicDocuments>(
  shelves: ReadonlyMap<string, Shelf>,
  type: T,
): Shelf<PublicDocuments[T]> | undefined {
  return shelves.get(type) as Shelf<PublicDocuments[T]> | undefined
}

const nothing: readonly never[] = []

function listOf<E extends Thing>(shelf: Shelf<E> | undefined): readonly E[] {
  if (!shelf) return nothing
  shelf.list ??= [...shelf.byId.values()].toSorted((one, other) => one.id - other.id)
  return shelf.list
}

function replaceAll(shelves: Map<string, Shelf>, all: readonly EnvelopeChange[]): boolean {
  const kept = new Set(all.filter(({ body }) => body !== null).map(({ type, id }) => `${type}:${id}`))
  const gone = [...shelves].flatMap(([type, { byId }]) =>
    [...byId.values()]
      .filter(({ id }) => !kept.has(`${type}:${id}`))
      .map(({ id, rev }) => ({ type, id, rev, body: null })),
  )
  return applyAll(shelves, [...gone, ...all])
}

function applyAll(shelves: Map<string, Shelf>, changes: readonly EnvelopeChange[]): boolean {
  let moved = false
  for (const change of changes) moved = applyOne(shelves, change) || moved
  return moved
}

function applyOne(shelves: Map<string, Shelf>, { type, id, rev, body }: EnvelopeChange): boolean {
  const shelf = shelves.get(type) ?? { byId: new Map<number, Thing>(), list: null }
  const present = shelf.byId.get(id)
  const next = body && ({ ...body, id, rev } satisfies Thing)
  if (next ? present && sameValue(present, next) : !present) return false
  if (next) shelf.byId.set(id, next)
  else shelf.byId.delete(id)
  shelf.list = null
  shelves.set(type, shelf)
  return true
}

function withFreshness(before: Freshness, change: Partial<Freshness>): Freshness {
  const next = { ...before, ...change }
  return sameValue(before, next) ? before : next
}
