import { branches as branchEntity } from '../../../schema/business/branch.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { type Revenue, sameHours, sumOf } from '../../../schema/ordering/revenue.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** What the branches took in today until `now` (epoch ms), each by its own clock, and on the same weekday before. */
export async function revenueOf(
  { takings, documents }: Pick<Storage['read'], 'takings' | 'documents'>,
  branches: readonly number[],
  now: number,
): Promise<Revenue> {
  const known = new Map((await documents.every(branchEntity)).map(branch => [branch.id, branch]))
  const config = await documents.entity(configEntity, 1)
  const days = await Promise.all(
    branches.map(async id => {
      const hours = sameHours(now, known.get(id)?.timeZone ?? branchEntity.blank.timeZone)
      return {
        today: await takings.takings(id, hours.today),
        lastWeek: await takings.takings(id, hours.lastWeek),
      }
    }),
  )
  const today = days.flatMap(day => day.today)
  return {
    currency: config?.currency ?? configEntity.blank.currency,
    today: sumOf(today),
    done: sumOf(today.filter(({ status }) => status === 'completed')),
    lastWeek: sumOf(days.flatMap(day => day.lastWeek)),
  }
}
