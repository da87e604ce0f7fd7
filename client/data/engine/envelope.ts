import type { RxJsonSchema } from 'rxdb'

/** A replicated document as it lies on the device: a few keys around the entity's own body. */
export interface Envelope {
  /** `products:42` */
  readonly _id: string
  readonly rev: string
  readonly type: string
  readonly title: string
  readonly parent: string
  readonly order: number
  readonly body: Readonly<Record<string, unknown>>
}
export type EnvelopeRow = Envelope & { readonly _deleted: boolean }

/** A document as it crosses the wire, CouchDB-shaped. */
export interface WireDocument extends Omit<Envelope, 'rev'> {
  readonly _rev: string
  readonly _deleted?: boolean
}

/** One document as it now is, or null where it is gone. */
export interface EnvelopeChange {
  readonly type: string
  readonly id: number
  readonly rev: string
  readonly body: Readonly<Record<string, unknown>> | null
}

/**
 * What the shop's code expects of the documents it finds on the device: a fingerprint of the declarations of the types it
 * shows. A device that holds documents of another shape drops them and fills up again, so that new code never paints old
 * shapes. Written down, because the shop's first bytes hold no zod to compute it from; tests/client/data/engine/envelope.test.ts
 * fails with the new value when a declaration changed. (A change that only the server knows of arrives as a new epoch.)
 */
export const SHAPES = '17a610e2'
/** Of the envelope itself and of how it is laid down. */
const ENVELOPE_VERSION = 3

/** Name of the guests' cache. */
export const publicDatabaseName = `public-${ENVELOPE_VERSION}-${SHAPES}`
/** Name of a person's cache: another person, another set of roles or changed declarations begin with an empty one. */
export const officeDatabaseName = (user: number, roles: string, shapes: string): string =>
  `office-${ENVELOPE_VERSION}-${user}-${roles}-${shapes}`

/** What a collection of ours is called among the databases of the browser: the name RxDB gives it. */
export const storedAs = (database: string, collection: string, version = 0): string =>
  `rxdb-dexie-${database}--${version}--${collection}`

/** A body as it lies there: as JSON, or as it is where it was laid down before bodies were packed. */
export const unpackedBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

const LONGEST_TITLE = 250

/**
 * Documents are read by their names: one by one, or all of a type, which all begin with its word. An index would cost every
 * write and answer nothing: sorting by German rules and searching are done in memory.
 */
export const envelopeSchema: RxJsonSchema<Envelope> = {
  title: 'envelope',
  version: 0,
  primaryKey: '_id',
  type: 'object',
  properties: {
    _id: { type: 'string', maxLength: 64 },
    rev: { type: 'string', maxLength: 64 },
    type: { type: 'string', maxLength: 40 },
    title: { type: 'string', maxLength: LONGEST_TITLE },
    parent: { type: 'string', maxLength: 64 },
    order: { type: 'number' },
    body: { type: 'object', additionalProperties: true },
  },
  required: ['_id', 'rev', 'type', 'title', 'parent', 'order', 'body'],
}

export function rowOf({ _id, _rev, _deleted = false, type, title, parent, order, body }: WireDocument): EnvelopeRow {
  return { _id, rev: _rev, _deleted, type, title: title.slice(0, LONGEST_TITLE), parent, order, body }
}

/** What the document is a change of, for whoever shows it. */
export function changeOf({ _id, rev, type, body, _deleted }: EnvelopeRow): EnvelopeChange {
  return { type, id: idOf(_id), rev, body: _deleted ? null : body }
}

/** A snapshot's document as a row; the keys that only a list of the office reads are left empty. */
export function rowOfChange({ type, id, rev, body }: EnvelopeChange): EnvelopeRow {
  const row = { _id: nameOf(type, id), rev, _deleted: body === null, type, title: '', parent: '', order: 0 }
  // The feed's bodies have no revision in them, and the same document must be the same on every way.
  return { ...row, body: Object.fromEntries(Object.entries(body ?? {}).filter(([field]) => field !== 'rev')) }
}

/** A row that takes the document of this name off the device. */
export function tombstoneOf(name: string, rev = ''): EnvelopeRow {
  const type = name.slice(0, name.indexOf(':'))
  return { _id: name, rev, _deleted: true, type, title: '', parent: '', order: 0, body: {} }
}

export const nameOf = (type: string, id: number): string => `${type}:${id}`
export const idOf = (name: string): number => Number(name.slice(name.indexOf(':') + 1))
/** `184.e3` → `e3`; the epoch changes when the feed began anew. */
export const epochOf = (seq: string): string => seq.slice(seq.indexOf('.') + 1)
/** `3-9f…` → 3 */
export const generationOf = (rev: string): number => Number.parseInt(rev, 10) || 0
