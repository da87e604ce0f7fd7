import type { Context } from 'hono'
import { mayOrders } from '../../../schema/base/access.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'

/** Whether who asks may look after the papers of this branch: its staff, its boards. */
export const reaches = (context: Context<Env>, action: 'read' | 'update', branch: number): boolean =>
  mayOrders({ actor: context.get('actor'), device: context.get('device') }, action, branch)

/** Throws 401 for strangers and 403 for those of another branch. */
export function check(context: Context<Env>, action: 'read' | 'update', branch: number): void {
  signedIn(context)
  if (!reaches(context, action, branch)) throw new Fault(403, 'forbidden')
}

export function signedIn(context: Context<Env>): void {
  if (!context.get('actor') && !context.get('device')) throw new Fault(401, 'unauthorized')
}
