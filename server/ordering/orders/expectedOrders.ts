import { addDays, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import { branches as branchEntity } from '../../../schema/business/branch.ts'
import { type ExpectedDay, expectedWeek, firstJudged, together } from '../../../schema/ordering/expected.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** What the week from a Monday on will probably bring these branches, each by its own clock, as known now (epoch ms). */
export async function expectedOrders(
  { takings, documents }: Pick<Storage['read'], 'takings' | 'documents'>,
  branches: readonly number[],
  monday: string,
  now: number,
): Promise<readonly ExpectedDay[]> {
  const weeks = await Promise.all(
    branches.map(async id => {
      const { timeZone: zone } = (await documents.entity(branchEntity, id)) ?? branchEntity.blank
      const today = localTime(now, zone).date
      const from = instantAt(firstJudged(monday, today), 0, zone)
      const end = addDays(monday < today ? monday : today, 7)
      const due = await takings.dueTimes(id, { from, to: instantAt(end, 0, zone) })
      return expectedWeek(monday, today, due, zone)
    }),
  )
  return together(weeks)
}
