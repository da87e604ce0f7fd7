import { randomFillSync } from 'node:crypto'

const BYTES = 24
/** Random numbers are dear to ask for and cheap to get: for so many orders they are asked for at once. */
const AT_ONCE = 128

const pool = Buffer.alloc(BYTES * AT_ONCE)
let used = pool.length

/** The key to an order, with its uid: 192 random bits, never given twice. */
export function newKey(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const key = pool.toString('base64url', used, used + BYTES)
  // What is given away is not kept.
  pool.fill(0, used, (used += BYTES))
  return key
}
