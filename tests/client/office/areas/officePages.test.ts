import { describe, expect, it } from 'vitest'
import { officePagesFor } from '../../../../client/office/areas/officePages.ts'
import type { Role } from '../../../../schema/base/access.ts'

describe('Pages beside the lists', () => {
  it.each<[Role, number[], string[]]>([
    [
      'ROLE_ADMIN',
      [],
      [
        '/orders',
        '/prices',
        '/hours',
        '/roster',
        '/times',
        '/druckauftraege',
        '/postausgang',
        '/faults',
        '/logs',
        '/my-time',
        '/dashboard',
        '/hintergrund',
      ],
    ],
    [
      'ROLE_MANAGER',
      [1],
      [
        '/orders',
        '/prices',
        '/hours',
        '/roster',
        '/times',
        '/druckauftraege',
        '/postausgang',
        '/faults',
        '/logs',
        '/my-time',
        '/dashboard',
      ],
    ],
    ['ROLE_EMPLOYEE', [1], ['/orders', '/prices', '/hours', '/druckauftraege', '/faults', '/logs', '/my-time']],
    ['ROLE_EMPLOYEE', [], ['/prices', '/hours', '/faults', '/logs', '/my-time']],
    [
      'ROLE_ACCOUNTING',
      [],
      ['/orders', '/prices', '/hours', '/times', '/druckauftraege', '/faults', '/logs', '/my-time', '/dashboard'],
    ],
    ['ROLE_EDITOR', [1], ['/prices', '/hours', '/faults', '/logs', '/my-time', '/dashboard']],
  ])('are for those whom access lets in: %s of branches %j', (role, branches, pages) => {
    const found = officePagesFor({ id: 1, roles: [role], branches }).map(({ to }) => to)
    expect([...new Set(found)]).toEqual(pages)
  })
})
