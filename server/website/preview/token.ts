import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BaseDeps } from '../../base/deps.ts'
import type { Statements } from '../../base/storage/statements/register.ts'

/** What an address lets somebody read, and until when (epoch ms): as long as it is shared, or a time of its own. */
interface Preview {
  readonly site: number
  readonly expiresAt: number | typeof SHARED
}

/** In place of a time: the link of a page that staff share, extend and take back. */
export const SHARED = 'shared'

type Documents = Pick<Statements, 'documents'>['documents']

/** The counter whose step makes all links of a page useless that were given away before. */
export const revocations = (site: number): string => `previews:${site}`

/** Until when the link of a page is shared (epoch ms); 0 where none is. */
export const sharedUntil = async (documents: Pick<Documents, 'fact'>, site: number): Promise<number> =>
  Number((await documents.fact(factOf(site))) ?? 0)

export const shareUntil = (documents: Pick<Documents, 'putFact'>, site: number, expiresAt: number): Promise<void> =>
  documents.putFact(factOf(site), String(expiresAt))

const factOf = (site: number): string => `preview:${site}`

/** A preview as the end of an address: page, end, and a signature only this server can make. */
export function previewToken(secret: Uint8Array, { site, expiresAt }: Preview, round: number): string {
  const seconds = expiresAt === SHARED ? 0 : Math.floor(expiresAt / 1000)
  return `${site}-${seconds}-${signature(secret, site, seconds, round)}`
}

/** The page a token was made for; null for one that ran out, was revoked, or was never made here. In constant time. */
export async function readPreview(
  { secret, clock, storage }: Pick<BaseDeps, 'secret' | 'clock' | 'storage'>,
  token: string,
): Promise<number | null> {
  const match = /^([1-9]\d{0,15})-(\d{1,12})-([0-9a-f]{64})$/.exec(token)
  if (!match) return null
  const { documents } = storage.read
  const [site, seconds] = [Number(match[1]), Number(match[2])]
  const round = await documents.counter(revocations(site))
  const expected = Buffer.from(signature(secret, site, seconds, round), 'hex')
  if (!timingSafeEqual(expected, Buffer.from(match[3] ?? '', 'hex'))) return null
  const expiresAt = seconds === 0 ? await sharedUntil(documents, site) : seconds * 1000
  return expiresAt > clock.now() ? site : null
}

const signature = (secret: Uint8Array, site: number, seconds: number, round: number): string =>
  createHmac('sha256', secret).update(`preview:${site}:${seconds}:${round}`).digest('hex')
