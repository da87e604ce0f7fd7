import { isObject } from '../../../schema/base/sameValue.ts'
import type { EnvelopeChange } from './envelope.ts'

/** Exactly the answer of GET /api/init or /api/init/guest. */
export interface Snapshot {
  readonly data: readonly { readonly url: string; readonly data: unknown }[]
  /** Where the change feed stood when the snapshot was taken; replication goes on from here. */
  readonly seq: string
  /** Epoch ms of the server's clock. */
  readonly at: number
  /** An excerpt that came with a page: all that the page shows, and not all there is. */
  readonly partial?: true
  /** What this device showed last: not to be built upon, because its database may know better. */
  readonly source?: 'device'
}

export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isObject(value) &&
    Array.isArray(value['data']) &&
    typeof value['seq'] === 'string' &&
    typeof value['at'] === 'number'
  )
}

/** The documents of a snapshot, one by one. */
export function changesOf(snapshot: Snapshot): EnvelopeChange[] {
  return snapshot.data.flatMap(({ url, data }) => {
    const type = url.replace(/^\//, '')
    const things: readonly unknown[] = Array.isArray(data) ? data : [data]
    return things.filter(isThing).map(thing => ({ type, id: thing.id, rev: thing.rev, body: { ...thing } }))
  })
}

function isThing(value: unknown): value is { readonly id: number; readonly rev: string } {
  return isObject(value) && typeof value['id'] === 'number'
}
