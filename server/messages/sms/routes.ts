import { Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import { branches } from '../../../schema/business/branch.ts'
import { resendText } from '../../../schema/messages/calls.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { resendOf } from '../../base/jobs/kind.ts'
import { personsOrder } from '../../ordering/orders/staffOrder.ts'
import { isHeld } from '../../ordering/payments/hold.ts'
import type { MessagesDeps } from '../deps.ts'
import { phoneOf, smsJob } from './smsJob.ts'
import { de } from './texts.ts'

/** The short message about a new order, to the phone of its branch. Says so where there is no gateway. */
export function smsRoutes({ storage, clock, messengers, wake }: MessagesDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.post(resendText.path, async context => {
    const order = await personsOrder({ storage, clock }, context, 'update')
    if (!messengers.sms) throw new Fault(409, [{ code: 'notSetUp', message: de.notSetUp }])
    const branch = await storage.read.documents.entity(branches, order.branch)
    const recipient = branch ? phoneOf(branch) : null
    if (recipient === null) throw new Fault(409, [{ code: 'noPhone', message: de.noPhone }])
    if (isHeld(order)) throw new Fault(409, 'notPaid')
    await storage.write(async ({ jobs, jobLists }) => {
      const name = resendOf(await jobLists.keysOf(order.id, 'sms'), `sms:order:${order.id}:new-order`)
      await jobs.add(smsJob(order, 'new-order', name), clock.now())
    })
    wake()
    return context.json(replyOf(resendText, { recipient }), 202)
  })
  return routes
}
