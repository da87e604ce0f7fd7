import { type DeviceRow, openDeviceDatabase } from './deviceDatabase.ts'
import type { Deed } from './outbox.ts'
import type { World } from './world.ts'

/** All deeds of the device, oldest first. */
export async function allDeeds(world: World): Promise<Deed[]> {
  const rows = await (await openDeviceDatabase(world)).deeds.find({ selector: {}, sort: [{ key: 'asc' }] }).exec()
  return rows.map(row => deedOf(row.toJSON())).toSorted((one, other) => one.createdAt - other.createdAt)
}

/** A deed that somebody took off the device meanwhile stays away. */
export async function writeDeed(world: World, deed: Deed): Promise<void> {
  const row = await (await openDeviceDatabase(world)).deeds.findOne(deed.uid).exec()
  await row?.incrementalPatch({ value: rowOf(deed).value })
}

export function rowOf(deed: Deed): DeviceRow {
  return { key: deed.uid, at: deed.createdAt, value: JSON.parse(JSON.stringify(deed)) as DeviceRow['value'] }
}

export function deedOf(row: unknown): Deed {
  return (row as DeviceRow).value as unknown as Deed
}
