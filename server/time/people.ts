import { type Action, type Actor, keptByTeam, may } from '../../schema/base/access.ts'
import { type User, users } from '../../schema/business/user.ts'
import { Fault } from '../base/http/fault.ts'
import { storedOf } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'

/** Whether somebody may do something with a person's working time: whoever leads one of their branches may what leaders may. */
export const mayOf = (actor: Actor, action: Action, { branches }: Pick<User, 'branches'>): boolean =>
  may(actor, action, keptByTeam, []) || branches.some(branch => may(actor, action, keptByTeam, [branch]))

/** Everybody who works here and whose working time somebody may read: those they lead, and themselves. */
export async function readPeople({ documents }: Pick<Statements, 'documents'>, actor: Actor): Promise<readonly User[]> {
  const every = await documents.every(users)
  return every.filter(person => isReadBy(actor, person))
}

/** The same with those who were deleted but clocked something. */
export const readRecorded = async (read: Recorded, actor: Actor): Promise<readonly User[]> =>
  (await everRecorded(read)).filter(person => isReadBy(actor, person))

const isReadBy = (actor: Actor, person: User): boolean => person.id === actor.id || mayOf(actor, 'read', person)

type Recorded = Pick<Statements, 'documents' | 'timeEvents'>

/**
 * Everybody who works here, and who was deleted but clocked something: records are kept as long as the law says (MiLoG § 17, ArGV 1
 * Art. 73), whoever is gone.
 */
export async function everRecorded({ documents, timeEvents }: Recorded): Promise<readonly User[]> {
  const present = await documents.every(users)
  const known = new Set(present.map(({ id }) => id))
  const gone: User[] = []
  for (const id of await timeEvents.usersSince(0)) if (!known.has(id)) gone.push(await goneUser(documents, id))
  return [...present, ...gone]
}

/** Somebody who was deleted. Out of the trash nothing is known of them any more but their number. */
async function goneUser(documents: Statements['documents'], id: number): Promise<User> {
  const row = await documents.document(users.type, id)
  const nobody = { ...users.blank, id, rev: '', username: '', lastName: String(id) }
  return { ...nobody, ...(row && storedOf(users, row)) }
}

/** Somebody who works here, or was deleted but clocked something. */
export async function recordedPerson({ documents, timeEvents }: Recorded, id: number): Promise<User | undefined> {
  const present = await documents.entity(users, id)
  if (present || (await timeEvents.since(id, 0)).length === 0) return present
  return goneUser(documents, id)
}

/** A person whose working time somebody may read. Throws 404 for anybody else: who works here is not told. */
export async function readPerson(read: Recorded, actor: Actor, id: number): Promise<User> {
  const person = await recordedPerson(read, id)
  if (!person || !isReadBy(actor, person)) throw new Fault(404, 'notFound')
  return person
}
