import type { Context } from 'hono'
import { type Actor, may, orderAccess } from '../../schema/access.ts'
import { MAX_ID } from '../../schema/fields.ts'
import type { OrderRow } from '../storage/orders.ts'
import type { Storage } from '../storage/storage.ts'
import type { Env } from './env.ts'
import { Fault } from './fault.ts'

/** The order of an address, for the staff of its branch. Throws 401, 403 or 404. */
export async function staffOrder(
  { read }: Pick<Storage, 'read'>,
  context: Context<Env>,
  action: 'read' | 'update',
): Promise<OrderRow> {
  const actor = signedIn(context)
  const order = await read.orders.byId(numberIn(context, 'id'))
  if (!order) throw new Fault(404, 'notFound')
  if (!may(actor, action, orderAccess, [order.branch])) throw new Fault(403, 'forbidden')
  return order
}

/** Who is signed in. Throws 401. */
export function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}

/** An id in an address. Throws 404 for what cannot be one. */
export function numberIn(context: Context<Env>, name: string): number {
  const given = context.req.param(name) ?? ''
  const id = /^\d{1,16}$/.test(given) ? Number(given) : 0
  if (id < 1 || id > MAX_ID) throw new Fault(404, 'notFound')
  return id
}
