import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { replyOf } from '../../../schema/base/call.ts'
import type { Person } from '../../../schema/base/calls.ts'
import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { type Config, config as configEntity } from '../../../schema/business/config.ts'
import { users } from '../../../schema/business/user.ts'
import { iconAddress } from '../../../schema/business/webApp.ts'
import { sendTrial } from '../../../schema/messages/calls.ts'
import { type Way, ways } from '../../../schema/messages/outbox.ts'
import { messageOf } from '../../base/errors.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { MessagesDeps } from '../deps.ts'
import { inTime } from '../inTime.ts'
import { mustReadMessages } from '../mail/routes.ts'
import { teamMail } from '../mail/teamMail.ts'
import { mobileOf } from '../sms/mobile.ts'
import { de } from './texts.ts'

const trialCall = z.object({ channel: z.enum(ways) })
const LIMIT = 1024
/** Somebody looks at the button: a server that takes longer (ms) would keep guests waiting too. */
const PATIENCE_MS = 15_000

/** Whoever has it asked for, and where it is. */
interface Asked {
  readonly person: Person
  readonly config: Config
  /** Epoch ms. */
  readonly at: number
}

/**
 * A message on trial: to nobody but whoever asks, at once and kept nowhere. 409 where there is no way or no address, 502 with
 * the words of the mail server, gateway or push service that did not take it.
 */
export function trialRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.post(sendTrial.path, rateLimit(deps, requestsPerMinute.trial), async context => {
    const asked = await askedBy(context)
    const { channel } = await readCall(context, trialCall, LIMIT)
    return context.json(replyOf(sendTrial, { recipient: await senders(deps)[channel](asked) }))
  })

  return routes

  async function askedBy(context: Context<Env>): Promise<Asked> {
    const actor = signedIn(context)
    mustReadMessages(actor)
    const [person, config] = await Promise.all([
      storage.read.documents.entity(users, actor.id),
      storage.read.documents.entity(configEntity, 1),
    ])
    if (!person || !config) throw new Fault(404, 'notFound')
    return { person: { ...person, id: actor.id }, config, at: clock.now() }
  }
}

/** What sends it, by its way; each tells where it went. */
function senders({ storage, messengers, settings }: MessagesDeps): Record<Way, (asked: Asked) => Promise<string>> {
  return {
    async mail({ person, config, at }) {
      const { mail } = messengers
      if (!mail) throw new Fault(409, [{ code: 'notSetUp', message: de.notSetUp.mail }])
      if (!person.email) throw new Fault(409, [{ code: 'noEmail', message: de.noAddress.mail }])
      const letter = { subject: de.subject(config.shopName), heading: de.heading, foot: de.foot }
      const sentences = de.sentences(config.shopName, timeOf(at, config))
      const name = `trial:${person.id}:${at}`
      const written = { ...letter, sentences, to: person.email, name, at }
      await handOver('mail', mail.send(teamMail(written, config, settings.publicOrigin, mail.from)))
      return person.email
    },
    async sms({ person, config, at }) {
      const { sms } = messengers
      if (!sms) throw new Fault(409, [{ code: 'notSetUp', message: de.notSetUp.sms }])
      const to = await mobileOf(storage, person)
      if (to === null) throw new Fault(409, [{ code: 'noPhone', message: de.noAddress.sms }])
      const key = `trial:${person.id}:${at}`
      await handOver('sms', sms.send({ to, text: de.sms(config.shopName), key }, AbortSignal.timeout(PATIENCE_MS)))
      return to
    },
    async push({ person, config }) {
      const devices = await storage.read.pushes.ofOwner(`users:${person.id}`)
      const notice = { title: de.push.title(config.shopName), body: de.push.body, url: '/backend#/postausgang' }
      const shown = { ...notice, tag: 'trial', icon: iconAddress(config, '192') }
      const sent = devices.map(device => messengers.push.send(device, shown, AbortSignal.timeout(PATIENCE_MS)))
      const outcomes = await Promise.allSettled(sent)
      const count = outcomes.filter(outcome => outcome.status === 'fulfilled' && outcome.value === 'sent').length
      const failed = outcomes.find(outcome => outcome.status === 'rejected')
      if (count === 0 && failed) throw refusal('push', failed.reason)
      if (count === 0) throw new Fault(409, [{ code: 'noDevice', message: de.noAddress.push }])
      return de.devices(count)
    },
  }
}

async function handOver(way: Way, sending: Promise<void>): Promise<void> {
  try {
    await inTime(sending, PATIENCE_MS)
  } catch (error) {
    throw refusal(way, error)
  }
}

const refusal = (way: Way, error: unknown): Fault =>
  new Fault(502, [{ code: 'notTaken', message: de.refused(way, messageOf(error)) }])

const timeOf = (at: number, { timeZone }: Config): string =>
  `am ${dateFormat('trial', timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(at)} Uhr`
