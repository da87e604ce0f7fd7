import { type Context, Hono } from 'hono'
import { type Actor, adminsOnly, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { csvText } from '../../../schema/base/csv.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import * as calls from '../../../schema/base/log.ts'
import { logQuery } from '../../../schema/base/requests.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { zoneOfBusiness } from '../auth/access.ts'
import type { BaseDeps } from '../deps.ts'
import { authorsOf } from '../documents/authors.ts'
import { limitOf, positionOf } from '../documents/query.ts'
import { idOf } from '../documents/rest.ts'
import { generationOf } from '../documents/revisions.ts'
import { answer, answerJson } from '../http/answer.ts'
import { readQuery } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { signedIn } from '../http/sender.ts'
import { bodyOf, fromJson } from '../storage/json.ts'
import type { LogQuery, LogRow } from '../storage/statements/base/log.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import { chainState, checkChain } from './checkChain.ts'
import { noteExport } from './notes.ts'

/** Entries one file has at most. */
const MOST_ROWS = 50_000
/** Rows looked through for one page, where an entry has to fit more than its index says. */
const LOOKED_THROUGH = 5000

/** What happened: all of it for administrators, what they did themselves for everybody else. `logTable` makes their file. */
export function logRoutes(
  deps: BaseDeps,
  logTable: (entries: readonly calls.LogEntry[], zone: string) => string[][],
): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage } = deps

  // Before '/logs/:id': the chain is no entry.
  routes.get(calls.logChain.path, async context => {
    admin(context)
    return answerJson(context, replyOf(calls.logChain, await chainState(storage.read)))
  })
  routes.post(calls.checkLog.path, async context => {
    admin(context)
    return answerJson(context, replyOf(calls.checkLog, await checkChain(deps)))
  })
  routes.get(calls.logFile.path, async context => {
    admin(context)
    const { rows } = await asked(deps, context, MOST_ROWS)
    await noteExport(deps, context, { what: 'log', entries: rows.length })
    const entries = await told(deps, rows)
    const text = csvText(logTable(entries, await zoneOfBusiness(storage)))
    if (context.req.header('accept') === 'application/json') return answerJson(context, replyOf(calls.logFile, text))
    return answer(context, text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="Protokoll.csv"',
    })
  })
  routes.get(calls.logEntries.path, async context => {
    const limit = limitOf(context.req.query('limit') ?? '50')
    const { rows, cursor } = await asked(deps, context, limit)
    const page = replyOf(calls.logEntries, await told(deps, rows))
    return answerJson(context, { ...page, more: cursor !== null, ...(cursor === null ? {} : { cursor }) })
  })
  routes.get(calls.logEntry.path, async context => {
    const actor = signedIn(context)
    const row = await storage.read.log.byId(idOf(context.req.param('id')))
    // Whoever may not read it is not told that it is there.
    if (!row || !mayRead(actor, row)) throw new Fault(404, 'notFound')
    const [entry] = await told(deps, [row])
    if (!entry) throw new Fault(404, 'notFound')
    const changes = isAdmin(actor) ? await changesIn(deps, row) : []
    return answerJson(context, replyOf(calls.logEntry, { ...entry, changes, hash: row.hash }))
  })
  return routes
}

const isAdmin = (actor: Actor): boolean => may(actor, 'read', adminsOnly, [])
const ownName = ({ id }: Actor): string => `users:${id}`
const mayRead = (actor: Actor, { actor: by }: LogRow): boolean => isAdmin(actor) || by === ownName(actor)

function admin(context: Context<Env>): void {
  if (!isAdmin(signedIn(context))) throw new Fault(403, 'forbidden')
}

/** Entries as they are asked for, newest first, and where to go on. */
async function asked(
  { storage }: BaseDeps,
  context: Context<Env>,
  limit: number,
): Promise<{ readonly rows: LogRow[]; readonly cursor: string | null }> {
  const actor = signedIn(context)
  const { kind, person, document, from, to } = readQuery(context, logQuery)
  const wish = { kind, subject: document, actor: isAdmin(actor) ? person : ownName(actor) }
  const stretch = { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER }
  const fits = (row: LogRow): boolean =>
    (kind === undefined || row.kind === kind) && (wish.actor === undefined || row.actor === wish.actor)
  const rows: LogRow[] = []
  let before = positionOf(context.req.query('cursor') ?? String(Number.MAX_SAFE_INTEGER))
  for (let looked = 0; looked < Math.max(LOOKED_THROUGH, limit); ) {
    const query: LogQuery = { ...wish, ...stretch, before, limit: Math.min(500, limit + 1) }
    const found = await storage.read.log.list(query)
    for (const row of found) {
      if (rows.length === limit) return { rows, cursor: String(before) }
      if (fits(row)) rows.push(row)
      before = row.id
    }
    looked += found.length
    if (found.length < query.limit) return { rows, cursor: null }
  }
  return { rows, cursor: String(before) }
}

/** Entries with the names of those who are in them. */
async function told({ storage, entities }: BaseDeps, rows: readonly LogRow[]): Promise<calls.LogEntry[]> {
  const { documents, orders } = storage.read
  const people = rows.map(row => ({ author: numberIn('users:', row.actor) }))
  const nameOf = await authorsOf(storage.read, people)
  const titles = new Map<string, string | null>()
  for (const name of new Set(rows.flatMap(({ subject, actor }) => [subject, actor]))) {
    const [type = '', number = ''] = name.split(':')
    if (type === 'orders') titles.set(name, (await orders.byId(Number(number)))?.ticketNumber ?? null)
    const entity = entities.find(each => each.type === type)
    const row = entity && number !== '' ? await documents.document(type, Number(number)) : undefined
    if (entity && row) titles.set(name, titleOf(entity, row))
  }
  return rows.map(({ id, at, kind, actor, device, subject, facts, personal }, place) => {
    const author = people[place]
    const isPerson = author !== undefined && author.author > 0
    const { salt: _salt, ...named } = personal === null ? { salt: '' } : fromJson(personal)
    return {
      id,
      at,
      kind,
      actor,
      device,
      subject,
      actorName: isPerson ? nameOf(author).name : (titles.get(actor) ?? null),
      title: titles.get(subject) ?? null,
      facts: fromJson(facts),
      personal: personal === null ? null : named,
    }
  })
}

/** Deleted documents are called what they were called; of erased ones nothing is left. */
function titleOf(entity: Entity, row: { readonly body: string }): string | null {
  return row.body === '{}' ? null : entity.title(bodyOf(row)) || null
}

/** What a document was before and after, field by field; nothing where its states were forgotten. */
async function changesIn({ storage, entities }: BaseDeps, { subject, facts }: LogRow) {
  const [type = '', number = ''] = subject.split(':')
  const { rev, from } = fromJson(facts)
  const entity = entities.find(each => each.type === type)
  if (!entity || typeof rev !== 'string') return []
  const stateAt = async (name: unknown): Promise<Body | null> => {
    if (typeof name !== 'string') return {}
    const state = await storage.read.documents.revision(type, Number(number), generationOf(name))
    return state?.rev === name && state.body !== UNKNOWN ? bodyOf(state) : null
  }
  const [before, after] = [await stateAt(from), await stateAt(rev)]
  if (!before || !after) return []
  return Object.keys(entity.shape.shape)
    .filter(field => !sameValue(before[field] ?? null, after[field] ?? null))
    .map(field => ({
      label: entity.labels[field] ?? field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    }))
}

const numberIn = (prefix: string, name: string): number =>
  name.startsWith(prefix) ? Number(name.slice(prefix.length)) || 0 : 0
