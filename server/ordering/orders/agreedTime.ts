import { DAY } from '../../../schema/base/zonedTime.ts'
import { obstacle } from '../../../schema/ordering/obstacles.ts'
import { Fault } from '../../base/http/fault.ts'

/** Days: further ahead nobody promises anything; it is a slip of the finger. */
const FURTHEST_DAYS = 366

/**
 * The time (epoch ms) staff agree on with a guest, from its ISO 8601 instant. They may squeeze in what no guest could book,
 * but not before `earliest`. Throws 422 at `appointmentDate`.
 */
export function agreedTime(date: string, earliest: number, now: number): number {
  const at = Date.parse(date)
  if (at < earliest) throw new Fault(422, [obstacle('appointmentPast', 'appointmentDate')])
  if (at > now + FURTHEST_DAYS * DAY)
    throw new Fault(422, [obstacle('appointmentTooFar', 'appointmentDate', FURTHEST_DAYS)])
  return at
}
