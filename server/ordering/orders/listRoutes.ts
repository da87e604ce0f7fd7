import { type Context, Hono } from 'hono'
import { type Device, may, mayCall, mayOrders, type Reader, revenueAccess } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { type Problem, parse, problem } from '../../../schema/base/problems.ts'
import { missedReason } from '../../../schema/ordering/missedOrder.ts'
import * as calls from '../../../schema/ordering/officeCalls.ts'
import { expectedQuery, type HistoryQuery, historyQuery } from '../../../schema/ordering/staffCalls.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readQuery } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn, staffOf } from '../../base/http/sender.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { isHeld } from '../payments/hold.ts'
import { expectedOrders } from './expectedOrders.ts'
import { history } from './history.ts'
import { endedOrders, ordersHeld, ordersOfAll, ordersToMake, unendedOrders } from './openOrders.ts'
import { revenueOf } from './revenue.ts'
import { currentView, frontdeskView, missable, staffView } from './staffView.ts'

const MAX_LIMIT = 500
const DEFAULT_LIMIT = 100

/** Knows paired devices by their tokens. */
export interface BoardKeys {
  deviceOf(token: string): Promise<Device | null>
}

/** Lists of orders for staff and for the boards of a branch. */
export function orderListRoutes(deps: OrderingDeps, keys: BoardKeys): Hono<Env> {
  const { storage, clock } = deps
  const { read } = storage
  const routes = new Hono<Env>()

  routes.get(calls.orderHistory.path, async context => {
    const { filter, limit, cursor } = historyQueryOf(context.req.query())
    // What was once ordered is for people: a screen has what is to be made now.
    const reader = { actor: signedIn(context) }
    const page = await history(read, reader, filter, { cursor, limit }, clock.now())
    const end = page.cursor === null ? { more: false } : { more: true, cursor: page.cursor }
    return answerJson(context, { ...replyOf(calls.orderHistory, page.orders.map(staffView)), ...end })
  })
  routes.get(calls.currentOrders.path, async context => {
    const orders = await ordersOfAll(read, await wantedBranches(read, context), ordersToMake, clock.now())
    const isForScreen = isScreen(staffOf(context))
    const current = await Promise.all(orders.map(order => currentView(read, order, isForScreen)))
    return answerJson(context, replyOf(calls.currentOrders, current))
  })
  routes.get(calls.heldOrders.path, async context => {
    // Whom to telephone is for people.
    signedIn(context)
    const orders = await ordersOfAll(read, await wantedBranches(read, context), ordersHeld, clock.now())
    const held = await Promise.all(orders.map(order => currentView(read, order, false)))
    return answerJson(context, replyOf(calls.heldOrders, held))
  })
  routes.get(calls.missedOrders.path, async context => {
    const now = clock.now()
    const missed: calls.MissedOrder[] = []
    const isForScreen = isScreen(staffOf(context))
    for (const branch of await wantedBranches(read, context))
      for (const order of [...(await unendedOrders(read, branch, now)), ...(await endedOrders(read, branch, now))]) {
        // Who is still paying misses nobody, unless what came is not what was agreed.
        if (isHeld(order) && order.needsReview === 0) continue
        const reason = missedReason(missable(order), now)
        if (reason) missed.push({ ...(await currentView(read, order, isForScreen)), missed: reason })
      }
    return answerJson(context, replyOf(calls.missedOrders, missed))
  })
  routes.get(calls.revenueToday.path, async context => {
    const actor = signedIn(context)
    const asked = await wantedBranches(read, context)
    const seen = asked.filter(branch => may(actor, 'read', revenueAccess, [branch]))
    if (seen.length === 0 && !may(actor, 'read', revenueAccess, actor.branches)) throw new Fault(403, 'forbidden')
    return answerJson(context, replyOf(calls.revenueToday, await revenueOf(read, seen, clock.now())))
  })
  routes.get(calls.expectedOrdersCall.path, async context => {
    const asked = await wantedBranches(read, context)
    const expected = await expectedOrders(read, asked, readQuery(context, expectedQuery).from, clock.now())
    return answerJson(context, replyOf(calls.expectedOrdersCall, expected))
  })
  routes.get('/orders/frontdesk/:branch/:key?', async context => {
    const [branch] = await boardBranch(context, mayCall)
    return answerJson(context, { data: (await ordersToMake(read, branch, clock.now())).map(frontdeskView) })
  })
  routes.get('/orders/backoffice/:branch/:key?', async context => {
    const [branch, reader] = await boardBranch(context, (who, at) => mayOrders(who, 'read', at))
    const orders = await ordersToMake(read, branch, clock.now())
    const views = orders.map(order => currentView(read, order, isScreen(reader)))
    return answerJson(context, { data: await Promise.all(views) })
  })

  /**
   * The branch of a board and who stands there: by the key in the address, or better by `Authorization`, which is in
   * no log. A wrong key and a branch it is not for are the same 404.
   */
  async function boardBranch(
    context: Context<Env>,
    may: (reader: Reader, branch: number) => boolean,
  ): Promise<[branch: number, reader: Reader]> {
    const branch = idOf(context.req.param('branch') ?? '')
    const key = context.req.param('key')
    const device: Device | null = key ? await keys.deviceOf(key) : context.get('device')
    const reader = key ? { actor: null, device } : { actor: context.get('actor'), device }
    if (!may(reader, branch)) throw new Fault(404, 'notFound')
    return [branch, reader]
  }

  return routes
}

/** `filter[branch]`, one or several ('1,8'), or all that the reader may see. */
async function wantedBranches(
  { orderLists }: Pick<Storage['read'], 'orderLists'>,
  context: Context<Env>,
): Promise<number[]> {
  const reader = staffOf(context)
  const wanted = context.req.query('filter[branch]')
  if (wanted === undefined) return (await orderLists.branches()).filter(branch => mayOrders(reader, 'read', branch))
  const branches = [...new Set(wanted.split(',').map(idOf))]
  if (!branches.every(branch => mayOrders(reader, 'read', branch))) throw new Fault(403, 'forbidden')
  return branches
}

/** Whether a device asks and no person. */
const isScreen = ({ actor }: Reader): boolean => actor === null

function historyQueryOf(query: Readonly<Record<string, string>>): {
  filter: HistoryQuery
  limit: number
  cursor: string | null
} {
  const { limit = String(DEFAULT_LIMIT), cursor = null } = query
  const given = Object.entries(query).flatMap(([name, value]) => {
    const field = /^filter\[(\w+)\]$/.exec(name)?.[1]
    return field === undefined || value === '' ? [] : [[field, value] as const]
  })
  const parsed = parse(historyQuery, Object.fromEntries(given))
  const problems: Problem[] = parsed.ok
    ? []
    : parsed.problems.map(each => ({ ...each, field: `filter[${each.field}]` }))
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT)
    problems.push(problem('number', 'limit'))
  if (!parsed.ok || problems.length > 0) throw new Fault(400, problems)
  return { filter: parsed.data, limit: Number(limit), cursor }
}
