import type { RxCollection, RxJsonSchema } from 'rxdb'

/** A row of what exists on this device only: a cart, a deed that waits, the last known state of an order. */
export interface DeviceRow {
  readonly key: string
  /** Epoch ms. */
  readonly at: number
  readonly value: Readonly<Record<string, unknown>>
}

/** Frozen: what it holds is nowhere else, so it is never dropped, and `value` may grow without a migration. */
export const rowSchema: RxJsonSchema<DeviceRow> = {
  title: 'device row',
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: {
    key: { type: 'string', maxLength: 80 },
    at: { type: 'number', minimum: 0, maximum: 1e16, multipleOf: 1 },
    value: { type: 'object', additionalProperties: true },
  },
  required: ['key', 'at', 'value'],
}

/** Values of one kind by key, kept on this device. A row that holds something else is not there for it. */
export interface Shelf<T> {
  readonly get: (key: string) => Promise<T | null>
  /** Those that are there, by their keys, in one reading. */
  readonly getAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
  readonly keys: () => Promise<string[]>
  /** By ascending key. */
  readonly all: () => Promise<T[]>
  /** `at` is epoch ms. */
  readonly put: (key: string, at: number, value: T) => Promise<void>
  /** Puts some there and takes some away, each in one writing. */
  readonly rewrite: (put: readonly Kept<T>[], remove: readonly string[]) => Promise<void>
  /** Puts it there if the key is free. */
  readonly add: (key: string, at: number, value: T) => Promise<void>
  /** Changes a value by what it is at that moment; null leaves it. Says whether it was changed. */
  readonly change: (key: string, change: (value: T) => T | null) => Promise<boolean>
  readonly remove: (key: string) => Promise<void>
  /** Calls the listener with the value now and after each change, null where there is none. Resolves with how to stop. */
  readonly watch: (key: string, listener: (value: T | null) => void) => Promise<() => void>
  /** Calls the listener with what changes together, in whatever page of this device. Resolves with how to stop. */
  readonly follow: (listener: (changes: readonly ShelfChange<T>[]) => void) => Promise<() => void>
}

/** `at` is epoch ms. */
interface Kept<T> {
  readonly key: string
  readonly at: number
  readonly value: T
}

interface ShelfChange<T> {
  readonly key: string
  /** Null where it is gone. */
  readonly value: T | null
  readonly isNew: boolean
}

/** The shelf in a collection of rows, which is opened when it is needed; `is` tells its values from anything else. */
export function shelf<T>(open: () => Promise<RxCollection<DeviceRow>>, is: (value: unknown) => value is T): Shelf<T> {
  const read = (row: Pick<DeviceRow, 'value'> | null): T | null => (row && is(row.value) ? row.value : null)
  return {
    async get(key) {
      // From the disk: what another page just wrote may not have been told here yet.
      const [row] = await (await open()).storageInstance.findDocumentsById([key], false)
      return read(row ?? null)
    },
    async getAll(keys) {
      const rows = await (await open()).storageInstance.findDocumentsById([...keys], false)
      return new Map(rows.flatMap(row => withKey(row.key, read(row))))
    },
    async all() {
      const rows = await (await open()).find({ selector: {}, sort: [{ key: 'asc' }] }).exec()
      return rows.flatMap(row => read(row.toMutableJSON()) ?? [])
    },
    async keys() {
      return (await (await open()).find().exec()).map(({ key }) => key)
    },
    async put(key, at, value) {
      await (await open()).incrementalUpsert({ key, at, value: plain(value) })
    },
    async rewrite(put, remove) {
      const collection = await open()
      if (put.length > 0)
        await collection.bulkUpsert(put.map(({ key, at, value }) => ({ key, at, value: plain(value) })))
      if (remove.length > 0) await collection.bulkRemove([...remove])
    },
    async add(key, at, value) {
      await (await open()).insertIfNotExists({ key, at, value: plain(value) })
    },
    async change(key, change) {
      const row = await (await open()).findOne(key).exec()
      let isChanged = false
      await row?.incrementalModify(data => {
        const stored = read(data)
        const changed = stored && change(stored)
        isChanged = changed !== null
        return changed === null ? data : { ...data, value: plain(changed) }
      })
      return isChanged
    },
    async remove(key) {
      // Whoever sends it may be writing how it stands.
      await (await open()).findOne(key).incrementalRemove()
    },
    async watch(key, listener) {
      const subscription = (await open()).findOne(key).$.subscribe(row => listener(read(row && row.toMutableJSON())))
      return () => subscription.unsubscribe()
    },
    async follow(listener) {
      const subscription = (await open()).eventBulks$.subscribe(({ events }) =>
        listener(
          events.map(({ operation, documentId, documentData }) => ({
            key: documentId,
            isNew: operation === 'INSERT',
            value: operation === 'DELETE' ? null : read(documentData),
          })),
        ),
      )
      return () => subscription.unsubscribe()
    },
  }
}

const withKey = <T>(key: string, value: T | null): readonly (readonly [string, T])[] =>
  value === null ? [] : [[key, value]]

/** The value as JSON holds it: without what is undefined. */
function plain(value: unknown): DeviceRow['value'] {
  return JSON.parse(JSON.stringify(value))
}
