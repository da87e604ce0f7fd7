import { describe, expect, it } from 'vitest'
import { officePagesFor } from '../../../../client/office/shell/officePages.ts'
import type { Role } from '../../../../schema/base/access.ts'

describe('Pages beside the lists', () => {
  it.each<[Role, number[], string[]]>([
    ['ROLE_ADMIN', [], ['/orders', '/druckauftraege', '/hours', '/postausgang', '/hintergrund']],
    ['ROLE_MANAGER', [1], ['/orders', '/druckauftraege', '/hours', '/postausgang']],
    ['ROLE_EMPLOYEE', [1], ['/orders', '/druckauftraege', '/hours']],
    ['ROLE_EMPLOYEE', [], ['/hours']],
    ['ROLE_ACCOUNTING', [], ['/orders', '/druckauftraege', '/hours']],
    ['ROLE_EDITOR', [1], ['/hours']],
  ])('are for those who may open them: %s of branches %j', (role, branches, pages) => {
    expect(officePagesFor({ id: 1, roles: [role], branches }).map(({ to }) => to)).toEqual(pages)
  })
})
