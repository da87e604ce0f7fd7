/** What of a cache of the browser's a TV needs. */
export interface Shelf {
  match(url: string): Promise<Response | undefined>
  put(url: string, answer: Response): Promise<void>
  delete(url: string): Promise<boolean>
  keys(): Promise<readonly Request[]>
}

/** Where a TV keeps its files and what it plays, until it is no TV of the house any more. */
export interface Shelves {
  readonly open: (name: string) => Promise<Shelf>
  /** Empties these for good: what is on its way then is kept nowhere. */
  readonly giveUp: (names: readonly string[]) => Promise<void>
}

interface Caches {
  open(name: string): Promise<Shelf>
  delete(name: string): Promise<boolean>
}

export function createShelves(caches: Caches): Shelves {
  let isGivenUp = false
  return {
    // Opening a cache that is gone would make it again.
    open: async name => (isGivenUp ? nowhere : caches.open(name)),
    async giveUp(names) {
      isGivenUp = true
      await Promise.all(names.map(name => caches.delete(name)))
    },
  }
}

const nowhere: Shelf = {
  match: async () => undefined,
  put: async () => {},
  delete: async () => false,
  keys: async () => [],
}
