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
  const shown = entries.filter(({ branch }) => may(reader, 'read', orderAccess, [branch]))
  return shown.map(({ id }) => {
    const own = tokens.filter(row => row.device === id)
    const beat = beats.find(row => row.device === id)
    const seenAt = Math.max(...own.map(token => token.seenAt), beat?.at ?? 0)
    return {
      id,
      isPaired: own.length > 0,
      seenAt: seenAt || null,
      heartbeat: beat ? fromJson(beat.data) : null,
    }
  })
}
