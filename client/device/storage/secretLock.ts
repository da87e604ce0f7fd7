import { base64, bytes, outlivesPage } from './sealing.ts'

/** A text that only a secret opens. Base64. */
export interface Locked {
  readonly salt: string
  readonly iv: string
  readonly data: string
}

/** So often is the secret hashed before it is a key (PBKDF2): a tenth of a second on a tablet, for every guess. */
const ROUNDS = 150_000

/** Locks a text with what somebody typed (AES-GCM); null where the browser cannot, in pages without https. */
export async function lock(secret: string, text: string): Promise<Locked | null> {
  if (!outlivesPage()) return null
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const key = await keyOf(secret, salt)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return { salt: base64(salt), iv: base64(iv), data: base64(new Uint8Array(data)) }
}

/** The text; null for another secret. */
export async function unlock(secret: string, { salt, iv, data }: Locked): Promise<string | null> {
  if (!outlivesPage()) return null
  try {
    const key = await keyOf(secret, bytes(salt))
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(data))
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

async function keyOf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const known = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return crypto.subtle.deriveKey(how, known, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
