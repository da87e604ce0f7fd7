import { type Actor, type Audience, branchOfTeam, may } from '../../../schema/base/access.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'

/** How somebody reads the documents of an entity. */
export interface Reading {
  /** Where they lie. */
  readonly database: Audience
  /** What of a document is theirs to see; null where that is nothing. */
  readonly seen: (body: Body) => Body | null
  /** Whether every document of that database is, just as it lies there. */
  readonly isWhole: boolean
}

/** How staff read an entity; null for whoever sees no more of it than guests do. */
export function staffReading(entity: Entity, actor: Actor | null): Reading | null {
  if (!actor) return null
  const { audiences } = entity
  const isReader = may(actor, 'read', entity.access, actor.branches)
  const database = isReader && audiences.admin && actor.roles.includes('ROLE_ADMIN') ? 'admin' : 'office'
  if (isReader && audiences[database])
    return { database, seen: body => audiences[database]?.(body) ?? null, isWhole: true }
  if (!entity.concerns && !(entity.teams && isReader)) return null
  return { database: 'admin', seen: body => seenBy(entity, actor, body), isWhole: false }
}

/** What of a document that is not for all staff somebody sees: those who lead its branch all of it, those it is about their part. */
function seenBy({ access, teams, concerns }: Entity, actor: Actor, body: Body): Body | null {
  if (teams?.(body).some(branch => may(actor, 'read', access, [branch]))) return body
  return concerns?.persons(body).includes(actor.id) ? concerns.seen(body) : null
}

/** A document as a database of documents shows it; null where it does not. */
export function seenIn({ audiences, teams }: Entity, database: string, body: Body): Body | null {
  const branch = branchOfTeam(database)
  if (branch !== null) return teams?.(body).includes(branch) ? body : null
  for (const [audience, projection] of Object.entries(audiences)) if (audience === database) return projection(body)
  return null
}
