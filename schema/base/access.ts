/** Who receives a document; each audience is one CouchDB-style database, authorised as a whole. */
export const audiences = ['public', 'office', 'admin'] as const
export type Audience = (typeof audiences)[number]

/**
 * Who may do what: one table role × entity × action × scope, enforced on REST and replication alike.
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

/** Whoever works here, whatever they do. */
export const everyStaff = {
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
/** Whoever works here keeps it. */
export const keptByAllStaff: Access = { read: everyStaff, create: everyStaff, update: everyStaff, delete: everyStaff }
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

/** What nobody decides who only works at a branch, whatever else they are: those who lead it do. */
export const decidedByLeaders: Access = { read: {}, create: {}, update: ownManagers, delete: {} }

/** What was sent to guests and branches: administrators see all of it, managers that of their own branches. */
export const messageAccess: Access = { read: ownManagers, create: {}, update: {}, delete: {} }

/** Orders are deeds and no documents: read and moved by those who work at the branch, read by accounting. */
export const orderAccess: Access = {
  read: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own', ROLE_ACCOUNTING: 'all' },
  create: {},
  update: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_EMPLOYEE: 'own' },
  delete: {},
}

/** What is known of those who work at a branch: contracts, absences and the roster. Those it is about see their own besides. */
export const keptByTeam: Access = {
  read: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_ACCOUNTING: 'all' },
  create: ownManagers,
  update: ownManagers,
  delete: ownManagers,
}

/** What branches take in: nobody's who only works there. */
export const revenueAccess: Access = {
  read: { ROLE_ADMIN: 'all', ROLE_MANAGER: 'own', ROLE_ACCOUNTING: 'all' },
  create: {},
  update: {},
  delete: {},
}

/** Kinds of documents that not all of the staff read: nothing that all of them read may say what stands in one. */
export const notForAllStaff: readonly string[] = [
  'users',
  'contracts',
  'absences',
  'working-schedules',
  'schedule-templates',
  'customers',
  'external-users',
]

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

/** What a paired device is for. */
export const deviceKinds = ['kiosk', 'frontdesk', 'kitchen', 'terminal'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** A paired device as far as rights are concerned: it belongs to one branch, whoever stands before it. */
export interface Device {
  readonly id: number
  readonly kind: DeviceKind
  readonly branch: number
}

/**
 * What the devices of a branch may do with its orders, each no more than its screen shows: a kiosk only places them, the
 * television before the guests calls numbers, the kitchen's board (at the counter too) shows the live orders and moves them.
 */
export const boardAccess: Readonly<Record<DeviceKind, BoardRights>> = {
  kiosk: { calls: false, read: false, update: false, switches: false },
  frontdesk: { calls: true, read: false, update: false, switches: false },
  kitchen: { calls: true, read: true, update: true, switches: true },
  // Working time is clocked there; it knows of no order.
  terminal: { calls: false, read: false, update: false, switches: false },
}
interface BoardRights {
  /** Whether it has numbers and how they stand, and nothing else of an order. */
  readonly calls: boolean
  readonly read: boolean
  readonly update: boolean
  /** Whether it may pause its branch and say that something is sold out; nobody does that at the television. */
  readonly switches: boolean
}

/** A paired TV: it reads what it shows, and knows nothing of orders. */
export interface ScreenDevice {
  readonly id: number
  readonly branch: number
}

/** Who asks: a person, a device, a TV, or none of them. */
export interface Reader {
  readonly actor: Actor | null
  readonly device?: Device | null
  readonly screen?: ScreenDevice | null
}

/** Whether a person or a device may read or move the orders of a branch. */
export const mayOrders = ({ actor, device }: Reader, action: 'read' | 'update', branch: number): boolean =>
  (actor !== null && may(actor, action, orderAccess, [branch])) ||
  (device?.branch === branch && boardAccess[device.kind][action])

/** Whether a person or a device has the orders of all times: who only works at a branch has the last days, a device what is on. */
export const looksBack = ({ actor }: Reader): boolean =>
  actor === null || may(actor, 'read', revenueAccess, actor.branches)

/** Whether a person or a device may know which numbers of a branch are being made and which are ready. */
export const mayCall = (reader: Reader, branch: number): boolean =>
  mayOrders(reader, 'read', branch) || (reader.device?.branch === branch && boardAccess[reader.device.kind].calls)

/** Whether a person or a device may pause a branch and say what is sold out there. */
export const maySwitch = ({ actor, device }: Reader, branch: number): boolean =>
  (actor !== null && may(actor, 'create', keptByOwnStaff, [branch])) ||
  (device?.branch === branch && boardAccess[device.kind].switches)

/** A replication database: of documents for an audience, or with the live orders of a branch. */
type Database = Audience | BranchDatabase | `user-${number}` | `team-${number}`
type BranchDatabase = `branch-${number}`

export const branchDatabase = (branch: number): BranchDatabase => `branch-${branch}`

/** The branch whose orders a database of this name has; null for any other name. */
export const branchOfDatabase = (name: string): number | null => numberAfter('branch-', name)

/** The database with the numbers that are called at a branch, for the board before its guests. */
export const frontdeskDatabase = (branch: number): string => `frontdesk-${branch}`
export const branchOfFrontdesk = (name: string): number | null => numberAfter('frontdesk-', name)

/** The database with what concerns one person alone: their working time, roster and absences. */
export const userDatabase = (user: number): `user-${number}` => `user-${user}`
export const userOfDatabase = (name: string): number | null => numberAfter('user-', name)

/** The database with what one TV shows and is asked to do. */
export const screenDatabase = (screen: number): string => `screen-${screen}`
export const screenOfDatabase = (name: string): number | null => numberAfter('screen-', name)

/** The database that tells the devices of the staff that somebody was erased, and nothing of whom. */
export const ERASURES = 'erasures'

/** The database with what only those who lead a branch may read: contracts, absences, the roster while it is planned. */
export const teamDatabase = (branch: number): `team-${number}` => `team-${branch}`
export const branchOfTeam = (name: string): number | null => numberAfter('team-', name)

/** More than these replicas of teams no browser keeps at once; whoever leads more branches asks for the others. */
const MOST_TEAMS = 8

function numberAfter(family: string, name: string): number | null {
  const rest = name.startsWith(family) ? name.slice(family.length) : ''
  const id = /^[1-9]\d{0,15}$/.test(rest) ? Number(rest) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}

/** Whether this reader may open the database of this name: each is authorised as a whole. */
export function mayOpen(reader: Reader, name: string): name is Database {
  const branch = branchOfDatabase(name)
  if (branch !== null) return mayOrders(reader, 'read', branch)
  const team = branchOfTeam(name)
  if (team !== null) return reader.actor !== null && may(reader.actor, 'read', keptByTeam, [team])
  const isOwn = userOfDatabase(name) !== null && databasesOf(reader.actor, []).some(each => each === name)
  return isOwn || audiencesOf(reader.actor).some(each => each === name)
}

/** Replication databases this person may open, those of `branches` among them: of the own ones if not told otherwise. */
export function databasesOf(actor: Actor | null, branches: readonly number[] = actor?.branches ?? []): Database[] {
  const open = branches.map(branchDatabase).filter(name => mayOpen({ actor }, name))
  const own = actor && actor.roles.length > 0 ? [userDatabase(actor.id)] : []
  return [...audiencesOf(actor), ...open, ...teamsOf(actor), ...own]
}

/** Databases of the teams this person leads; whoever has the administrators' needs none of them. */
function teamsOf(actor: Actor | null): Database[] {
  if (!actor || actor.roles.includes('ROLE_ADMIN')) return []
  const led = actor.branches.filter(branch => may(actor, 'read', keptByTeam, [branch]))
  return led.slice(0, MOST_TEAMS).map(teamDatabase)
}

/** The databases of documents this person may open. */
export function audiencesOf(actor: Actor | null): readonly Audience[] {
  if (!actor || actor.roles.length === 0) return ['public']
  return actor.roles.includes('ROLE_ADMIN') ? ['public', 'office', 'admin'] : ['public', 'office']
}
