import { type Access, type Actor, may } from '../../schema/base/access.ts'
import type { BranchScope } from '../../schema/statistics/orderDay.ts'
import { Fault } from '../base/http/fault.ts'

/** The branches that are asked for, or all whose figures somebody may read. Throws 403 where that is none. */
export function scopeOf(actor: Actor, access: Access, asked?: readonly number[]): BranchScope {
  const mayRead = (branches: readonly number[]) => may(actor, 'read', access, branches)
  if (asked !== undefined) {
    if (!mayRead(asked)) throw new Fault(403, 'forbidden')
    return new Set(asked)
  }
  if (mayRead([])) return null
  const own = actor.branches.filter(each => mayRead([each]))
  if (own.length === 0) throw new Fault(403, 'forbidden')
  return new Set(own)
}
