import { expect, test } from 'vitest'
import { isFor } from '../../../schema/time/project.ts'

const anna = { id: 10, branches: [1, 2] }

test.each([
  ['one that names nobody is for everybody', {}, true],
  ['so is one whose lists are empty', { branches: [], users: [] }, true],
  ['one of her branches', { branches: [2, 3] }, true],
  ['one of another branch', { branches: [3] }, false],
  ['one of hers', { users: [10, 11] }, true],
  ['one of others', { users: [11] }, false],
  ['one of hers at a branch where she does not work', { branches: [3], users: [10] }, false],
])('A project somebody may choose: %s', (_, project, expected) => {
  expect(isFor(project, anna)).toBe(expected)
})
