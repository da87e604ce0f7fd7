import { databasesOf } from '../../../schema/base/access.ts'
import type { Me, Person } from '../../../schema/base/calls.ts'

/** How long a device may show office data without asking the server. */
const OFFLINE_MS = 7 * 24 * 3_600_000

/** What a person is told of themselves; `now` is epoch ms. */
export function meOf(user: Person, now: number): Me {
  const { id, username, firstName, lastName, roles } = user
  return {
    user: { id, username, firstName, lastName, branches: user.branches.map(branch => ({ id: branch })) },
    roles,
    databases: databasesOf(user),
    offlineUntil: now + OFFLINE_MS,
  }
}
