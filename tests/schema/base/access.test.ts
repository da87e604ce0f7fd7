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

/** What the people write who look after words and pictures. */
const byEditors: Readonly<Record<Role, Row>> = {
  ROLE_ADMIN: keeps,
  ROLE_MANAGER: keeps,
  ROLE_EMPLOYEE: reads,
  ROLE_EDITOR: keeps,
  ROLE_ACCOUNTING: reads,
}

/** Every role and action, pair by pair. */
const expected: Readonly<Record<string, Readonly<Record<Role, Row>>>> = {
  config: { ROLE_ADMIN: keeps, ROLE_MANAGER: reads, ROLE_EMPLOYEE: reads, ROLE_EDITOR: reads, ROLE_ACCOUNTING: reads },
  divisions: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: reads,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  branches: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: changesOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  departments: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  menus: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  categories: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  tags: { ROLE_ADMIN: keeps, ROLE_MANAGER: keeps, ROLE_EMPLOYEE: reads, ROLE_EDITOR: reads, ROLE_ACCOUNTING: reads },
  products: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  tables: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  stations: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  printers: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  switches: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: keepsOwn,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  paces: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: reads,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  favourites: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: reads,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  devices: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keepsOwn,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  donatees: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
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
  views: { ROLE_ADMIN: keeps, ROLE_MANAGER: keeps, ROLE_EMPLOYEE: reads, ROLE_EDITOR: reads, ROLE_ACCOUNTING: reads },
  notes: { ROLE_ADMIN: keeps, ROLE_MANAGER: keeps, ROLE_EMPLOYEE: keeps, ROLE_EDITOR: keeps, ROLE_ACCOUNTING: keeps },
  'planned-changes': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: keeps,
    ROLE_EDITOR: keeps,
    ROLE_ACCOUNTING: keeps,
  },
  contracts: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: ['own', 'own', 'own', 'own'],
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_ACCOUNTING: reads,
  },
  'working-schedules': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: ['own', 'own', 'own', 'own'],
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_ACCOUNTING: reads,
  },
  'schedule-templates': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: ['own', 'own', 'own', 'own'],
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_ACCOUNTING: reads,
  },
  absences: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: ['own', 'own', 'own', 'own'],
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_ACCOUNTING: reads,
  },
  projects: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  tasks: {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  'wage-types': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: reads,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
  'image-templates': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: keeps,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: keeps,
    ROLE_ACCOUNTING: reads,
  },
  'booking-accounts': {
    ROLE_ADMIN: keeps,
    ROLE_MANAGER: reads,
    ROLE_EMPLOYEE: reads,
    ROLE_EDITOR: reads,
    ROLE_ACCOUNTING: reads,
  },
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
