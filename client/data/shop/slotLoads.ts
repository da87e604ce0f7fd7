import type { Branch } from '../../../schema/business/branch.ts'
import type { Loads } from '../../../schema/ordering/capacity.ts'
import { type Call, call, NetworkError } from '../engine/http.ts'

interface SlotsAnswer {
  readonly taken: readonly { readonly at: string; readonly orders: number }[]
}

/**
 * How many orders the slots of a branch have on `days` (1 to 62) local dates from `from` (YYYY-MM-DD) on, by the start of the
 * slot (epoch ms): together with `gridOf(branch)` it says which times are still free. Slots without orders are left out;
 * a branch without a capacity is not asked for. Throws NetworkError if the server gives no answer: then nobody knows, and
 * the order itself will be told.
 */
export async function fetchLoads(
  branch: Pick<Branch, 'id' | 'slotCapacity'>,
  from: string,
  days: number,
  { signal, send = call }: { readonly signal?: AbortSignal; readonly send?: Call } = {},
): Promise<Loads> {
  if (!branch.slotCapacity) return new Map()
  const path = `/api/branches/${branch.id}/slots?from=${from}&days=${days}`
  const answer = await send<SlotsAnswer>(path, signal ? { signal } : {})
  if (!answer.ok) throw new NetworkError(`No slots: ${answer.status}`)
  return new Map(answer.data.taken.map(({ at, orders }) => [Date.parse(at), orders]))
}
