import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'

/** The promise of an order that was to be paid online and is somebody's to make from `now` (epoch ms) on: it counts from then. An appointment stays. */
export function promiseFrom(
  {
    reckoning,
    promisedAt,
    appointmentAt,
    holdUntil,
  }: Pick<OrderRow, 'reckoning' | 'promisedAt' | 'appointmentAt' | 'holdUntil'>,
  now: number,
): Partial<Pick<OrderRow, 'promisedAt' | 'reckoning'>> {
  if (reckoning === null || promisedAt === null || appointmentAt !== null || holdUntil === null) return {}
  const kept = fromJson(reckoning)
  // For later: it is ready when it was asked for.
  if (kept.reckoned === 0) return {}
  const late = Math.ceil(Math.max(0, now - kept.from) / MINUTE) * MINUTE
  return { promisedAt: promisedAt + late, reckoning: toJson({ ...kept, from: now }) }
}
