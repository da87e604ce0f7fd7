import { type Context, Hono } from 'hono'
import { audiences, branchOfTeam, type Reader } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import { sessionRoutes } from '../auth/protocolSession.ts'
import type { SignIn } from '../auth/signIn.ts'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import type { Fault } from '../http/fault.ts'
import { readerOf } from '../http/sender.ts'
import { allDocs } from './allDocs.ts'
import { bulkDocs } from './bulkDocs.ts'
import { changes } from './changes.ts'
import { databaseUpdates } from './databaseUpdates.ts'
import { isLive, mayOpen } from './liveDatabases.ts'
import { deleteLocal, getLocal, putLocal } from './local.ts'
import { bulkGet, documentByName, revsDiff } from './lookup.ts'
import { ProtocolFault } from './names.ts'
import { deleteDocument, putDocument } from './oneDocument.ts'
import type { Presence } from './presence.ts'

/**
 * The CouchDB replication protocol: https://docs.couchdb.org/en/stable/replication/protocol.html. One database per
 * audience and those of the table of live databases, each authorised as a whole; documents are the envelopes of the feed; history is linear.
 */
export function replicationRoutes(deps: BaseDeps, signIn: SignIn, presence: Presence): Hono<Env> {
  const { feeds, liveDatabases } = deps
  const routes = new Hono<Env>()

  routes.use('*', async (context, next) => {
    // A typing error must not look like success.
    if (!context.get('actor') && (context.req.header('authorization') ?? '').startsWith('Basic '))
      throw new ProtocolFault(401, 'unauthorized', 'Name or password is incorrect.')
    await next()
  })
  routes.get('/', context =>
    context.json({ couchdb: 'Welcome', uuid: feeds.uuid, version: '3.5.0', vendor: { name: 'Bestellsystem' } }),
  )
  routes.get('/_db_updates', context => databaseUpdates(deps, presence, context))
  routes.route('/_session', sessionRoutes(deps, signIn))

  routes.use('/:database/*', async (context, next) => {
    authorise(liveDatabases, context.req.param('database'), readerOf(context))
    if (isNoJson(context)) throw new ProtocolFault(415, 'bad_content_type', 'Content-Type must be application/json')
    await next()
  })
  routes.get('/:database', context => {
    const database = authorise(liveDatabases, context.req.param('database'), readerOf(context))
    return info(deps, database)
  })
  routes.put('/:database', context => {
    authorise(liveDatabases, context.req.param('database'), readerOf(context))
    throw new ProtocolFault(412, 'file_exists', 'Die Datenbank gibt es bereits.')
  })
  routes.post('/:database', context => {
    authorise(liveDatabases, context.req.param('database'), readerOf(context))
    return putDocument(deps, context)
  })
  routes.delete('/:database', context => {
    authorise(liveDatabases, context.req.param('database'), readerOf(context))
    if (!context.get('actor')) throw new ProtocolFault(401, 'unauthorized', errorMessages.unauthorized)
    throw new ProtocolFault(403, 'forbidden', 'Datenbanken werden hier nicht gelöscht.')
  })
  routes.get('/:database/', context => info(deps, context.req.param('database')))
  routes.get('/:database/_changes', context => changes(deps, context))
  routes.post('/:database/_changes', context => changes(deps, context))
  routes.get('/:database/_all_docs', context => allDocs(deps, context))
  routes.post('/:database/_all_docs', context => allDocs(deps, context))
  routes.post('/:database/_bulk_get', context => bulkGet(deps, context))
  routes.post('/:database/_revs_diff', context => revsDiff(deps, context))
  routes.post('/:database/_bulk_docs', context => bulkDocs(deps, context))
  routes.post('/:database/_ensure_full_commit', context => context.json({ ok: true, instance_start_time: '0' }, 201))
  routes.get('/:database/_local/:id', context => getLocal(deps, context))
  routes.put('/:database/_local/:id', context => putLocal(deps, context))
  routes.delete('/:database/_local/:id', context => deleteLocal(deps, context))
  routes.get('/:database/_security', context => context.json({ admins: {}, members: {} }))
  // What the protocol has here, asked with a method it does not have.
  for (const path of known) routes.all(`/:database/${path}`, wrongMethod)
  routes.get('/:database/:document', context => documentByName(deps, context))
  routes.put('/:database/:document', context => putDocument(deps, context))
  routes.delete('/:database/:document', context => deleteDocument(deps, context))
  routes.all('/:database/:document', wrongMethod)
  routes.all('/:database', wrongMethod)
  return routes
}

const known = [
  '_changes',
  '_all_docs',
  '_bulk_get',
  '_revs_diff',
  '_bulk_docs',
  '_ensure_full_commit',
  '_security',
  '_local/:id',
] as const

function wrongMethod(): never {
  throw new ProtocolFault(405, 'method_not_allowed', errorMessages.methodNotAllowed)
}

/** A body that says it is something else; a document with attachments has an answer of its own. */
function isNoJson({ req }: Context<Env>): boolean {
  const type = req.header('content-type') ?? ''
  return req.method !== 'GET' && type !== '' && !/^(application\/json|multipart\/)/i.test(type)
}

/** A fault as replicators read it. */
export function answerProtocolFault(
  context: Context<Env>,
  fault: Fault,
  own: Readonly<Record<string, string>> = {},
): Response {
  const [first] = fault.problems
  const error = fault instanceof ProtocolFault ? fault.error : (codes[fault.status] ?? 'bad_request')
  return answerJson(context, { error, reason: first?.message }, fault.status, { ...fault.headers, ...own })
}

const codes: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  429: 'too_many_requests',
  500: 'internal_server_error',
  503: 'unavailable',
  507: 'insufficient_storage',
}

/** The database of that name, if this reader may open it. Throws 404, 401 or 403 as CouchDB does. */
function authorise(live: BaseDeps['liveDatabases'], name: string, reader: Reader): string {
  if (!isLive(live, name) && branchOfTeam(name) === null && !audiences.some(each => each === name))
    throw new ProtocolFault(404, 'not_found', 'Diese Datenbank gibt es nicht.')
  if (mayOpen(live, reader, name)) return name
  throw reader.actor || reader.device
    ? new ProtocolFault(403, 'forbidden', 'Für diese Datenbank fehlt Ihnen die Berechtigung.')
    : new ProtocolFault(401, 'unauthorized', 'Bitte melden Sie sich an.')
}

async function info({ storage, feeds }: BaseDeps, database: string): Promise<Response> {
  const seq = feeds.position(database)
  return Response.json({
    db_name: database,
    update_seq: feeds.token(seq, database),
    doc_count: await storage.read.documents.living(database),
    instance_start_time: '0',
    compact_running: false,
  })
}
