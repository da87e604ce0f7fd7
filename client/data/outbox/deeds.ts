import { type DeviceRow, openDeviceDatabase } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'
import type { Deed } from './outbox.ts'

/**
 * Key of the row among the deeds that holds a kiosk's leased prefix (kiosk.ts). Numbers are counted by the deeds, so lease and
 * count lie in one store: they are lost together or not at all.
 */
export const LEASE = 'lease'

/** All deeds of the device, oldest first. */
export async function allDeeds(world: World): Promise<Deed[]> {
  const rows = await (await openDeviceDatabase(world)).deeds.find({ selector: {}, sort: [{ key: 'asc' }] }).exec()
  const deeds = rows.map(row => row.toJSON()).filter(row => row.key !== LEASE)
  return deeds.map(deedOf).toSorted((one, other) => one.createdAt - other.createdAt)
}

/**
 * Writes how a deed stands and says whether that is so. A deed that somebody took off the device meanwhile stays away, and an
 * order that the kiosk has given a number of its own meanwhile keeps it.
 */
export async function writeDeed(world: World, deed: Deed): Promise<boolean> {
  return changeDeed(world, deed.uid, stored => (stored.body.offline && !deed.body.offline ? null : deed))
}

/** Changes a deed by what it is at that moment; null leaves it. Says whether it was changed. */
export async function changeDeed(world: World, uid: string, change: (stored: Deed) => Deed | null): Promise<boolean> {
  const row = await (await openDeviceDatabase(world)).deeds.findOne(uid).exec()
  let isChanged = false
  await row?.incrementalModify(data => {
    const changed = change(deedOf(data))
    isChanged = changed !== null
    return changed ? { ...data, value: rowOf(changed).value } : data
  })
  return isChanged
}

export function rowOf(deed: Deed): DeviceRow {
  return { key: deed.uid, at: deed.createdAt, value: JSON.parse(JSON.stringify(deed)) as DeviceRow['value'] }
}

export function deedOf(row: unknown): Deed {
  return (row as DeviceRow).value as unknown as Deed
}
