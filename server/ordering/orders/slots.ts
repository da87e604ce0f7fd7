import { Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import { dayOf, instantOnDay, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import * as calls from '../../../schema/ordering/calls.ts'
import { gridOf, type Loads, loadsOf, slotStart } from '../../../schema/ordering/capacity.ts'
import { slotsQuery } from '../../../schema/ordering/requests.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readQuery } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import type { Offer } from './catalogue.ts'

type Reads = Pick<Storage['read']['orders'], 'due'>

/** Which slots of a branch have orders, for a page that offers times: no names, and nothing of the past. */
export function slotRoutes(deps: OrderingDeps, offer: Offer): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.get(calls.takenSlots.path, rateLimit(deps, requestsPerMinute.quote), async context => {
    const { from, days } = readQuery(context, slotsQuery)
    const catalogue = await offer.of(storage.read.documents, idOf(context.req.param('id') ?? ''))
    if (!catalogue) throw new Fault(404, 'notFound')
    const { branch } = catalogue
    const { minutes, capacity, zone } = gridOf(branch)
    const [begin, end] = [instantOnDay(dayOf(from), 0, zone), instantOnDay(dayOf(from) + days, 0, zone)] as const
    const loads = await loadsFrom(
      storage.read.orders,
      branch,
      Math.max(begin, slotStart(clock.now(), minutes, zone)),
      end,
    )
    const taken = [...(loads ?? [])].map(([at, orders]) => ({ at: new Date(at).toISOString(), orders }))
    return answerJson(context, replyOf(calls.takenSlots, { slotMinutes: minutes, slotCapacity: capacity, taken }))
  })

  return routes
}

/**
 * The offer with the places that are taken from `now` (epoch ms) on, as these reads see them: within a transaction nobody
 * can take another one before it ends. A branch without a capacity is asked nothing.
 */
export async function withLoads<Given extends Catalogue>(catalogue: Given, reads: Reads, now: number): Promise<Given> {
  const { branch } = catalogue
  const { minutes, zone } = gridOf(branch)
  const loads = await loadsFrom(reads, branch, slotStart(now, minutes, zone), Number.MAX_SAFE_INTEGER)
  return loads ? { ...catalogue, loads } : catalogue
}

/** What is stored of when an order is due: minutes, because slots begin at minutes and a branch may cut its day anew. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE) * MINUTE

async function loadsFrom(reads: Reads, branch: Branch, from: number, before: number): Promise<Loads | null> {
  const grid = gridOf(branch)
  return grid.capacity === null ? null : loadsOf(grid, await reads.due(branch.id, from, before))
}
