import type { Snapshot } from './catalogue.ts'
import { exchange, type Fetch, NetworkError } from './http.ts'

/** The snapshot that came with the page, or null where the page is the kept shell. */
export function readEmbeddedSnapshot(): Snapshot | null {
  const text = document.getElementById('snapshot')?.textContent?.trim()
  if (!text) return null
  try {
    const snapshot = JSON.parse(text) as unknown
    return isSnapshot(snapshot) ? snapshot : null
  } catch {
    return null
  }
}

/**
 * The present snapshot for guests from the server, also where staff is signed in: theirs has another feed's position.
 * Throws NetworkError when there is no answer or none that is a snapshot.
 */
export async function fetchSnapshot(
  send: Fetch = (url, init) => fetch(url, init),
  signal?: AbortSignal,
): Promise<Snapshot> {
  const { json } = await exchange(send, '/api/init', { credentials: 'omit', ...(signal ? { signal } : {}) })
  if (!isSnapshot(json)) throw new NetworkError('The answer is not a snapshot.')
  return json
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false
  const { data, seq, at } = value as Partial<Snapshot>
  return Array.isArray(data) && typeof seq === 'string' && typeof at === 'number'
}
