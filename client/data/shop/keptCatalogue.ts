import { publicDatabaseName } from '../engine/envelope.ts'
import type { World } from '../engine/world.ts'
import { type Catalogue, isComplete, type Snapshot } from './catalogue.ts'

/** How long (ms) what changes is waited for: it comes in portions. */
const PAUSE_MS = 2000

/**
 * Keeps what the catalogue shows as one text that the worker puts into the next page: opening the device's database takes a
 * slow phone longer than drawing the menu. Where both differ the database is right (publicReplica.ts).
 */
export function keepForNextVisit(
  { after }: Pick<World, 'after'>,
  catalogue: Catalogue,
  lay: (cacheName: string, text: string) => Promise<void>,
): () => void {
  let kept = catalogue.freshness().source === 'device' ? catalogue.all() : []
  let cancel: (() => void) | null = null
  const write = () => {
    cancel = null
    kept = catalogue.all()
    // No room, or no permission: the next visit waits for the database.
    void lay(publicDatabaseName, textOf(kept, catalogue.freshness().asOf)).catch(() => {})
  }
  const look = () => {
    if (!cancel && isComplete(catalogue.freshness()) && !isSame(kept, catalogue.all())) cancel = after(PAUSE_MS, write)
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

function textOf(content: Content, asOf: number | null): string {
  const data = content.map(([type, list]) => ({ url: `/${type}`, data: list }))
  const snapshot: Snapshot = { data, seq: '', at: asOf ?? 0, source: 'device' }
  // It stands in a page: no text of it may end the block it stands in.
  return JSON.stringify(snapshot).replaceAll('<', '\\u003c')
}
