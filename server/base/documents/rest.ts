import { type Context, Hono } from 'hono'
import type { Actor, Audience } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { MAX_ID } from '../../../schema/base/fields.ts'
import { problem } from '../../../schema/base/problems.ts'
import type { BaseDeps } from '../deps.ts'
import { answer, answerJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { deviceOf } from '../http/sender.ts'
import { bodyOf } from '../storage/json.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import { withRev } from './feeds.ts'
import { textOf } from './names.ts'
import { asSeen, limitOf, positionOf, queryOf, select } from './query.ts'
import { type Reading, staffReading } from './readings.ts'
import { trashPage } from './trash.ts'
import { type Author, mayWrite, type Outcome, writeDocument } from './write.ts'

/** GET list, GET by id, POST, PUT and DELETE, once for every entity of the register. */
export function documentRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  for (const entity of deps.entities) routes.route(`/${entity.type}`, entityRoutes(deps, entity))
  return routes
}

function entityRoutes(deps: BaseDeps, entity: Entity): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()
  const authorOf = (context: Context<Env>): Author => {
    const actor = context.get('actor')
    if (!actor) throw new Fault(401, 'unauthorized')
    return { actor, device: deviceOf(context), at: clock.now() }
  }

  routes.get('/', async context => {
    const { deleted, limit = '100', cursor = '0' } = context.req.query()
    if (deleted === 'true') {
      const page = { limit: limitOf(limit), start: positionOf(cursor) }
      return answerJson(context, await trashPage(deps, entity, readingOf(entity, context.get('actor')), page))
    }
    const reading = readingFor(entity, context.get('actor'))
    if (entity.single) return answer(context, data(await single(reading.database)))
    const query = queryOf(context.req.query(), entity)
    return answer(context, await select(storage, reading, entity, query))
  })

  routes.get('/:id', async context => {
    const row = await readAs(storage, entity, context.get('actor'), idOf(context.req.param('id')))
    return answer(context, data(withRev(row)))
  })

  // Settings are one document: POST changes it.
  routes.post('/', async context => {
    const author = authorOf(context)
    const { id: given, rev: _rev, ...body } = await readJson(context)
    if (entity.single)
      return answerOutcome(context, await changeDocument(deps, entity, 1, { ...body, rev: _rev }, author), 200)
    const outcome = await storage.write(async transaction => {
      const id = given === undefined || given === null ? await freeId(transaction.documents, entity.type) : newId(given)
      const written = await writeDocument(transaction, entity, { id, base: null, body }, author, deps.entities)
      // Thrown here, so that what is refused does not use up an id.
      if (written.kind === 'refused') throw refusal(written)
      return written
    })
    return answerOutcome(context, outcome, outcome.kind === 'written' ? 201 : 200)
  })

  routes.put('/:id', async context => {
    const id = idOf(context.req.param('id'))
    const given = await readJson(context)
    return answerOutcome(context, await changeDocument(deps, entity, id, given, authorOf(context)), 200)
  })

  routes.delete('/:id', async context => {
    const author = authorOf(context)
    const id = idOf(context.req.param('id'))
    const outcome = await storage.write(async transaction => {
      const current = await transaction.documents.document(entity.type, id)
      if (!current || current.deleted) throw new Fault(404, 'notFound')
      const base = context.req.query('rev') ?? current.rev
      return writeDocument(transaction, entity, { id, base, body: null }, author, deps.entities)
    })
    if (outcome.kind === 'written')
      return answer(context, `{"data":{"id":${id},"rev":"${outcome.row.rev}","deleted":true}}`)
    return answerOutcome(context, outcome, 200)
  })

  async function single(database: Audience): Promise<string> {
    const row = await storage.read.documents.one(database, entity.type, 1)
    if (!row) throw new Fault(404, 'notFound')
    return withRev(row)
  }

  return routes
}

/** A document as this person may read it. Throws 401, 403 or 404. */
export async function readAs(
  { read }: Pick<BaseDeps['storage'], 'read'>,
  entity: Entity,
  actor: Actor | null,
  id: number,
) {
  const reading = readingFor(entity, actor)
  const row = await read.documents.one(reading.database, entity.type, id)
  const shown = row && (reading.isWhole ? row : asSeen(row, reading))
  if (!shown) throw new Fault(404, 'notFound')
  return shown
}

/** Changed fields on top of the revision they were based on: what others changed meanwhile stays. */
function changeDocument(
  { storage, entities }: Pick<BaseDeps, 'storage' | 'entities'>,
  entity: Entity,
  id: number,
  { id: _id, rev, ...changes }: Record<string, unknown>,
  author: Author,
): Promise<Outcome> {
  return storage.write<Outcome>(async transaction => {
    const current = await transaction.documents.document(entity.type, id)
    if (!current || current.deleted) throw new Fault(404, 'notFound')
    // Before the conflict below, which is answered with the document.
    if (!mayWrite(entity, 'update', author.actor, id, bodyOf(current))) throw new Fault(403, 'forbidden')
    if (typeof rev !== 'string')
      throw new Fault(422, [{ code: 'revMissing', message: errorMessages.revMissing, field: 'rev' }])
    const base =
      rev === current.rev
        ? current
        : await transaction.documents.revision(entity.type, id, Number.parseInt(rev, 10) || 0)
    if (!base || base.rev !== rev || base.body === UNKNOWN)
      return { kind: 'conflict', theirs: current, fields: Object.keys(changes) }
    const body = { ...JSON.parse(base.body), ...changes }
    return writeDocument(transaction, entity, { id, base: rev, body }, author, entities)
  })
}

/** How this person reads the entity: the fullest way open to them. Throws 401 or 403 if there is none. */
function readingFor(entity: Entity, actor: Actor | null): Reading {
  const own = staffReading(entity, actor)
  if (own) return own
  const seenByAll = entity.audiences.public
  if (seenByAll) return { database: 'public', seen: seenByAll, isWhole: true }
  throw actor ? new Fault(403, 'forbidden') : new Fault(401, 'unauthorized')
}

/** The same for what only staff may know. Throws 401 or 403 for whoever sees no more of the entity than guests do. */
export function readingOf(entity: Entity, actor: Actor | null): Reading {
  const reading = readingFor(entity, actor)
  if (reading.database === 'public') throw actor ? new Fault(403, 'forbidden') : new Fault(401, 'unauthorized')
  return reading
}

/** An id out of an address or a body. Throws 404 for what cannot be one. */
export function idOf(given: unknown): number {
  const id = /^\d{1,16}$/.test(typeof given === 'number' ? String(given) : textOf(given)) ? Number(given) : 0
  if (id < 1 || id > MAX_ID) throw new Fault(404, 'notFound')
  return id
}

/** The id a device gave a new document. Throws 422 for what cannot be one. */
function newId(given: unknown): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 1 || given > MAX_ID)
    throw new Fault(422, [problem('number', 'id')])
  return given
}

const data = (text: string): string => `{"data":${text}}`

export function answerOutcome(context: Context<Env>, outcome: Outcome, status: number): Response {
  if (outcome.kind === 'refused') throw refusal(outcome)
  const row = outcome.kind === 'conflict' ? outcome.theirs : outcome.row
  const document = withRev({ rev: row.rev, body: `{"id":${row.id},${row.body.slice(1)}` })
  if (outcome.kind !== 'conflict') return answer(context, data(document), status)
  const message = errorMessages.conflict
  const errors = outcome.fields.map(field => ({ code: 'conflict', message, field }))
  throw new Fault(409, errors.length > 0 ? errors : 'conflict', { data: JSON.parse(document) })
}

export function refusal({ code, problems }: Extract<Outcome, { kind: 'refused' }>): Fault {
  const statuses = { forbidden: 403, invalid: 422, notFound: 404 } as const
  return new Fault(statuses[code], problems)
}

interface Counting {
  count(name: string): Promise<number>
  document(type: string, id: number): Promise<unknown>
}

/** The server counts from 1 per entity; a number a device took is passed over. */
export async function freeId(documents: Counting, type: string): Promise<number> {
  for (;;) {
    const id = await documents.count(`id:${type}`)
    if (!(await documents.document(type, id))) return id
  }
}
