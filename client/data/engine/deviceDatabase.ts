import type { RxCollection, RxDatabase } from 'rxdb'
import { openDatabase } from './database.ts'
import { type DeviceRow, rowSchema, type Shelf, shelf } from './shelf.ts'
import type { World } from './world.ts'

interface DeviceCollections {
  carts: RxCollection<DeviceRow>
  deeds: RxCollection<DeviceRow>
  orders: RxCollection<DeviceRow>
}

const opened = new WeakMap<World, Promise<RxDatabase<DeviceCollections>>>()

/** A shelf of the database of this device, for values that `is` tells from others. */
export const deviceShelf = <T>(
  world: World,
  name: keyof DeviceCollections,
  is: (value: unknown) => value is T,
): Shelf<T> => shelf(async () => (await openDeviceDatabase(world))[name], is)

/** The database of carts, deeds, orders and the guest of this device, opened once. */
export function openDeviceDatabase(world: World): Promise<RxDatabase<DeviceCollections>> {
  const present = opened.get(world)
  if (present) return present
  const opening = openDatabase<DeviceCollections>(world, {
    name: 'device',
    strict: true,
    collections: {
      carts: { schema: rowSchema },
      deeds: { schema: rowSchema },
      orders: { schema: rowSchema },
    },
  })
  opened.set(world, opening)
  // After a failure the next caller tries anew.
  opening.catch(() => opened.delete(world))
  return opening
}

export async function closeDeviceDatabase(world: World): Promise<void> {
  const present = await opened.get(world)?.catch(() => null)
  opened.delete(world)
  await present?.close().catch(() => {})
}
