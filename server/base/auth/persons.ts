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
  return body === null ? problem : { ...problem, field: fieldOf(body) }
}

/**
 * Whoever is switched off or removed is signed out for good, and their devices are told to give back what they hold; of a
 * removed person no password is kept either. `at` is epoch ms.
 */
export async function endAccess(
  { staff, signInLinks, externalKeys }: Pick<Transaction, 'staff' | 'signInLinks' | 'externalKeys'>,
  entity: Entity,
  { id, body, at }: { readonly id: number; readonly body: Body | null; readonly at: number },
): Promise<void> {
  if (body?.['isEnabled'] === true) return
  if (entity.type === 'external-users') await externalKeys.dropAllOf(id)
  if (entity.type !== 'users') return
  await staff.revokeSessionsOf(id, at)
  await signInLinks.dropAllOf(id)
  if (body === null) await staff.dropPassword(id)
}

/** What of the change takes the charge away. */
const fieldOf = (body: Body): string =>
  body['isEnabled'] !== true ? 'isEnabled' : hasRole(body) ? 'accessUntil' : 'roles'

/** Whoever has access for a time only is not in charge: the day would come on which nobody is. */
const isInCharge = (person: Body | null): boolean =>
  person?.['isEnabled'] === true && hasRole(person) && !person['accessUntil']

const hasRole = (person: Body): boolean => Array.isArray(person['roles']) && person['roles'].includes('ROLE_ADMIN')
