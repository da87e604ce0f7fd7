import { eq, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { param, params } from '../placeholders.ts'

type WithdrawalRow = Row<'withdrawals'>

/** Statements of orders that were taken back before they had arrived. */
export function withdrawalStatements({ db, tables: { withdrawals }, one, run }: Engine) {
  const byUid = one(
    db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.uid, param('uid'))),
  )
  const insert = run(db.insert(withdrawals).values(params(withdrawals)).onConflictDoNothing())

  const dropBefore = run(db.delete(withdrawals).where(lt(withdrawals.createdAt, param('before'))))

  return {
    byUid: (uid: string): Promise<WithdrawalRow | undefined> => byUid({ uid }),
    /** Again for the same order changes nothing. */
    insert: (row: WithdrawalRow): Promise<void> => insert(row),
    /** Forgets what is older than this (epoch ms). */
    dropBefore: (before: number): Promise<void> => dropBefore({ before }),
  }
}
