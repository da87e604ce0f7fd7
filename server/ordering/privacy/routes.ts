import { type Context, Hono } from 'hono'
import { adminsOnly, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { config } from '../../../schema/business/config.ts'
import * as privacy from '../../../schema/ordering/privacy.ts'
import { guestQuestion, guestSelection } from '../../../schema/ordering/privacyRequests.ts'
import { zoneOfBusiness } from '../../base/auth/access.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { Author } from '../../base/documents/write.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { deviceOf, signedIn } from '../../base/http/sender.ts'
import { noteExport } from '../../base/logs/notes.ts'
import { eraseGuest } from './erase.ts'
import { findGuests } from './findGuests.ts'
import { guestExport } from './guestExport.ts'
import { guestPage } from './guestPage.ts'

/** A guest's data, for administrators: found, given out, erased. */
export function privacyRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const author = (context: Context<Env>): Author => {
    const actor = signedIn(context)
    if (!may(actor, 'update', adminsOnly, [])) throw new Fault(403, 'forbidden')
    return { actor, device: deviceOf(context), at: deps.clock.now() }
  }

  routes.post(privacy.findGuests.path, async context => {
    author(context)
    const found = await findGuests(deps.storage.read, await readCall(context, guestQuestion))
    return answerJson(context, replyOf(privacy.findGuests, found))
  })
  routes.post(privacy.exportGuest.path, async context => {
    const { at } = author(context)
    const data = await guestExport(deps, await readCall(context, guestSelection))
    const [zone, business] = [await zoneOfBusiness(deps.storage), await nameOfBusiness()]
    const facts = { orders: data.orders.length, customers: data.customers.length }
    await noteExport(deps, context, { what: 'guest', ...facts })
    const name = `Auskunft-${localTime(at, zone).date}.html`
    return answerJson(context, replyOf(privacy.exportGuest, { name, html: guestPage(data, business, zone, at) }))
  })
  routes.post(privacy.eraseGuest.path, async context => {
    const by = author(context)
    const erased = await eraseGuest(deps, await readCall(context, guestSelection), by)
    deps.log.info('erased', { ...erased })
    return answerJson(context, replyOf(privacy.eraseGuest, erased))
  })

  return routes

  async function nameOfBusiness(): Promise<string> {
    return (await deps.storage.read.documents.entity(config, 1))?.businessName ?? ''
  }
}
