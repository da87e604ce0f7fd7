import type { Context } from 'hono'
import type { Audience } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { BaseDeps } from '../deps.ts'
import { BATCH_LIMIT, readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { deviceOf } from '../http/sender.ts'
import { envelope } from './feeds.ts'
import { isLive } from './liveDatabases.ts'
import { ProtocolFault, parseName } from './names.ts'
import { type Pushed, problemsOf, readPushed } from './pushed.ts'
import { replicate } from './replicate.ts'
import { type Author, type Outcome, writeDocument } from './write.ts'

/**
 * `_bulk_docs`. With `new_edits` (default) every row is answered `ok` or `conflict`: a refused row comes back as a
 * conflict with its reason and the server's document, because any other row error blocks a client's queue for ever.
 * With `new_edits: false` (replicators) only errors are listed: `forbidden` for what is not taken, which they skip and tell.
 */
export async function bulkDocs(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') as Audience
  const { docs, new_edits: newEdits = true } = await readJson(context, BATCH_LIMIT)
  if (!Array.isArray(docs)) throw new ProtocolFault(400, 'bad_request', '`docs` must be a list.')
  if (typeof newEdits !== 'boolean') throw new ProtocolFault(400, 'bad_request', '`new_edits` must be true or false.')
  const author = authorFor(deps, context)
  const pushed = docs.map(readPushed)
  if (!newEdits && pushed.some(({ rev }) => rev === null)) throw revMissing()
  const rows = await Promise.all(pushed.map(each => writeRow(deps, each, newEdits, author)))
  const results = newEdits
    ? await Promise.all(rows.map(row => editorRow(deps, database, row)))
    : rows.map(replicatorRow)
  return new Response(`[${results.filter(result => result !== null).join(',')}]`, {
    status: 201,
    headers: { 'Content-Type': 'application/json' },
  })
}

/** Who writes to the database of a request. Throws 401 or 403 where it can only be read. */
export function authorFor({ liveDatabases, clock }: BaseDeps, context: Context<Env>): Author {
  const database = context.req.param('database') ?? ''
  const actor = context.get('actor')
  if (actor && database !== 'public' && !isLive(liveDatabases, database))
    return { actor, device: deviceOf(context), at: clock.now() }
  throw actor || context.get('device')
    ? new ProtocolFault(403, 'forbidden', 'Diese Datenbank kann nur gelesen werden.')
    : new ProtocolFault(401, 'unauthorized', errorMessages.unauthorized)
}

interface Row {
  readonly name: string
  /** Null where there was nothing to be done. */
  readonly outcome: Outcome | null
}

/** Each row is a write of its own, so that one that is refused undoes no other; one turn's writes share a commit. */
export async function writeRow(
  { storage, entities }: BaseDeps,
  pushed: Pushed,
  newEdits: boolean,
  author: Author,
): Promise<Row> {
  const { name, rev, body } = pushed
  const parsed = parseName(name)
  const entity = entities.find(each => each.type === parsed?.type)
  const problems = problemsOf(pushed)
  if (!parsed || !entity || problems.length > 0)
    return {
      name,
      outcome: { kind: 'refused', code: 'invalid', problems: problems.length > 0 ? problems : [noSuchType] },
    }
  const { id } = parsed
  if (newEdits) {
    const writer = pushed.under ? { ...author, under: pushed.under } : author
    const outcome = await storage.write(transaction =>
      writeDocument(transaction, entity, { id, base: rev, body }, writer, entities),
    )
    return { name, outcome }
  }
  if (rev === null) throw revMissing()
  return {
    name,
    outcome: await storage.write(transaction =>
      replicate(transaction, entity, { ...pushed, rev, id }, author, entities),
    ),
  }
}

const revMissing = (): ProtocolFault =>
  new ProtocolFault(400, 'bad_request', '`_rev` must be given where `new_edits` is false.')

const noSuchType = { code: 'unknownType', message: 'Dokumente dieser Art gibt es hier nicht.', field: '_id' }

/** Whatever is not taken is `forbidden`: of that alone clients are told and go on. */
function replicatorRow({ name, outcome }: Row): string | null {
  if (outcome?.kind === 'refused')
    return JSON.stringify({
      id: name,
      error: 'forbidden',
      reason: reasonOf(outcome.problems),
      errors: outcome.problems,
    })
  if (outcome?.kind === 'conflict')
    return JSON.stringify({ id: name, error: 'forbidden', reason: errorMessages.conflict, fields: outcome.fields })
  return null
}

async function editorRow({ storage }: BaseDeps, database: Audience, { name, outcome }: Row): Promise<string> {
  if (outcome?.kind !== 'refused' && outcome?.kind !== 'conflict')
    return JSON.stringify({ ok: true, id: name, rev: outcome?.row.rev })
  const parsed = parseName(name)
  const current = parsed ? await storage.read.documents.entry(database, parsed.type, parsed.id) : undefined
  const row =
    outcome.kind === 'conflict'
      ? { id: name, error: 'conflict', reason: errorMessages.conflict, fields: outcome.fields }
      : { id: name, error: 'conflict', reason: reasonOf(outcome.problems), errors: outcome.problems }
  return `${JSON.stringify(row).slice(0, -1)},"doc":${current ? envelope(current) : 'null'}}`
}

export const reasonOf = (problems: readonly { message: string; field?: string }[]): string =>
  problems.map(({ message, field }) => (field ? `${field}: ${message}` : message)).join(' ')
