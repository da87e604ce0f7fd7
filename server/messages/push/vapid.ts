import { createECDH } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../schema/base/sameValue.ts'
import { codeOf, messageOf } from '../../base/errors.ts'

/** The curve that Web Push asks for. */
const CURVE = 'prime256v1'

/** Who sends, as push services want to know it. */
export interface Vapid {
  /** `mailto:` or `https:`: Apple refuses anything else. */
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The keys of the settings, or this server's own: made once and kept beside the database, because every subscription is
 * bound to them. Readable by its owner only.
 */
export function ownVapid(dataDir: string, { subject, keys }: VapidSettings): Vapid {
  if (keys) return { subject, ...keys }
  const path = join(dataDir, 'vapid.json')
  try {
    writeFileSync(path, JSON.stringify(newKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const kept = keptAt(path)
  const { publicKey, privateKey } = isObject(kept) ? kept : {}
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string' || publicKeyOf(privateKey) !== publicKey)
    throw new Error(`${path} does not hold a pair of keys for push services. Without it the server makes new keys.`)
  return { subject, publicKey, privateKey }
}

function keptAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${messageOf(error)}. Without it the server makes new keys.`, {
      cause: error,
    })
  }
}

/** The public key that belongs to a private one; null for a text that is no key. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(CURVE)
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

/** A new pair. */
function newKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys('base64url')
  // A key that begins with a zero comes without it, and would be too short.
  return {
    publicKey,
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  }
}

interface VapidSettings {
  readonly subject: string
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined
}
