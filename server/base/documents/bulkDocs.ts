import type { Context } from 'hono'
import type { Audience } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BaseDeps } from '../deps.ts'
import { BATCH_LIMIT, readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { deviceOf } from '../http/sender.ts'
import { envelope } from './feeds.ts'
import { isLive } from './liveDatabases.ts'
import { isRev, ProtocolFault, parseName, textOf } from './names.ts'
import { type Author, type Change, generationOf, type Outcome, writeDocument } from './write.ts'

const MAX_DOCS = 1000
/** An entity's body is never larger than what REST takes. */
const MAX_DOC_CHARACTERS = 256 * 1024

/**
 * `_bulk_docs`. With `new_edits` (default) every row is answered `ok` or `conflict`: a refused row comes back as a
 * conflict with its reason and the server's document, because any other row error blocks a client's queue for ever.
 * With `new_edits: false` (replicators) only errors are listed: `forbidden` for what is refused, which they skip and tell.
 */
export async function bulkDocs(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') as Audience
  const { docs, new_edits: newEdits = true } = await readJson(context, BATCH_LIMIT)
  if (!Array.isArray(docs) || docs.length > MAX_DOCS)
    throw new ProtocolFault(400, 'bad_request', '`docs` must be a list of at most 1000.')
  const actor = context.get('actor')
  if (!actor || database === 'public' || isLive(deps.liveDatabases, database))
    throw actor || context.get('device')
      ? new ProtocolFault(403, 'forbidden', 'Diese Datenbank kann nur gelesen werden.')
      : new ProtocolFault(401, 'unauthorized', errorMessages.unauthorized)
  const author: Author = { actor, device: deviceOf(context), at: deps.clock.now() }
  const rows = await Promise.all(docs.map(doc => writeRow(deps, doc, newEdits !== false, author)))
  const results =
    newEdits === false ? rows.map(replicatorRow) : await Promise.all(rows.map(row => editorRow(deps, database, row)))
  return new Response(`[${results.filter(result => result !== null).join(',')}]`, {
    status: 201,
    headers: { 'Content-Type': 'application/json' },
  })
}

interface Row {
  readonly name: string
  readonly outcome: Outcome
}

/** Each row is a write of its own, so that one that is refused undoes no other; one turn's writes share a commit. */
async function writeRow(
  { storage, entities }: BaseDeps,
  doc: unknown,
  newEdits: boolean,
  author: Author,
): Promise<Row> {
  const pushed: Pushed = isObject(doc) ? doc : {}
  const name = textOf(pushed._id)
  const parsed = parseName(name)
  const entity = entities.find(each => each.type === parsed?.type)
  if (!parsed || !entity || !isReadable(pushed)) return { name, outcome: unreadable }
  const change = newEdits ? editOf(pushed, parsed.id) : await replicatedOf(storage, pushed, entity, parsed.id)
  if (change === 'known')
    return {
      name,
      outcome: { kind: 'unchanged', row: { ...parsed, rev: String(pushed._rev), deleted: 0, body: '{}' } },
    }
  if (!change) return { name, outcome: unreadable }
  return { name, outcome: await storage.write(transaction => writeDocument(transaction, entity, change, author)) }
}

interface Pushed {
  readonly _id?: unknown
  readonly _rev?: unknown
  readonly _deleted?: unknown
  readonly _revisions?: { readonly start?: unknown; readonly ids?: unknown }
  readonly body?: unknown
}

const unreadable: Outcome = {
  kind: 'refused',
  code: 'invalid',
  problems: [{ code: 'invalidJson', message: errorMessages.invalidJson }],
}

function isReadable(pushed: Pushed): boolean {
  if (pushed._rev !== undefined && pushed._rev !== null && pushed._rev !== '' && !isRev(pushed._rev)) return false
  if (pushed._deleted === true) return true
  const { body } = pushed
  return isObject(body) && JSON.stringify(body).length <= MAX_DOC_CHARACTERS
}

function bodyOf(pushed: Pushed): Body | null {
  if (pushed._deleted === true) return null
  const { id: _id, rev: _rev, ...body } = isObject(pushed.body) ? pushed.body : {}
  return body
}

const editOf = (pushed: Pushed, id: number): Change => ({
  id,
  base: isRev(pushed._rev) ? pushed._rev : null,
  body: bodyOf(pushed),
})

/** The nearest ancestor known here is the base; what lies between is remembered by name, so that the history has no gap. */
async function replicatedOf(
  storage: BaseDeps['storage'],
  pushed: Pushed,
  entity: Entity,
  id: number,
): Promise<Change | 'known' | null> {
  if (!isRev(pushed._rev)) return null
  const ids = Array.isArray(pushed._revisions?.ids)
    ? pushed._revisions.ids.slice(0, 200).map(textOf)
    : [pushed._rev.slice(pushed._rev.indexOf('-') + 1)]
  const start = generationOf(pushed._rev)
  const between: string[] = []
  for (const [age, hash] of ids.entries()) {
    const rev = `${start - age}-${hash}`
    if (!isRev(rev)) return null
    const known = await storage.read.documents.revision(entity.type, id, start - age)
    if (known?.rev === rev)
      return age === 0 ? 'known' : { id, base: rev, body: bodyOf(pushed), named: { rev: pushed._rev, between } }
    if (age > 0) between.unshift(rev)
  }
  return { id, base: null, body: bodyOf(pushed), named: { rev: pushed._rev, between } }
}

function replicatorRow({ name, outcome }: Row): string | null {
  if (outcome.kind === 'refused')
    return JSON.stringify({
      id: name,
      error: 'forbidden',
      reason: reasonOf(outcome.problems),
      errors: outcome.problems,
    })
  if (outcome.kind === 'conflict')
    return JSON.stringify({ id: name, error: 'conflict', reason: errorMessages.conflict })
  return null
}

async function editorRow({ storage }: BaseDeps, database: Audience, { name, outcome }: Row): Promise<string> {
  if (outcome.kind !== 'refused' && outcome.kind !== 'conflict')
    return JSON.stringify({ ok: true, id: name, rev: outcome.row.rev })
  const parsed = parseName(name)
  const current = parsed ? await storage.read.documents.entry(database, parsed.type, parsed.id) : undefined
  const row =
    outcome.kind === 'conflict'
      ? { id: name, error: 'conflict', reason: errorMessages.conflict, fields: outcome.fields }
      : { id: name, error: 'conflict', reason: reasonOf(outcome.problems), errors: outcome.problems }
  return `${JSON.stringify(row).slice(0, -1)},"doc":${current ? envelope(current) : 'null'}}`
}

const reasonOf = (problems: readonly { message: string; field?: string }[]): string =>
  problems.map(({ message, field }) => (field ? `${field}: ${message}` : message)).join(' ')
