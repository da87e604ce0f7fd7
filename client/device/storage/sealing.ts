/** A secret as it lies on this device: of no use to whoever copies the device's databases. */
export interface Sealed {
  /** Base64. */
  readonly iv: string
  /** Base64; empty where the secret is held in memory, under `iv` as its name. */
  readonly data: string
}

const DATABASE = 'sealing'
const STORE = 'keys'
const KEY = 'key'
/** Where the browser seals nothing: as long as the page is open. */
const held = new Map<string, string>()
let inMemory: Promise<CryptoKey> | null = null

/** Whether secrets outlive the page: browsers seal in secure pages (https) only. */
export const outlivesPage = (): boolean => globalThis.crypto.subtle !== undefined

/** Seals a secret with a key that no script can read (AES-GCM). */
export async function seal(text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  if (!outlivesPage()) {
    const name = base64(iv)
    held.set(name, text)
    return { iv: name, data: '' }
  }
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), new TextEncoder().encode(text))
  return { iv: base64(iv), data: base64(new Uint8Array(data)) }
}

/** The secret; null where the key is gone, or the page that held it. */
export async function unseal({ iv, data }: Sealed): Promise<string | null> {
  if (data === '') return held.get(iv) ?? null
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, await key(), bytes(data))
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

async function key(): Promise<CryptoKey> {
  if (typeof indexedDB === 'undefined') return (inMemory ??= freshKey())
  const database = await opened()
  try {
    const kept = await settled<unknown>(database.transaction(STORE).objectStore(STORE).get(KEY))
    if (kept instanceof CryptoKey) return kept
    const fresh = await freshKey()
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    // Another page may have been faster: the first key stays.
    const first = await settled<unknown>(store.get(KEY))
    if (first instanceof CryptoKey) return first
    await settled(store.put(fresh, KEY))
    return fresh
  } finally {
    database.close()
  }
}

const freshKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not kept.')))
  })
}

/** In steps: what is long is no list of arguments. */
export const base64 = (given: Uint8Array): string =>
  btoa(Array.from(given, byte => String.fromCodePoint(byte)).join(''))
export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.codePointAt(0) ?? 0)
