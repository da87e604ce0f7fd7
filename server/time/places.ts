import { type Actor, keptByTeam, may } from '../../schema/base/access.ts'
import type { User } from '../../schema/business/user.ts'
import { Fault } from '../base/http/fault.ts'

/** The branches somebody reads the working time of. */
export interface Places {
  /** Whether one of some branches is asked for and may be read; of nobody's, that is for whoever may read all of them. */
  has(branches: readonly number[]): boolean
}

/** The branch that is asked for, or all whose working time somebody may read. Throws 403 where that is none. */
export function placesOf(actor: Actor, branch?: number): Places {
  const mayRead = (branches: readonly number[]) => may(actor, 'read', keptByTeam, branches)
  const mayAll = mayRead([])
  if (branch !== undefined && !mayRead([branch])) throw new Fault(403, 'forbidden')
  if (!mayAll && !actor.branches.some(own => mayRead([own]))) throw new Fault(403, 'forbidden')
  if (branch !== undefined) return { has: branches => branches.includes(branch) }
  return { has: branches => mayAll || branches.some(each => mayRead([each])) }
}

/** People by their names, as a list of them is read. */
export const byName = (one: User, other: User): number =>
  one.lastName.localeCompare(other.lastName, 'de') ||
  one.firstName.localeCompare(other.firstName, 'de') ||
  one.id - other.id
