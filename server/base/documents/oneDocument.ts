import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { authorFor, reasonOf, writeRow } from './bulkDocs.ts'
import { ProtocolFault, parseName } from './names.ts'
import { readPushed } from './pushed.ts'

/** PUT /{db}/{doc} and POST /{db}: `_bulk_docs` of one, with a status of its own. */
export async function putDocument(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const author = authorFor(deps, context)
  // A replicator sends a document with attachments so, and passes over it when it is forbidden.
  if (/^multipart\//i.test(context.req.header('content-type') ?? ''))
    throw new ProtocolFault(403, 'forbidden', 'Anhänge werden hier nicht gespeichert.')
  const name = context.req.param('document')
  const given = await readJson(context)
  if (name !== undefined && given['_id'] !== undefined && given['_id'] !== name)
    throw new ProtocolFault(400, 'bad_request', 'The document is called otherwise than its address.')
  const rev = given['_rev'] ?? revOf(context)
  const document = {
    ...given,
    ...(name === undefined ? {} : { _id: name }),
    ...(rev === undefined ? {} : { _rev: rev }),
  }
  return write(deps, context, document, author, 201)
}

/** DELETE /{db}/{doc}?rev=…: a tombstone on top of that revision. */
export async function deleteDocument(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const author = authorFor(deps, context)
  const database = context.req.param('database') ?? ''
  const name = context.req.param('document') ?? ''
  const parsed = parseName(name)
  const row = parsed && (await deps.storage.read.documents.entry(database, parsed.type, parsed.id))
  if (!row || row.deleted) throw new ProtocolFault(404, 'not_found', row ? 'deleted' : 'missing')
  const rev = revOf(context)
  if (rev === undefined) throw conflict()
  return write(deps, context, { _id: name, _rev: rev, _deleted: true }, author, 200)
}

async function write(
  deps: BaseDeps,
  context: Context<Env>,
  document: Readonly<Record<string, unknown>>,
  author: ReturnType<typeof authorFor>,
  status: number,
): Promise<Response> {
  const isNewEdit = context.req.query('new_edits') !== 'false'
  const pushed = readPushed(document)
  const { name, outcome } = await writeRow(deps, pushed, isNewEdit, author)
  if (outcome?.kind === 'refused') throw new ProtocolFault(403, 'forbidden', reasonOf(outcome.problems))
  if (outcome?.kind === 'conflict') throw conflict()
  const rev = isNewEdit ? outcome?.row.rev : pushed.rev
  return answerJson(context, { ok: true, id: name, rev }, status, { ETag: `"${rev}"` })
}

/** The revision a write is based on, as it may stand beside the document. */
const revOf = (context: Context<Env>): string | undefined =>
  context.req.query('rev') ?? context.req.header('if-match')?.replaceAll('"', '')

const conflict = (): ProtocolFault => new ProtocolFault(409, 'conflict', 'Document update conflict.')
