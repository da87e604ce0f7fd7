import { type Access, type Action, type Actor, actions, type Scope } from '../../../schema/base/access.ts'

/** What there is to have rights to. */
interface Subject {
  readonly label: string
  readonly access: Access
}

export interface RightsRow {
  readonly label: string
  readonly rights: Readonly<Record<Action, Scope | null>>
}

/** What somebody may do with each subject, by the table the server decides by; the widest of their roles counts. */
export function rightsTable({ roles }: Pick<Actor, 'roles'>, subjects: readonly Subject[]): readonly RightsRow[] {
  return subjects.map(({ label, access }) => ({
    label,
    rights: {
      read: widest(access, 'read', roles),
      create: widest(access, 'create', roles),
      update: widest(access, 'update', roles),
      delete: widest(access, 'delete', roles),
    },
  }))
}

function widest(access: Access, action: Action, roles: Actor['roles']): Scope | null {
  const scopes = roles.map(role => access[action][role])
  return scopes.includes('all') ? 'all' : scopes.includes('own') ? 'own' : null
}

/** Whether there is anything they may do with it. */
export const hasRight = ({ rights }: RightsRow): boolean => actions.some(action => rights[action] !== null)
