import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpush from 'web-push'

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
    writeFileSync(path, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<Vapid>
  if (!kept.publicKey || !kept.privateKey) throw new Error(`${path} does not hold a pair of keys for push services.`)
  return { subject, publicKey: kept.publicKey, privateKey: kept.privateKey }
}

interface VapidSettings {
  readonly subject: string
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined
}
