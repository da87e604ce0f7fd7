import type { Person } from '../../../schema/base/calls.ts'
import { addDays, instantAt } from '../../../schema/base/zonedTime.ts'
import type { Storage } from '../storage/storage.ts'

/** When somebody's access ends (epoch ms): with the last day they were given, in the zone of the business. */
export async function accessEnd(
  { read }: Pick<Storage, 'read'>,
  { accessUntil }: Pick<Person, 'accessUntil'>,
): Promise<number> {
  return accessUntil ? instantAt(addDays(accessUntil, 1), 0, await zoneOfBusiness({ read })) : Number.POSITIVE_INFINITY
}

/** The zone in which the business reads clocks and calendars. */
export async function zoneOfBusiness({ read }: Pick<Storage, 'read'>): Promise<string> {
  const row = await read.documents.entry('public', 'config', 1)
  const { timeZone = 'Europe/Vienna' }: { timeZone?: string } = row ? JSON.parse(row.body) : {}
  return timeZone
}
