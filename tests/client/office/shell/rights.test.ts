import { describe, expect, it } from 'vitest'
import { groupsOf } from '../../../../client/office/shell/groups.ts'
import { actorOf, mayCreate, mayDo } from '../../../../client/office/shell/rights.ts'
import type { Role } from '../../../../schema/base/access.ts'
import type { Me } from '../../../../schema/base/calls.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'

const entity = (type: string) => entities.find(candidate => candidate.type === type) as Entity
const person = (role: Role, branches: number[] = []): Me => ({
  user: { id: 3, username: 'x', firstName: '', lastName: '', branches: branches.map(id => ({ id })) },
  roles: [role],
  databases: role === 'ROLE_ADMIN' ? ['public', 'office', 'admin'] : ['public', 'office'],
  offlineUntil: 0,
})
const lists = (me: Me) => groupsOf(entities, me).flatMap(group => group.entities.map(({ type }) => type))

describe('The side bar', () => {
  it('has every registered entity for an administrator, each under the group it declares', () => {
    const groups = groupsOf(entities, person('ROLE_ADMIN'))
    expect(lists(person('ROLE_ADMIN')).toSorted()).toEqual(entities.map(({ type }) => type).toSorted())
    for (const group of groups) expect(group.entities.every(({ label }) => label.group === group.name)).toBe(true)
  })

  it('hides what a role may not read', () => {
    expect(lists(person('ROLE_EMPLOYEE'))).not.toContain('users')
    expect(lists(person('ROLE_EMPLOYEE'))).toContain('products')
  })
})

describe('Buttons and fields', () => {
  it.each<[Role, string, boolean]>([
    ['ROLE_ADMIN', 'products', true],
    ['ROLE_MANAGER', 'products', true],
    ['ROLE_EDITOR', 'products', false],
    ['ROLE_EDITOR', 'images', true],
    ['ROLE_MANAGER', 'tables', true],
    ['ROLE_MANAGER', 'branches', false],
    ['ROLE_EMPLOYEE', 'tags', false],
  ])('%s may create in %s: %s', (role, type, allowed) => {
    expect(mayCreate(entity(type), actorOf(person(role, [1])))).toBe(allowed)
  })

  it('of a table are open to the managers of its branch only', () => {
    const manager = actorOf(person('ROLE_MANAGER', [1]))
    expect(mayDo(entity('tables'), 'update', manager, { id: 1, branch: 1 })).toBe(true)
    expect(mayDo(entity('tables'), 'update', manager, { id: 2, branch: 2 })).toBe(false)
    expect(mayCreate(entity('tables'), actorOf(person('ROLE_MANAGER')))).toBe(false)
  })
})
