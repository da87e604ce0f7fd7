import { userDatabase } from '../../schema/base/access.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { absences } from '../../schema/time/absence.ts'
import type { Balances } from '../../schema/time/calls.ts'
import { contracts } from '../../schema/time/contract.ts'
import { balanceOn, beginOf, type LedgerDay, type LedgerFacts, ledgerOf, sumsOf } from '../../schema/time/ledger.ts'
import { type VacationAccount, vacationOn } from '../../schema/time/vacationAccount.ts'
import { settlementsOf, type YearFacts } from '../../schema/time/yearEnd.ts'
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
): Promise<WholeFacts & { readonly work: Numbered }> {
  const own = userDatabase(user)
  const work = await workOf({ timeEvents }, user, from, now)
  return {
    zone,
    now,
    work,
    activities: work.activities,
    years: work.years,
    settlements: settlementsOf(work.years),
    contracts: (await documents.everyOfType(own, contracts.type)).map(row => storedOf(contracts, row)),
    absences: (await documents.everyOfType(own, absences.type)).map(row => storedOf(absences, row)),
  }
}

/** What hours and vacation follow from. */
export interface WholeFacts extends LedgerFacts {
  readonly years: YearFacts
}

/** How hours and vacation stand at the end of a local day. */
export function balancesOf(facts: WholeFacts, on: string): Balances {
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
export const vacationOf = (facts: WholeFacts, on: string): VacationAccount | null => vacationOn(accountFacts(facts), on)

/** What the vacation account follows from. */
export const accountFacts = (facts: WholeFacts) => ({
  ...facts,
  begin: beginOf(facts),
  days: ledgerByYear(facts),
})

/** The ledger of whatever days are asked for: an account asks for the same years again and again. */
function ledgerByYear(facts: WholeFacts): (from: string, to: string) => readonly LedgerDay[] {
  const known = new Map<number, readonly LedgerDay[]>()
  const ofYear = (year: number) => {
    const days = known.get(year) ?? ledgerOf(facts, `${year}-01-01`, `${year}-12-31`)
    known.set(year, days)
    return days
  }
  return (from, to) => {
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ofYear(first + index))
    return years.flat().filter(({ date }) => from <= date && date <= to)
  }
}
