import type { Context } from 'hono'
import { looksBack, mayOrders, type Reader } from '../../../schema/base/access.ts'
import { idOf } from '../../base/documents/rest.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn, staffOf } from '../../base/http/sender.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'
import { isLongOver } from './longOver.ts'

type World = Pick<OrderingDeps, 'clock'> & { readonly storage: Pick<Storage, 'read'> }

/**
 * The order an address means, for people and paired devices of its branch. Throws 401 for a guest, 404 where there is no
 * such order and 403 for one of another branch, beyond their rights or long over (`isLongOver`).
 */
export function staffOrder(world: World, context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
  return orderFor(staffOf(context), world, context, action)
}

/** The same for people only: a device at the counter sees no addresses, changes no lines, sends no mails and asks no payment provider. */
export function personsOrder(world: World, context: Context<Env>, action: 'read' | 'update'): Promise<OrderRow> {
  return orderFor({ actor: signedIn(context), device: null }, world, context, action)
}

/** Throws 401 for a guest and 403 for those who have no rights to orders of this branch. */
export function allowOrders(context: Context<Env>, action: 'read' | 'update', branch: number): void {
  if (!mayOrders(staffOf(context), action, branch)) throw new Fault(403, 'forbidden')
}

async function orderFor(
  reader: Reader,
  { storage: { read }, clock }: World,
  context: Context<Env>,
  action: 'read' | 'update',
): Promise<OrderRow> {
  const order = await read.orders.byId(idOf(context.req.param('id') ?? ''))
  if (!order) throw new Fault(404, 'notFound')
  const isTheirs = mayOrders(reader, action, order.branch) && (looksBack(reader) || !isLongOver(order, clock.now()))
  if (!isTheirs) throw new Fault(403, 'forbidden')
  return order
}
