import type { Context, Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import {
  type FieldChange,
  lastSteps,
  type RevisionEntry,
  restoreDocument,
  revision,
  revisions,
} from '../../../schema/base/history.ts'
import { problem } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { deviceOf, signedIn } from '../http/sender.ts'
import { bodyOf } from '../storage/json.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import type { Row } from '../storage/tables/tables.ts'
import { authorsOf } from './authors.ts'
import { changeSetRoutes } from './changeSets.ts'
import { isRev } from './names.ts'
import { limitOf, positionOf } from './query.ts'
import type { Reading } from './readings.ts'
import { recentStepRoutes } from './recentSteps.ts'
import { answerOutcome, idOf, readingOf } from './rest.ts'
import { generationOf } from './revisions.ts'
import { writeDocument } from './write.ts'

const NEWEST = Number.MAX_SAFE_INTEGER

type State = Row<'revisions'>

/** What documents were, who changed them and when, and the way back: once for every entity of the register. */
export function historyRoutes(deps: BaseDeps): Hono<Env> {
  const routes = changeSetRoutes(deps).route('/', recentStepRoutes(deps))
  for (const entity of deps.entities) {
    if (entity.stamped) routes.get(addressIn(lastSteps, entity), context => listLastSteps(deps, entity, context))
    routes.get(addressIn(revisions, entity), context => listRevisions(deps, entity, context))
    routes.get(addressIn(revision, entity), context => oneRevision(deps, entity, context))
    routes.post(addressIn(restoreDocument, entity), context => restore(deps, entity, context))
  }
  return routes
}

const addressIn = ({ path }: { readonly path: string }, { type }: Entity): string => path.replace(':type', type)

/** For those who work with them. */
async function listLastSteps({ storage }: BaseDeps, entity: Entity, context: Context<Env>): Promise<Response> {
  readingOf(entity, context.get('actor'))
  const rows = await storage.read.documents.lastSteps(entity.type)
  const authorOf = await authorsOf(storage.read, rows)
  const steps = rows.map(row => ({ id: row.id, at: row.at, author: authorOf(row) }))
  return answerJson(context, replyOf(lastSteps, steps))
}

async function listRevisions({ storage }: BaseDeps, entity: Entity, context: Context<Env>): Promise<Response> {
  const reading = readingOf(entity, context.get('actor'))
  const id = idOf(context.req.param('id'))
  const limit = limitOf(context.req.query('limit') ?? '20')
  const before = positionOf(context.req.query('cursor') ?? String(NEWEST))
  // One more: what the last one of the page changed shows beside what was there before it.
  const rows = await storage.read.documents.states(entity.type, id, before, limit + 1)
  if (rows.length === 0 && before === NEWEST) throw new Fault(404, 'notFound')
  const shown = rows.slice(0, limit)
  const authorOf = await authorsOf(storage.read, shown)
  const entries = shown.flatMap((row, place): RevisionEntry[] => {
    const step = stepBetween(reading, rows[place + 1], row)
    return step ? [{ rev: row.rev, at: row.at, author: authorOf(row), ...step }] : []
  })
  const last = shown.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return answerJson(context, {
    ...replyOf(revisions, entries),
    more: isMore,
    ...(isMore ? { cursor: String(last.generation) } : {}),
  })
}

async function oneRevision({ storage }: BaseDeps, entity: Entity, context: Context<Env>): Promise<Response> {
  const reading = readingOf(entity, context.get('actor'))
  const id = idOf(context.req.param('id'))
  const rev = context.req.param('rev') ?? ''
  const row = await storage.read.documents.revision(entity.type, id, generationOf(rev))
  const body = row?.rev === rev && row.body !== UNKNOWN ? seenIn(reading, row) : null
  if (!row || !body) throw new Fault(404, 'notFound')
  const author = (await authorsOf(storage.read, [row]))(row)
  return answerJson(context, replyOf(revision, { rev, at: row.at, author, body }))
}

/** A write like any other: rights, validation and feeds are those of a document that somebody enters anew. */
async function restore(deps: BaseDeps, entity: Entity, context: Context<Env>): Promise<Response> {
  const { storage, clock, entities } = deps
  const author = { actor: signedIn(context), device: deviceOf(context), at: clock.now() }
  const id = idOf(context.req.param('id'))
  const { rev } = await readJson(context)
  if (rev !== undefined && !isRev(rev)) throw new Fault(422, [problem('format', 'rev')])
  const outcome = await storage.write(async transaction => {
    const current = await transaction.documents.document(entity.type, id)
    if (!current) throw new Fault(404, 'notFound')
    const wanted = rev ?? current.rev
    const state = await transaction.documents.revision(entity.type, id, generationOf(wanted))
    if (state?.rev !== wanted || state.body === UNKNOWN) throw new Fault(404, 'notFound')
    return writeDocument(transaction, entity, { id, base: current.rev, body: bodyOf(state) }, author, entities)
  })
  return answerOutcome(context, outcome, 200)
}

/** What of a step its reader may see; null where that is nothing. */
function stepBetween(
  reading: Reading,
  before: State | undefined,
  after: State,
): Pick<RevisionEntry, 'kind' | 'changes'> | null {
  const now = seenIn(reading, after)
  if (!now) return null
  if (!before) return { kind: after.generation === 1 ? 'created' : 'oldest', changes: [] }
  if (after.deleted) return before.deleted ? null : { kind: 'deleted', changes: [] }
  const changes = changesBetween(seenIn(reading, before) ?? {}, now)
  if (before.deleted) return { kind: 'restored', changes }
  return changes.length === 0 ? null : { kind: 'changed', changes }
}

const seenIn = (reading: Reading, { id, body }: Pick<State, 'id' | 'body'>): Body | null =>
  reading.seen({ id, ...bodyOf({ body }) })

const changesBetween = (before: Body, after: Body): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map(field => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter(change => !sameValue(change.before, change.after))
