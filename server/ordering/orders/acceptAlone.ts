import { branches } from '../../../schema/business/branch.ts'
import { storedOf } from '../../base/storage/json.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { isNewToBranch } from '../payments/hold.ts'
import { type Follower, follow } from './step.ts'

/**
 * At a branch that wants it a new order is taken without anybody: in the transaction that places it, or pays it where it is
 * paid online. An inquiry, and what a person has to look at, waits for that person. `others` learn of it as of any step.
 */
export const acceptAlone =
  (others: readonly Follower[]): Follower =>
  async (transaction, step) => {
    const { order, at, items } = step
    if (!isNewToBranch(step) || order.status !== 'new' || order.isQuotation === 1 || order.needsReview === 1) return
    if (!(await accepts(transaction, order.branch))) return
    const change = { ...order, from: order.status, status: 'confirmed' as const, updatedAt: at }
    if (!(await transaction.orders.move(change))) return
    const { from: _from, ...row } = change
    const taken = { ...row, rev: order.rev + 1 }
    const { rev, status } = taken
    await transaction.orders.insertEvent({ order: order.id, rev, action: 'confirm', status, actor: 'system', at })
    await follow(others, transaction, { name: 'confirm', order: taken, at, ...(items && { items }) })
  }

/** Read once per revision of a branch: every order asks. */
const known = new Map<number, { readonly rev: string; readonly isAccepting: boolean }>()

async function accepts({ documents }: Transaction, id: number): Promise<boolean> {
  const row = await documents.document('branches', id)
  if (!row) return false
  const before = known.get(id)
  const isAccepting = before?.rev === row.rev ? before.isAccepting : storedOf(branches, row).isAutoAccepted === true
  known.set(id, { rev: row.rev, isAccepting })
  return isAccepting
}
