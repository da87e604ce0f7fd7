import { type Access, type Actor, may } from '../../schema/base/access.ts'
import type { BranchScope } from '../../schema/statistics/orderDay.ts'
import { Fault } from '../base/http/fault.ts'

/** The branch that is asked for, or all whose figures somebody may read. Throws 403 where that is none. */
export function scopeOf(actor: Actor, access: Access, branch?: number): BranchScope {
  const mayRead = (branches: readonly number[]) => may(actor, 'read', access, branches)
  if (branch !== undefined) {
    if (!mayRead([branch])) throw new Fault(403, 'forbidden')
    return new Set([branch])
  }
  if (mayRead([])) return null
  const own = actor.branches.filter(each => mayRead([each]))
  if (own.length === 0) throw new Fault(403, 'forbidden')
  return new Set(own)
}
