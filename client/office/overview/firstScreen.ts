import { type Actor, orderAccess } from '../../../schema/base/access.ts'
import { opensTab } from '../../../schema/base/areas.ts'
import { mayReadSome, seesOrders } from '../shell/rights.ts'

/**
 * What the first page begins with. `shift`: the board of whoever works in a branch and leads none. `branches`: how those do
 * that one leads. `month`: revenue and files of the bookkeeping. `drafts`: what is to be published, where that is one's work;
 * beside it where there is other work as well.
 */
type FirstPart = 'shift' | 'branches' | 'month' | 'drafts'

/** Two roles have what both begin with. */
export function firstParts(actor: Actor): readonly FirstPart[] {
  const { roles } = actor
  const leads = roles.includes('ROLE_MANAGER') || roles.includes('ROLE_ADMIN')
  const isShift = roles.includes('ROLE_EMPLOYEE') && !leads
  // Whoever only reads what is ordered has the month in its place.
  const moves = mayReadSome(actor, { ...orderAccess, read: orderAccess.update })
  return [
    ...(isShift ? ['shift' as const] : moves ? ['branches' as const] : []),
    ...(roles.includes('ROLE_ACCOUNTING') ? ['month' as const] : []),
    ...(!seesOrders(actor) && opensTab(roles, 'content', 'Seiten') ? ['drafts' as const] : []),
  ]
}
