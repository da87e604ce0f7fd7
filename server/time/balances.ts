import { userDatabase } from '../../schema/base/access.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { absences } from '../../schema/time/absence.ts'
import type { Balances } from '../../schema/time/calls.ts'
import { contracts } from '../../schema/time/contract.ts'
import { balanceOn, beginOf, type LedgerFacts, ledgerOf, sumsOf } from '../../schema/time/ledger.ts'
import { type VacationAccount, vacationOn } from '../../schema/time/vacationAccount.ts'
import { storedOf } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import { type Numbered, workOf } from './ownFeed.ts'

/**
 * All somebody's balance follows from: their work since the beginning, or since `from`, their contracts and absences. `now`
 * and `from` are epoch ms.
 */
export async function factsOf(
  { documents, timeEvents }: Pick<Statements, 'documents' | 'timeEvents'>,
  user: number,
  zone: string,
  now: number,
  from = 0,
): Promise<LedgerFacts & { readonly work: Numbered }> {
  const own = userDatabase(user)
  const work = await workOf({ timeEvents }, user, from, now)
  return {
    zone,
    now,
    work,
    activities: work.activities,
    contracts: (await documents.everyOfType(own, contracts.type)).map(row => storedOf(contracts, row)),
    absences: (await documents.everyOfType(own, absences.type)).map(row => storedOf(absences, row)),
  }
}

/** How hours and vacation stand at the end of a local day. */
export function balancesOf(facts: LedgerFacts, on: string): Balances {
  const begin = beginOf(facts)
  const month = `${on.slice(0, 8)}01`
  const { target, worked, credit } = sumsOf(ledgerOf(facts, begin && begin > month ? begin : month, on))
  return {
    on,
    targetMinutes: target,
    workedMinutes: worked,
    creditMinutes: credit,
    balanceMinutes: balanceOn(facts, on),
    beforeMinutes: balanceOn(facts, addDays(on, -1)),
    vacation: vacationOf(facts, on),
  }
}

/** The vacation account on a local day; null for somebody without a contract. */
export const vacationOf = (facts: LedgerFacts, on: string): VacationAccount | null =>
  vacationOn({ ...facts, begin: beginOf(facts), days: (from, to) => ledgerOf(facts, from, to) }, on)
