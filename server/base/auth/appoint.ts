import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../schema/base/access.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Clock } from '../clock.ts'
import { type Author, writeDocument } from '../documents/write.ts'
import { bodyOf } from '../storage/json.ts'
import type { Storage } from '../storage/storage.ts'
import { hashPassword } from './passwords.ts'

/** Whoever runs the server's machine, as an author in the audit trail. */
const operator: Actor = { id: 0, roles: ['ROLE_ADMIN'], branches: [] }

interface Appointed {
  readonly username: string
  readonly password: string
  readonly isNew: boolean
}

/**
 * Lets an administrator in again where nobody can any more: the person of this user name gets the role, is enabled and gets a
 * new password, or is made. All their sessions end. For the stopped server: a running one would not hear of it.
 */
export async function appointAdministrator(
  storage: Storage,
  users: Entity,
  given: { readonly username: string; readonly password: string | undefined },
  clock: Clock,
): Promise<Appointed> {
  const { username, password = randomBytes(9).toString('base64url') } = given
  const hash = await hashPassword(password)
  return storage.write(async transaction => {
    const { documents, staff } = transaction
    const known = await documents.holder('users', 'username', username.toLowerCase())
    const row = known === undefined ? undefined : await documents.document('users', known)
    const id = known ?? (await documents.count('id:users'))
    const author: Author = { actor: operator, device: 'operator', at: clock.now() }
    const body = inCharge(row ? bodyOf(row) : nobodyYet(username))
    const outcome = await writeDocument(transaction, users, { id, base: row?.rev ?? null, body }, author)
    if (outcome.kind !== 'written' && outcome.kind !== 'unchanged')
      throw new Error(`${username} could not be made an administrator: ${JSON.stringify(outcome)}`)
    await staff.putPassword(id, hash, clock.now())
    await staff.endSessionsOf(id)
    return { username, password, isNew: row === undefined }
  })
}

const nobodyYet = (username: string): Body => ({
  username,
  firstName: '',
  lastName: 'Administration',
  phone: '',
  roles: [],
  branches: [],
})

function inCharge(body: Body): Body {
  const roles = Array.isArray(body['roles']) ? body['roles'] : []
  return { ...body, isEnabled: true, roles: [...new Set([...roles, 'ROLE_ADMIN'])] }
}
