import { type PublicOrder, publicOrder } from '../../../../schema/ordering/calls.ts'

/** An order whose payment brought no money. */
export interface LostOrder {
  readonly uid: string
  readonly hash: string
  readonly order: PublicOrder
}

/** Orders looked at: the one that failed is the last one of this device. */
const LOOKED_AT = 3

/**
 * The order a guest comes back from paying for: the one the address names, or the last one of this device at the branch that
 * can still be paid. Null where there is none. Asks the server.
 */
export async function lostOrderOf(branch: number, address: URLSearchParams): Promise<LostOrder | null> {
  const named = { uid: address.get('order') ?? '', hash: address.get('key') ?? '' }
  if (named.uid !== '' && named.hash !== '') return seen(named)
  const { thisDevice } = await import('../../../data/thisDevice.ts')
  for (const { uid, hash } of (await thisDevice().orders.list()).slice(0, LOOKED_AT)) {
    const found = await seen({ uid, hash })
    if (found?.order.branch.id === branch && found.order.paymentUrl) return found
  }
  return null
}

async function seen(key: Pick<LostOrder, 'uid' | 'hash'>): Promise<LostOrder | null> {
  const { ask } = await import('../../../data/engine/http.ts')
  const answer = await ask(publicOrder, { params: { uid: key.uid, hash: key.hash } })
  return answer.ok ? { ...key, order: answer.data } : null
}
