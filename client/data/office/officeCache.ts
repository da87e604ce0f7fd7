import type { RxCollection } from 'rxdb'
import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import { type Envelope, envelopeSchema, officeDatabaseName } from '../engine/envelope.ts'
import { hash } from '../engine/hash.ts'
import type { World } from '../engine/world.ts'

/** The mirrors of a person's databases on this device. */
export interface OfficeCache {
  readonly of: (database: string) => RxCollection<Envelope>
  readonly close: () => Promise<void>
  readonly drop: () => Promise<void>
}

/** Opens the cache of this person, with these roles, for these declarations; one that fits no more is taken away. */
export async function openOfficeCache(
  world: World,
  me: Me,
  entities: readonly Entity[],
  databases: readonly string[],
): Promise<OfficeCache> {
  const scope = hash(me.roles.toSorted().join()).slice(0, 8)
  const name = officeDatabaseName(me.user.id, scope, hash(declarations(entities)).slice(0, 12))
  const collections = Object.fromEntries(databases.map(database => [database, { schema: envelopeSchema }]))
  const database = await openDatabase<Record<string, RxCollection<Envelope>>>(world, {
    name,
    collections,
    cache: `office-${me.user.id}`,
  })
  return {
    of(wanted) {
      const collection = database.collections[wanted]
      if (!collection) throw new Error(`This person has no database ${wanted}.`)
      return collection
    },
    close: async () => {
      await database.close()
    },
    drop: () => dropDatabase(world, name),
  }
}

/** The declarations as far as a device's documents depend on them: fields and index keys. */
function declarations(entities: readonly Entity[]): string {
  return JSON.stringify(
    entities.map(({ type, shape, title, parent, order }) => [
      type,
      Object.keys(shape.shape),
      ...[title, parent, order].map(String),
    ]),
  )
}
