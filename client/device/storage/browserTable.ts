/** A table of a database of the browser, to be read. */
export interface BrowserTable {
  /** By their keys, in that order; undefined where there is none. */
  readonly getMany: (keys: readonly string[]) => Promise<readonly unknown[]>
  /** The keys from `lower` to before `upper`. */
  readonly keysBetween: (lower: string, upper: string) => Promise<readonly unknown[]>
  /** How many entries an index has between two, both included. */
  readonly count: (index: string, lower: readonly string[], upper: readonly string[]) => Promise<number>
}

/** Reads a table of the database of a name. Null where there is no such database, or where it may not be read. */
export async function readTable<T>(
  name: string,
  table: string,
  read: (table: BrowserTable) => Promise<T>,
): Promise<T | null> {
  try {
    const database = await openPresent(name)
    try {
      return await read(tableOf(database.transaction(table).objectStore(table)))
    } finally {
      // Whoever wants to remove it would wait.
      database.close()
    }
  } catch {
    return null
  }
}

const tableOf = (store: IDBObjectStore): BrowserTable => ({
  getMany: keys => Promise.all(keys.map(key => answered<unknown>(store.get(key)))),
  keysBetween: (lower, upper) => answered(store.getAllKeys(IDBKeyRange.bound(lower, upper, false, true))),
  count: (index, lower, upper) => answered(store.index(index).count(IDBKeyRange.bound(lower, upper))),
})

/** Rejects where there is none: nothing is made that was not there. */
function openPresent(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return answered(request)
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser could not read it.')))
  })
}
