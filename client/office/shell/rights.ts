import { type Access, type Action, type Actor, branchOfTeam, may, orderAccess } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'

export function actorOf(me: Me): Actor {
  return { id: me.user.id, roles: me.roles, branches: me.user.branches.map(({ id }) => id) }
}

/** Lists this person may open: some scope of reading, and a database that carries it. */
export function readable(entity: Entity, me: Me): boolean {
  const scopes = entity.access.read
  const audiences = Object.keys(entity.audiences)
  const carries = (database: string) =>
    audiences.includes(database) || (entity.teams !== undefined && branchOfTeam(database) !== null)
  return me.roles.some(role => scopes[role]) && me.databases.some(carries)
}

/** Whether a new one may be made; where that depends on branches, at least one branch has to be the person's own. */
export function mayCreate(entity: Entity, actor: Actor): boolean {
  return may(actor, 'create', entity.access, actor.branches)
}

/** Whether the document as it stands may be changed or deleted by this person. */
export function mayDo(entity: Entity, action: Action, actor: Actor, body: Body): boolean {
  return may(actor, action, entity.access, entity.branches?.(body) ?? [])
}

/** Whether this person works with orders: those of all branches, or of one of their own. */
export const seesOrders = (actor: Actor): boolean => mayReadSome(actor, orderAccess)

/** Whether a person may read all of it, or that of a branch of their own. */
export const mayReadSome = (actor: Actor, access: Access): boolean =>
  may(actor, 'read', access, []) || actor.branches.some(branch => may(actor, 'read', access, [branch]))
