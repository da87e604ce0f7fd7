import { publicDatabaseName } from '../engine/envelope.ts'
import { changesOf, type Snapshot } from '../engine/snapshot.ts'
import type { World } from '../engine/world.ts'
import { type Catalogue, isComplete } from './catalogue.ts'

/** How long (ms) what changes is waited for: it comes in portions. */
const PAUSE_MS = 2000

interface NextVisit {
  /** `isChanged` says of the text that lay there before whether it had another content. */
  readonly lay: (cacheName: string, text: string, isChanged: (former: string) => boolean) => Promise<void>
  /** Keeps the page of the present address as the server draws it, where none is kept. */
  readonly keepPage: (cacheName: string) => Promise<void>
}

/**
 * Keeps what the catalogue shows as one text that the worker puts into the next page: opening the device's database takes a
 * slow phone longer than drawing the menu. Where both differ the database is right (publicReplica.ts). Each visit also keeps
 * its page, once the text says the same.
 */
export function keepForNextVisit(
  { after }: Pick<World, 'after'>,
  catalogue: Catalogue,
  { lay, keepPage }: NextVisit,
): () => void {
  let kept = catalogue.freshness().source === 'device' ? catalogue.all() : []
  let isPageKept = false
  let cancel: (() => void) | null = null
  const isKept = () => isSame(kept, catalogue.all())
  const keep = () => {
    cancel = null
    isPageKept = true
    const laid = isKept() ? Promise.resolve() : write()
    // No room, no permission or no server: the next visit waits for the program, or for the database.
    void laid.then(() => keepPage(publicDatabaseName)).catch(() => {})
  }
  const write = () => {
    kept = catalogue.all()
    const snapshot = snapshotOf(kept, catalogue.freshness().asOf)
    // It stands in a page: no text of it may end the block it stands in.
    const text = JSON.stringify(snapshot).replaceAll('<', '\\u003c')
    return lay(publicDatabaseName, text, former => revisionsIn(JSON.parse(former)) !== revisionsIn(snapshot))
  }
  const look = () => {
    if (!cancel && isComplete(catalogue.freshness()) && !(isPageKept && isKept())) cancel = after(PAUSE_MS, keep)
  }
  const leave = catalogue.subscribe(look)
  look()
  return () => {
    leave()
    cancel?.()
  }
}

type Content = ReturnType<Catalogue['all']>

const isSame = (one: Content, other: Content): boolean =>
  one.length === other.length && one.every(([, list], index) => list === other[index]?.[1])

function snapshotOf(content: Content, asOf: number | null): Snapshot {
  const data = content.map(([type, list]) => ({ url: `/${type}`, data: list }))
  return { data, seq: '', at: asOf ?? 0, source: 'device' }
}

const revisionsIn = (snapshot: Snapshot): string =>
  changesOf(snapshot)
    .map(({ type, id, rev }) => `${type} ${id} ${rev}`)
    .toSorted()
    .join()
