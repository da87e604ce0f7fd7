import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BaseDeps } from '../../base/deps.ts'

/** What a preview link lets somebody read, and until when (epoch ms). */
interface Preview {
  readonly site: number
  readonly expiresAt: number
}

/** The counter whose step makes all links of a page useless that were given away before. */
export const revocations = (site: number): string => `previews:${site}`

/** A preview as the end of an address: page, end, and a signature only this server can make. */
export function previewToken(secret: Uint8Array, { site, expiresAt }: Preview, round: number): string {
  return `${site}-${Math.floor(expiresAt / 1000)}-${signature(secret, site, Math.floor(expiresAt / 1000), round)}`
}

/** The page a token was made for; null for one that ran out, was revoked, or was never made here. In constant time. */
export async function readPreview(
  { secret, clock, storage }: Pick<BaseDeps, 'secret' | 'clock' | 'storage'>,
  token: string,
): Promise<number | null> {
  const match = /^([1-9]\d{0,15})-(\d{1,12})-([0-9a-f]{64})$/.exec(token)
  if (!match) return null
  const [site, seconds] = [Number(match[1]), Number(match[2])]
  const round = await storage.read.documents.counter(revocations(site))
  const expected = Buffer.from(signature(secret, site, seconds, round), 'hex')
  if (!timingSafeEqual(expected, Buffer.from(match[3] ?? '', 'hex'))) return null
  return seconds * 1000 > clock.now() ? site : null
}

const signature = (secret: Uint8Array, site: number, seconds: number, round: number): string =>
  createHmac('sha256', secret).update(`preview:${site}:${seconds}:${round}`).digest('hex')
