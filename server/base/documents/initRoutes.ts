import { type Context, Hono } from 'hono'
import * as calls from '../../../schema/base/calls.ts'
import { meOf } from '../auth/me.ts'
import type { BaseDeps } from '../deps.ts'
import { answer } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import { type InitAnswer, type InitSnapshots, withMe } from './init.ts'

/** GET /api/init: what a guest may see without a session, what staff may see with one, and who they are. */
export function initRoutes({ storage, sessions, clock }: BaseDeps, snapshots: InitSnapshots): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(calls.init.path, async context => {
    const actor = context.get('actor')
    const user = actor && (await sessions.user(actor.id))
    const everybodys = (await snapshots.of(actor)).answer()
    const snapshot = user ? withMe(everybodys, meOf(user, clock.now())) : everybodys
    return sendInit(context, snapshot)
  })

  routes.get('/branches/:id{[0-9]+}/menus', async context => {
    const branch = Number(context.req.param('id'))
    const rows = await storage.read.documents.everyOfType('public', 'menus')
    const menus = rows
      .map(row => ({ ...JSON.parse(row.body), rev: row.rev }))
      .filter(menu => menu.branches.includes(branch))
    return context.json({ data: menus, more: false })
  })

  return routes
}

/** Sends it as the bytes that are ready, or says that who asks has it. */
export async function sendInit(context: Context<Env>, snapshot: InitAnswer): Promise<Response> {
  const headers = {
    ETag: snapshot.etag,
    'Cache-Control': context.get('actor') ? 'private, no-cache' : 'no-cache',
    Vary: 'Accept-Encoding, Cookie, Authorization',
  }
  if (context.req.header('if-none-match') === snapshot.etag) return answer(context, null, 304, headers)
  const { encoding, bytes } = await snapshot.encoded(context.req.header('accept-encoding') ?? '')
  return answer(context, bytes, 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
}
