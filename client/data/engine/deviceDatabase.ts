import type { RxCollection, RxDatabase, RxJsonSchema } from 'rxdb'
import { openDatabase } from './database.ts'
import type { World } from './world.ts'

/** A row of what exists on this device only: a cart, a deed that waits, the last known state of an order. */
export interface DeviceRow {
  readonly key: string
  /** Epoch ms. */
  readonly at: number
  readonly value: Readonly<Record<string, unknown>>
}

export interface DeviceCollections {
  carts: RxCollection<DeviceRow>
  deeds: RxCollection<DeviceRow>
  orders: RxCollection<DeviceRow>
}

/** Frozen: what it holds is nowhere else, so it is never dropped, and `value` may grow without a migration. */
export const rowSchema: RxJsonSchema<DeviceRow> = {
  title: 'device row',
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: {
    key: { type: 'string', maxLength: 80 },
    at: { type: 'number', minimum: 0, maximum: 1e16, multipleOf: 1 },
    value: { type: 'object', additionalProperties: true },
  },
  required: ['key', 'at', 'value'],
}

const opened = new WeakMap<World, Promise<RxDatabase<DeviceCollections>>>()

/** The database of carts, deeds and orders of this device, opened once. */
export function openDeviceDatabase(world: World): Promise<RxDatabase<DeviceCollections>> {
  const present = opened.get(world)
  if (present) return present
  const opening = openDatabase<DeviceCollections>(world, {
    name: 'device',
    strict: true,
    collections: { carts: { schema: rowSchema }, deeds: { schema: rowSchema }, orders: { schema: rowSchema } },
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
