import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { signInFrom } from '../logs/notes.ts'
import { clientOf } from './client.ts'

/** Begins a session of somebody and writes down from where. Returns its token. */
export function beginSession(deps: BaseDeps, context: Context<Env>, user: number): Promise<string> {
  const client = clientOf(context.req.header('user-agent'))
  return deps.sessions.begin(user, client, signInFrom(deps, context, client))
}
