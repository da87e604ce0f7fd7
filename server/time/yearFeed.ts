import { userDatabase } from '../../schema/base/access.ts'
import { putListed } from '../base/documents/liveFeed.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { workOf } from './ownFeed.ts'

const TYPE = 'time-years'

/** Shows somebody on their own devices how their years were closed, and what vacation they were warned of. */
export async function listYears(transaction: Transaction, user: number, now: number): Promise<void> {
  const { years } = await workOf(transaction, user, 0, now)
  const body = { id: user, user, closings: [...years.closings.values()], warnings: years.warnings }
  const present = await transaction.documents.entry(userDatabase(user), TYPE, user)
  const listed = { type: TYPE, id: user, title: '', parent: `users:${user}`, order: 0, body }
  await putListed(transaction, userDatabase(user), listed, present?.rev ?? null)
}
