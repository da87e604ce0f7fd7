import type { Snapshot } from '../shop/catalogue.ts'

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

export function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false
  const { data, seq, at } = value as Partial<Snapshot>
  return Array.isArray(data) && typeof seq === 'string' && typeof at === 'number'
}
