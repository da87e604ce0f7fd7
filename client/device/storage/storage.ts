interface StorageReport {
  /** Whether the browser promised not to clear what this device keeps. */
  readonly persisted: boolean
  /** Bytes used and allowed; null where the browser does not tell. */
  readonly used: number | null
  readonly quota: number | null
}

/** Asks the browser to keep what is stored here, and says what it answered. Never throws. */
export async function keepStorage(): Promise<StorageReport> {
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage
  if (!storage) return { persisted: false, used: null, quota: null }
  const persisted = await storage.persist?.().catch(() => false)
  const estimate = await storage.estimate?.().catch(() => null)
  return { persisted: persisted ?? false, used: estimate?.usage ?? null, quota: estimate?.quota ?? null }
}

/** Names of the databases this browser keeps for us; null where it does not tell. Never throws. */
export async function databaseNames(): Promise<readonly string[] | null> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name ?? '')
  } catch {
    return null
  }
}
