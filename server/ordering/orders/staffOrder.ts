import type { Context } from 'hono'
import { type Actor, mayOrders, type Reader } from '../../../schema/base/access.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import { idOf } from '../../base/documents/rest.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { readerOf } from '../../base/http/sender.ts'

type Reads = Pick<Storage, 'read'>

/**
 * The order an address means, for people and paired devices of its branch. Throws 401 for a guest, 404 where there is no
 * such order and 403 for one of another branch or beyond their rights (design 8.10).
 */
export function staffOrder(storage: Reads, context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
  return orderFor(staffOf(context), storage, context, action)
}

/** The same for people only: a device at the counter sends no mails and asks no payment provider. */
export function personsOrder(storage: Reads, context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
  return orderFor({ actor: signedIn(context), device: null }, storage, context, action)
}

async function orderFor(
  reader: Reader,
  { read }: Reads,
  context: Context<Env>,
  action: 'read' | 'update',
): Promise<OrderRow> {
  const order = await read.orders.byId(idOf(context.req.param('id') ?? ''))
  if (!order) throw new Fault(404, 'notFound')
  if (!mayOrders(reader, action, order.branch)) throw new Fault(403, 'forbidden')
  return order
}

/** Who asks, a person or a device. Throws 401 for a guest. */
export function staffOf(context: Context<Env>): Reader {
  const reader = readerOf(context)
  if (!reader.actor && !reader.device) throw new Fault(401, 'unauthorized')
  return reader
}

/** Who is signed in. Throws 401. */
export function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}

/** Who did it, for the audit trail: `users:5`, `devices:3`. */
export function authorOf(context: Context<Env>): string {
  const { actor, device } = staffOf(context)
  return actor ? `users:${actor.id}` : `devices:${device?.id}`
}
