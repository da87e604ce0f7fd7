/**
 * Runs `work` while no other page of this device holds the lock of the name; waits for its turn until `signal` aborts.
 * Where Web Locks are missing (plain http) it just runs: every deed is safe to send twice.
 */
export async function withLock(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return work()
  try {
    await locks.request(name, { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
