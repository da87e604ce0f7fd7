/** One small value that this device remembers across visits. */
export interface KeptValue<T> {
  get(): T | null
  set(value: T): void
  clear(): void
}

/** Kept in the browser's local storage as JSON. A browser that allows no storage forgets, and never fails. */
export function keptValue<T>(key: string): KeptValue<T> {
  const attempt = <R>(work: (storage: Storage) => R): R | null => {
    try {
      return work(localStorage)
    } catch {
      return null
    }
  }
  return {
    get: () => attempt(storage => JSON.parse(storage.getItem(key) ?? 'null') as T | null),
    set: value => void attempt(storage => storage.setItem(key, JSON.stringify(value))),
    clear: () => void attempt(storage => storage.removeItem(key)),
  }
}
