import { publicOrder } from '../../../../schema/ordering/calls.ts'

/** Orders looked at: the one that failed is the last one of this device. */
const LOOKED_AT = 3

/** Where the last order of this device at a branch can still be paid; null where there is none. Asks the server. */
export async function unpaidOrderOf(branch: number): Promise<string | null> {
  const [{ thisDevice }, { ask }] = await Promise.all([
    import('../../../data/thisDevice.ts'),
    import('../../../data/engine/http.ts'),
  ])
  for (const { uid, hash } of (await thisDevice().orders.list()).slice(0, LOOKED_AT)) {
    const answer = await ask(publicOrder, { params: { uid, hash } })
    if (answer.ok && answer.data.branch.id === branch && answer.data.paymentUrl) return answer.data.paymentUrl
  }
  return null
}
