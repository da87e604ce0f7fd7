import { createHash, ECDH, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/base/calls.ts'
import { text } from '../../../schema/base/fields.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import type { MessagesDeps } from '../deps.ts'
import { de } from './texts.ts'

/** Devices one owner may have told. One more takes the place of the oldest: many die without a word. */
export const DEVICES_PER_OWNER = 5
const LIMIT = 8 * 1024

const key = (characters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`))
/** An order, the person who is signed in, or else the device the request comes from and the person where there is none. */
const owner = z
  .object({ order: z.object({ uid: z.uuid(), hash: text(64) }).optional(), isPerson: z.boolean().optional() })
  .optional()
const subscribeCall = z.object({
  subscription: z.object({
    endpoint: z.url().max(1000),
    /** A point of P-256 and 16 bytes, both in base64url. */
    keys: z.object({ p256dh: key(87).refine(isOnCurve), auth: key(22) }),
  }),
  owner,
})
const unsubscribeCall = z.object({ endpoint: z.url().max(1000), owner })
type Owner = z.infer<typeof owner>

/** Web Push: the server's key, and which devices are told about an order, by a guest, a person of the staff or a device. */
export function pushRoutes(deps: MessagesDeps): Hono<Env> {
  const { storage, clock, messengers } = deps
  const routes = new Hono<Env>()
  const limited = rateLimit(deps, requestsPerMinute.write)

  routes.get(calls.pushKey.path, context => {
    const claimed = { isPerson: context.req.query('owner') === 'person' }
    // Who would be told from here, so that all pages of one browser mean the same; null for a guest.
    const data = { publicKey: messengers.push.publicKey, owner: staffName(context, claimed) }
    return context.json(replyOf(calls.pushKey, data))
  })

  routes.post(calls.subscribe.path, limited, async context => {
    const { subscription, owner: claimed } = await readCall(context, subscribeCall, LIMIT)
    const { endpoint, keys } = subscription
    if (!messengers.push.accepts(endpoint))
      throw new Fault(422, [{ code: 'url', message: de.unreachable, field: 'subscription.endpoint' }])
    const name = await ownerOf(context, claimed)
    await storage.write(async ({ pushes }) => {
      await pushes.put({ endpoint, ...keys, owner: name, createdAt: clock.now() })
      const kept = (await pushes.ofOwner(name)).toSorted(
        (one, other) => one.createdAt - other.createdAt || one.id - other.id,
      )
      for (const { id } of kept.slice(0, -DEVICES_PER_OWNER)) await pushes.remove(id)
    })
    return context.json(replyOf(calls.subscribe, { isOn: true }), 201)
  })

  routes.delete(calls.unsubscribe.path, limited, async context => {
    const { endpoint, owner: claimed } = await readCall(context, unsubscribeCall, LIMIT)
    const name = await ownerOf(context, claimed)
    const isUsed = await storage.write(async ({ pushes }) => {
      await pushes.removeOf(name, endpoint)
      return pushes.isUsed(endpoint)
    })
    // A browser has one address for all of its pages: it is given up only when nobody needs it any more.
    return context.json(replyOf(calls.unsubscribe, { isUsed }))
  })

  /** Who asks; for an order its uid and hash are the right to it. */
  async function ownerOf(context: Context<Env>, claimed: Owner): Promise<string> {
    if (claimed?.order) {
      const { uid, hash } = claimed.order
      const order = await storage.read.orders.byUid(uid)
      if (!timingSafeEqual(digest(hash), digest(order?.hash ?? '')) || !order) throw new Fault(404, 'notFound')
      return `orders:${order.id}`
    }
    const name = staffName(context, claimed)
    if (name === null) throw new Fault(401, 'unauthorized')
    return name
  }

  return routes
}

/** Nobody could encrypt for another one: it would be tried for days. */
function isOnCurve(point: string): boolean {
  try {
    return ECDH.convertKey(point, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

function staffName(context: Context<Env>, claimed: Owner): string | null {
  const [actor, device] = [context.get('actor'), context.get('device')]
  if (device && !claimed?.isPerson) return `devices:${device.id}`
  return actor ? `users:${actor.id}` : null
}

/** Same length whatever was given, so that the comparison tells nothing. */
const digest = (words: string): Buffer => createHash('sha256').update(words).digest()
