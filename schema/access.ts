/**
 * Who may do what: one table role × entity × action × scope, enforced on REST and replication alike (design 8.10).
 * `own` means: only documents whose branches are all among the user's branches.
 */
export const roles = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EMPLOYEE: 'Mitarbeit',
  ROLE_EDITOR: 'Redaktion',
  ROLE_ACCOUNTING: 'Buchhaltung',
} as const
export type Role = keyof typeof roles

export const actions = ['read', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]
export type Scope = 'all' | 'own'
export type Access = Readonly<Record<Action, Readonly<Partial<Record<Role, Scope>>>>>

/** The signed-in person as far as rights are concerned. */
export interface Actor {
  readonly id: number
  readonly roles: readonly Role[]
  readonly branches: readonly number[]
}

const everyStaff = {
  ROLE_ADMIN: 'all',
  ROLE_MANAGER: 'all',
  ROLE_EMPLOYEE: 'all',
  ROLE_EDITOR: 'all',
  ROLE_ACCOUNTING: 'all',
} as const
const admins = { ROLE_ADMIN: 'all' } as const
const managers = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all' } as const
const ownManagers = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own' } as const
const ownStaff = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own' } as const
const editors = { ROLE_ADMIN: 'all', ROLE_MANAGER: 'all', ROLE_EDITOR: 'all' } as const

/** Only administrators see and change it. */
export const adminsOnly: Access = { read: admins, create: admins, update: admins, delete: admins }
/** All staff read it, administrators change it. */
export const keptByAdmins: Access = { read: everyStaff, create: admins, update: admins, delete: admins }
/** All staff read it, managers keep it for the whole business. */
export const keptByManagers: Access = { read: everyStaff, create: managers, update: managers, delete: managers }
/** All staff read it, managers keep what belongs to their own branches. */
export const keptByOwnManagers: Access = {
  read: everyStaff,
  create: ownManagers,
  update: ownManagers,
  delete: ownManagers,
}
/** All staff read it, who works at a branch keeps what belongs to it: what has to be done at the counter, at once. */
export const keptByOwnStaff: Access = { read: everyStaff, create: ownStaff, update: ownStaff, delete: ownStaff }
/** All staff read it, managers change their own branches, only administrators make or remove one. */
export const changedByOwnManagers: Access = { read: everyStaff, create: admins, update: ownManagers, delete: admins }
/** All staff read it, editors and managers keep it. */
export const keptByEditors: Access = { read: everyStaff, create: editors, update: editors, delete: editors }

/** Orders are deeds and no documents: read and moved by those who work at the branch, read by accounting. */
export const orderAccess: Access = {
  read: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own', ROLE_ACCOUNTING: 'all' },
  create: {},
  update: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own' },
  delete: {},
}

/**
 * Whether `actor` may do `action` under this table. `branches` are the branches the document belongs to: before and
 * after the change both must pass. A document of no branch is nobody's own.
 */
export function may(actor: Actor, action: Action, access: Access, branches: readonly number[]): boolean {
  return actor.roles.some(role => {
    const scope = access[action][role]
    if (scope === 'all') return true
    return scope === 'own' && branches.length > 0 && branches.every(branch => actor.branches.includes(branch))
  })
}

/** Replication databases this person may open; each is authorised as a whole (design 4). */
export function databasesOf(actor: Actor | null): ('public' | 'office' | 'admin')[] {
  if (!actor || actor.roles.length === 0) return ['public']
  return actor.roles.includes('ROLE_ADMIN') ? ['public', 'office', 'admin'] : ['public', 'office']
}
