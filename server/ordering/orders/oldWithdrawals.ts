import type { Chore } from '../../base/chores.ts'
import type { OrderingDeps } from '../deps.ts'

const DAY_MS = 24 * 3_600_000
/** Longer than a device may keep an order that never arrived. */
export const WITHDRAWALS_KEPT_MS = 60 * DAY_MS

type World = Pick<OrderingDeps, 'storage' | 'clock'>

/** Forgets orders that were taken back before they had arrived, once nobody can have them on the way any more. */
export const dropOldWithdrawals = ({ storage, clock }: World): Promise<void> =>
  storage.write(({ withdrawals }) => withdrawals.dropBefore(clock.now() - WITHDRAWALS_KEPT_MS))

export const oldWithdrawals: Chore<World> = {
  name: 'forgetting of orders taken back',
  everyMs: DAY_MS,
  run: dropOldWithdrawals,
}
