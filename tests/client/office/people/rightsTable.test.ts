import { describe, expect, test } from 'vitest'
import { hasRight, rightsTable } from '../../../../client/office/people/rightsTable.ts'
import { actions, may, roles } from '../../../../schema/base/access.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { entities } from '../../../../schema/index.ts'

const subjects = entities.map(({ label, access }) => ({ label: label.many, access }))
const sets = keysOf(roles).flatMap((one, at, all) => [[one], ...all.slice(at + 1).map(other => [one, other])])

describe('Was darf …?', () => {
  test.each(sets)('says of %s %s what the server decides, for every entity and action', (...own) => {
    const told = rightsTable({ roles: own.filter(role => role !== undefined) }, subjects)
    const actor = { id: 5, roles: own.filter(role => role !== undefined), branches: [1] }
    for (const [at, { access }] of subjects.entries())
      for (const action of actions) {
        const scope = told[at]?.rights[action]
        expect([scope === 'all', scope !== null]).toEqual([
          may(actor, action, access, [2]),
          may(actor, action, access, [1]),
        ])
      }
  })

  test('has nothing for whoever has no role', () => {
    expect(rightsTable({ roles: [] }, subjects).filter(hasRight)).toEqual([])
  })
})
