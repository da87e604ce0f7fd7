import { createHash, hash } from 'node:crypto'

/** `3-9f…` → 3 */
export const generationOf = (rev: string | null): number => (rev ? Number.parseInt(rev, 10) || 0 : 0)

/** `3-9f…`: generation and a hash of what led to it, so that the same write made twice has the same name. */
export function nextRev(parent: string | null, body: string, deleted: boolean): string {
  const digest = createHash('md5')
    .update(`${parent ?? ''}|${deleted}|${body}`)
    .digest('hex')
  return `${generationOf(parent) + 1}-${digest}`
}

/** The tombstone that ends a branch: named after it, so that it is the same wherever it is made. */
export const closingRev = (rev: string): string => `${generationOf(rev) + 1}-${hash('md5', `closed|${rev}`)}`
