import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** The order an address means by uid and hash. Wrong uid and wrong hash are the same 404, in the same time. */
export async function publicOrder({ read }: Pick<Storage, 'read'>, context: Context<Env>): Promise<OrderRow> {
  const order = await read.orders.byUid((context.req.param('uid') ?? '').toLowerCase())
  const isRight = timingSafeEqual(digest(context.req.param('hash') ?? ''), digest(order?.hash ?? ''))
  if (!order || !isRight) throw new Fault(404, 'notFound')
  return order
}

/** Same length whatever was given, so that the comparison tells nothing. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
