import { type Context, Hono } from 'hono'
import { type Actor, may, messageAccess } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { branches } from '../../../schema/business/branch.ts'
import { users } from '../../../schema/business/user.ts'
import * as calls from '../../../schema/messages/calls.ts'
import type { TrialAddresses } from '../../../schema/messages/outbox.ts'
import { idOf } from '../../base/documents/rest.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { beforeOf, nextOf } from '../../base/http/paging.ts'
import { signedIn } from '../../base/http/sender.ts'
import { resendOf } from '../../base/jobs/kind.ts'
import { personsOrder } from '../../ordering/orders/staffOrder.ts'
import { isHeld } from '../../ordering/payments/hold.ts'
import type { MessagesDeps } from '../deps.ts'
import { mobileOf } from '../sms/mobile.ts'
import { mailJob } from './mailJob.ts'
import { messages as de } from './texts.ts'

const PAGE = 50

/** The outbox: mails and short messages as they were sent, and the mail about a new order once more. */
export function mailRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock, messengers, wake } = deps
  const routes = new Hono<Env>()

  routes.get(calls.sentMessages.path, async context => {
    const branches = branchesOf(signedIn(context))
    const list = await storage.read.messages.list(branches, PAGE, beforeOf(context))
    const next = nextOf(list, PAGE)
    const channels = { mail: messengers.mail !== null, sms: messengers.sms !== null }
    const trial = await trialAddresses(deps, signedIn(context))
    return unkept(context).json(replyOf(calls.sentMessages, { messages: list.map(withTime), next, channels, trial }))
  })

  routes.get(calls.sentMessage.path, async context => {
    const actor = signedIn(context)
    const message = await storage.read.messages.byId(idOf(context.req.param('id') ?? ''))
    if (!message) throw new Fault(404, 'notFound')
    if (!may(actor, 'read', messageAccess, message.branch === null ? [] : [message.branch]))
      throw new Fault(403, 'forbidden')
    return unkept(context).json(replyOf(calls.sentMessage, withTime(message)))
  })

  routes.post(calls.resendMail.path, async context => {
    const order = await personsOrder(deps, context, 'update')
    const email = (await storage.read.documents.entity(branches, order.branch))?.email
    if (!email) throw new Fault(409, [{ code: 'noEmail', message: de.noEmail }])
    if (isHeld(order)) throw new Fault(409, 'notPaid')
    await storage.write(async ({ jobs, jobLists }) => {
      const name = resendOf(await jobLists.keysOf(order.id, 'mail'), `mail:order:${order.id}:new-order`)
      await jobs.add(mailJob(order, 'new-order', `new-order:${name}`), clock.now())
    })
    wake()
    return context.json(replyOf(calls.resendMail, { recipient: email }), 202)
  })

  return routes
}

/** Throws 403 for whoever reads no messages at all. */
export const mustReadMessages = (actor: Actor): void => void branchesOf(actor)

/** Where a message on trial would go for somebody. */
async function trialAddresses({ storage: { read }, storage }: MessagesDeps, { id }: Actor): Promise<TrialAddresses> {
  const person = await read.documents.entity(users, id)
  const devices = await read.pushes.ofOwner(`users:${id}`)
  return {
    mail: person?.email || null,
    sms: person ? await mobileOf(storage, person) : null,
    push: devices.length,
  }
}

/** All of them for administrators, those of their own branches for managers. Throws 403 for everybody else. */
function branchesOf(actor: Actor): readonly number[] | null {
  if (may(actor, 'read', messageAccess, [])) return null
  const own = actor.branches.filter(branch => may(actor, 'read', messageAccess, [branch]))
  if (own.length === 0) throw new Fault(403, 'forbidden')
  return own
}

function unkept(context: Context<Env>): Context<Env> {
  context.header('Cache-Control', 'no-store')
  return context
}

const withTime = <T extends { createdAt: number }>(row: T) => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
})
