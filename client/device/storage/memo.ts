/** Small facts a device keeps between visits. Losing one costs time, never content. */
export interface Memo {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string | null) => void
  /** Calls the listener when another page of this device set the key. */
  readonly watch: (key: string, listener: (value: string | null) => void) => () => void
}

/** In the browser's local storage; where that is refused, nothing is kept. */
export const memo: Memo = {
  get(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Full or forbidden.
    }
  },
  watch(key, listener) {
    const heard = (event: StorageEvent) => {
      if (event.key === key) listener(event.newValue)
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
}
