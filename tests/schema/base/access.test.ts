import { describe, expect, it } from 'vitest'
import { type Action, type Actor, actions, may, type Role, roles, type Scope } from '../../../schema/base/access.ts'
import { entities } from '../../../schema/index.ts'

type Right = Scope | '–'
/** Rights in the order read, create, update, delete. */
type Row = readonly [Right, Right, Right, Right]

const nothing: Row = ['–', '–', '–', '–']
const reads: Row = ['all', '–', '–', '–']
const keeps: Row = ['all', 'all', 'all', 'all']
const keepsOwn: Row = ['all', 'own', 'own', 'own']
const changesOwn: Row = ['all', '–', 'own', '–']

type Rights = Readonly<Record<Role, Row>>
const of = (manager: Row, employee: Row, editor: Row, accounting: Row): Rights => ({
  ROLE_ADMIN: keeps,
  ROLE_MANAGER: manager,
  ROLE_EMPLOYEE: employee,
  ROLE_EDITOR: editor,
  ROLE_ACCOUNTING: accounting,
})
/** What all of the staff read and administrators write. */
const byAdmins = of(reads, reads, reads, reads)
/** What managers write for their own branches. */
const byOwnManagers = of(keepsOwn, reads, reads, reads)
/** What managers write for the whole business. */
const byManagers = of(keeps, reads, reads, reads)
/** What the people write who look after words and pictures. */
const byEditors = of(keeps, reads, keeps, reads)
/** What whoever works here writes. */
const byAll = of(keeps, keeps, keeps, keeps)
/** What is of people: managers have that of their own branches. */
const ofOwnTeam = of(['own', 'own', 'own', 'own'], nothing, nothing, reads)

/** Every role and action, pair by pair. */
const expected: Readonly<Record<string, Rights>> = {
  config: byAdmins,
  divisions: byAdmins,
  branches: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: changesOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  departments: byOwnManagers,
  menus: byOwnManagers,
  categories: byManagers,
  tags: byManagers,
  products: byManagers,
  tables: byOwnManagers,
  stations: byOwnManagers,
  printers: byOwnManagers,
  switches: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: keepsOwn,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  paces: byAdmins,
  favourites: byAdmins,
  devices: byOwnManagers,
  donatees: byManagers,
  users: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: ['own', '–', '–', '–'],
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_ACCOUNTING: reads,
  },
  images: byEditors,
  uploads: byEditors,
  sites: byEditors,
  blocks: byEditors,
  nodes: byEditors,
  navigations: byEditors,
  redirects: byEditors,
  views: byManagers,
  notes: byAll,
  'ignored-hints': byManagers,
  'planned-changes': byAll,
  contracts: ofOwnTeam,
  'working-schedules': ofOwnTeam,
  'schedule-templates': ofOwnTeam,
  absences: ofOwnTeam,
  projects: byManagers,
  tasks: byManagers,
  'wage-types': byAdmins,
  'image-templates': byEditors,
  'booking-accounts': byAdmins,
  customers: ofOwnTeam,
  'external-users': ofOwnTeam,
  'discount-groups': byManagers,
  'customer-tags': byManagers,
  scenes: byEditors,
  'digital-signage-segments': byEditors,
  'digital-signage-streams': byEditors,
  'digital-signage-devices': byOwnManagers,
}

const actor = (given: Partial<Actor>): Actor => ({ id: 1, roles: [], branches: [1, 2], ...given })
const accessOf = (type: string) => {
  const declared = entities.find(candidate => candidate.type === type)
  if (!declared) throw new Error(`${type} is not registered`)
  return declared.access
}

const pairs = Object.entries(expected).flatMap(([type, byRole]) =>
  (Object.keys(roles) as Role[]).flatMap(role =>
    actions.map((action, index) => [role, action, type, byRole[role][index] ?? '–'] as const),
  ),
)

/** What each right means for documents of these branches, to somebody of the branches 1 and 2. */
const documents: readonly (readonly [string, readonly number[], Readonly<Record<Right, boolean>>])[] = [
  ['of an own branch', [1], { all: true, own: true, '–': false }],
  ['of two own branches', [1, 2], { all: true, own: true, '–': false }],
  ['of an own and a foreign branch', [1, 3], { all: true, own: false, '–': false }],
  ['of a foreign branch', [3], { all: true, own: false, '–': false }],
  ['of no branch', [], { all: true, own: false, '–': false }],
]

describe('The table of rights', () => {
  it('names every registered entity', () => {
    expect(Object.keys(expected)).toEqual(entities.map(({ type }) => type))
  })

  it.each(pairs)('%s may %s %s: %s', (role, action, type, right) => {
    expect(accessOf(type)[action][role] ?? '–').toBe(right)
    for (const [document, branches, allowed] of documents) {
      const isAllowed = may(actor({ roles: [role] }), action, accessOf(type), branches)
      expect([document, isAllowed]).toEqual([document, allowed[right]])
    }
  })
})

describe('Rights', () => {
  it.each<[string, Partial<Actor>, Action, string, number[], boolean]>([
    ['are none without a role', {}, 'read', 'products', [], false],
    ['add up over several roles', { roles: ['ROLE_EMPLOYEE', 'ROLE_EDITOR'] }, 'update', 'images', [], true],
    ['are not lost by a weaker role', { roles: ['ROLE_ACCOUNTING', 'ROLE_ADMIN'] }, 'delete', 'users', [], true],
    [
      'over a wider role reach foreign branches',
      { roles: ['ROLE_MANAGER', 'ROLE_ADMIN'] },
      'update',
      'branches',
      [9],
      true,
    ],
    [
      'of somebody without branches are over nothing of their own',
      { roles: ['ROLE_MANAGER'], branches: [] },
      'update',
      'tables',
      [1],
      false,
    ],
    [
      'of somebody without branches reach nothing of no branch',
      { roles: ['ROLE_MANAGER'], branches: [] },
      'update',
      'menus',
      [],
      false,
    ],
    [
      'of a manager make no new branch, not even an own one',
      { roles: ['ROLE_MANAGER'] },
      'create',
      'branches',
      [1],
      false,
    ],
    ['of a role nobody knows are none', { roles: ['ROLE_GUEST' as Role] }, 'read', 'products', [], false],
    [
      'of a role called like something every object has are none',
      { roles: ['constructor' as Role] },
      'read',
      'products',
      [],
      false,
    ],
  ])('%s', (_title, given, action, type, branches, allowed) => {
    expect(may(actor(given), action, accessOf(type), branches)).toBe(allowed)
  })
})
