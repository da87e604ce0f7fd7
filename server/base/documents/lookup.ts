import type { Context } from 'hono'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import type { FeedRow } from '../storage/statements/base/feeds.ts'
import type { Storage } from '../storage/storage.ts'
import { answersGiven, inTurns, readBatch, rowsAnswer, rowsOf } from './batch.ts'
import { isKnownIn, leafAt, leavesOf } from './leaves.ts'
import { isRev, jsonOf, ProtocolFault, parseName, textOf } from './names.ts'

/** Leaves of one document read at once; there are one or two. */
const MAX_LEAVES = 50

/** `_bulk_get`: documents at the leaves asked for, with their history, stored text spliced. */
export async function bulkGet(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const {
    body: { docs },
    limits,
  } = await readBatch(context)
  if (!Array.isArray(docs) || docs.length > limits.names)
    throw new ProtocolFault(400, 'bad_request', `\`docs\` must be a list of at most ${limits.names}.`)
  const latest = context.req.query('latest') === 'true'
  const answerTo = async (name: string, rev: string | null): Promise<string> => {
    const row = await find(deps.storage, database, name)
    const wanted = rev ?? row?.rev
    const found = row && wanted !== undefined ? await leafAt(deps, database, row, wanted, { latest, revs: true }) : null
    const answer = found === null ? missing(name, wanted ?? 'undefined') : `{"ok":${found}}`
    return `{"id":${JSON.stringify(name)},"docs":[${answer}]}`
  }
  const given = answersGiven()
  const rows = rowsOf(docs, each => {
    const { id, rev } = isObject(each) ? each : {}
    const [name, wanted] = [textOf(id), rev === undefined ? null : textOf(rev)]
    return given(JSON.stringify([name, wanted]), () => answerTo(name, wanted))
  })
  return rowsAnswer('{"results":[', rows, () => ']}')
}

/** `_revs_diff`: which of these revisions are not known here. */
export async function revsDiff(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const { body, limits } = await readBatch(context)
  const asked = Object.entries(body)
  if (asked.length > limits.names) throw new ProtocolFault(400, 'bad_request', 'Zu viele Dokumente.')
  const answer: Record<string, { missing: string[] }> = Object.create(null)
  const turn = inTurns()
  for (const [name, revs] of asked) {
    const parsed = parseName(name)
    const missingRevs: string[] = []
    if (!Array.isArray(revs) || revs.length > limits.revs || !revs.every(isRev))
      throw new ProtocolFault(400, 'bad_request', 'Die Revisionen müssen eine kurze Liste sein.')
    for (const rev of revs) {
      await turn()
      if (!parsed || !(await isKnownIn(deps, database, parsed, rev))) missingRevs.push(rev)
    }
    if (missingRevs.length > 0) answer[name] = { missing: missingRevs }
  }
  return Response.json(answer)
}

/** GET /{db}/{doc}, with `revs`, `rev` and `open_revs` as replicators without `_bulk_get` ask it. */
export async function documentByName(deps: BaseDeps, context: Context<Env>): Promise<Response> {
  const database = context.req.param('database') ?? ''
  const query = context.req.query()
  const options = { latest: query['latest'] === 'true', revs: query['revs'] === 'true' }
  const row = await find(deps.storage, database, context.req.param('document') ?? '')
  if (query['open_revs'] !== undefined && row) return openRevs(deps, database, row, query['open_revs'], options)
  const wanted = query['rev']
  if (wanted !== undefined && !isRev(wanted)) throw new ProtocolFault(400, 'bad_request', 'Invalid rev format')
  const found = row ? await leafAt(deps, database, row, wanted ?? row.rev, options) : null
  if (found === null) throw new ProtocolFault(404, 'not_found', 'missing')
  if (row?.deleted && wanted === undefined) throw new ProtocolFault(404, 'not_found', 'deleted')
  // A revision names one content, so it is the tag of a document without its history.
  const headers = { ETag: `"${wanted ?? row?.rev}"` }
  if (!options.revs && context.req.header('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return text(found, options.revs ? {} : headers)
}

async function openRevs(
  deps: BaseDeps,
  database: string,
  row: FeedRow,
  wanted: string,
  options: { latest: boolean; revs: boolean },
): Promise<Response> {
  const list: unknown = wanted === 'all' ? await leavesOf(deps, database, row) : jsonOf(wanted)
  if (!Array.isArray(list) || list.length > MAX_LEAVES || !list.every(isRev))
    throw new ProtocolFault(400, 'bad_request', '`open_revs` must be a list of revisions or `all`.')
  const answers: string[] = []
  for (const rev of list) {
    const found = await leafAt(deps, database, row, rev, options)
    answers.push(found === null ? `{"missing":"${rev}"}` : `{"ok":${found}}`)
  }
  return text(`[${answers.join(',')}]`)
}

async function find(storage: Storage, database: string, name: string): Promise<FeedRow | undefined> {
  const parsed = parseName(name)
  return parsed ? storage.read.documents.entry(database, parsed.type, parsed.id) : undefined
}

const missing = (name: string, rev: string): string =>
  `{"error":${JSON.stringify({ id: name, rev, error: 'not_found', reason: 'missing' })}}`
const text = (body: string, own: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...own } })
