import { createECDH } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, messageOf } from '../../base/errors.ts'

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
  if (!kept.publicKey || !kept.privateKey) throw new Error(`${path} does not hold a pair of keys for push services.`)
  return { subject, publicKey: kept.publicKey, privateKey: kept.privateKey }
}

function keptAt(path: string): Partial<Vapid> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${messageOf(error)}. Without it the server makes new keys.`, {
      cause: error,
    })
  }
}

/** A pair on the curve that Web Push asks for. */
function newKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
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
