import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Pending } from '../engine/connection.ts'
import { envelopeSchema, officeDatabaseName } from '../engine/envelope.ts'
import { hash } from '../engine/hash.ts'
import type { ReplicaDeclaration } from '../sync/replica.ts'

/** The database on the device for what a person with these roles may read, by these declarations. */
export function officeDatabase({ user, roles }: Pick<Me, 'user' | 'roles'>, entities: readonly Entity[]): string {
  const scope = hash(roles.toSorted().join()).slice(0, 8)
  return officeDatabaseName(user.id, scope, hash(declarations(entities)).slice(0, 12))
}

/** What a person may read in the office is kept in `database`; `pending` is what they changed. */
export function officeReplica(
  { user }: Pick<Me, 'user'>,
  database: string,
  databases: readonly string[],
  pending: Promise<Pending>,
): ReplicaDeclaration {
  return {
    name: `office-${user.id}`,
    database,
    collections: Object.fromEntries(databases.map(name => [name, name])),
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
