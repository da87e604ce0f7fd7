import { cancelOrder, type PublicOrder, publicOrder } from '../../../../schema/ordering/calls.ts'
import { thisDevice } from '../../../data/thisDevice.ts'
import { now } from '../../../device/clock.ts'
import type { LostOrder } from './lostOrder.ts'

interface KeptOrder {
  readonly uid: string
  readonly hash: string
  readonly order: PublicOrder | null
  readonly branch?: number
}

/** The orders of a device that may wait for their payment at a branch: those it knows to wait, and those it never heard of since. */
export const maybeUnpaid = (kept: readonly KeptOrder[], branch: number): readonly KeptOrder[] =>
  kept.filter(
    ({ order, branch: at }) => (at ?? order?.branch.id) === branch && (order === null || order.paymentUrl !== null),
  )

/** The order of this device that waits for its payment at a branch, as the server knows it now; null where there is none. */
export async function unpaidOrderOf(branch: number): Promise<LostOrder | null> {
  const { orders } = thisDevice()
  for (const { uid, hash } of maybeUnpaid(await orders.list(), branch)) {
    const order = await asked('look', { uid, hash })
    if (order) await orders.save({ uid, hash, order, branch, at: now() })
    if (order?.paymentUrl) return { uid, hash, order }
  }
  return null
}

/** Calls it off; whether that was taken. */
export async function discardOrder({ uid, hash, order: { branch } }: LostOrder): Promise<boolean> {
  const order = await asked('cancel', { uid, hash })
  if (order) await thisDevice().orders.save({ uid, hash, order, branch: branch.id, at: now() })
  return order !== null
}

async function asked(what: 'look' | 'cancel', params: Pick<KeptOrder, 'uid' | 'hash'>): Promise<PublicOrder | null> {
  const { ask } = await import('../../../data/engine/http.ts')
  const key = { uid: params.uid, hash: params.hash }
  const answer =
    what === 'look' ? await ask(publicOrder, { params: key }) : await ask(cancelOrder, { params: key, body: {} })
  return answer.ok ? answer.data : null
}
