import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { readBatch } from './batch.ts'
import type { Wanted } from './changesPage.ts'
import { jsonOf, ProtocolFault, textOf } from './names.ts'
import { selectorOf } from './selector.ts'

/** Which documents are asked for: `filter=_doc_ids` with names, `filter=_selector` with a Mango selector in the body, or all. */
export async function filterOf(context: Context<Env>): Promise<Pick<Wanted, 'only' | 'passes'>> {
  const filter = context.req.query('filter') ?? ''
  if (filter === '') return { only: null, passes: null }
  const { body, limits } = await readBatch(context)
  if (filter === '_selector') return { only: null, passes: selectorOf(body['selector']) }
  if (filter !== '_doc_ids') throw new ProtocolFault(400, 'bad_request', 'Dieser Filter wird nicht angeboten.')
  const ids: unknown = body['doc_ids'] ?? jsonOf(context.req.query('doc_ids') ?? 'null')
  if (!Array.isArray(ids)) throw new ProtocolFault(400, 'bad_request', '`doc_ids` must be a list.')
  if (ids.length > limits.names) throw new ProtocolFault(400, 'bad_request', 'Das sind zu viele Namen auf einmal.')
  return { only: new Set(ids.map(textOf)), passes: null }
}
