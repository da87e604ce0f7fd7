import type { Context } from 'hono'
import type { Person } from '../../../schema/base/calls.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { addressOf } from '../http/sender.ts'
import { accessEnd } from './access.ts'
import { familiarOf } from './familiar.ts'
import { isPassword } from './passwords.ts'
import type { Throttle } from './throttle.ts'

interface SignedIn {
  readonly user: Person
  /** The hash that the password was right for. */
  readonly hash: string
}

/** The person a name and a password belong to. Throws 401 `credentials`, 403 `disabled`, 429 after too many failures. */
export type SignIn = (context: Context<Env>, username: string, password: string) => Promise<SignedIn>

/** Checks names and passwords, whichever way they come, and counts the failures of all ways together. */
export function createSignIn(deps: BaseDeps, throttle: Throttle): SignIn {
  const { storage, sessions, settings } = deps

  async function checked(id: number | undefined, password: string): Promise<SignedIn | null> {
    const user = id === undefined ? null : await sessions.user(id)
    const hash = user ? await storage.read.staff.password(user.id) : undefined
    const isRight = await isPassword(hash, password)
    return isRight && user && hash !== undefined ? { user, hash } : null
  }

  return async (context, username, password) => {
    const id = await storage.read.documents.holder('users', 'username', username.toLowerCase())
    const attempt = () => checked(id, password)
    const familiar = id === undefined ? null : familiarOf(context, deps, id)
    const signedIn = settings.rateLimits
      ? await throttle.attempt({ username, address: addressOf(context, settings), familiar }, attempt)
      : await attempt()
    if (!signedIn) throw new Fault(401, 'credentials')
    if (!signedIn.user.isEnabled) throw new Fault(403, 'disabled')
    if ((await accessEnd(storage, signedIn.user)) <= deps.clock.now()) throw new Fault(403, 'accountExpired')
    return signedIn
  }
}
