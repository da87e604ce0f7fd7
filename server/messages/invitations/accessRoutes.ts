import { type Context, Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import type { SentLink } from '../../../schema/base/people.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import * as calls from '../../../schema/ordering/accountCalls.ts'
import { type ExternalUser, externalUsers } from '../../../schema/ordering/externalUser.ts'
import { askForLinkCall } from '../../../schema/ordering/requests.ts'
import { idOf } from '../../base/documents/rest.ts'
import { messageOf } from '../../base/errors.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit } from '../../base/http/guards.ts'
import { signedIn } from '../../base/http/sender.ts'
import { admitted, makeKey } from '../../ordering/account/session.ts'
import { standingOfExternal } from '../../ordering/account/standing.ts'
import type { MessagesDeps } from '../deps.ts'
import { inTime } from '../inTime.ts'
import { linkMail } from './linkMail.ts'

/** Somebody waits for the answer: after this (ms) the link is told instead. A mail that still goes later brings the same link. */
const PATIENCE_MS = 3000
/** Links one address may ask for within its hour: each is a mail. */
const LINKS_PER_MINUTE = 5

/** Lets external people in by links that are sent to them, and shuts them out again. */
export function accessRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock, log } = deps
  const { read } = storage
  const routes = new Hono<Env>()

  routes.get(calls.standingOfExternals.path, async context => {
    const actor = signedIn(context)
    const keys = await read.externalKeys.every()
    const people = (await read.documents.every(externalUsers)).filter(({ branch }) =>
      may(actor, 'read', externalUsers.access, [branch]),
    )
    const standings = people.map(person => standingOfExternal(person, keys, clock.now()))
    return context.json(replyOf(calls.standingOfExternals, standings))
  })

  routes.post(calls.inviteExternal.path, async context => {
    const person = await kept(context)
    if (!(await admitted(read, person.id))) throw new Fault(409, 'personLocked')
    return context.json(replyOf(calls.inviteExternal, await send(person, 'access')), 201)
  })

  routes.delete(calls.shutOutExternal.path, async context => {
    const { id } = await kept(context)
    await storage.write(({ externalKeys }) => externalKeys.dropAllOf(id))
    return context.json(replyOf(calls.shutOutExternal, {}))
  })

  routes.post(calls.askForLink.path, rateLimit(deps, LINKS_PER_MINUTE), async context => {
    const { email } = await readCall(context, askForLinkCall)
    const id = await read.documents.holder(externalUsers.type, 'email', email.toLowerCase())
    const person = id === undefined ? null : await admitted(read, id)
    // Nobody learns who is known here, by the answer or by how long it takes: nobody waits for the mail.
    if (person && deps.messengers.mail)
      void send(person, 'entry').catch((error: unknown) =>
        log.warn('a link that was asked for could not be sent', { error: messageOf(error) }),
      )
    return context.json(replyOf(calls.askForLink, {}))
  })

  return routes

  /** The person, for whoever keeps the customers of their branch. Throws 401, 404 and 403. */
  async function kept(context: Context<Env>): Promise<ExternalUser> {
    const actor = signedIn(context)
    const person = await read.documents.entity(externalUsers, idOf(context.req.param('id') ?? ''))
    if (!person || !may(actor, 'read', externalUsers.access, [person.branch])) throw new Fault(404, 'notFound')
    if (!may(actor, 'update', externalUsers.access, [person.branch])) throw new Fault(403, 'forbidden')
    return person
  }

  async function send(person: ExternalUser, kind: 'access' | 'entry'): Promise<SentLink> {
    const { mail } = deps.messengers
    const config = await read.documents.entity(configEntity, 1)
    const key = await makeKey(deps, person.id, kind === 'access' ? 'invitation' : 'login')
    const { expiresAt } = key
    const link = `${deps.settings.publicOrigin}${calls.accessPath(key.token)}`
    const until = new Date(expiresAt).toISOString()
    const untold = { sentTo: null, link, expiresAt: until }
    if (!mail || !config) return untold
    const letter = { kind, to: person.email, username: person.email, link, expiresAt, now: clock.now() }
    try {
      await inTime(mail.send(linkMail(letter, config, deps.settings.publicOrigin, mail.from)), PATIENCE_MS)
    } catch (error) {
      log.warn('a link could not be sent', { person: person.id, error: messageOf(error) })
      return untold
    }
    await storage.write(({ externalKeys }) => externalKeys.noteSent(key.tokenHash, person.email))
    return { sentTo: person.email, expiresAt: until }
  }
}
