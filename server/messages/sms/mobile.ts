import type { Person } from '../../../schema/base/calls.ts'
import { isPhone, normalisePhone } from '../../../schema/base/phone.ts'
import { branches } from '../../../schema/business/branch.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** The number of somebody of the staff in international form, read as one of their branch's country; null where they have none. */
export async function mobileOf(
  { read }: Pick<Storage, 'read'>,
  { phone, branches: places }: Pick<Person, 'phone' | 'branches'>,
): Promise<string | null> {
  const home = await read.documents.entity(branches, places[0] ?? 0)
  const number = normalisePhone(phone ?? '', home?.country ?? 'AT')
  return isPhone(number) ? number : null
}
