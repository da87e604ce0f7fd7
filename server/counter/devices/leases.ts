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
/** Whoever asks again has lost its count: that happens, and not all day. The other kiosks of the branch need some too. */
const PER_DAY = 12

/**
 * A prefix under which a kiosk counts tickets by itself until the business day is over. Never the same twice on one day at a
 * branch, also not for the same device: who asks again has lost its count and must not begin it anew. Throws 409 when there
 * are none left, or this device had too many.
 */
export async function leasePrefix({ storage, clock }: MessagesDeps, device: number, branchId: number): Promise<Lease> {
  const now = clock.now()
  const zone = await zoneOf(storage, branchId)
  const businessDay = businessDayOf(now, zone)
  const prefix = await storage.write(async transaction => {
    await transaction.devices.endOldLeases(addDays(businessDay, -KEPT_DAYS))
    const leases = await transaction.devices.leases(branchId, businessDay)
    if (leases.filter(lease => lease.device === device).length >= PER_DAY) throw new Fault(409, noneLeft)
    const free = await freePrefix(transaction, device, new Set(leases.map(lease => lease.prefix)))
    if (!free) throw new Fault(409, noneLeft)
    await transaction.devices.insertLease({ branch: branchId, businessDay, prefix: free, device, createdAt: now })
    return free
  })
  return { prefix, branch: branchId, businessDay, endsAt: endOfBusinessDay(businessDay, zone) }
}

const noneLeft = [{ code: 'noPrefix', message: 'Für heute ist für diesen Kiosk kein Nummernkreis mehr frei.' }]

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
