import { Hono } from 'hono'
import { type Actor, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { ownSteps, type RecentStep, recentSteps } from '../../../schema/base/history.ts'
import { recentStepsQuery } from '../../../schema/base/requests.ts'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import { readQuery } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { signedIn } from '../http/sender.ts'
import { bodyOf, fromJson } from '../storage/json.ts'
import type { LogRow } from '../storage/statements/base/log.ts'
import { EMPTY } from '../storage/statements/base/tombstones.ts'
import { authorsOf } from './authors.ts'
import { staffReading } from './readings.ts'

/** Entries of the log that are looked through: who works on something else is not asked for for ever. */
const LOOKED_THROUGH = 500

/** Who changed what, as the log has it: what was changed last, a document that was changed often but once, and by whoever asks. */
export function recentStepRoutes({ storage, entities }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(recentSteps.path, async context => {
    const actor = signedIn(context)
    const { types, limit } = readQuery(context, recentStepsQuery)
    const asked = entities.filter(({ type }) => types.includes(type))
    const last = await lastOfEach(storage.read)
    const steps: Step[] = []
    for (const row of last) {
      if (steps.length === limit) break
      const step = await stepOf(storage.read, asked, actor, row)
      if (step) steps.push(step)
    }
    const authorOf = await authorsOf(storage.read, steps)
    const told = steps.map(({ author: id, ...step }) => ({ ...step, author: authorOf({ author: id }) }))
    return answerJson(context, replyOf(recentSteps, told))
  })
  for (const { type } of entities)
    routes.get(ownSteps.path.replace(':type', type), async context => {
      const { id } = signedIn(context)
      const subjects = await storage.read.log.changedBy(`users:${id}`, type)
      return answerJson(
        context,
        replyOf(
          ownSteps,
          subjects.map(idIn).toSorted((one, other) => one - other),
        ),
      )
    })
  return routes
}

/** 'products:42' → 42 */
const idIn = (subject: string): number => Number(subject.slice(subject.indexOf(':') + 1))

type Reads = BaseDeps['storage']['read']
type Step = Omit<RecentStep, 'author'> & { readonly author: number }

/** The newest entry about each document, newest first. */
async function lastOfEach({ log }: Reads): Promise<readonly LogRow[]> {
  const wish = { from: 0, to: Number.MAX_SAFE_INTEGER, before: Number.MAX_SAFE_INTEGER, limit: LOOKED_THROUGH }
  const rows = [...(await log.list({ ...wish, kind: 'document' })), ...(await log.list({ ...wish, kind: 'settings' }))]
  const bySubject = new Map<string, LogRow>()
  for (const row of rows.toSorted((one, other) => other.id - one.id))
    if (!bySubject.has(row.subject)) bySubject.set(row.subject, row)
  return [...bySubject.values()]
}

/** Null where it is about no document of those asked for, or about one that is not this person's to change. */
async function stepOf(
  { documents }: Reads,
  asked: readonly Entity[],
  actor: Actor,
  { subject, actor: by, at, facts }: LogRow,
): Promise<Step | null> {
  const [type = '', number = ''] = subject.split(':')
  const entity = asked.find(each => each.type === type)
  const kind = kinds.find(each => each === fromJson(facts)['deed'])
  const row = entity && kind && (await documents.document(type, Number(number)))
  if (!row || row.body === EMPTY) return null
  const body = staffReading(entity, actor)?.seen({ id: row.id, ...bodyOf(row) })
  if (!body || !may(actor, 'update', entity.access, entity.branches?.(body) ?? [])) return null
  return { type, id: row.id, title: entity.title(body), kind, at, author: Number(by.replace('users:', '')) || 0 }
}

const kinds = ['created', 'changed', 'deleted', 'restored'] as const
