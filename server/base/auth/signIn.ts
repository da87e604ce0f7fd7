import type { Context } from 'hono'
import type { Person } from '../../../schema/base/calls.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { addressOf } from '../http/sender.ts'
import { isPassword } from './passwords.ts'
import { createThrottle } from './throttle.ts'

/** The person a name and a password belong to. Throws 401 `credentials`, 403 `disabled`, 429 after too many failures. */
export type SignIn = (context: Context<Env>, username: string, password: string) => Promise<Person>

/** Checks names and passwords, whichever way they come, and counts the failures of all ways together. */
export function createSignIn({ storage, sessions, settings }: BaseDeps): SignIn {
  const throttle = createThrottle()

  async function checked(username: string, password: string): Promise<Person | null> {
    const id = await storage.read.documents.holder('users', 'username', username.toLowerCase())
    const user = id === undefined ? null : await sessions.user(id)
    const isRight = await isPassword(user ? await storage.read.staff.password(user.id) : undefined, password)
    return isRight ? user : null
  }

  return async (context, username, password) => {
    const attempt = () => checked(username, password)
    const user = settings.rateLimits
      ? await throttle.attempt(username, addressOf(context, settings), attempt)
      : await attempt()
    if (!user) throw new Fault(401, 'credentials')
    if (!user.isEnabled) throw new Fault(403, 'disabled')
    return user
  }
}
