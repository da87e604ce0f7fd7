import { createHash } from 'node:crypto'
import type { Entity } from '../../../schema/base/entity.ts'
import type { LiveDatabase } from './liveDatabases.ts'

/** Grows with the form of positions: those of another form are taken from the beginning. */
const TOKENS = 2

/** Changes when what an audience sees changes: fields, projections or index keys of an entity. */
export function declarationHash(entities: readonly Entity[], live: readonly LiveDatabase[], variant: string): string {
  const hash = createHash('sha256').update([TOKENS, variant, ...live.map(({ version }) => version)].join('|'))
  for (const { type, shape, audiences: seenBy, title, parent, order, teams, concerns, beside } of entities) {
    hash.update(JSON.stringify([type, Object.keys(shape.shape)]))
    for (const part of [...Object.entries(seenBy).flat(), title, parent, order]) hash.update(String(part))
    for (const part of [teams, concerns?.persons, concerns?.seen, beside?.ids]) if (part) hash.update(String(part))
  }
  return hash.digest('hex')
}
