import { type Action, type Actor, keptByTeam, may } from '../../schema/base/access.ts'
import { type User, users } from '../../schema/business/user.ts'
import { Fault } from '../base/http/fault.ts'
import { storedOf } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'

/** Whether somebody may do something with a person's working time: whoever leads one of their branches may what leaders may. */
export const mayOf = (actor: Actor, action: Action, { branches }: Pick<User, 'branches'>): boolean =>
  may(actor, action, keptByTeam, []) || branches.some(branch => may(actor, action, keptByTeam, [branch]))

/** Everybody whose working time somebody may read: those they lead, and themselves. */
export async function readPeople({ documents }: Pick<Statements, 'documents'>, actor: Actor): Promise<readonly User[]> {
  const every = await documents.every(users)
  return every.filter(person => person.id === actor.id || mayOf(actor, 'read', person))
}

/**
 * Everybody who works here, and who was deleted but clocked something: records are kept as long as the law says (MiLoG § 17, ArGV 1
 * Art. 73), whoever is gone. Out of the trash nothing is known of them any more but their number.
 */
export async function everRecorded({
  documents,
  timeEvents,
}: Pick<Statements, 'documents' | 'timeEvents'>): Promise<readonly User[]> {
  const present = await documents.every(users)
  const known = new Set(present.map(({ id }) => id))
  const gone: User[] = []
  for (const id of await timeEvents.usersSince(0)) {
    if (known.has(id)) continue
    const row = await documents.document(users.type, id)
    const nobody = { ...users.blank, id, rev: '', username: '', lastName: String(id) }
    gone.push({ ...nobody, ...(row && storedOf(users, row)) })
  }
  return [...present, ...gone]
}

/** A person whose working time somebody may read. Throws 404 for anybody else: who works here is not told. */
export async function readPerson(
  { documents }: Pick<Statements, 'documents'>,
  actor: Actor,
  id: number,
): Promise<User> {
  const person = await documents.entity(users, id)
  if (!person || (person.id !== actor.id && !mayOf(actor, 'read', person))) throw new Fault(404, 'notFound')
  return person
}
