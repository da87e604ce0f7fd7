import { isObject } from '../../../schema/base/sameValue.ts'
import type { Snapshot } from '../shop/catalogue.ts'

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

export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isObject(value) &&
    Array.isArray(value['data']) &&
    typeof value['seq'] === 'string' &&
    typeof value['at'] === 'number'
  )
}
