import type { Withdrawal } from '../../../schema/ordering/calls.ts'
import { placeless } from '../../../schema/ordering/orderStatus.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderingDeps } from '../deps.ts'
import { moveIn } from './move.ts'
import { fingerprintOf, receiptOf } from './place.ts'

/**
 * Takes back an order whose author never heard what became of it. One that has not arrived never will: its uid is noted, and
 * what is still on its way is refused. One that nobody has taken up yet is canceled; what was confirmed stands, and its author
 * gets the receipt. The same question again has the same answer.
 */
export async function withdrawOrder(deps: OrderingDeps, call: OrderCall): Promise<Withdrawal> {
  const fingerprint = fingerprintOf(call)
  return deps.storage.write(async transaction => {
    const known = await transaction.orders.byUid(call.uid)
    if (!known) {
      await transaction.withdrawals.insert({ uid: call.uid, createdAt: deps.clock.now() })
      return { outcome: 'withdrawn' }
    }
    if (known.fingerprint !== fingerprint) throw new Fault(422, 'uidReused')
    if (placeless.includes(known.status)) return { outcome: 'withdrawn' }
    if (known.status !== 'new') return { outcome: 'kept', receipt: receiptOf(known) }
    await moveIn(transaction, deps, known, { action: 'cancel', actor: 'guest' })
    return { outcome: 'withdrawn' }
  })
}
