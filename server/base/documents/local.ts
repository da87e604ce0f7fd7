import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { ProtocolFault } from './names.ts'

/** Enough for the checkpoints of many clients, with the fifty steps CouchDB keeps in one; the oldest go. */
const KEPT_PER_DATABASE = 1000
const LIMIT = 32 * 1024

/** GET /{db}/_local/{id}: where a foreign client's replication stands. */
export async function getLocal({ storage }: BaseDeps, context: Context<Env>): Promise<Response> {
  const found = await storage.read.documents.local(context.req.param('database') ?? '', nameOf(context))
  if (!found) throw new ProtocolFault(404, 'not_found', 'missing')
  return new Response(found.body, { headers: { 'Content-Type': 'application/json' } })
}

/** PUT /{db}/_local/{id}: staff may keep a checkpoint here; guests keep theirs on their own side. */
export async function putLocal({ storage, clock }: BaseDeps, context: Context<Env>): Promise<Response> {
  if (!context.get('actor')) throw new ProtocolFault(403, 'forbidden', 'Bitte melden Sie sich an.')
  const database = context.req.param('database') ?? ''
  const name = nameOf(context)
  const { _rev, ...content } = await readJson(context, LIMIT)
  const rev = await storage.write(async ({ documents }) => {
    const current = await documents.local(database, name)
    if (current && _rev !== `0-${current.rev}`) return null
    const next = (current?.rev ?? 0) + 1
    await documents.putLocal(
      database,
      name,
      next,
      JSON.stringify({ ...content, _id: `_local/${name}`, _rev: `0-${next}` }),
      clock.now(),
    )
    if (!current) await documents.dropOldLocals(database, KEPT_PER_DATABASE)
    return next
  })
  if (rev === null) throw new ProtocolFault(409, 'conflict', 'Document update conflict.')
  return context.json({ ok: true, id: `_local/${name}`, rev: `0-${rev}` }, 201)
}

function nameOf(context: Context<Env>): string {
  const name = context.req.param('id') ?? ''
  if (name === '' || name.length > 200) throw new ProtocolFault(400, 'bad_request', 'Dieser Name ist ungültig.')
  return name
}
