import { addDays } from '../../../schema/base/zonedTime.ts'
import { branches } from '../../../schema/business/branch.ts'
import { devices as deviceEntity } from '../../../schema/counter/device.ts'
import type { Lease } from '../../../schema/counter/pairing.ts'
import { businessDayOf, endOfBusinessDay } from '../../../schema/ordering/tickets.ts'
import { Fault } from '../../base/http/fault.ts'
import type { Storage, Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'

/** Who was told which prefix is of interest as long as somebody may hold a slip in the hand. */
const KEPT_DAYS = 30
const HIGHEST = 99

/**
 * A prefix under which a kiosk counts tickets by itself until the business day is over. Never the same twice on one day at a
 * branch, also not for the same device: who asks again has lost its count and must not begin it anew. Throws 409 when there
 * are none left.
 */
export async function leasePrefix({ storage, clock }: MessagesDeps, device: number, branchId: number): Promise<Lease> {
  const now = clock.now()
  const zone = await zoneOf(storage, branchId)
  const businessDay = businessDayOf(now, zone)
  const prefix = await storage.write(async transaction => {
    await transaction.devices.endOldLeases(addDays(businessDay, -KEPT_DAYS))
    const taken = new Set((await transaction.devices.leases(branchId, businessDay)).map(lease => lease.prefix))
    const free = await freePrefix(transaction, device, taken)
    if (!free) throw new Fault(409, 'conflict')
    await transaction.devices.insertLease({ branch: branchId, businessDay, prefix: free, device, createdAt: now })
    return free
  })
  return { prefix, branch: branchId, businessDay, endsAt: endOfBusinessDay(businessDay, zone) }
}

export async function zoneOf({ read }: Pick<Storage, 'read'>, branch: number): Promise<string> {
  const found = await read.documents.entity(branches, branch)
  if (!found) throw new Fault(404, 'notFound')
  return found.timeZone
}

/** The device's own as staff have set it, while nobody had it today; else the first that is nobody's own. */
async function freePrefix(
  transaction: Transaction,
  device: number,
  taken: ReadonlySet<string>,
): Promise<string | undefined> {
  const entries = await transaction.documents.every(deviceEntity)
  const own = new Map(entries.map(({ id, prefix }) => [id, prefix ?? null]))
  const mine = own.get(device)
  if (mine && !taken.has(mine)) return mine
  const reserved = new Set(own.values())
  const all = Array.from({ length: HIGHEST }, (_, index) => `K${index + 1}`)
  return all.find(prefix => !taken.has(prefix) && !reserved.has(prefix))
}
