import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Pending } from '../engine/connection.ts'
import { envelopeSchema, officeDatabaseName } from '../engine/envelope.ts'
import { hash } from '../engine/hash.ts'
import type { ReplicaDeclaration } from '../sync/replica.ts'

/** What a person may read in the office, with these roles, by these declarations; `pending` is what they changed. */
export function officeReplica(
  { user, roles }: Pick<Me, 'user' | 'roles'>,
  entities: readonly Entity[],
  databases: readonly string[],
  pending: Promise<Pending>,
): ReplicaDeclaration {
  const scope = hash(roles.toSorted().join()).slice(0, 8)
  return {
    name: `office-${user.id}`,
    database: officeDatabaseName(user.id, scope, hash(declarations(entities)).slice(0, 12)),
    collections: Object.fromEntries(databases.map(database => [database, database])),
    schema: envelopeSchema,
    pending,
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
