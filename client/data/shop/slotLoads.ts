import type { Branch } from '../../../schema/business/branch.ts'
import { takenSlots } from '../../../schema/ordering/calls.ts'
import type { Loads } from '../../../schema/ordering/capacity.ts'
import { ask, type Call, call, NetworkError } from '../engine/http.ts'

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
  const query = `?from=${from}&days=${days}`
  const answer = await ask(takenSlots, { params: { id: branch.id }, query }, { send, ...(signal && { signal }) })
  if (!answer.ok) throw new NetworkError(`No slots: ${answer.status}`)
  return new Map(answer.data.taken.map(({ at, orders }) => [Date.parse(at), orders]))
}
