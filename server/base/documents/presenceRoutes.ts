import { type Context, Hono } from 'hono'
import { type Audience, audiences } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { bePresent, type PresentPerson } from '../../../schema/base/presence.ts'
import { presenceCall } from '../../../schema/base/requests.ts'
import type { BaseDeps } from '../deps.ts'
import { answerJson } from '../http/answer.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { signedIn } from '../http/sender.ts'
import { authorsOf } from './authors.ts'
import { parseName } from './names.ts'
import type { Presence } from './presence.ts'
import { readingOf } from './rest.ts'

/** Where the pages of the office are: told to those who may read the same document, and to nobody else. */
export function presenceRoutes(deps: BaseDeps, presence: Presence): Hono<Env> {
  const routes = new Hono<Env>()
  routes.post(bePresent.path, context => sit(deps, presence, context))
  return routes
}

async function sit({ storage, entities }: BaseDeps, presence: Presence, context: Context<Env>): Promise<Response> {
  const { id } = signedIn(context)
  const { page, on, field } = await readCall(context, presenceCall)
  const answer = (others: readonly PresentPerson[]) => answerJson(context, replyOf(bePresent, others))
  if (on === null) {
    presence.put(page, id, null)
    return answer([])
  }
  const document = parseName(on)
  const entity = entities.find(({ type }) => type === document?.type)
  if (!entity || !document) throw new Fault(404, 'notFound')
  const { database: own, isWhole } = readingOf(entity, context.get('actor'))
  // Of what is not for all staff nobody is told who is at it.
  if (!isWhole) return answer([])
  const databases: Audience[] = []
  for (const database of audiences)
    if (database !== 'public' && (await storage.read.documents.one(database, entity.type, document.id)))
      databases.push(database)
  if (!databases.includes(own)) throw new Fault(404, 'notFound')
  const { name } = (await authorsOf(storage.read, [{ author: id }]))({ author: id })
  presence.put(page, id, { person: { id, name: name ?? '', field }, on, databases })
  return answer(presence.at(on).filter(each => each.id !== id))
}
