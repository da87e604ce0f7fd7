import type { Actor } from '../../../../schema/base/access.ts'
import type { Body } from '../../../../schema/base/entity.ts'
import { absences } from '../../../../schema/time/absence.ts'
import { type BranchScope, isInScope } from '../../areas/branchScope.ts'
import { mayDo } from '../../shell/rights.ts'

/** Whether an absence waits for this person: it is asked for, or its withdrawal is. */
export function waitsFor(actor: Actor, body: Body, scope: BranchScope = null): boolean {
  const isOpen = body['state'] === 'requested' || (body['state'] === 'approved' && body['isWithdrawalAsked'] === true)
  return isOpen && isInScope(scope, absences.branches?.(body) ?? []) && mayDo(absences, 'update', actor, body)
}
