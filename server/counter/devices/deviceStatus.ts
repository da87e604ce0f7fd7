import { type Actor, may, orderAccess } from '../../../schema/base/access.ts'
import { devices } from '../../../schema/counter/device.ts'
import type { DeviceStatus } from '../../../schema/counter/pairing.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** What the devices of the reader's branches last said of themselves. */
export async function deviceStatus(read: Storage['read'], reader: Actor): Promise<DeviceStatus[]> {
  const [tokens, beats, entries] = await Promise.all([
    read.devices.tokens(),
    read.devices.heartbeats(),
    read.documents.every(devices),
  ])
  const own = entries.filter(({ branch }) => may(reader, 'read', orderAccess, [branch]))
  return own.map(({ id }) => {
    const token = tokens.find(row => row.device === id)
    const beat = beats.find(row => row.device === id)
    const seenAt = Math.max(token?.seenAt ?? 0, beat?.at ?? 0)
    return {
      id,
      isPaired: token !== undefined,
      seenAt: seenAt || null,
      heartbeat: beat ? fromJson(beat.data) : null,
    }
  })
}
