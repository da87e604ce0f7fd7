import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import type { Transaction } from '../storage/storage.ts'

const MESSAGE =
  'Sonst könnte niemand mehr Personen verwalten. Bitte geben Sie zuerst jemand anderem die Rolle Administration und ein Passwort.'

/**
 * What stands against a change of a person after which nobody could manage people any more: of those who may, at least one
 * is enabled and has a password. Null for anything else.
 */
export async function lastAdministrator(
  transaction: Transaction,
  entity: Entity,
  id: number,
  before: Body | null,
  body: Body | null,
): Promise<Problem | null> {
  if (entity.type !== 'users' || !isInCharge(before) || isInCharge(body)) return null
  for (const other of await transaction.documents.every(entity))
    if (other.id !== id && isInCharge(other) && (await transaction.staff.password(other.id)) !== undefined) return null
  const problem = { code: 'lastAdministrator', message: MESSAGE }
  return body === null ? problem : { ...problem, field: body['isEnabled'] === true ? 'roles' : 'isEnabled' }
}

/** Whoever is switched off or removed is signed out for good; of a removed person no password is kept either. */
export async function endAccess(
  { staff }: Pick<Transaction, 'staff'>,
  entity: Entity,
  id: number,
  body: Body | null,
): Promise<void> {
  if (entity.type !== 'users' || body?.['isEnabled'] === true) return
  await staff.endSessionsOf(id)
  if (body === null) await staff.dropPassword(id)
}

const isInCharge = (person: Body | null): boolean =>
  person?.['isEnabled'] === true && Array.isArray(person['roles']) && person['roles'].includes('ROLE_ADMIN')
