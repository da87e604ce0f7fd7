import { expect, test } from 'vitest'
import { firstParts } from '../../../../client/office/overview/firstScreen.ts'
import type { Role } from '../../../../schema/base/access.ts'

test.each<[readonly Role[], ReturnType<typeof firstParts>]>([
  [['ROLE_ADMIN'], ['branches']],
  [['ROLE_MANAGER'], ['branches']],
  [['ROLE_EMPLOYEE'], ['shift']],
  [['ROLE_EDITOR'], ['drafts']],
  [['ROLE_ACCOUNTING'], ['month']],
  [
    ['ROLE_MANAGER', 'ROLE_ACCOUNTING'],
    ['branches', 'month'],
  ],
  [['ROLE_EMPLOYEE', 'ROLE_EDITOR'], ['shift']],
])('The first page of %j begins with %j', (roles, parts) => {
  expect(firstParts({ id: 5, roles, branches: [1] })).toEqual(parts)
})
