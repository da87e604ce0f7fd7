import { describe, expect, it } from 'vitest'
import { mayCreate, mayDo } from '../../../../client/office/shell/rights.ts'
import type { Actor, Role } from '../../../../schema/base/access.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'

const entity = (type: string) => entities.find(candidate => candidate.type === type) as Entity
const branched = (role: Role, branches: readonly number[] = []): Actor => ({ id: 3, roles: [role], branches })

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
    expect(mayCreate(entity(type), branched(role, [1]))).toBe(allowed)
  })

  it('of a table are open to the managers of its branch only', () => {
    const manager = branched('ROLE_MANAGER', [1])
    expect(mayDo(entity('tables'), 'update', manager, { id: 1, branch: 1 })).toBe(true)
    expect(mayDo(entity('tables'), 'update', manager, { id: 2, branch: 2 })).toBe(false)
    expect(mayCreate(entity('tables'), branched('ROLE_MANAGER'))).toBe(false)
  })
})
