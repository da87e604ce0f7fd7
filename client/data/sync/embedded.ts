import { isSnapshot, type Snapshot } from '../engine/snapshot.ts'

/** The snapshot that came with the page, or null where the page is the kept shell. */
export function readEmbeddedSnapshot(): Snapshot | null {
  const text = document.getElementById('snapshot')?.textContent?.trim()
  if (!text) return null
  try {
    const snapshot: unknown = JSON.parse(text)
    return isSnapshot(snapshot) ? snapshot : null
  } catch {
    return null
  }
}
