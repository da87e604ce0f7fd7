import { expect, test } from 'vitest'
import { ownBranchesOf } from '../../../../../client/office/catalogue/menus/ownBranches.ts'

test('Of a menu that others share, somebody copies it for the branches they lead and for no other', () => {
  const lead = { id: 5, roles: ['ROLE_MANAGER'], branches: [2, 3] } as const
  expect(ownBranchesOf({ branches: [1, 2] }, lead)).toEqual([2])
  expect(ownBranchesOf({ branches: [1] }, lead)).toEqual([])
  expect(ownBranchesOf({}, lead)).toEqual([])
  expect(ownBranchesOf({ branches: [1, 2] }, { ...lead, roles: ['ROLE_EMPLOYEE'] })).toEqual([])
})
