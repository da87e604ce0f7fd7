import { describe, expect, it } from 'vitest'
import {
  type Actor,
  branchOfDatabase,
  databasesOf,
  deviceKinds,
  mayCall,
  mayOpen,
  mayOrders,
  maySwitch,
  type Role,
  roles,
} from '../../../schema/base/access.ts'

const allRoles = Object.keys(roles) as Role[]
const actor = (role: Role): Actor => ({ id: 1, roles: [role], branches: [1, 2] })

/** Orders of an own branch and of another one: read and moved. Pair by pair. */
const people: Readonly<Record<Role, { readonly own: string; readonly other: string }>> = {
  ROLE_ADMIN: { own: 'read update', other: 'read update' },
  ROLE_MANAGER: { own: 'read update', other: '' },
  ROLE_EMPLOYEE: { own: 'read update', other: '' },
  ROLE_EDITOR: { own: '', other: '' },
  ROLE_ACCOUNTING: { own: 'read', other: 'read' },
}
const devices = { kiosk: '', frontdesk: '', kitchen: 'read update', terminal: '' } as const

const rights = (reader: Parameters<typeof mayOrders>[0], branch: number): string =>
  (['read', 'update'] as const).filter(action => mayOrders(reader, action, branch)).join(' ')

describe('Orders and the database of a branch', () => {
  it.each(allRoles)('%s', role => {
    const reader = { actor: actor(role) }
    expect({ own: rights(reader, 1), other: rights(reader, 3) }).toEqual(people[role])
    for (const [branch, right] of [
      [1, people[role].own],
      [3, people[role].other],
    ] as const)
      expect(mayOpen(reader, `branch-${branch}`)).toBe(right.includes('read'))
  })

  it.each(deviceKinds)('a device, %s', kind => {
    const reader = { actor: null, device: { id: 1, kind, branch: 1 } }
    expect(rights(reader, 1)).toBe(devices[kind])
    expect(rights(reader, 2)).toBe('')
    expect(mayOpen(reader, 'branch-1')).toBe(devices[kind] !== '')
    expect(['office', 'admin', 'branch-2'].filter(name => mayOpen(reader, name))).toEqual([])
    expect(mayOpen(reader, 'public')).toBe(true)
  })

  it.each(deviceKinds)('a device, %s, has the numbers of its own branch only if it calls them', kind => {
    const reader = { actor: null, device: { id: 1, kind, branch: 1 } }
    expect([1, 2].map(branch => mayCall(reader, branch))).toEqual([kind === 'frontdesk' || kind === 'kitchen', false])
    expect(mayCall({ actor: null }, 1)).toBe(false)
    expect(mayCall({ actor: actor('ROLE_EMPLOYEE') }, 1)).toBe(true)
    expect(mayCall({ actor: actor('ROLE_EDITOR') }, 1)).toBe(false)
  })

  it.each(allRoles)('%s pauses and sells out where switches may be kept', role => {
    const expected = { ROLE_ADMIN: [true, true], ROLE_MANAGER: [true, false], ROLE_EMPLOYEE: [true, false] }
    const found = [1, 3].map(branch => maySwitch({ actor: actor(role) }, branch))
    expect(found).toEqual(Object.hasOwn(expected, role) ? expected[role as keyof typeof expected] : [false, false])
  })

  it.each(deviceKinds)('a device, %s, switches only as the kitchen of its own branch', kind => {
    const reader = { actor: null, device: { id: 1, kind, branch: 1 } }
    expect([1, 2].map(branch => maySwitch(reader, branch))).toEqual([kind === 'kitchen', false])
    expect(maySwitch({ actor: null }, 1)).toBe(false)
  })

  it('of a guest are nobody’s', () => {
    expect(rights({ actor: null }, 1)).toBe('')
    expect(databasesOf(null)).toEqual(['public'])
  })

  it('are named with the others a person may open: the own ones, or all there are', () => {
    expect(databasesOf(actor('ROLE_EMPLOYEE'))).toEqual(['public', 'office', 'branch-1', 'branch-2', 'user-1'])
    expect(databasesOf(actor('ROLE_MANAGER'), [])).toEqual(['public', 'office', 'team-1', 'team-2', 'user-1'])
    expect(databasesOf(actor('ROLE_EDITOR'))).toEqual(['public', 'office', 'user-1'])
    expect(databasesOf(actor('ROLE_ACCOUNTING'), [1, 3])).toEqual([
      'public',
      'office',
      'branch-1',
      'branch-3',
      'team-1',
      'team-2',
      'user-1',
    ])
    expect(databasesOf({ ...actor('ROLE_ADMIN'), branches: [] }, [7])).toEqual([
      'public',
      'office',
      'admin',
      'branch-7',
      'user-1',
    ])
  })

  it.each<[string, number | null]>([
    ['branch-1', 1],
    ['branch-9007199254740991', 2 ** 53 - 1],
    ['branch-9007199254740993', null],
    ['branch-0', null],
    ['branch-01', null],
    ['branch-1 ', null],
    ['branch-', null],
    ['branches-1', null],
    ['office', null],
  ])('%s is the database of %s', (name, branch) => {
    expect(branchOfDatabase(name)).toBe(branch)
  })
})
