import type { Context } from 'hono'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import type { Storage } from '../storage/storage.ts'
import { readBatch, rowsAnswer, rowsOf } from './batch.ts'
import { envelope } from './feeds.ts'
import { ProtocolFault, parseName, textOf } from './names.ts'
import { parametersOf } from './parameters.ts'

/** `_all_docs`: by `keys`, or a range of the database, forwards or backwards, all of it where no `limit` is given. */
export async function allDocs({ storage }: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const { body, limits } = await readBatch(context)
  const parameters = parametersOf(context.req.query(), body)
  const isDescending = parameters.flag('descending')
  const withDocuments = parameters.flag('include_docs')
  const limit = parameters.count('limit') ?? Number.POSITIVE_INFINITY
  const skip = parameters.count('skip') ?? 0
  const head = `{"total_rows":${await storage.read.documents.living(database)},"offset":${skip},"rows":[`
  const keys = parameters.key('keys')
  if (keys !== undefined && (!Array.isArray(keys) || keys.length > limits.names))
    throw new ProtocolFault(400, 'bad_request', `\`keys\` must be a list of at most ${limits.names}.`)
  const given = Array.isArray(keys) ? keys.map(textOf) : null
  const names = given ?? (await namesIn(storage, database, rangeOf(parameters, isDescending)))
  const ordered = isDescending ? names.toReversed() : names
  const rows = rowsOf(ordered.slice(skip, skip + limit), key => rowOf(storage, database, textOf(key), withDocuments))
  return rowsAnswer(head, rows, () => ']}')
}

/** Names of the documents there are, in the order of their bytes. */
async function namesIn(
  storage: Storage,
  database: string,
  isInRange: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = (await storage.read.documents.names(database)).map(({ type, id }) => `${type}:${id}`)
  return names.filter(isInRange).toSorted((a, b) => (a < b ? -1 : Number(a > b)))
}

async function rowOf(storage: Storage, database: string, name: string, withDocument: boolean): Promise<string> {
  const parsed = parseName(name)
  const row = parsed && (await storage.read.documents.entry(database, parsed.type, parsed.id))
  return row ? listed(row, withDocument) : `{"key":${JSON.stringify(name)},"error":"not_found"}`
}

/** A tombstone is told with its document, so that a pushing client sees it and does not resurrect what was deleted. */
function listed(row: FeedRow, withDocument: boolean): string {
  const name = JSON.stringify(`${row.type}:${row.id}`)
  const deleted = row.deleted ? ',"deleted":true' : ''
  const document = withDocument ? `,"doc":${envelope(row)}` : ''
  return `{"id":${name},"key":${name},"value":{"rev":"${row.rev}"${deleted}}${document}}`
}

function rangeOf({ key, flag }: ReturnType<typeof parametersOf>, isDescending: boolean): (name: string) => boolean {
  const [begin, end] = [key('startkey', 'start_key'), key('endkey', 'end_key')]
  const [from, to] = isDescending ? [end, begin] : [begin, end]
  const only = key('key')
  const isWithEnd = flag('inclusive_end', true)
  return name =>
    (only === undefined || only === null || name === only) &&
    (typeof from !== 'string' || name >= from) &&
    (typeof to !== 'string' || name <= to) &&
    (isWithEnd || name !== end)
}
