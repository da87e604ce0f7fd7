import type { Algorithm } from '@node-rs/argon2'

/** argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is memory and time by design: a flood of sign-ins must not take all of both. */
const AT_ONCE = 2

/** Native code that a server needs when somebody signs in, not when it starts. */
const argon2 = () => import('@node-rs/argon2')

let running = 0
const waiting: (() => void)[] = []

export const hashPassword = (password: string): Promise<string> =>
  queued(async () => (await argon2()).hash(password, options))

/**
 * Whether the password belongs to the hash. Without a hash (unknown user, no password yet) the same work is done against
 * one that fits nothing, so that the time tells nobody whether the name exists.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  unmatchable ??= hashPassword('kein Passwort dieser Welt')
  const against = stored ?? (await unmatchable)
  return (await queued(async () => (await argon2()).verify(against, password))) && stored !== undefined
}

let unmatchable: Promise<string> | undefined

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
