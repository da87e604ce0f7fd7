import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { ProtocolFault } from './names.ts'

/** Enough for the checkpoints of many clients, with the fifty steps CouchDB keeps in one; the oldest go. */
const KEPT = 1000
const MAX_BYTES = 32 * 1024

/** GET /{db}/_local/{id}: where a foreign client's replication stands. */
export async function getLocal({ storage }: BaseDeps, context: Context<Env>): Promise<Response> {
  const found = await storage.read.documents.local(shelfOf(context), nameOf(context))
  if (!found) throw new ProtocolFault(404, 'not_found', 'missing')
  return new Response(found.body, { headers: { 'Content-Type': 'application/json' } })
}

/** PUT /{db}/_local/{id}: a checkpoint; those of guests are small, few, and apart from those of staff. */
export async function putLocal({ storage, clock }: BaseDeps, context: Context<Env>): Promise<Response> {
  const shelf = shelfOf(context)
  const name = nameOf(context)
  const { _rev, ...content } = await readJson(context, MAX_BYTES)
  const rev = await storage.write(async ({ documents }) => {
    const current = await documents.local(shelf, name)
    if (current && _rev !== `0-${current.rev}`) return null
    const next = (current?.rev ?? 0) + 1
    const body = JSON.stringify({ ...content, _id: `_local/${name}`, _rev: `0-${next}` })
    await documents.putLocal(shelf, name, next, body, clock.now())
    if (!current) await documents.dropOldLocals(shelf, KEPT)
    return next
  })
  if (rev === null) throw conflict()
  return context.json({ ok: true, id: `_local/${name}`, rev: `0-${rev}` }, 201)
}

/** DELETE /{db}/_local/{id}?rev=… */
export async function deleteLocal({ storage }: BaseDeps, context: Context<Env>): Promise<Response> {
  const [shelf, name] = [shelfOf(context), nameOf(context)]
  const rev = await storage.write(async ({ documents }) => {
    const current = await documents.local(shelf, name)
    if (!current) throw new ProtocolFault(404, 'not_found', 'missing')
    if (context.req.query('rev') !== `0-${current.rev}`) throw conflict()
    await documents.dropLocal(shelf, name)
    return current.rev
  })
  return context.json({ ok: true, id: `_local/${name}`, rev: `0-${rev}` })
}

/** Where the checkpoints of who asks are kept: what a stranger writes no colleague goes by. */
function shelfOf(context: Context<Env>): string {
  const database = context.req.param('database') ?? ''
  return context.get('actor') ? database : `${database}/guests`
}

const conflict = (): ProtocolFault => new ProtocolFault(409, 'conflict', 'Document update conflict.')

function nameOf(context: Context<Env>): string {
  const name = context.req.param('id') ?? ''
  if (name === '' || name.length > 200) throw new ProtocolFault(400, 'bad_request', 'Dieser Name ist ungültig.')
  return name
}
