import { type Context, Hono } from 'hono'
import type { Actor } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import {
  type ChangeSetEdit,
  type ChangeSetEntry,
  changeSetEdits,
  changeSets,
  isChangeSetId,
} from '../../../schema/base/history.ts'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { signedIn } from '../http/sender.ts'
import { bodyOf } from '../storage/json.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import type { Storage } from '../storage/storage.ts'
import type { Row } from '../storage/tables/tables.ts'
import { authorsOf } from './authors.ts'
import { limitOf, positionOf } from './query.ts'
import { type Reading, staffReading } from './readings.ts'

type Read = Storage['read']

/** What people did to several documents as one, and what it changed: whoever reads gets no more of it than of the documents. */
export function changeSetRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(changeSets.path, context => listChangeSets(deps, context))
  routes.get(changeSetEdits.path, context => listEdits(deps, context))
  return routes
}

async function listChangeSets({ storage, entities }: BaseDeps, context: Context<Env>): Promise<Response> {
  const actor = signedIn(context)
  const { limit, start } = pageOf(context)
  const rows = await storage.read.changeSets.list(limit + 1, start)
  const shown = rows.slice(0, limit)
  const authorOf = await authorsOf(storage.read, shown)
  const entries: ChangeSetEntry[] = []
  for (const row of shown) {
    const documents = await documentsSeen(storage.read, entities, actor, row.id)
    if (documents === 0) continue
    const { id, name, at, undoes } = row
    const isUndone = await isTakenBack(storage.read, id)
    entries.push({ id, name, at, author: authorOf(row), documents, isUndone, ...(undoes ? { undoes } : {}) })
  }
  return answerJson(context, { ...replyOf(changeSets, entries), ...rest(rows.length > limit, limit + start) })
}

async function listEdits({ storage, entities }: BaseDeps, context: Context<Env>): Promise<Response> {
  const actor = signedIn(context)
  const { limit, start } = pageOf(context)
  const id = context.req.param('id') ?? ''
  if (!isChangeSetId(id) || !(await storage.read.changeSets.one(id))) throw new Fault(404, 'notFound')
  const rows = await storage.read.changeSets.revisions(id, limit + 1, start)
  const edits: ChangeSetEdit[] = []
  for (const row of rows.slice(0, limit)) {
    const reader = readerOf(entities, actor, row.type)
    const edit = reader && (await editOf(storage.read, reader, row))
    if (edit && isSeen(reader, edit)) edits.push(edit)
  }
  return answerJson(context, { ...replyOf(changeSetEdits, edits), ...rest(rows.length > limit, limit + start) })
}

/** How many documents of a change set somebody sees anything of. */
async function documentsSeen(read: Read, entities: readonly Entity[], actor: Actor, id: string): Promise<number> {
  const counts = await read.changeSets.counts(id)
  const readers = new Map(counts.map(({ type }) => [type, readerOf(entities, actor, type)]))
  const whole = counts.filter(({ type }) => readers.get(type)?.isWhole)
  const sum = whole.reduce((all, { documents }) => all + documents, 0)
  // Of what is not for all staff each document says for whom it is.
  if (!counts.some(({ type }) => readers.get(type)?.isWhole === false)) return sum
  const seen = new Set<string>()
  for (const row of await read.changeSets.revisions(id, MOST_JUDGED, 0)) {
    const reader = readers.get(row.type)
    if (reader?.isWhole === false && isSeen(reader, await editOf(read, reader, row))) seen.add(`${row.type}:${row.id}`)
  }
  return sum + seen.size
}

/** Revisions of one change set that are looked at one by one. */
const MOST_JUDGED = 1000

const isSeen = ({ isWhole }: Reading, { before, after }: ChangeSetEdit): boolean =>
  isWhole || before !== null || after !== null

const pageOf = (context: Context<Env>) => ({
  limit: limitOf(context.req.query('limit') ?? '50'),
  start: positionOf(context.req.query('cursor') ?? '0'),
})

const rest = (more: boolean, next: number) => ({ more, ...(more ? { cursor: String(next) } : {}) })

/** Taken back, and nobody took that back in turn. */
async function isTakenBack(read: Read, id: string, seen: readonly string[] = []): Promise<boolean> {
  // Whoever says that two take each other back is not followed for ever.
  if (seen.includes(id)) return false
  for (const by of await read.changeSets.undoing(id)) if (!(await isTakenBack(read, by, [...seen, id]))) return true
  return false
}

interface Reader extends Reading {
  readonly entity: Entity
}

/** How somebody reads documents of a type; null where they read none, or no more than guests do. */
function readerOf(entities: readonly Entity[], actor: Actor, type: string): Reader | null {
  const entity = entities.find(each => each.type === type)
  const reading = entity && staffReading(entity, actor)
  return reading ? { entity, ...reading } : null
}

async function editOf(read: Read, reader: Reader, row: Row<'revisions'>): Promise<ChangeSetEdit> {
  const seen = (state: Row<'revisions'>): Body | null =>
    state.deleted || state.body === UNKNOWN ? null : reader.seen({ id: row.id, ...bodyOf(state) })
  const before = row.generation > 1 ? await read.documents.revision(row.type, row.id, row.generation - 1) : undefined
  const isLost = row.body === UNKNOWN || (row.generation > 1 && (!before || before.body === UNKNOWN))
  return {
    type: row.type,
    id: row.id,
    before: before ? seen(before) : null,
    after: seen(row),
    isKnown: !isLost,
  }
}
