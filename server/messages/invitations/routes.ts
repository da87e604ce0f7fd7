import { type Context, Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import type { Person } from '../../../schema/base/calls.ts'
import type { SentLink, SignInLinkKind } from '../../../schema/base/people.ts'
import * as calls from '../../../schema/base/people.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { accessEnd } from '../../base/auth/access.ts'
import { makeLink } from '../../base/auth/links.ts'
import { mustManage, personOf } from '../../base/auth/personRoutes.ts'
import { messageOf } from '../../base/errors.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { MessagesDeps } from '../deps.ts'
import { inTime } from '../inTime.ts'
import { mobileOf } from '../sms/mobile.ts'
import { linkMail } from './linkMail.ts'
import { words } from './texts.ts'

/** Invites people and sends them links, by mail or short message; where there is no way the link is told to whoever asks. */
export function invitationRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()

  routes.post(calls.invite.path, async context => {
    const person = await enabled(context)
    if (await storage.read.staff.password(person.id)) throw new Fault(409, 'alreadyActive')
    return context.json(replyOf(calls.invite, await send(person, 'invitation')), 201)
  })

  routes.delete(calls.withdrawInvitation.path, async context => {
    mustManage(context)
    const { id } = await personOf(deps, context)
    await storage.write(({ signInLinks }) => signInLinks.drop(id, 'invitation'))
    return context.json(replyOf(calls.withdrawInvitation, {}))
  })

  routes.post(calls.sendLoginLink.path, async context => {
    const person = await enabled(context)
    // Whoever finds an office open would have a way in that outlasts it.
    if (person.id === signedIn(context).id) throw new Fault(409, 'ownLink')
    if (!(await storage.read.staff.password(person.id))) throw new Fault(409, 'notYetActive')
    return context.json(replyOf(calls.sendLoginLink, await send(person, 'login')), 201)
  })

  return routes

  /** The person, who may come in. Throws 409 for whoever may not. */
  async function enabled(context: Context<Env>): Promise<Person> {
    mustManage(context)
    const person = await personOf(deps, context)
    const isOver = (await accessEnd(storage, person)) <= clock.now()
    if (!person.isEnabled || isOver) throw new Fault(409, 'personLocked')
    return person
  }

  async function send(person: Person, kind: SignInLinkKind): Promise<SentLink> {
    const { mail, sms } = deps.messengers
    const config = await storage.read.documents.entity(configEntity, 1)
    const email = person.email ?? ''
    const number = (await mobileOf(storage, person)) ?? ''
    const way = mail && config && email ? 'mail' : sms && config && number ? 'sms' : null
    const to = way === 'mail' ? email : way === 'sms' ? number : ''
    const { token, expiresAt } = await makeLink(deps, person.id, kind)
    const link = `${deps.settings.publicOrigin}${calls.linkPath(token)}`
    const until = new Date(expiresAt).toISOString()
    const handOver = async (): Promise<void> => {
      if (mail && config && way === 'mail') {
        const letter = { kind, to, username: person.username, link, expiresAt, now: clock.now() }
        await mail.send(linkMail(letter, config, deps.settings.publicOrigin, mail.from))
      }
      if (sms && config && way === 'sms')
        await sms.send(
          { to, text: words[kind].sms(config.shopName, link), key: `link:${person.id}:${expiresAt}` },
          AbortSignal.timeout(PATIENCE_MS),
        )
    }
    try {
      await inTime(handOver(), PATIENCE_MS)
    } catch (error) {
      log.warn('a personal link could not be sent', { user: person.id, way, error: messageOf(error) })
      return { sentTo: null, link, expiresAt: until }
    }
    if (way === null) return { sentTo: null, link, expiresAt: until }
    await storage.write(({ signInLinks }) => signInLinks.noteSent(person.id, kind, to))
    return { sentTo: to, expiresAt: until }
  }
}

/** Somebody waits for the answer: after this (ms) the link is told instead. A mail that still goes later brings the same link. */
const PATIENCE_MS = 3000
